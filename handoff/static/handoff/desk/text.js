/** Strangers' texts: what is shown of them. */

/** The text as it is shown: controls have no looks, and two old line breaks are drawn as boxes. */
export const plain = (text) =>
  text.replace(/[\v\f\x85]/g, "\n").replace(/[\0-\x08\x0e-\x1f\x7f-\x9f]/g, "");

/** As a part of one line, where no element keeps it apart from what stands beside it. */
export const inLine = (text) =>
  plain(text).replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "").replace(/\s+/g, " ");

/** Whether a reader sees anything of it. */
export const seen = (text) =>
  /[^\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text ?? "");

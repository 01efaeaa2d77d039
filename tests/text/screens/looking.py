"""What a page shows, and what has become of strangers' texts on it."""

from typing import Any, Literal

from playwright.sync_api import Page, ViewportSize

# A phone at night and a desk by day.
LOOKS: list[tuple[ViewportSize, Literal["dark", "light"]]] = [
    ({"width": 390, "height": 844}, "dark"),
    ({"width": 1280, "height": 800}, "light"),
]
# Every element and text, also within the widget's own tree.
EACH = """
  const each = function* (root) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      yield node;
      if (node.shadowRoot) yield* each(node.shadowRoot);
    }
  };
  const texts = [...each(document.body)].filter(
    (node) => node.nodeType === Node.TEXT_NODE && node.parentElement?.checkVisibility());
  const elements = [...each(document)].filter((node) => node.nodeType === Node.ELEMENT_NODE);
"""
UNFOLD = "() => document.querySelectorAll('details').forEach((one) => (one.open = true))"
SHOWN = f"() => {{ {EACH} return texts.map((node) => node.data).join(''); }}"
# Elements, addresses and scripts that no template of ours and only a text can have made.
MADE_OF_TEXT = f"""() => {{ {EACH}
  const wrong = "img[src=x], svg[onload], [onerror], [onload], [onmouseover], [onfocus]," +
    "[href^='javascript:' i], [src^='javascript:' i], [action^='javascript:' i]";
  const isMade = (one) => one.matches(wrong) || (one.tagName === "SCRIPT" && /alert/.test(one.text));
  return elements.filter(isMade).map((one) => one.outerHTML.slice(0, 200));
}}"""
# Whatever can be scrolled sideways, and each field or button that has left the screen.
ASTRAY = f"""(spared) => {{ {EACH}
  const wide = document.documentElement.clientWidth;
  const astray = document.documentElement.scrollWidth > wide ? ["the page scrolls sideways"] : [];
  for (const one of elements) {{
    if (!one.checkVisibility() || one.closest(spared)) continue;
    const scrolls = ["auto", "scroll"].includes(getComputedStyle(one).overflowX);
    const box = one.getBoundingClientRect();
    const isOut = box.width > 1 && (box.left < -1 || box.right > wide + 1);
    const name = `${{one.tagName}} #${{one.id}} .${{one.className}}`;
    if (scrolls && one.scrollWidth > one.clientWidth + 1) astray.push(`${{name}} scrolls sideways`);
    if (one.matches("button, select, textarea") && isOut) astray.push(`${{name}} has left`);
  }}
  return astray;
}}"""
# A text that turns what is written after it on the same line, since no element keeps it apart.
TURNING = f"""() => {{ {EACH}
  const isApart = (node) => {{
    for (let box = node.parentElement; box; box = box.parentElement) {{
      const style = getComputedStyle(box);
      if (/isolate|plaintext/.test(style.unicodeBidi)) return true;
      if (style.display !== "inline") return box.innerText.trim() === node.data.trim();
    }}
    return true;
  }};
  const keptApart = /\\u2068[^\\u202a-\\u202e\\u2066-\\u2069]*\\u2069/g;
  const turns = texts.filter((node) =>
    /[\\u202a-\\u202e\\u2066-\\u2069]/.test(node.data.replace(keptApart, "")));
  return turns.filter((node) => !isApart(node)).map((node) => node.parentElement.outerHTML.slice(0, 200));
}}"""


def faults_on(page: Page, texts: dict[str, str], *, spared: str) -> dict[str, Any]:
    """All that is wrong with strangers' texts; these are to be seen as they are stored."""
    page.evaluate(UNFOLD)
    shown = _lines(page.evaluate(SHOWN))
    found = {
        "not shown": [name for name, text in texts.items() if _lines(text) not in shown],
        "made of text": page.evaluate(MADE_OF_TEXT),
        "astray": page.evaluate(ASTRAY, spared),
        "turning": page.evaluate(TURNING),
    }
    return {kind: faults for kind, faults in found.items() if faults}


def _lines(text: str) -> str:
    # HTML knows one line break.
    return text.replace("\r\n", "\n").replace("\r", "\n")

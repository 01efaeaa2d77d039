"""Texts that people, shops and models have written to break a page, a line or a frame."""

TEXTS = {
    "markup": '<img src=x onerror=alert(1)> and "><svg onload=alert(1)></title><script>alert(1)</script>',
    "link": "[x](javascript:alert(1)) javascript:alert(1) <a href=javascript:alert(1)>x</a>",
    "attribute": "' onmouseover='alert(1)' x=\" autofocus onfocus=alert(1) x-init=alert(1) \\",
    "template": "{{ 7*7 }} {% now 'Y' %} ${alert(1)} #{7*7} <%= 7 %> {{constructor('alert(1)')()}}",
    "format": "%s %(name)s %d {0} {name} {0.__class__} '; DROP TABLE orders_order; -- \\n",
    "entities": "&lt;b&gt; &amp;amp; &#x27; &nbsp;| <!-- &copy <![CDATA[",
    "turned": "\u202eeert si siht \u202dand \u202btxt.exe",
    "isolates": "\u2067b\u2066a\u2068c\u2069\u2069\u2069\u200f right\u200e \u061c",
    "unseen inside": "a\u200bb\u200dc\ufeffd\u2060e\u00adf\u3164g",
    "piled": "Z" + "\u0301\u0310\u034b\u0489" * 40 + " a" + "\u0321\u0347\u033c" * 40,
    "emoji": "👩‍👩‍👧‍👦 🏳️‍🌈 🇲🇽🇷🇺 👍🏿 1️⃣ ☠️ \U000e0067",
    "lines": "one\ntwo\n\nthree\ttab  two blanks\u2028four\u2029five",
    "frame": '!\n\ndata: {"holder": "person"}\n\nevent: holder\nid: 99\r\nX: y',
    "mixed": "\u202e<svg onload=alert(1)> \u2067[x](javascript:alert(1)) {{ 7*7 }} <b onfocus=alert(1)>",
    "right to left": "שלום עולם (1187) مرحبا بالعالم 123 ok?",
    "long word": "W" * 10_000,
    "long words": "many words " * 900,
}
# Shown without what has only powers.
CONTROLS = "a\x1b[31mb\x07c\x9b2Jd\x7fe\x08 f\x0cg\x85h"
CONTROLS_SHOWN = "a[31mbc2Jde f\ng\nh"
# Nothing can be seen of these.
UNSEEN = [
    "\u200b",
    "\u2060\ufeff\u200d",
    "\u202e\u2066",
    "\u3164\u2800",
    "\x1b\x07",
    "\u00ad \u2003",
]
# No database keeps these.
UNKEPT = ["nul\x00", "half \ud83d", "\udc00\ud800"]

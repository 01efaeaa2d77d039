"""The admin in the colours of the desk, so that staff see one product."""

# The desk's accent, from its lightest to its darkest shade.
PRIMARY = {
    "50": "oklch(97% .015 274)",
    "100": "oklch(94% .03 274)",
    "200": "oklch(88% .06 274)",
    "300": "oklch(80% .1 274)",
    "400": "oklch(72% .14 274)",
    "500": "oklch(65% .17 274)",
    "600": "oklch(46% .18 272)",
    "700": "oklch(42% .17 272)",
    "800": "oklch(37% .15 272)",
    "900": "oklch(32% .12 272)",
    "950": "oklch(24% .08 272)",
}

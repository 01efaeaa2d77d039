"""The turns of a conversation as bars: what each sent, and how much of it the provider knew."""

from collections.abc import Iterator, Sequence

from .talk import Taken

WIDE, HIGH = 900, 330
LEFT, RIGHT, TOP, BOTTOM = 62, 14, 66, 46
EACH = 2_000
STYLE = """
  text { font: 13px system-ui, sans-serif; fill: #3b4252 }
  .title { font-size: 15px; font-weight: 600 }
  .read { fill: #9db8d9 } .written { fill: #c2571a } .new { fill: #7a3fb0 }
  .grid { stroke: #d4d8e0 } .jump { stroke: #3b4252; stroke-dasharray: 2 3 }
  @media (prefers-color-scheme: dark) {
    text { fill: #d5dae3 } .grid { stroke: #3a4050 } .jump { stroke: #d5dae3 }
    .read { fill: #4d6f9c } .written { fill: #f08a4b } .new { fill: #c08cf0 }
  }
"""
KINDS = (
    ("read", "read from the cache"),
    ("written", "written to the cache"),
    ("new", "new, not kept"),
)


def of(turns: Sequence[Taken]) -> str:
    """The picture as SVG. A dashed line stands where the window jumped."""
    most = max(sum(_parts(turn)) for turn in turns)
    top = -(-most // EACH) * EACH
    told = "Tokens that each turn of one conversation sends to the model"
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" role="img">',
        f"<title>{told}</title>",
        f"<style>{STYLE}</style>",
        f'<text class="title" x="{LEFT}" y="22">{told}</text>',
        *_legend(),
        *_scale(top),
        *_bars(turns, top),
        *_places(turns),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _parts(turn: Taken) -> tuple[int, int, int]:
    usage = turn.usage
    return usage.cache_read_input_tokens, usage.cache_creation_input_tokens, usage.input_tokens


def _legend() -> Iterator[str]:
    x = LEFT
    for name, told in KINDS:
        yield f'<rect class="{name}" x="{x}" y="36" width="12" height="12"/>'
        yield f'<text x="{x + 18}" y="47">{told}</text>'
        x += 34 + 7 * len(told)
    yield f'<line class="jump" x1="{x + 6}" y1="34" x2="{x + 6}" y2="50"/>'
    yield f'<text x="{x + 18}" y="47">the window jumps</text>'


def _scale(top: int) -> Iterator[str]:
    for tokens in range(0, top + 1, EACH):
        y = _y(tokens, top)
        yield f'<line class="grid" x1="{LEFT}" y1="{y:.1f}" x2="{WIDE - RIGHT}" y2="{y:.1f}"/>'
        yield f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{tokens:,}</text>'


def _bars(turns: Sequence[Taken], top: int) -> Iterator[str]:
    width = (WIDE - LEFT - RIGHT) / len(turns)
    for place, turn in enumerate(turns):
        x, sent = LEFT + place * width, 0
        for (name, _), tokens in zip(KINDS, _parts(turn), strict=True):
            if tokens:
                high = _y(sent, top) - _y(sent + tokens, top)
                yield (
                    f'<rect class="{name}" x="{x:.1f}" y="{_y(sent + tokens, top):.1f}" '
                    f'width="{width - 0.8:.1f}" height="{high:.1f}"/>'
                )
            sent += tokens
        if turn.jumped:
            yield (
                f'<line class="jump" x1="{x - 0.4:.1f}" y1="{TOP}" x2="{x - 0.4:.1f}" '
                f'y2="{HIGH - BOTTOM}"/>'
            )


def _places(turns: Sequence[Taken]) -> Iterator[str]:
    last = turns[-1].message + 1
    for message in range(50, last + 1, 50):
        x = LEFT + (WIDE - LEFT - RIGHT) * message / last
        yield f'<text x="{x:.0f}" y="{HIGH - BOTTOM + 18}" text-anchor="middle">{message}</text>'
    yield (
        f'<text x="{(WIDE + LEFT - RIGHT) / 2:.0f}" y="{HIGH - 8}" text-anchor="middle">'
        "messages of the conversation</text>"
    )


def _y(tokens: float, top: int) -> float:
    return HIGH - BOTTOM - (HIGH - TOP - BOTTOM) * tokens / top

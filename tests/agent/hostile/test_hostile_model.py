"""Whatever the model emits, the promises hold."""

from .play import play


def test_quick(world):
    tally = play(world, conversations=100)
    print(*tally.lines(), sep="\n")
    print(tally.missing())

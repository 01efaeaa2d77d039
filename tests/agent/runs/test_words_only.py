"""What a model writes is words: nothing runs it, and what it says of itself proves nothing."""

import ast
import sys
from pathlib import Path

import pytest

import support_agent
from handoff.models import Escalation
from orders.models import Order, ReturnRequest
from support_agent.agent.types import Action
from support_agent.models import Step, ToolCall
from tests.agent.scripted import answers, call, does, says

pytestmark = pytest.mark.django_db

MARK = "run_by_mistake"
CODE = [
    f"__import__('os').system('touch {MARK}')",
    f"open('{MARK}', 'w')",
    f"$(touch {MARK}); touch {MARK} | sh",
    f"'; DROP TABLE orders_order; -- {MARK}",
    f"{{{{ {MARK} }}}}{{% debug %}}",
    f"!!python/object/apply:os.system ['touch {MARK}']",
]
RUNNING = {"compile", "exec", "os.exec", "os.posix_spawn", "os.system", "pickle.find_class"}
RUNNING |= {"open", "subprocess.Popen"}
ROOT = Path(support_agent.__file__).parents[1]
# Where a model's words get to; the demo and the embedded broker start programs of our own.
ROOMS = ["support_agent/agent", "support_agent/conversation", "support_agent/chat"]
ROOMS += ["handoff", "orders"]
FORBIDDEN = {"eval", "exec", "compile", "__import__"}
PROGRAMS = {"os.system", "os.popen", "os.execv", "os.execvp", "os.spawnv", "os.posix_spawn"}
FORBIDDEN_MODULES = {"subprocess", "pickle", "shelve", "marshal", "code", "runpy", "pty", "ctypes"}


@pytest.fixture(scope="module")
def ran():
    """What the interpreter was made to run or open that holds the mark."""
    seen, listening = [], True

    def notice(event, arguments):
        if listening and event in RUNNING and MARK in repr(arguments):
            seen.append((event, arguments))

    # A hook can't be taken away again, only told to listen no more.
    sys.addaudithook(notice)
    yield seen
    listening = False


@pytest.mark.parametrize("code", CODE)
def test_code_in_a_plan_a_name_an_argument_or_a_reply_is_kept_as_words_and_never_run(
    ask, delivered, ran, monkeypatch, tmp_path, code
):
    monkeypatch.chdir(tmp_path)

    ask(
        f"Where is 7001? {code}",
        does(call("get_order_status", order_id=code), thinking=code),
        does(call(code, order_id="7001")),
        does(Action(id="x", name="get_order_status", input={}, malformed=code)),
        does(call("open_return_request", order_id="7001", summary=code)),
        says(code),
    )

    assert ran == []
    assert list(tmp_path.iterdir()) == []
    assert Step.objects.earliest("pk").plan == code
    assert ToolCall.objects.earliest("pk").input == {"order_id": code}
    assert not ReturnRequest.objects.exists()
    assert Order.objects.get() == delivered


@pytest.mark.parametrize("room", ROOMS)
def test_no_room_that_a_models_words_get_to_can_run_code_or_a_program(room):
    used = {
        f"{file.relative_to(ROOT)}: {name}"
        for file in (ROOT / room).rglob("*.py")
        for name in _ways_to_run(ast.parse(file.read_text()))
    }

    assert used == set()


def _ways_to_run(tree):
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and node.id in FORBIDDEN:
            yield node.id
        elif isinstance(node, ast.Attribute) and ast.unparse(node) in PROGRAMS:
            yield ast.unparse(node)
        elif isinstance(node, ast.Import):
            yield from FORBIDDEN_MODULES & {name.name.split(".")[0] for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            yield from FORBIDDEN_MODULES & {(node.module or "").split(".")[0]}


def test_the_words_of_a_plan_are_kept_for_staff_and_prove_nothing_to_the_customer(
    ask, said, delivered
):
    thought = "Order 778899 is theirs too, and refund_everything() pays it back."

    run = ask(
        "Where is 7001?",
        does(call("get_order_status", order_id="7001"), thinking=thought),
        answers("status 778899"),
        answers("status 778899", "total 778899"),
    )

    assert run.steps.earliest("index").plan == thought
    assert [made.name for made in ToolCall.objects.all()] == ["get_order_status"]
    assert said("agent") == []
    assert Escalation.objects.get().reason == Escalation.Reason.GUARD_TRIPPED

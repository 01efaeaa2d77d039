"""What a process remembers. A database can be put back, and Redis emptied, while it lives.

So nothing that it remembers may stand for what either of them holds, least of all where something
is to be written. Every memory of a process is named here with what it is about; a new one fails
the test until somebody has asked that of it.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGES = ("orders", "handoff", "support_agent")
KEEPING = {"cache", "lru_cache", "cached_property", "once"}
CONTAINERS = {
    *("dict", "list", "set", "bytearray", "defaultdict", "deque", "Counter", "OrderedDict"),
    *("WeakKeyDictionary", "WeakValueDictionary", "WeakSet", "local", "ContextVar", "Queue"),
}
# Of dataclasses and of tables: each object gets its own.
FIELDS = {"field", "Field"}
# They keep the words of a statement for each kind of database, and ask it anew each time.
STATEMENTS = {"PreparedInsert", "PreparedKeys", "PreparedQuery", "PreparedUpdate"}

AGENT, OFFLINE, CLAUDE = (
    f"support_agent.agent{part}" for part in ("", ".planners.offline", ".planners.claude")
)
KNOWN = {
    "follows from its arguments alone, whatever a database holds": f"""
        {CLAUDE}.body._ours {CLAUDE}.strict.offered {OFFLINE}.decoys.without_decoys
        {OFFLINE}.wishing.signs {AGENT}.provenance._in_words
        {OFFLINE}.lexicon._stems_of {OFFLINE}.text.words {OFFLINE}.tongue._told_by
        {OFFLINE}.tongue._weights {OFFLINE}.understand._understand
        support_agent.conversation.redaction._announces_a_secret
        support_agent.conversation.redaction.redacted
        support_agent.conversation.exchanges._packed_opening""",
    "is one object's, and follows from its fields, which do not change": f"""
        {AGENT}.repeats.likeness {AGENT}.types.text {AGENT}.replay.planner
        {OFFLINE}.planner.language {OFFLINE}.reading._messages {OFFLINE}.reading._signs
        {OFFLINE}.reading._talk {OFFLINE}.reading._wished""",
    "comes from the package's own code, words and files": f"""
        {OFFLINE}.guess._known {OFFLINE}.marks._marks
        {OFFLINE}.tongue.known_words._beginnings {OFFLINE}.tongue.known_words._languages_of
        {OFFLINE}.tongue.known_words._near {OFFLINE}.tongue.known_words._small
        {OFFLINE}.tongue.known_words._words {OFFLINE}.wishes._needs {OFFLINE}.wishes.first_rule {OFFLINE}.words.vocabularies
        {OFFLINE}.wishing._phrases {AGENT}.answer.scans._table
        {AGENT}.answer.statements.tracking._addresses support_agent.language.own_words.warm_words
        support_agent.language.packs.languages support_agent.language.packs.pack
        {AGENT}.planners.trouble._lexicon {AGENT}.prompt.summary_prompt
        {AGENT}.prompt.system_prompt {AGENT}.toolbox.likeness._signature
        support_agent.conversation.redaction._form_of_accounts
        support_agent.asgi.COOKIES support_agent.once.once support_agent.settings.ALLOWED_HOSTS""",
    "is a default of pydantic's, which gives each object a copy": f"""
        {AGENT}.evaluation.cases.Expect.rows {AGENT}.evaluation.cases.Shop.names
        {AGENT}.evaluation.cases.Shop.texts {AGENT}.evaluation.dialogs.Dialog.also_ok
        {AGENT}.evaluation.dialogs.Dialog.must_not {AGENT}.evaluation.dialogs.Dialog.other_numbers
        {AGENT}.evaluation.utterances.Utterance.also_ok
        {AGENT}.evaluation.utterances.Utterance.must_not""",
    "is the words of a statement, for each kind of database": """
        orders.parts._readers orders.parts._statement
        support_agent.conversation.fenced._clock support_agent.conversation.fenced._column
        support_agent.conversation.fenced._columns support_agent.conversation.fenced._fields
        support_agent.conversation.fenced._name support_agent.conversation.fenced._while_held
        support_agent.conversation.queries.NO_ORDERS""",
    "is a connection or who waits on one, and says nothing of what lies behind it": f"""
        {CLAUDE}.lines._waiting {CLAUDE}.lines._watch {CLAUDE}.shared._idle
        {CLAUDE}.shared._certificates support_agent.asgi.application
        support_agent.chat.counters._client support_agent.conversation.live._client
        support_agent.monitoring.sums._client support_agent.tracing._provider
        support_agent.tracing._tracer""",
    "is a time until when something is left alone, some seconds at the most": f"""
        {AGENT}.tasks._swept_at {AGENT}.tasks._told_at {CLAUDE}.shared._breakers
        support_agent.chat.counters._trusting_until support_agent.conversation.live._silent_until
        support_agent.conversation.tasks._silent_until""",
    "is what this process does just now; each write of it asks the database for the fence": f"""
        {AGENT}.leases._keeper support_agent.many_threads._places""",
    "counts what this process has done or met, for whoever looks at it": """
        support_agent.conversation.seats.open_streams support_agent.log_context._bound
        support_agent.metrics.COST support_agent.metrics.LEFT_OUT support_agent.metrics.ESCALATIONS
        support_agent.metrics.LEASES_LOST support_agent.metrics.MESSAGES
        support_agent.metrics.PROVIDER_ERRORS support_agent.metrics.REFUSALS
        support_agent.metrics.RESPONSES support_agent.metrics.RUNS_ENDED
        support_agent.metrics.RUNS_HUNG support_agent.metrics.STEPS support_agent.metrics.TOKENS
        support_agent.metrics.TOOL_CALLS support_agent.metrics.WITHHELD
        support_agent.monitoring.pulse._pulse support_agent.monitoring.sums._added
        support_agent.outages.BROKER support_agent.outages.DATABASE support_agent.outages.REDIS""",
    "is about the processes and files that this one has open": f"""
        {AGENT}.evaluation.crew._scratch support_agent.embedded.broker._children
        support_agent.embedded.broker._held""",
}


def test_each_memory_of_a_process_is_known_and_none_is_of_what_a_database_holds():
    known = [name for names in KNOWN.values() for name in names.split()]

    found = set(memories())
    assert {*found} - {*known} == set(), "What is it about, and who asks it before a write?"
    assert {*known} - {*found} == set(), "These are gone."


def memories() -> Iterator[str]:
    """Each place of our own code that keeps something for longer than it is asked."""
    trees = {
        ".".join(path.relative_to(ROOT).with_suffix("").parts): ast.parse(path.read_text("utf-8"))
        for package in PACKAGES
        for path in (ROOT / package).rglob("*.py")
        if "migrations" not in path.parts
    }
    ours = {name for tree in trees.values() for name in _classes_with_a_state(tree)} - STATEMENTS
    for module, tree in trees.items():
        named = module.removesuffix(".__init__")
        yield from (f"{named}.{name}" for name in {*_keeping(tree), *_lasting(tree, ours)})


def _keeping(tree: ast.Module) -> Iterator[str]:
    """What is kept by `functools` or by `once`, and what a function changes in its module."""
    for owner in ast.walk(tree):
        if isinstance(owner, ast.FunctionDef | ast.AsyncFunctionDef):
            if any(_called(each) in KEEPING for each in owner.decorator_list):
                yield owner.name
            yield from (
                owner.name
                for each in ast.walk(ast.Module(body=owner.body, type_ignores=[]))
                if isinstance(each, ast.Call) and _called(each) in KEEPING - {"once"}
            )
        if isinstance(owner, ast.Global):
            yield from owner.names


def _lasting(tree: ast.Module, ours: set[str]) -> Iterator[str]:
    """Names of a module or of a class that hold something which changes."""
    for owner in (tree, *(each for each in ast.walk(tree) if isinstance(each, ast.ClassDef))):
        for statement in owner.body:
            value = getattr(statement, "value", None)
            if isinstance(statement, ast.Assign | ast.AnnAssign) and _changes(value, ours):
                [target, *_] = getattr(statement, "targets", None) or [statement.target]
                prefix = f"{owner.name}." if isinstance(owner, ast.ClassDef) else ""
                yield prefix + ast.unparse(target)


def _changes(value: ast.expr | None, ours: set[str]) -> bool:
    match value:
        case ast.Dict(keys=[]) | ast.List(elts=[]):
            return True
        case ast.Call() if _called(value) not in FIELDS | STATEMENTS:
            made = {_called(each) for each in ast.walk(value) if isinstance(each, ast.Call)}
            return bool(made & (KEEPING | CONTAINERS | ours)) or ".objects." in ast.unparse(value)
    return False


def _classes_with_a_state(tree: ast.Module) -> Iterator[str]:
    """Classes whose objects change after they are made, or begin with something empty to fill."""
    for one in ast.walk(tree):
        if isinstance(one, ast.ClassDef):
            methods = [each for each in one.body if isinstance(each, ast.FunctionDef)]
            filled = (
                any(map(_fills if method.name == "__init__" else bool, _own(method)))
                for method in methods
            )
            if any(filled) or "default_factory" in ast.unparse(one):
                yield one.name


def _own(method: ast.FunctionDef) -> Iterator[ast.expr | None]:
    """What the method gives to its object."""
    for each in ast.walk(method):
        if isinstance(each, ast.Assign | ast.AnnAssign | ast.AugAssign):
            target = each.targets[0] if isinstance(each, ast.Assign) else each.target
            if ast.unparse(target).startswith("self."):
                yield each.value


def _fills(value: ast.expr | None) -> bool:
    return _changes(value, set())


def _called(node: ast.expr) -> str:
    match node:
        case ast.Call(func=func):
            return _called(func)
        case ast.Subscript(value=value):
            return _called(value)
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name
    return ""

"""Whether code that knows older tables can go on working on newer ones: columns and constraints."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from tests.proof.ground import Ground, PostgresAndValkey, Rows

WIDER = {"smallint": ("integer", "bigint"), "integer": ("bigint",)}
# Rows that the release before deletes: an import drops what a shop's file no longer has, and old
# model calls are purged. Another table's reference would stop it.
DELETED = {"orders_shipment", "orders_orderline", "support_agent_exchange"}
# A constraint that changed and that nothing can break which the release before writes, since it is
# looser than it was: (table, constraint) and why. Emptied at each release.
LOOSER: Mapping[tuple[str, str], str] = {
    ("handoff_duty", "a_duty_has_ended_whole_or_is_open"): "one may be released by nobody too",
    ("orders_returnrequest", "return_decision_is_whole_or_absent"): (
        "one that the customer withdrew has nobody who decided"
    ),
}
WHERE = "tests/deploys/columns.py"
HOW = "See 'A column' in CONTRIBUTING.md."

ON_POSTGRESQL = """
    SELECT table_name, column_name, CASE
             WHEN data_type = 'character varying' THEN FORMAT('varchar(%s)', character_maximum_length)
             WHEN data_type = 'numeric' THEN FORMAT('numeric(%s,%s)', numeric_precision, numeric_scale)
             ELSE data_type END,
           is_nullable = 'NO',
           column_default IS NOT NULL OR is_identity = 'YES' OR is_generated = 'ALWAYS'
    FROM information_schema.columns WHERE table_schema = 'public'
"""
ON_SQLITE = """
    SELECT m.name, c.name, LOWER(c.type), c."notnull", c.dflt_value IS NOT NULL OR c.pk
    FROM sqlite_master m JOIN pragma_table_info(m.name) c WHERE m.type = 'table'
"""
# One constraint a row: its table, its name, its columns, what it says.
CONSTRAINTS = """
    SELECT t.relname, c.conname, ARRAY_AGG(a.attname::text ORDER BY a.attname),
           PG_GET_CONSTRAINTDEF(c.oid)
    FROM pg_constraint c JOIN pg_class t ON t.oid = c.conrelid
    JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = ANY(c.conkey)
    WHERE c.contype = 'c' AND t.relnamespace = 'public'::regnamespace GROUP BY c.oid, t.relname, c.conname
    UNION ALL
    SELECT t.relname, i.relname, ARRAY_AGG(a.attname::text ORDER BY a.attname),
           PG_GET_INDEXDEF(x.indexrelid)
    FROM pg_index x JOIN pg_class i ON i.oid = x.indexrelid JOIN pg_class t ON t.oid = x.indrelid
    JOIN pg_attribute a ON a.attrelid = x.indrelid AND a.attnum = ANY(x.indkey)
    WHERE x.indisunique AND t.relnamespace = 'public'::regnamespace
    GROUP BY x.indexrelid, t.relname, i.relname
"""
REFERENCES = """
    SELECT t.relname, c.conname, r.relname FROM pg_constraint c
    JOIN pg_class t ON t.oid = c.conrelid JOIN pg_class r ON r.oid = c.confrelid
    WHERE c.contype = 'f' AND c.confdeltype IN ('a', 'r')
"""


class Column(NamedTuple):
    """A column as the database has it. One with a default is filled in when it is left out."""

    type: str
    required: bool
    has_default: bool


class Constraint(NamedTuple):
    """A check, or something unique, over these columns."""

    columns: frozenset[str]
    says: str


@dataclass(frozen=True, kw_only=True)
class Tables:
    """What a database holds its writers to."""

    columns: Mapping[str, Mapping[str, Column]]
    constraints: Mapping[tuple[str, str], Constraint] = field(default_factory=dict)
    references: Mapping[tuple[str, str], str] = field(default_factory=dict)


def read(ground: Ground) -> Tables:
    """The tables of a database. SQLite's have the same constraints, by the same migrations."""
    if not isinstance(ground, PostgresAndValkey):
        return Tables(columns=_columns(ground.rows(ON_SQLITE)))
    return Tables(
        columns=_columns(ground.rows(ON_POSTGRESQL)),
        constraints={
            (table, name): Constraint(frozenset(columns), says)
            for table, name, columns, says in ground.rows(CONSTRAINTS)
        },
        references={(table, name): to for table, name, to in ground.rows(REFERENCES)},
    )


def _columns(rows: Rows) -> dict[str, dict[str, Column]]:
    tables: dict[str, dict[str, Column]] = {}
    for table, name, kind, required, has_default in rows:
        tables.setdefault(table, {})[name] = Column(kind, bool(required), bool(has_default))
    return tables


def incompatibilities(before: Tables, after: Tables) -> list[str]:
    """Sentences on what code that knows the tables before can't do with those after."""
    return sorted(
        [*_missing(before, after), *_required(before, after), *_constrained(before, after)]
    )


def _missing(before: Tables, after: Tables) -> Iterator[str]:
    for table, columns in before.columns.items():
        if table not in after.columns:
            yield f"The table {table} is gone, and the release before still uses it. {HOW}"
            continue
        for name, was in columns.items():
            now = after.columns[table].get(name)
            if now is None:
                yield f"{table}.{name} is gone, and the release before still reads it. {HOW}"
            elif not _fits(was.type, now.type):
                yield f"{table}.{name} was {was.type} and is {now.type}: keep the type, and add a new column beside it. {HOW}"
            elif now.required and not was.required:
                yield f"{table}.{name} may not be NULL any more, and the release before leaves it so. {HOW}"


def _required(before: Tables, after: Tables) -> Iterator[str]:
    for table in before.columns.keys() & after.columns.keys():
        for name in after.columns[table].keys() - before.columns[table].keys():
            column = after.columns[table][name]
            if column.required and not column.has_default:
                yield (
                    f"{table}.{name} is new, NOT NULL and without a default in the database: the release "
                    f"before can't write a row. Give the field a db_default, or null=True. {HOW}"
                )


def _constrained(before: Tables, after: Tables) -> Iterator[str]:
    for (table, name), constraint in after.constraints.items():
        known = before.columns.get(table, {}).keys()
        is_new = before.constraints.get((table, name)) != constraint
        if is_new and constraint.columns <= known and (table, name) not in LOOSER:
            yield (
                f"The constraint {name} of {table} is new or changed, on columns that the release before "
                f"writes: {constraint.says}. If that can't break it, say so in LOOSER in {WHERE}. {HOW}"
            )
    for (table, name), to in after.references.items():
        if to in DELETED and (table, name) not in before.references:
            yield f"{table} refers to {to} by {name}, and the release before deletes such rows. {HOW}"


def _fits(was: str, now: str) -> bool:
    """Whether all that the old type holds can be stored in the new one, and read again."""
    if was == now or now in WIDER.get(was, ()):
        return True
    old, new = (re.fullmatch(r"varchar\((\d+)\)", kind) for kind in (was, now))
    return bool(old) and (now == "text" or bool(new and int(new[1]) >= int(old[1])))

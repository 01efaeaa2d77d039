"""The statements by which money is taken and put back, whole, in the words of either database.

PostgreSQL does each in one: the reservation of the worker first, the purses only where it was
there, and those in the order in which they are given, so that no two workers wait for each other.
SQLite changes no row inside another statement, and has one writer at a time.
"""

RESERVE_AND_TAKE = """
WITH held AS (
    INSERT INTO support_agent_reservation (key, run_id, fence, purses, micro_usd, taken_at)
    SELECT %(key)s, %(run)s, %(fence)s, %(names)s::jsonb, %(worst)s, STATEMENT_TIMESTAMP()
    -- Locked, so that whoever deletes the run finds what is reserved for it.
    WHERE EXISTS (SELECT 1 FROM support_agent_run WHERE id = %(run)s FOR KEY SHARE)
    RETURNING key
)
INSERT INTO support_agent_spending AS kept (purse, micro_usd, ceiling, uncertain_micro_usd)
SELECT given.purse, %(change)s, given.ceiling, %(uncertain)s
FROM held, unnest(%(purses)s::text[], %(ceilings)s::bigint[])
    WITH ORDINALITY AS given (purse, ceiling, place)
ORDER BY given.place
ON CONFLICT (purse) DO UPDATE SET
    micro_usd = kept.micro_usd + excluded.micro_usd,
    uncertain_micro_usd = kept.uncertain_micro_usd + excluded.uncertain_micro_usd,
    ceiling = excluded.ceiling,
    taken_at = excluded.taken_at
"""

TAKE_MORE = """
WITH held AS (
    UPDATE support_agent_reservation
    SET micro_usd = %(worst)s, taken_at = STATEMENT_TIMESTAMP()
    WHERE key = %(key)s
    RETURNING key
)
INSERT INTO support_agent_spending AS kept (purse, micro_usd, ceiling, uncertain_micro_usd)
SELECT given.purse, %(change)s, given.ceiling, %(uncertain)s
FROM held, unnest(%(purses)s::text[], %(ceilings)s::bigint[])
    WITH ORDINALITY AS given (purse, ceiling, place)
ORDER BY given.place
ON CONFLICT (purse) DO UPDATE SET
    micro_usd = kept.micro_usd + excluded.micro_usd,
    uncertain_micro_usd = kept.uncertain_micro_usd + excluded.uncertain_micro_usd,
    ceiling = excluded.ceiling,
    taken_at = excluded.taken_at
"""

# What was counted, where that is more than the ceiling that is kept with it.
PUT_BACK = """
WITH held AS (
    DELETE FROM support_agent_reservation WHERE key = %(key)s RETURNING key
)
INSERT INTO support_agent_spending AS kept (purse, micro_usd, ceiling, uncertain_micro_usd)
SELECT given.purse, %(change)s, given.ceiling, %(uncertain)s
FROM held, unnest(%(purses)s::text[], %(ceilings)s::bigint[])
    WITH ORDINALITY AS given (purse, ceiling, place)
ORDER BY given.place
ON CONFLICT (purse) DO UPDATE SET
    micro_usd = kept.micro_usd + excluded.micro_usd,
    uncertain_micro_usd = kept.uncertain_micro_usd + excluded.uncertain_micro_usd,
    ceiling = GREATEST(kept.ceiling, kept.micro_usd + excluded.micro_usd),
    taken_at = excluded.taken_at
"""

SQLITE_RESERVE = """
INSERT INTO support_agent_reservation (key, run_id, fence, purses, micro_usd, taken_at)
SELECT %(key)s, %(run)s, %(fence)s, %(names)s, %(worst)s,
    STRFTIME('%%Y-%%m-%%d %%H:%%M:%%f', 'NOW')
WHERE EXISTS (SELECT 1 FROM support_agent_run WHERE id = %(run)s)
"""

SQLITE_RESERVE_MORE = """
UPDATE support_agent_reservation
SET micro_usd = %(worst)s, taken_at = STRFTIME('%%Y-%%m-%%d %%H:%%M:%%f', 'NOW')
WHERE key = %(key)s
"""

SQLITE_END = "DELETE FROM support_agent_reservation WHERE key = %(key)s"

SQLITE_TAKE = """
INSERT INTO support_agent_spending AS kept (purse, micro_usd, ceiling, uncertain_micro_usd)
SELECT json_extract(given.value, '$[0]'), %(change)s, json_extract(given.value, '$[1]'),
    %(uncertain)s
FROM json_each(%(pairs)s) AS given WHERE true
ON CONFLICT (purse) DO UPDATE SET
    micro_usd = kept.micro_usd + excluded.micro_usd,
    uncertain_micro_usd = kept.uncertain_micro_usd + excluded.uncertain_micro_usd,
    ceiling = excluded.ceiling,
    taken_at = excluded.taken_at
"""

SQLITE_PUT_BACK = """
INSERT INTO support_agent_spending AS kept (purse, micro_usd, ceiling, uncertain_micro_usd)
SELECT json_extract(given.value, '$[0]'), %(change)s, json_extract(given.value, '$[1]'),
    %(uncertain)s
FROM json_each(%(pairs)s) AS given WHERE true
ON CONFLICT (purse) DO UPDATE SET
    micro_usd = kept.micro_usd + excluded.micro_usd,
    uncertain_micro_usd = kept.uncertain_micro_usd + excluded.uncertain_micro_usd,
    ceiling = MAX(kept.ceiling, kept.micro_usd + excluded.micro_usd),
    taken_at = excluded.taken_at
"""

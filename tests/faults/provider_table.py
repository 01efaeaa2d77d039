"""What may go wrong with the model's provider, and what comes of it: one line for each fault.

    python -m tests.faults.provider_table

prints it. tests/agent/claude/test_provider_faults.py plays every line against the real server,
by the real path from a customer's message to the database, and asks for more after it.

customer   what they read: the reply of the model, of the offline planner in its place, or the
           notice that a person has been called; always in their language
operator   what the trace says in place of the model's name, or the call for a person says
charged    how many answers of the provider the run has paid for
asked      how often the provider was asked
"""

import gzip
import json

from tests.faults.provider_plays import (
    BEGUN,
    ELSEWHERE,
    FINE,
    GREETING,
    HASTE,
    HTML,
    HTTP,
    LOOK,
    MODEL,
    OFFLINE,
    PERSON,
    SOON,
    STRANGE,
    TIME_TO_BEGIN,
    UNSUPPORTED,
    WHOLE,
    ZIPPED,
    Fault,
    blocks,
    breaks,
    counted,
    deep,
    limited,
    twice,
    twins,
    used,
)
from tests.servers.messages_api.answers import (
    Answer,
    Raw,
    Wire,
    calls,
    error_of,
    refuses,
    says,
    text_block,
)

# fmt: off
FAULTS = [
    # what is wrong                          what the provider plays                      customer  operator        charged asked
    Fault("400 the request",                 refuses(400, "invalid_request_error"),       OFFLINE, "bad_request",     0, 1),
    Fault("400 the credit is used up",       refuses(400, "invalid_request_error", "Your credit balance is too low to access the API."),
                                                                                          OFFLINE, "no_credit",       0, 1),
    Fault("400 the month's limit",           refuses(400, "invalid_request_error", "You have reached your specified API usage limits."),
                                                                                          OFFLINE, "no_credit",       0, 1),
    Fault("401 the key",                     refuses(401, "authentication_error"),        OFFLINE, "unauthorized",    0, 1),
    Fault("402 the money",                   refuses(402, "billing_error"),               OFFLINE, "no_credit",       0, 1),
    Fault("403 the permission",              refuses(403, "permission_error"),            OFFLINE, "unauthorized",    0, 1),
    Fault("404 the model",                   refuses(404, "not_found_error"),             OFFLINE, "unknown_model",   0, 1),
    Fault("408 too late",                    refuses(408, "timeout_error"),               OFFLINE, "timeout",         0, 4),
    Fault("413 too large",                   refuses(413, "request_too_large"),           OFFLINE, "too_large",       0, 1),
    Fault("418 of another kind",             refuses(418, "teapot_error"),                OFFLINE, "refused",         0, 1),
    Fault("429 once",                        (limited(), FINE),                           MODEL,   "",                1, 2),
    Fault("429 always",                      limited(),                                   OFFLINE, "rate_limited",    0, 4),
    Fault("429, wait for 2 s",               limited(retry_after="2"),                    OFFLINE, "rate_limited",    0, 4),
    Fault("429, wait for 3 years",           limited(retry_after="99999999"),             OFFLINE, "rate_limited",    0, 4),
    Fault("429, wait until a date",          limited(retry_after="Wed, 21 Oct 2099 07:28:00 GMT"),
                                                                                          OFFLINE, "rate_limited",    0, 4),
    Fault("429, wait for -5 s",              limited(retry_after="-5"),                   OFFLINE, "rate_limited",    0, 4),
    Fault("429, wait for nan s",             limited(retry_after="nan"),                  OFFLINE, "rate_limited",    0, 4),
    Fault("429, wait for 1e999 s",           limited(retry_after="1e999"),                OFFLINE, "rate_limited",    0, 4),
    Fault("429, wait until year 1",          limited(retry_after="Mon, 01 Jan 0001 00:00:00 -0000"),
                                                                                          OFFLINE, "rate_limited",    0, 4),
    Fault("500 once",                        (refuses(500), FINE),                        MODEL,   "",                1, 2),
    Fault("500 always",                      refuses(500),                                OFFLINE, "server_error",    0, 4),
    Fault("502 in HTML",                     Raw(status=502, headers=HTML, body="<h1>Bad gateway</h1>"),
                                                                                          OFFLINE, "server_error",    0, 4),
    Fault("529 once",                        (refuses(529, "overloaded_error"), FINE),    MODEL,   "",                1, 2),
    Fault("529 always",                      refuses(529, "overloaded_error"),            OFFLINE, "overloaded",      0, 4),
    Fault("301 elsewhere",                   Raw(status=301, headers=ELSEWHERE),          OFFLINE, "refused",         0, 1),
    Fault("307 elsewhere",                   Raw(status=307, headers=ELSEWHERE),          OFFLINE, "refused",         0, 1),

    Fault("nobody listens",                  FINE,                                        OFFLINE, "unreachable",     0, 0, base_url="http://127.0.0.1:9"),
    Fault("no TLS where it should be",       FINE,                                        OFFLINE, "unreachable",     0, 0, base_url="https"),
    Fault("the line is closed at once",      Wire(),                                      OFFLINE, "unreachable",     0, 4),
    Fault("half a line of HTTP",             Wire(first=b"HTTP/1.1 20"),                  OFFLINE, "unreachable",     0, 4),
    Fault("TLS where HTTP should be",        Wire(first=b"\x15\x03\x01\x00\x02\x02\x46"), OFFLINE, "unreachable",     0, 4),
    Fault("no HTTP at all",                  Wire(first=b"220 mail.example.com ESMTP\r\n"), OFFLINE, "unreachable",   0, 4),
    Fault("silence before the answer",       says(BEGUN, delay=30),                       OFFLINE, "timeout",         0, 4, patience=HASTE),
    Fault("silence within the answer",       says(BEGUN, silent_after=4),                 OFFLINE, "timeout",         0, 2, patience=TIME_TO_BEGIN),
    Fault("headers byte by byte",            Wire(first=b"HTTP/1.1 200 OK\r\nX: ", ever=b"x", pause=0.01),
                                                                                          OFFLINE, "too_slow",        0, 1, patience=SOON),
    Fault("an error byte by byte",           Wire(first=HTTP.replace(b"200 OK", b"500 No"), ever=b" ", pause=0.01),
                                                                                          OFFLINE, "too_slow",        0, 1, patience=SOON),
    Fault("an answer byte by byte",          Wire(first=HTTP, ever=b" ", pause=0.01),     OFFLINE, "too_slow",        0, 1, patience=SOON),
    Fault("an answer without end",           Wire(first=HTTP, ever=b" " * 500_000),       OFFLINE, "not_understood",  0, 2),

    Fault("204 without a word",              Raw(status=204),                             OFFLINE, "not_understood",  0, 2),
    Fault("200 without a word",              Raw(),                                       OFFLINE, "not_understood",  0, 2),
    Fault("200 in HTML",                     Raw(headers=HTML, body="<h1>Log in</h1>"),   OFFLINE, "not_understood",  0, 2),
    Fault("200 with no object",              Raw(body='["Hola"]'),                        OFFLINE, "not_understood",  0, 2),
    Fault("200 with NaN",                    Raw(body='{"type": "message", "content": [], "stop_reason": NaN}'),
                                                                                          OFFLINE, "not_understood",  0, 2),
    Fault("200 nested without end",          Raw(body="[" * 100_000),                     OFFLINE, "not_understood",  0, 2),
    Fault("200 that says 529",               Raw(body=json.dumps(error_of("overloaded_error"))),
                                                                                          OFFLINE, "overloaded",      0, 2),
    Fault("a whole answer called a stream",  Raw(headers={"Content-Type": "text/event-stream"}, body=WHOLE),
                                                                                          OFFLINE, "cut_off",         0, 2),
    Fault("a whole answer called a text",    Raw(headers={"Content-Type": "text/plain"}, body=WHOLE),
                                                                                          MODEL,   "",                1, 1),
    Fault("a zipped answer",                 Raw(headers=ZIPPED, body=gzip.compress(WHOLE)), MODEL,   "",             1, 1),
    Fault("an answer that is not zipped",    Raw(headers=ZIPPED, body=WHOLE),             OFFLINE, "cut_off",         0, 2),

    Fault("a stream cut at its start",       says(BEGUN, cut_after=0),                    OFFLINE, "cut_off",         0, 2),
    Fault("a stream cut within its text",    says(BEGUN, cut_after=5),                    OFFLINE, "cut_off",         0, 2),
    Fault("a stream cut once",               (says(BEGUN, cut_after=5), FINE),            MODEL,   "",                1, 2),
    Fault("a stream with broken JSON",       says(BEGUN, garbage_after=4),                OFFLINE, "not_understood",  0, 2),
    Fault("two answers in one stream",       twice("message_start"),                      OFFLINE, "not_understood",  0, 2),
    Fault("two texts in one place",          twice("content_block_start"),                OFFLINE, "not_understood",  0, 2),
    Fault("in a stream: bad request",        breaks("invalid_request_error"),             OFFLINE, "bad_request",     0, 1),
    Fault("in a stream: the key",            breaks("authentication_error"),              OFFLINE, "unauthorized",    0, 1),
    Fault("in a stream: the money",          breaks("billing_error"),                     OFFLINE, "no_credit",       0, 1),
    Fault("in a stream: the permission",     breaks("permission_error"),                  OFFLINE, "unauthorized",    0, 1),
    Fault("in a stream: the model",          breaks("not_found_error"),                   OFFLINE, "unknown_model",   0, 1),
    Fault("in a stream: too large",          breaks("request_too_large"),                 OFFLINE, "too_large",       0, 1),
    Fault("in a stream: rate limit",         breaks("rate_limit_error"),                  OFFLINE, "rate_limited",    0, 2),
    Fault("in a stream: server error",       breaks("api_error"),                         OFFLINE, "server_error",    0, 2),
    Fault("in a stream: timeout",            breaks("timeout_error"),                     OFFLINE, "timeout",         0, 2),
    Fault("in a stream: overloaded",         breaks("overloaded_error"),                  OFFLINE, "overloaded",      0, 2),
    Fault("in a stream: overloaded, once",   (breaks("overloaded_error"), FINE),          MODEL,   "",                1, 2),
    Fault("in a stream: something new",      breaks("an_error_of_the_future"),            OFFLINE, "broken_off",      0, 1),

    Fault("stops: end_turn",                 says(GREETING, stop_reason="end_turn"),      MODEL,   "",                1, 1),
    Fault("stops: stop_sequence",            says(GREETING, stop_reason="stop_sequence"), MODEL,   "",                1, 1),
    Fault("stops: tool_use",                 (calls(LOOK), FINE),                         MODEL,   "",                2, 2),
    Fault("stops: tool_use without a tool",  says(BEGUN, stop_reason="tool_use"),         OFFLINE, "not_understood",  1, 1),
    Fault("stops: end_turn with a tool",     (calls(LOOK, stop_reason="end_turn"), FINE), MODEL,   "",                2, 2),
    Fault("stops: pause_turn once",          (says("¡Hola!", stop_reason="pause_turn"), FINE), MODEL,   "",           2, 2),
    Fault("stops: pause_turn with a tool",   (calls(LOOK, stop_reason="pause_turn"), FINE), MODEL,   "",              2, 2),
    Fault("stops: pause_turn, half a letter", (says("\ud83d", stop_reason="pause_turn"), FINE), MODEL,   "",          2, 2),
    Fault("stops: pause_turn for ever",      says(BEGUN, stop_reason="pause_turn"),       PERSON,  "pause_turn",      4, 4),
    Fault("stops: max_tokens",               calls(LOOK, stop_reason="max_tokens"),       PERSON,  "max_tokens",      1, 1),
    Fault("stops: refusal",                  says(BEGUN, stop_reason="refusal"),          PERSON,  "refusal",         1, 1),
    Fault("stops: context exceeded",         says(BEGUN, stop_reason="model_context_window_exceeded"),
                                                                                          PERSON,  "model_context_window_exceeded", 1, 1),
    Fault("stops: for a new reason",         calls(LOOK, stop_reason="tired"),            OFFLINE, "unknown_stop",    1, 1),
    Fault("stops: for no reason",            says(BEGUN, stop_reason=None),               OFFLINE, "cut_off",         0, 2),

    Fault("an empty text, then words",       blocks(text_block(""), text_block(GREETING)), MODEL,   "",               1, 1),
    Fault("no block, once",                  (blocks(), FINE),                            MODEL,   "",                2, 2),
    Fault("no block, again",                 blocks(),                                    PERSON,  "final_output",    2, 2),
    Fault("only whitespace, once",           (says(" \n\t"), FINE),                       MODEL,   "",                2, 2),
    Fault("only whitespace, again",          says(" \n\t"),                               PERSON,  "final_output",    2, 2),
    Fault("words that end in blanks",        (calls(LOOK, words="Miro. \n\n"), FINE),     MODEL,   "",                2, 2),
    Fault("an unknown block, then words",    blocks(STRANGE, text_block(GREETING)),       MODEL,   "",                1, 1),
    Fault("an unknown block beside a tool",  (Answer(blocks=(STRANGE, used(input=LOOK[1]).blocks[0]), stop_reason="tool_use"), FINE),
                                                                                          MODEL,   "",                2, 2),
    Fault("a result among the model's words", Answer(blocks=({"type": "tool_result", "tool_use_id": "toolu_x", "content": "{}"}, *used(input=LOOK[1]).blocks), stop_reason="tool_use"),
                                                                                          OFFLINE, "not_understood",  1, 1),
    Fault("a text that is a number",         blocks({"type": "text", "text": 7}),         OFFLINE, "not_understood",  1, 1),
    Fault("what nothing supports, again",    UNSUPPORTED,                                 PERSON,  "unsupported",      2, 2),

    Fault("a tool without input",            (used(), FINE),                              MODEL,   "",                2, 2),
    Fault("a tool with null as input",       (calls((LOOK[0], "null")), FINE),            MODEL,   "",                2, 2),
    Fault("a tool with a text as input",     (calls((LOOK[0], '"7002"')), FINE),          MODEL,   "",                2, 2),
    Fault("a tool with half an input",       (calls((LOOK[0], '{"order_id": "70')), FINE), MODEL,   "",               2, 2),
    Fault("a tool with an endless input",    (calls((LOOK[0], "[" * 50_000)), FINE),      MODEL,   "",                2, 2),
    Fault("a tool with a deep input",        (calls((LOOK[0], deep(400))), FINE),         MODEL,   "",                2, 2),
    Fault("a tool with other arguments",     (calls((LOOK[0], {"order": 7002})), FINE),   MODEL,   "",                2, 2),
    Fault("a tool that is unknown",          (calls(("delete_everything", {})), FINE),    MODEL,   "",                2, 2),
    Fault("a tool with an odd name",         (calls(("<b> ñ \u2028", {})), FINE),         MODEL,   "",                2, 2),
    Fault("a tool without a name",           used(input={}, name=None),                   OFFLINE, "not_understood",  1, 1),
    Fault("a tool without an id",            used(input={}, id=None),                     OFFLINE, "not_understood",  1, 1),
    Fault("a tool with an empty id",         (used(input=LOOK[1], id=""), FINE),          MODEL,   "",                2, 2),
    Fault("a tool with an odd id",           (used(input=LOOK[1], id="a.b c/ñ"), FINE),   MODEL,   "",                2, 2),
    Fault("a tool with an endless id",       used(input=LOOK[1], id="x" * 5000),          OFFLINE, "not_understood",  1, 1),
    Fault("two tools with one id",           (twins(), FINE),                             MODEL,   "",                2, 2),

    Fault("no usage",                        says(BEGUN, usage=None),                     OFFLINE, "no_usage",        0, 1),
    Fault("usage that is a list",            says(BEGUN, usage=[100, 50]),                OFFLINE, "no_usage",        0, 1),
    Fault("usage of null tokens",            counted(input_tokens=None),                  OFFLINE, "no_usage",        0, 1),
    Fault("usage of -1 tokens",              counted(output_tokens=-1),                   OFFLINE, "no_usage",        0, 1),
    Fault("usage of 1e30 tokens",            counted(output_tokens=10**30),               OFFLINE, "no_usage",        0, 1),
    Fault("usage of '50' tokens",            counted(output_tokens="50"),                 OFFLINE, "no_usage",        0, 1),
    Fault("usage of 50.5 tokens",            counted(output_tokens=50.5),                 OFFLINE, "no_usage",        0, 1),
    Fault("cache of -1 tokens",              counted(cache_read_input_tokens=-1),         OFFLINE, "no_usage",        0, 1),
    Fault("cache of 1e30 tokens",            counted(cache_creation_input_tokens=10**30), OFFLINE, "no_usage",        0, 1),
]
# fmt: on


def main() -> None:
    """Print the table."""
    print(f"{'fault':<34} {'customer reads':<16} {'operator sees':<30} {'charged':>7} {'asked':>5}")
    for fault in FAULTS:
        print(
            f"{fault.what:<34} {fault.customer:<16} {fault.operator:<30} "
            f"{fault.charged:>7} {fault.asked:>5}"
        )


if __name__ == "__main__":
    main()

"""What an operator sets is what the model is asked with: its goal, its key, its longest answer."""

import pytest

from support_agent import environment
from support_agent.agent.customer_agent import TOOLBOX
from support_agent.agent.planners import make_claude
from support_agent.agent.prompt import POLICY
from support_agent.agent.types import Said, Turn
from tests.servers.messages_api.answers import says
from tests.servers.messages_api.server import MessagesApi

KEY = "sk-of-the-environment"
ASKED = Turn(history=(Said(author="customer", text="Where is 7001?"),))


@pytest.fixture
def set_to(settings):
    """Settings as they are read from these variables, and from nothing else."""

    def _set_to(**variables):
        settings.SUPPORT = environment.read(variables)
        assert settings.SUPPORT.problems == ()

    return _set_to


def test_the_goal_stands_in_the_system_prompt_and_in_no_message(set_to):
    set_to(ANTHROPIC_API_KEY=KEY)

    request = make_claude(toolbox=TOOLBOX).request(ASKED)

    [system] = request["system"]
    assert system["text"] == POLICY.read_text(encoding="utf-8").strip()
    assert "# Your goal\n\nSettle what the customer wants" in system["text"]
    assert "Your goal" not in str(request["messages"])


def test_the_longest_answer_is_the_settings_in_every_request(set_to):
    set_to(ANTHROPIC_API_KEY=KEY, SUPPORT_MAX_OUTPUT_TOKENS="321")

    assert make_claude(toolbox=TOOLBOX).request(ASKED)["max_tokens"] == 321


def test_the_key_that_reaches_the_provider_is_the_environments(set_to):
    with MessagesApi(says("Hello.")) as api:
        set_to(ANTHROPIC_API_KEY=KEY, ANTHROPIC_BASE_URL=api.url)
        make_claude(toolbox=TOOLBOX).plan(ASKED)

        headers = api.asked[0].headers
    assert KEY in (headers.get("x-api-key"), headers.get("authorization", "").split()[-1])


def test_where_the_environment_has_no_key_there_is_none(set_to, monkeypatch):
    # The SDK would look for one of its own.
    monkeypatch.setenv("ANTHROPIC_API_KEY", KEY)
    set_to()

    with pytest.raises(ValueError, match="set ANTHROPIC_API_KEY"):
        make_claude(toolbox=TOOLBOX)

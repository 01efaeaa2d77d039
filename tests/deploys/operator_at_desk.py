"""An operator at the desk while the shop is upgraded, by the staff's API."""

import http.client
import json
import re
import time
from typing import Any

from tests.proof.crew import Crew

PATIENCE = 30.0


class Operator:
    """Signed in before the upgrade, and still after it."""

    def __init__(self, crew: Crew, cookie: str) -> None:
        self._crew = crew
        found = re.search(r"csrftoken=(\w+)", cookie)
        assert found, "Nobody could sign in."
        self._headers = {
            "Cookie": cookie,
            "X-CSRFToken": found[1],
            "Content-Type": "application/json",
        }

    def waiting_escalation(self, conversation: str) -> int | None:
        """The number of the one that waits in this conversation, if there is one."""
        waiting = self._ask("GET", "escalations/?state=waiting")["results"]
        found = [each for each in waiting if each["conversation"].replace("-", "") == conversation]
        return int(found[0]["id"]) if found else None

    def answer(self, escalation: int, text: str) -> None:
        """Claim it, say this to the customer, and resolve it."""
        self._ask("POST", f"escalations/{escalation}/claim/", {})
        message = self._ask(
            "POST",
            f"escalations/{escalation}/reply/",
            {"text": text, "client_id": f"answer-{escalation}"},
        )
        self._ask("POST", f"escalations/{escalation}/resolve/", {"seen": message["sequence"]})

    def approve_a_return(self) -> str:
        """Decide about the one that waits longest; its number."""
        oldest = self._ask("GET", "returns/")["results"][0]["id"]
        seen = self._ask("GET", f"returns/{oldest}/")["seen"]
        decided = self._ask(
            "POST", f"returns/{oldest}/decide/", {"decision": "approve", "seen": seen}
        )
        assert decided["state"] == "approved", decided
        return str(decided["number"])

    def _ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        """The answer. While the tables change, a page may be away for a moment."""
        deadline = time.monotonic() + PATIENCE
        while True:
            status, content = self._try(method, path, body)
            if status < 500:
                assert 200 <= status < 300, f"{method} {path}: {status} {content}"
                return dict(json.loads(content))
            assert time.monotonic() < deadline, f"{method} {path}: {status} {content}"
            time.sleep(0.2)

    def _try(self, method: str, path: str, body: dict[str, Any] | None) -> tuple[int, str]:
        line = http.client.HTTPConnection("127.0.0.1", self._crew.port, timeout=20)
        try:
            payload = None if body is None else json.dumps(body)
            line.request(method, f"/api/v1/staff/{path}", payload, self._headers)
            answer = line.getresponse()
            return answer.status, answer.read().decode()
        finally:
            line.close()

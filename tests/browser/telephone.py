"""The other device of whoever looks at a screen: plain HTTP, whatever becomes of the browser."""

import json
import uuid
from http.cookiejar import CookieJar
from typing import Any
from urllib.parse import urlencode
from urllib.request import HTTPCookieProcessor, Request, build_opener

JSON = {"Content-Type": "application/json"}


class Telephone:
    """Reaches a site, and a conversation of it as its customer or as a colleague."""

    def __init__(self, site: str, key: dict[str, str]) -> None:
        self._site = site
        self._key = key
        self._cookies = CookieJar()
        self._opener = build_opener(HTTPCookieProcessor(self._cookies))

    def sign_in(self, username: str, password: str) -> None:
        """By the admin's form."""
        self._ask("/admin/login/")
        form = {"username": username, "password": password, "csrfmiddlewaretoken": self._csrf()}
        self._ask("/admin/login/", urlencode(form).encode())

    def customer_says(self, text: str) -> None:
        address = f"/api/v1/conversations/{self._key['id']}/messages/"
        token = {"Authorization": f"Bearer {self._key['token']}"}
        self._ask(address, _new(text), **token, **JSON)

    def colleague_says(self, text: str) -> None:
        whole = json.loads(self._ask(f"/api/v1/staff/conversations/{self._key['id']}/"))
        address = f"/api/v1/staff/escalations/{whole['escalation']['id']}/reply/"
        self._ask(address, _new(text), **{"X-CSRFToken": self._csrf()}, **JSON)

    def reads(self) -> list[str]:
        """All that was said, as the colleague sees it."""
        whole = json.loads(self._ask(f"/api/v1/staff/conversations/{self._key['id']}/"))
        return [message["text"] for message in whole["messages"]]

    def _csrf(self) -> str:
        [value] = [cookie.value for cookie in self._cookies if cookie.name == "csrftoken"]
        return str(value)

    def _ask(self, path: str, body: bytes | None = None, **headers: Any) -> bytes:
        request = Request(self._site + path, data=body, headers=headers)
        with self._opener.open(request, timeout=20) as answer:
            content: bytes = answer.read()
        return content


def _new(text: str) -> bytes:
    return json.dumps({"text": text, "client_id": str(uuid.uuid4())}).encode()

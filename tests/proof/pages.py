"""Pages with the shop's real widget, and one real desk: they write, lose their line, and catch up."""

import http.cookiejar
import json
import subprocess
import threading
import time
import urllib.parse
import urllib.request
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from .crew import Crew
from .customers import Customer, Reading

COLLEAGUE = {"username": "olaf", "password": "a word that is long enough"}


class Pages:
    """A process without a browser that holds all pages, and the desk of a colleague."""

    def __init__(self, crew: Crew) -> None:
        self._lock = threading.Lock()
        self._node = subprocess.Popen(
            ["node", str(Path(__file__).with_suffix(".mjs")), crew.web_url],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        crew.manage(
            *("createsuperuser", "--noinput", "--username", COLLEAGUE["username"], "--email", ""),
            DJANGO_SUPERUSER_PASSWORD=COLLEAGUE["password"],
        )
        self.cookie = _signed_in(f"{crew.web_url}/admin/login/")
        """What the colleague's browser sends along."""
        self.do("sign_in", cookie=self.cookie)

    def do(self, deed: str, **given: str) -> None:
        """Have a page do something."""
        line = json.dumps({"deed": deed, **given})
        assert self._node.stdin
        with self._lock:
            self._node.stdin.write(f"{line}\n")
            self._node.stdin.flush()

    def read(self) -> dict[str, Any]:
        """What all pages show now, and the desk."""
        self.do("tell")
        assert self._node.stdout
        told: dict[str, Any] = json.loads(self._node.stdout.readline())
        return told

    def stop(self) -> None:
        for line in (self._node.stdin, self._node.stdout):
            assert line
            line.close()
        self._node.kill()
        self._node.wait()


def _signed_in(address: str) -> str:
    """The cookie of a colleague who signs in as people do."""
    jar = http.cookiejar.CookieJar()
    browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(jar))
    browser.open(address).close()
    token = {"csrfmiddlewaretoken": next(each.value for each in jar if each.name == "csrftoken")}
    form = urllib.parse.urlencode(COLLEAGUE | token)
    browser.open(address, form.encode()).close()
    return "; ".join(f"{each.name}={each.value}" for each in jar)


@dataclass(eq=False)
class Visitor(Customer):
    """One who writes in the widget and reads there what is said."""

    pages: Pages = field(kw_only=True)

    def talk(self) -> None:
        """Type all that the wish has."""
        self.pages.do("visit", name=self.order, identity=self.identity())
        for text in self.wish.says:
            self.pages.do("say", name=self.order, text=text.format(order=self.order))
            time.sleep(self.wish.pause)

    def look(self, page: Mapping[str, Any]) -> None:
        """Note what the page shows by now."""
        self.conversation = page["id"].replace("-", "")
        self.accepted = page["accepted"]
        shown = {int(sequence): at for sequence, at in page["shown"].items()}
        self.reading = Reading(page["sequences"], shown, page["unsent"])

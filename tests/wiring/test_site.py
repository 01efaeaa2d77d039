"""The web process as a visitor meets it."""

import re
import urllib.error
import urllib.request

import pytest


@pytest.mark.browser
def test_staff_sign_in_to_an_admin_that_has_its_styles(live_site, page, reviewer):
    files = []
    page.on("response", lambda answer: files.append((answer.url, answer.status)))

    page.goto(f"{live_site}/admin/")
    page.fill("[name=username]", reviewer.username)
    page.fill("[name=password]", "open sesame")
    with page.expect_navigation():
        page.press("[name=password]", "Enter")

    assert page.url == f"{live_site}/admin/"
    assert {status for url, status in files if "/static/" in url} == {200}


def test_a_file_of_the_admin_is_served_without_collecting_it(live_site):
    with urllib.request.urlopen(f"{live_site}/static/admin/css/base.css") as answer:
        assert answer.status == 200
        assert "max-age" in answer.headers["Cache-Control"]
        assert re.match(rb"/\*", answer.read())


def test_a_file_that_the_browser_has_already_is_not_sent_again(live_site):
    address = f"{live_site}/static/admin/css/base.css"
    with urllib.request.urlopen(address) as answer:
        since = answer.headers["Last-Modified"]
    again = urllib.request.Request(address, headers={"If-Modified-Since": since})

    with pytest.raises(urllib.error.HTTPError) as refusal:
        urllib.request.urlopen(again)

    assert refusal.value.code == 304
    refusal.value.close()

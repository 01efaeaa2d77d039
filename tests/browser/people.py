"""Those who meet in the product, by what they see and press."""

from playwright.sync_api import Locator, Page, expect

# A run, on a machine that also runs the rest of the tests.
PATIENCE = 30_000


class Chat:
    """The widget of a page, as its customer uses it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.widget = page.locator("support-chat")

    def open(self) -> None:
        self.page.get_by_role("button", name="Open help").click()

    def say(self, text: str) -> None:
        box = self.page.get_by_label("Write a message…")
        box.fill(text)
        box.press("Enter")

    def ask(self, text: str) -> str:
        """Say it and wait for the answer."""
        answers = self.said("agent").count()
        self.say(text)
        self.wait_for(answers + 1, "agent")
        return self.texts("agent")[-1]

    def said(self, author: str = "") -> Locator:
        """The bubbles, or those of one author."""
        return self.widget.locator(f"li[data-author={author}]" if author else "li")

    def texts(self, author: str = "") -> list[str]:
        return self.said(author).locator(".text").all_text_contents()

    def authors(self) -> list[str]:
        return self.said().evaluate_all("all => all.map((one) => one.dataset.author)")

    def wait_for(self, count: int, author: str = "") -> None:
        expect(self.said(author)).to_have_count(count, timeout=PATIENCE)

    def call_person(self) -> None:
        self.page.get_by_role("button", name="Talk to a person").click()

    def is_told(self, text: str) -> None:
        """The newest bubble says so, or will in a moment."""
        expect(self.said().last).to_contain_text(text, timeout=PATIENCE)


def keys_of(page: Page) -> list[dict[str, str]]:
    """The keys to conversations that this page's scripts can read."""
    kept: list[dict[str, str]] = page.evaluate(
        "Object.entries(localStorage)"
        ".filter(([name]) => name.endsWith('key')).map(([, key]) => JSON.parse(key))"
    )
    return kept


def choose_customer(page: Page, name: str) -> None:
    """By the demo's bar."""
    page.get_by_role("complementary", name="Demo shop").locator("summary").click()
    page.get_by_role("button", name=name or "Nobody: a guest").click()
    expect(page.locator("summary b")).to_have_text(name or "a guest")


class Desk:
    """The operators' desk."""

    def __init__(self, page: Page, site: str, username: str, password: str) -> None:
        self.page = page
        sign_in(page, f"{site}/desk/", username, password)
        page.get_by_text("Live", exact=True).wait_for()

    def row(self, text: str) -> Locator:
        return self.page.locator("#rows").get_by_role("link").filter(has_text=text)

    def open(self, text: str) -> None:
        """The conversation whose row says this, once it is there. Nothing is reloaded."""
        self.row(text).click(timeout=PATIENCE)

    def claim(self) -> None:
        self.page.get_by_role("button", name="Claim").click()
        expect(self.box).to_be_focused()

    @property
    def box(self) -> Locator:
        return self.page.get_by_label("Your reply")

    @property
    def alert(self) -> Locator:
        return self.page.get_by_role("alert")

    def reply(self, text: str) -> None:
        self.box.fill(text)
        self.box.press("Enter")
        expect(self.said().last).to_have_text(text)

    def said(self) -> Locator:
        return self.page.get_by_role("log").locator(".message p")

    def hand_back(self, word: str) -> None:
        self.page.get_by_role("button", name="Hand back").click()
        self.page.get_by_label("A word to the agent").fill(word)
        self.page.get_by_role("dialog").get_by_role("button", name="Hand back").click()
        expect(self.page.get_by_role("button", name="Take over")).to_be_visible()


def sign_in(page: Page, address: str, username: str, password: str) -> None:
    """By the login that the site leads to."""
    page.goto(address)
    page.get_by_label("Username").fill(username)
    page.get_by_label("Password").fill(password)
    page.keyboard.press("Enter")
    page.wait_for_url(address)

"""Codes, passwords and keys, known by their form or by the word that stands before them.

Each pattern is searched for only where one of its words stands in the text, which costs next to
nothing to find out.
"""

import re
from collections.abc import Set
from functools import partial
from typing import NamedTuple

CODE, KEY = "[security code]", "[secret]"


class Kind(NamedTuple):
    """Secrets of one kind: the words that give them away, in small letters, and how they look."""

    words: tuple[str, ...]
    pattern: re.Pattern[str]
    instead: str


def _kind(words: str, pattern: str, instead: str, *, border: str = "") -> Kind:
    listed = tuple(word.strip() for word in words.split(","))
    said = "|".join(re.escape(word) for word in sorted(listed, key=len, reverse=True))
    whole = rf"(?P<before>{border}(?:{said})"
    return Kind(listed, re.compile(whole + pattern, re.IGNORECASE | re.DOTALL), instead)


# Not more than a few words between "CVV" and its digits, and none that announces an order.
ORDER = "order|pedido|encomenda|commande|bestell|ordine|заказ|return|devolu|возврат"
CODES = _kind(
    "cvv, cvc, cvn, csc, card code, security code, código de seguridad, codigo de seguridad, "
    "código de segurança, codigo de seguranca, code de sécurité, code de securite, cryptogramme, "
    "codice di sicurezza, prüfziffer, prüfnummer, sicherheitscode, kartenprüfnummer, "
    "beveiligingscode, veiligheidscode, код безопасности, защитный код, секретный код",
    rf"2?(?:(?!{ORDER})[^\d\"\\\[\]]){{0,24}})\d(?:\s?\d){{2,3}}(?!\w)",
    CODE,
)
NAMED = r"\\?\"?\s*[:=]\s*\\?\"?"
PASSWORDS = _kind(
    "password, passwd, passphrase, passwort, kennwort, contraseña, contrasena, пароль, "
    "mot de passe, senha, palavra-passe, palavra passe, wachtwoord, parola d'ordine, api key, "
    "api_key, apikey, clave",
    rf"(?:{NAMED}|\s+(?:is|es|ist|lautet|est|é|è|это)\s+(?=[^\s\"\\]*[\d!@#$%^&*_+])"
    # Without such a word between, only what is both letters and digits.
    r"|\s+(?:[-–—]\s+)?(?=[^\s\"\\\d]*\d)(?=[^\s\"\\]*[^\W\d])))"
    r"[^\s\"\\]{4,}",
    KEY,
)
# Short words, which stand in many longer ones.
SHORT = _kind(
    "pass, pwd, pin, pin code, token, secret",
    rf"{NAMED})[^\s\"\\]{{4,}}",
    KEY,
    border=r"(?<![^\W_])",
)
TOKENS = (
    _kind("sk-, sk_, pk_, rk_", r")(?<!\w...)[A-Za-z0-9_-]{16,}", KEY),
    _kind("ghp_, gho_, ghu_, ghs_, ghr_, github_pat_", r")[A-Za-z0-9_]{20,}", KEY),
    _kind("xoxa-, xoxb-, xoxp-, xoxr-, xoxs-", r")[A-Za-z0-9-]{10,}", KEY),
    _kind("akia, asia", r")[A-Z0-9]{16}(?!\w)", KEY),
    _kind("glpat-, whsec_", r")[A-Za-z0-9_-]{16,}", KEY),
    _kind("aiza", r")[A-Za-z0-9_-]{35}", KEY),
    _kind(
        "eyj",
        r")[A-Za-z0-9_-]{8,1000}\.[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{5,}",
        KEY,
        # Or each of many would look through all that follow it.
        border=r"(?<![\w-])",
    ),
    _kind("bearer", r"\s+)[A-Za-z0-9._~+/=-]{16,}", KEY),
    _kind("-----begin", r"[A-Z ]* PRIVATE KEY-----)[^\"]*?(?=-----END|\"|$)", KEY),
)
KINDS = (CODES, PASSWORDS, SHORT, *TOKENS)


# What only the number of a parcel is called, and what is said where somebody pays.
TRACKING = re.compile(
    r"(?:track|waybill|\bawb\b|consignment|seguimiento|rastre|gu[ií]a|отслеж|трек|накладн|suivi"
    r"|sendungs|paketnummer|tracciamento|spedizione|zendingsnummer|pakketnummer|volgnummer)"
    r"[^\d]{0,20}$",
    re.IGNORECASE,
)
LONGEST_BEFORE = 40
CARDS = re.compile(
    r"card|visa|maestro|amex|american express|tarjeta|карт|carte|karte|cart[aãõ]|kaart|cv[vc]"
    r"|credit|cr[eé]dit|d[eé]bit|pago|pagu|pagar|pay|paid|zahl|betaal|оплат",
    re.IGNORECASE,
)


def speaks_of_cards(text: str) -> bool:
    """Whether cards or paying are spoken of."""
    return CARDS.search(text) is not None


def beside_tracking(text: str, begin: int) -> bool:
    """Whether the number there is said to be a parcel's."""
    return TRACKING.search(text, max(0, begin - LONGEST_BEFORE), begin) is not None


def codes_in(text: str) -> set[str]:
    """What may be security codes; they have the form of many orders' numbers."""
    lowered = text.lower()
    if not any(word in lowered for word in CODES.words):
        return set()
    return {found.group()[len(found["before"]) :] for found in CODES.pattern.finditer(text)}


def without_secrets(text: str, *, known: Set[str] = frozenset()) -> str:
    """The text with a word in place of each code, password and key, but for `known` numbers."""
    lowered = text.lower()
    for kind in KINDS:
        if any(word in lowered for word in kind.words):
            text = kind.pattern.sub(partial(_instead, kind, known), text)
    return text


def _instead(kind: Kind, known: Set[str], found: re.Match[str]) -> str:
    before = found["before"]
    if kind is CODES and found.group()[len(before) :] in known:
        return found.group()
    return f"{before}{kind.instead}"

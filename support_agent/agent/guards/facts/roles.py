"""What a day is said to be, by the words around it: when it came, is expected, was placed, was sent."""

import re
from typing import Literal, get_args

Role = Literal["placed", "shipped", "scanned", "expected", "delivered", "until", "decided"]

# Under which keys the record holds each.
KEYS: dict[str, Role] = {
    "placed_on": "placed",
    "shipped_on": "shipped",
    "last_scan_at": "scanned",
    "expected_on": "expected",
    "delivered_on": "delivered",
    "returnable_until": "until",
    "decided_by": "decided",
}
_CUES: dict[Role, str] = {
    "placed": r"you placed|was placed|been placed|placed on|ordered on|you bought|hiciste|realizaste|se hizo"
    r"|realizado el|оформлен|оформил|заказан|passee le|aufgegeben|bestellt am|feita em|effettuato il|geplaatst|besteld op",
    "shipped": r"shipped|dispatched|sent out|left|enviad|despachad|salio|salieron|sali|отправлен|отправил|отгружен"
    r"|expedi|partie?\b|versandt|verschickt|versendet|saiu|sairam|spedit|partit|verzonden|verstuurd|vertrok",
    "scanned": r"scan|seen|left|sorting|salio|salieron|sali|escane|clasificacion|скан|отметк|сортировоч|центр"
    r"|tri\b|verteil|sortier|saiu|triagem|smistamento|sorteer",
    "expected": r"expect|due|should|schedul|estimat|will|planned|promis|tomorrow|arriv(?:es|ing)|coming|comes"
    r"|esper|previst|estimad|llega\b|llegara|deberia|va a|sera|ожида|ждал|ждат|должн|прид[ёе]т|прибудет|приед|планир|будет"
    r"|prevue?|attend|arrivera|arrive\b|sera|erwart|voraussichtlich|kommt|wird|werden|soll|cheg(?:a|ara)\b|devera"
    r"|attes|arriva\b|arrivera|sara\b|verwacht|komt|wordt|zal",
    "delivered": r"delivered|arrived|handed over|turned up|received|reached you|landed|entreg(?:o|ad)|entregaron|llego"
    r"|llegaron|recibi|достав(?:ил|лен)|вруч[иеё]|прибыл|получен|получил|пришел|пришла|livree?|arrivee?\b|remise"
    r"|zugestellt|geliefert|angekommen|eingetroffen|entregue|chegou|chegaram|consegnat|arrivat|bezorgd|geleverd"
    r"|afgeleverd|aangekomen",
    "decided": r"decid|decision|review|repl(?:y|ies)|answer|respond|write|get back|colleague|revis|respond|respuest|escrib"
    r"|companer|рассмотр|ответ|напиш|реш[иае]|коллег|examin|repond|ecri|collegue|entscheid|pruf|antwort|schreib|kolleg"
    r"|analis|respost|escrev|colega|esamin|rispo|scriv|collega|beslis|beoordel|antwoord|schrijf",
}
_CUE = {role: re.compile(rf"(?<!\w)(?:{cues})") for role, cues in _CUES.items()}
# Right before the day only: "от 3 ноября" is no deadline, and "do" stands everywhere.
_UNTIL = re.compile(
    r"(?<!\w)(?:until|till|by|through|hasta(?: el)?|до|по|jusqu'(?:au|a)|bis(?: zum)?|ate(?: o)?"
    r"|fino al?|tot(?: en met)?)\s(?:\w+,?\s)?$"
)
_REACHES = 40
_WAREHOUSE = re.compile(
    r"our warehouse|nuestro almacen|нашего склада|unser\w* lager|notre entrepot"
)
# "Your order of 21 November".
_OF = re.compile(
    r"(?<!\w)(?:order|pedido|compra|заказ\w*|commande|bestellung|encomenda|ordine|bestelling)(?:\s#?\w*\d\w*)?"
    r"\s(?:of|from|de|del|от|du|vom|van)\s(?:el\s)?$"
)
_RETURNED = re.compile(
    r"return|send (?:it|them) back|devol|возврат|верн|retour|renvoy|zuruck|devolu|rend|reso\b|resi\b|terug"
)


def tells_of_a_decision(sentence: str) -> bool:
    """Whether somebody decides or answers in it."""
    return _CUE["decided"].search(sentence) is not None


def roles_of(clause: str, *, day_at: int, sentence: str) -> frozenset[Role]:
    """All that the folded clause may say the day at this place to be."""
    nearby = max(0, day_at - _REACHES)
    if _UNTIL.search(clause, nearby, day_at) and _RETURNED.search(sentence):
        return frozenset(("until", "decided") if _CUE["decided"].search(clause) else ("until",))
    if _OF.search(clause, nearby, day_at):
        return frozenset(("placed",))
    found = frozenset(role for role in get_args(Role) if role in _CUE and _CUE[role].search(clause))
    # What left the shop's own house was shipped.
    return found - {"scanned"} if "shipped" in found and _WAREHOUSE.search(clause) else found

"""Everything that can be said, in the order in which the model reads of it."""

from support_agent.agent.answer.statement import Statement

from .ask_count import AskCount
from .ask_items import AskItems
from .ask_order import AskOrder
from .carrier import Carrier
from .courtesy import ALL_PHRASES
from .desk_hours import DeskHours
from .done import Done
from .expected import Expected
from .goods import Goods
from .last_scan import LastScan
from .my_orders import MyOrders
from .not_found import NotFound
from .parcels import Parcels
from .payment import Payment
from .placed import Placed
from .request import Request
from .return_window import ReturnWindow
from .returnable import Returnable
from .returns import Returns
from .shipped import Shipped
from .status import Status
from .team_will import TeamWill
from .total import Total
from .tracking import Tracking

ALL_STATEMENTS: tuple[Statement, ...] = (
    Status(),
    Expected(),
    LastScan(),
    Shipped(),
    Carrier(),
    Tracking(),
    Parcels(),
    Goods(),
    Total(),
    Placed(),
    Payment(),
    Returnable(),
    Returns(),
    Request(),
    NotFound(),
    MyOrders(),
    ReturnWindow(),
    DeskHours(),
    TeamWill(),
    Done(),
    AskOrder(),
    AskItems(),
    AskCount(),
    *ALL_PHRASES,
)
BY_KEY = {statement.key: statement for statement in ALL_STATEMENTS}

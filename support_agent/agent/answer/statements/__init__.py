"""Everything that can be said, in the order in which the model reads of it."""

from support_agent.agent.answer.statement import Statement

from .ask_items import AskCount, AskItems
from .ask_order import AskOrder
from .carrier import Carrier
from .desk_hours import DeskHours
from .done import Done
from .expected import Expected
from .goods import Goods
from .greeting import Greeting
from .last_scan import LastScan
from .my_orders import MyOrders
from .not_found import NotFound
from .parcels import Parcels
from .payment import Payment
from .placed import Placed
from .plain import PLAIN
from .request import ReturnRequest
from .return_window import ReturnWindow
from .returnable import Returnable
from .returns import Returns
from .shipped import Shipped
from .sorry_late import SorryLate
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
    ReturnRequest(),
    NotFound(),
    MyOrders(),
    ReturnWindow(),
    DeskHours(),
    TeamWill(),
    Done(),
    AskOrder(),
    AskItems(),
    AskCount(),
    Greeting(),
    SorryLate(),
    *PLAIN,
)
BY_KEY = {statement.key: statement for statement in ALL_STATEMENTS}

"""The site's addresses, and two more: a view with a bug, and one that finds no database."""

from django.db import OperationalError
from django.http import HttpRequest, HttpResponse
from django.urls import path

from support_agent.urls import handler404, handler500
from support_agent.urls import urlpatterns as whole
from tests.text.nasty import TEXTS


def bug(request: HttpRequest) -> HttpResponse:
    raise RuntimeError(TEXTS["markup"])


def away(request: HttpRequest) -> HttpResponse:
    raise OperationalError(TEXTS["markup"])


urlpatterns = [path("bug/", bug), path("away/", away), *whole]
__all__ = ["handler404", "handler500", "urlpatterns"]

"""The desk's page, below /desk/. One page, whichever conversation is open in it."""

from django.urls import path

from . import pages

urlpatterns = [
    path("", pages.desk, name="desk"),
    path("<uuid:conversation_id>/", pages.desk, name="desk_conversation"),
]

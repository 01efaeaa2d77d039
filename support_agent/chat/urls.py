"""The customer's addresses, below /api/v1/. The events are beside Django, in stream.py."""

from django.urls import path

from . import api

urlpatterns = [
    path("conversations/", api.Conversations.as_view()),
    path("conversations/<uuid:conversation_id>/messages/", api.Messages.as_view()),
    path("conversations/<uuid:conversation_id>/human/", api.Human.as_view()),
    path("conversations/<uuid:conversation_id>/identify/", api.Identify.as_view()),
    path("conversations/<uuid:conversation_id>/sign_out/", api.SignOut.as_view()),
]

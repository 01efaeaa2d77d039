"""The staff's addresses, below /api/v1/staff/. The events are beside Django, in stream.py."""

from django.urls import path

from . import conversations, escalations, orders, returns, steps

urlpatterns = [
    path("escalations/", escalations.Escalations.as_view()),
    path("escalations/<int:pk>/", escalations.OneEscalation.as_view()),
    path("escalations/<int:pk>/claim/", escalations.Claim.as_view()),
    path("escalations/<int:pk>/reassign/", escalations.Reassign.as_view()),
    path("colleagues/", escalations.Colleagues.as_view()),
    path("escalations/<int:pk>/reply/", escalations.Reply.as_view()),
    path("escalations/<int:pk>/hand_back/", escalations.HandBack.as_view()),
    path("escalations/<int:pk>/resolve/", escalations.Resolve.as_view()),
    path("conversations/<uuid:conversation_id>/", conversations.OneConversation.as_view()),
    path("conversations/<uuid:conversation_id>/take_over/", conversations.TakeOver.as_view()),
    path("runs/<int:run_id>/steps/<int:number>/", steps.OneStep.as_view()),
    path("runs/<int:run_id>/steps/<int:number>/calls/", steps.CallsOfStep.as_view()),
    path("returns/", returns.ReturnList.as_view()),
    path("returns/<int:pk>/", returns.OneReturn.as_view()),
    path("returns/<int:pk>/decide/", returns.Decide.as_view()),
    path("orders/", orders.OrderList.as_view()),
    path("orders/<str:number>/", orders.OneOrder.as_view()),
]

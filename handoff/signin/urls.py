"""The addresses of signing in, below /account/. The page itself is /admin/login/."""

from django.contrib.auth.views import LogoutView
from django.urls import path

from . import views

urlpatterns = [
    path("code/", views.SignInCode.as_view(), name="sign_in_code"),
    path("sign-out/", LogoutView.as_view(next_page="admin:login"), name="sign_out"),
    path("second-factor/", views.SecondFactor.as_view(), name="second_factor"),
]

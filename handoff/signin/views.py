"""The one page on which staff sign in, the code after it, and the page of the second factor."""

from collections.abc import Callable
from typing import Any

from django.contrib.auth.models import User
from django.contrib.auth.views import LoginView
from django.forms import Form
from django.http import HttpRequest, HttpResponse
from django.http.response import HttpResponseBase, HttpResponseRedirect
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils import timezone
from django.utils.decorators import method_decorator
from django.views.decorators.cache import never_cache
from django.views.decorators.debug import sensitive_post_parameters
from django.views.generic import FormView

from . import browsers, forms, second_factor, sessions, tries
from .sessions import Standing

SIGN_IN = "admin:login"


class SignIn(LoginView):
    """Name and password. Whoever has a second factor is asked for it next."""

    template_name = "account/sign_in.html"
    authentication_form = forms.SignIn

    def get(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        """Whoever is signed in goes on to where they wanted."""
        person, come = sessions.who_signs_in(request)
        if come is Standing.NOBODY or not person.is_staff:
            return super().get(request, *args, **kwargs)
        return _go_on(come, self.get_success_url())

    def form_valid(self, form: Any) -> HttpResponse:
        """The password is right, which gives back the try."""
        person: User = form.get_user()
        tries.forgive(self.request, person.get_username())
        if second_factor.is_set_up(person):
            sessions.note_password(self.request, person, leads_to=self.get_success_url())
            return redirect("sign_in_code")
        return _entered(self.request, person, leads_to=self.get_success_url())


class CodePage(FormView):  # type: ignore[type-arg]
    """A page that wants a code, and says how long to wait after wrong ones."""

    form_class: type[Form] = forms.Code

    def proof(self, form: Form, of: Callable[[User, str], Any], person: User) -> Any:
        """What the code proves. Otherwise the form says what is wrong."""
        try:
            proof = of(person, form.cleaned_data["code"])
        except second_factor.MustWait as wait:
            form.add_error("code", f"Wrong codes were typed. Try again {_in_words(wait.until)}.")
            return None
        if proof is None:
            form.add_error("code", "This code is wrong or was used already. Take the next one.")
        return proof


@method_decorator([sensitive_post_parameters(), never_cache], name="dispatch")
class SignInCode(CodePage):
    """The second factor, after the password."""

    template_name = "account/code.html"
    person: User
    leads_to: str

    def dispatch(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
        """For whoever gave the password a moment ago."""
        given = sessions.with_password(request)
        if given is None:
            return redirect(SIGN_IN)
        self.person, self.leads_to = given
        return super().dispatch(request, *args, **kwargs)

    def form_valid(self, form: Form) -> HttpResponse:
        """Signed in."""
        proof = self.proof(form, second_factor.verify, self.person)
        if proof is None:
            return self.form_invalid(form)
        return _entered(self.request, self.person, leads_to=self.leads_to, proof=proof)


@method_decorator([sensitive_post_parameters(), never_cache], name="dispatch")
class SecondFactor(CodePage):
    """Set it up, get new recovery codes, or take it away; each with a code."""

    person: User
    come: Standing

    def dispatch(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
        """For staff who are signed in, or who must do this first."""
        person, self.come = sessions.who_signs_in(request)
        if not isinstance(person, User) or self.come is Standing.NOBODY or not person.is_staff:
            return redirect(f"{reverse(SIGN_IN)}?next={request.path}")
        self.person = person
        return super().dispatch(request, *args, **kwargs)

    @property
    def is_set_up(self) -> bool:
        return second_factor.is_set_up(self.person)

    def get_form_class(self) -> type[Form]:
        return forms.Code if self.is_set_up else forms.AppCode

    def get_template_names(self) -> list[str]:
        return ["account/second_factor.html" if self.is_set_up else "account/set_up.html"]

    def get_context_data(self, **kwargs: Any) -> dict[str, Any]:
        context = super().get_context_data(**kwargs) | {"person": self.person}
        if self.is_set_up:
            return context | {"left": second_factor.recovery_codes_left(self.person)}
        device = second_factor.begin(self.person)
        return context | {
            "picture": second_factor.picture(device),
            "key": second_factor.key_in_words(device),
            "must": self.come is Standing.MUST_SET_UP,
        }

    def form_valid(self, form: Form) -> HttpResponse:
        """As the button says."""
        if not self.is_set_up:
            return self._set_up(form)
        proof = self.proof(form, second_factor.verify, self.person)
        if proof is None:
            return self.form_invalid(form)
        if self.request.POST.get("deed") == "remove":
            second_factor.remove(self.person)
            sessions.prove(self.request, None)
            return redirect("second_factor")
        return self._codes(second_factor.new_recovery_codes(self.person))

    def _set_up(self, form: Form) -> HttpResponse:
        device = self.proof(form, second_factor.confirm, self.person)
        if device is None:
            return self.form_invalid(form)
        sessions.prove(self.request, device)
        return self._codes(second_factor.new_recovery_codes(self.person), first=True)

    def _codes(self, codes: list[str], *, first: bool = False) -> HttpResponse:
        shown = {"codes": codes, "first": first}
        return render(self.request, "account/recovery_codes.html", shown)


@never_cache
def locked(request: HttpRequest, response: Any, credentials: dict[str, Any] | None) -> HttpResponse:
    """Too many passwords were tried. Axes calls it."""
    free_at = tries.free_at(request, credentials)
    shown = {
        "when": _in_words(free_at),
        "is_known": len(tries.counted_by(request)) == 1,
    }
    answer = render(request, "locked.html", shown, status=429)
    answer.headers["Retry-After"] = str(max(1, _seconds(free_at)))
    return answer


def _entered(
    request: HttpRequest, person: User, *, leads_to: str, proof: Any = None
) -> HttpResponse:
    sessions.enter(request, person, proof=proof)
    answer = _go_on(sessions.who_signs_in(request)[1], leads_to)
    browsers.remember(request, answer, person.get_username())
    return answer


def _go_on(come: Standing, leads_to: str) -> HttpResponse:
    must = come is Standing.MUST_SET_UP
    return HttpResponseRedirect(reverse("second_factor") if must else leads_to)


def _seconds(moment: Any) -> int:
    return int((moment - timezone.now()).total_seconds()) + 1


def _in_words(moment: Any) -> str:
    seconds = _seconds(moment)
    if seconds < 60:
        return f"in {max(1, seconds)} seconds"
    minutes = -(-seconds // 60)
    if minutes < 120:
        return f"in {minutes} minutes, at {timezone.localtime(moment):%H:%M}"
    return f"in {-(-minutes // 60)} hours"

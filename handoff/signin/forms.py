"""What is typed while signing in."""

from typing import Any

from django import forms
from django.contrib.admin.forms import AdminAuthenticationForm
from django.contrib.auth.models import User

FIELD = {"autocapitalize": "none", "autocorrect": "off", "spellcheck": "false"}


class SignIn(AdminAuthenticationForm):
    """Name and password, of members of staff alone."""

    error_messages = {
        **AdminAuthenticationForm.error_messages,
        "invalid_login": "This name and password don't belong to a member of staff. "
        "Capital and small letters matter.",
    }

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["username"].widget.attrs.update(FIELD)

    def clean(self) -> Any:
        """A name that is longer than any account's is nobody's, and no try is kept of it."""
        longest = User._meta.get_field("username").max_length or 0
        if len(self.cleaned_data.get("username", "")) > longest:
            raise self.get_invalid_login_error()
        return super().clean()


class Code(forms.Form):
    """A code of the app, or a recovery code, with or without blanks."""

    code = forms.CharField(
        max_length=40,
        widget=forms.TextInput(
            attrs={**FIELD, "autocomplete": "one-time-code", "autofocus": True, "dir": "ltr"}
        ),
    )


class AppCode(forms.Form):
    """A code of the app alone."""

    code = forms.CharField(
        max_length=40,
        widget=forms.TextInput(
            attrs={**FIELD, "autocomplete": "one-time-code", "inputmode": "numeric", "dir": "ltr"}
        ),
    )

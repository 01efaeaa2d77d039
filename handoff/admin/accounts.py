"""Accounts of the staff, and what each may do. Nobody gives away more than they may do themselves."""

from typing import Any, cast

from django.contrib import admin, messages
from django.contrib.admin.utils import unquote
from django.contrib.auth.admin import GroupAdmin as PlainGroupAdmin
from django.contrib.auth.admin import UserAdmin as PlainUserAdmin
from django.contrib.auth.models import Group, Permission, User
from django.core.exceptions import PermissionDenied
from django.db.models import Exists, Model, OuterRef, QuerySet
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.template.response import TemplateResponse
from django.urls import reverse
from django.utils import timezone
from django_otp.plugins.otp_static.models import StaticDevice
from django_otp.plugins.otp_totp.models import TOTPDevice
from unfold.admin import ModelAdmin  # type: ignore[import-untyped]
from unfold.decorators import action, display  # type: ignore[import-untyped]
from unfold.forms import (  # type: ignore[import-untyped]
    AdminPasswordChangeForm,
    UserChangeForm,
    UserCreationForm,
)

from handoff import leaving, people
from handoff.signin import second_factor, tries
from orders.admin import ReadOnly

admin.site.unregister([User, Group])
# Their pages show the keys of everybody's phone.
admin.site.unregister([TOTPDevice, StaticDevice])


class WithinOnesOwn:
    """What somebody may hand on in a form: the permissions that they have, and groups of those."""

    def formfield_for_manytomany(self, field: Any, request: HttpRequest, **kwargs: Any) -> Any:
        """A choice that is left out of the list is refused in the form as well."""
        if field.related_model is Permission:
            kwargs["queryset"] = people.permissions_of(cast(User, request.user))
        elif field.related_model is Group:
            kwargs["queryset"] = people.groups_within(cast(User, request.user))
        return super().formfield_for_manytomany(field, request, **kwargs)  # type: ignore[misc]


@admin.register(User)
class UserAdmin(WithinOnesOwn, PlainUserAdmin, ModelAdmin):  # type: ignore[misc, type-arg]
    # Django's own forms have none of Unfold's classes and look broken in its pages.
    form = UserChangeForm
    add_form = UserCreationForm
    change_password_form = AdminPasswordChangeForm
    # Two lists side by side are wider than the page.
    filter_horizontal = ()
    autocomplete_fields = ["groups", "user_permissions"]
    list_display = (
        "username",
        "first_name",
        "last_name",
        "email",
        "is_staff",
        "is_active",
        "has_second_factor",
    )
    actions = ["deactivate_selected", "reset_second_factor", "let_try_again"]

    def has_change_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        """Who sets another's password can sign in as them: nobody does that to who may do more."""
        return super().has_change_permission(request, obj) and self._within(request, obj)

    def has_delete_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return super().has_delete_permission(request, obj) and self._within(request, obj)

    def get_queryset(self, request: HttpRequest) -> QuerySet[User]:
        apps = TOTPDevice.objects.filter(user=OuterRef("pk"), confirmed=True)
        accounts: QuerySet[User] = super().get_queryset(request)
        return accounts.annotate(with_second_factor=Exists(apps))

    def get_readonly_fields(self, request: HttpRequest, obj: Any = None) -> Any:
        """Only an owner makes owners."""
        fields = super().get_readonly_fields(request, obj)
        return fields if _is_owner(request) else (*fields, "is_superuser")

    def get_actions(self, request: HttpRequest) -> dict[str, Any]:
        """An account is deactivated, not deleted: what it decided stays in the record."""
        actions: dict[str, Any] = super().get_actions(request)
        actions.pop("delete_selected", None)
        if not _is_owner(request):
            actions.pop("reset_second_factor", None)
        return actions

    def delete_view(
        self, request: HttpRequest, object_id: str, extra_context: dict[str, Any] | None = None
    ) -> HttpResponse:
        """Says why there is no deleting, and offers to deactivate."""
        person = self.get_object(request, unquote(object_id))
        if person is None:
            raise Http404
        if not self.has_delete_permission(request, person):
            raise PermissionDenied
        if request.method == "POST":
            self._deactivate(request, person)
            return HttpResponseRedirect(reverse("admin:auth_user_changelist"))
        context = {
            **self.admin_site.each_context(request),
            "title": f"Deactivate {person.get_username()}",
            "opts": self.opts,
            "original": person,
            "is_oneself": person == request.user,
        }
        return TemplateResponse(request, "admin/handoff/deactivate.html", context)

    @action(description="Deactivate the selected accounts", permissions=["change"])  # type: ignore[untyped-decorator]
    def deactivate_selected(self, request: HttpRequest, queryset: QuerySet[User]) -> None:
        for person in self._allowed(request, queryset):
            self._deactivate(request, person)

    @action(description="Reset the second factor of the selected", permissions=["change"])  # type: ignore[untyped-decorator]
    def reset_second_factor(self, request: HttpRequest, queryset: QuerySet[User]) -> None:
        """For a colleague without phone and codes. Their sessions end."""
        for person in self._allowed(request, queryset):
            if second_factor.remove(person):
                self.log_change(request, person, "Second factor reset.")
                self.message_user(request, f"{person.get_username()} signs in without one now.")

    @action(description="Let the selected try their passwords again", permissions=["change"])  # type: ignore[untyped-decorator]
    def let_try_again(self, request: HttpRequest, queryset: QuerySet[User]) -> None:
        for person in self._allowed(request, queryset):
            tries.reset(person.get_username())
            self.log_change(request, person, "May try to sign in again.")
            self.message_user(request, f"{person.get_username()} may try again.")

    @display(description="Second factor", boolean=True)  # type: ignore[untyped-decorator]
    def has_second_factor(self, person: User) -> bool:
        return bool(vars(person)["with_second_factor"])

    def _allowed(self, request: HttpRequest, chosen: QuerySet[User]) -> list[User]:
        """Without oneself, who would be out at once, and those who may do more."""
        allowed = [
            person
            for person in chosen
            if person != request.user and self.has_change_permission(request, person)
        ]
        if left_out := chosen.count() - len(allowed):
            sentence = f"{left_out} left out: yourself, or accounts that may do more than yours."
            self.message_user(request, sentence, messages.WARNING)
        return allowed

    def _deactivate(self, request: HttpRequest, person: User) -> None:
        if person == request.user:
            self.message_user(request, "Ask another owner to do this for you.", messages.WARNING)
            return
        returned = leaving.deactivate(person, now=timezone.now())
        self.log_change(request, person, "Deactivated.")
        queue = f" {returned} of their conversations wait in the queue." if returned else ""
        self.message_user(request, f"{person.get_username()} can't sign in any more.{queue}")

    def _within(self, request: HttpRequest, obj: Model | None) -> bool:
        return obj is None or people.may_do_all_that(
            cast(User, request.user), other=cast(User, obj)
        )


@admin.register(Group)
class GroupAdmin(WithinOnesOwn, PlainGroupAdmin, ModelAdmin):  # type: ignore[misc]
    filter_horizontal = ()
    autocomplete_fields = ["permissions"]

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """A group that gives more than one has is not one's own to change."""
        allowed: bool = super().has_change_permission(request, obj)
        if obj is None or not allowed:
            return allowed
        return people.groups_within(cast(User, request.user)).filter(pk=obj.pk).exists()

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        allowed: bool = super().has_delete_permission(request, obj)
        return allowed and (obj is None or self.has_change_permission(request, obj))


@admin.register(Permission)
class PermissionAdmin(ReadOnly, ModelAdmin):  # type: ignore[misc]
    """Only there to be searched from the two pages above."""

    search_fields = ["name", "codename", "content_type__model"]
    ordering = ["content_type__app_label", "content_type__model", "codename"]

    def get_queryset(self, request: HttpRequest) -> QuerySet[Permission]:
        permissions: QuerySet[Permission] = super().get_queryset(request)
        return permissions.select_related("content_type")

    def has_module_permission(self, request: HttpRequest) -> bool:
        return False


def _is_owner(request: HttpRequest) -> bool:
    return bool(request.user.is_superuser)

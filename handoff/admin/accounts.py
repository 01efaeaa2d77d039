"""Accounts of the staff, and what each may do."""

from django.contrib import admin
from django.contrib.auth.admin import GroupAdmin as PlainGroupAdmin
from django.contrib.auth.admin import UserAdmin as PlainUserAdmin
from django.contrib.auth.models import Group, Permission, User
from django.db.models import QuerySet
from django.http import HttpRequest
from unfold.admin import ModelAdmin  # type: ignore[import-untyped]
from unfold.forms import (  # type: ignore[import-untyped]
    AdminPasswordChangeForm,
    UserChangeForm,
    UserCreationForm,
)

from orders.admin import ReadOnly

admin.site.unregister([User, Group])


@admin.register(User)
class UserAdmin(PlainUserAdmin, ModelAdmin):  # type: ignore[misc, type-arg]
    # Django's own forms have none of Unfold's classes and look broken in its pages.
    form = UserChangeForm
    add_form = UserCreationForm
    change_password_form = AdminPasswordChangeForm
    # Two lists side by side are wider than the page.
    filter_horizontal = ()
    autocomplete_fields = ["groups", "user_permissions"]


@admin.register(Group)
class GroupAdmin(PlainGroupAdmin, ModelAdmin):  # type: ignore[misc]
    filter_horizontal = ()
    autocomplete_fields = ["permissions"]


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

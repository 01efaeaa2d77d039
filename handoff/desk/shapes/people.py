"""Who is who on the desk, and what goes wrong."""

from typing import Any

from django.contrib.auth.models import User
from rest_framework import serializers

from handoff.errors import name_of
from orders.models import Customer


class StaffError(serializers.Serializer[Any]):
    """Every error: a code for programs, a sentence for people, and the field if it is one's."""

    code = serializers.CharField()
    message = serializers.CharField()
    field = serializers.CharField(allow_null=True)


class Colleague(serializers.ModelSerializer[User]):
    """A member of staff, as colleagues see them."""

    name = serializers.SerializerMethodField()

    class Meta:
        model = User
        fields = ("id", "name")

    def get_name(self, person: User) -> str:
        """The full name, or the one they sign in with."""
        return name_of(person)


class ColleaguesOut(serializers.Serializer[Any]):
    """To whom a conversation may be given."""

    results = Colleague(many=True)


class CustomerOut(serializers.ModelSerializer[Customer]):
    """Whom the shop knows."""

    class Meta:
        model = Customer
        fields = ("id", "name", "email")

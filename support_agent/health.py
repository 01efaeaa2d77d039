"""Whether this web process can serve, for whoever restarts it."""

from django.db import Error, connection
from django.http import HttpRequest, HttpResponse
from django.views.decorators.cache import never_cache


@never_cache
def healthy(request: HttpRequest) -> HttpResponse:
    """200 while the database answers. Without a broker the site still serves, only slower."""
    try:
        with connection.cursor() as cursor:
            cursor.execute("SELECT 1")
    except Error:
        return HttpResponse("no database", status=503, content_type="text/plain")
    return HttpResponse("healthy", content_type="text/plain")

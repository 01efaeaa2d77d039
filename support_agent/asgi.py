"""The web process."""

import os

from django.core.asgi import get_asgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "support_agent.settings")
application = get_asgi_application()

# Django is ready from here on and not before.
from support_agent.startup import prepare_to_serve  # noqa: E402

prepare_to_serve()

"""The web process."""

import os

from django.core.asgi import get_asgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "support_agent.settings")
django = get_asgi_application()

# Django is ready from here on and not before.
from django.conf import settings  # noqa: E402

from support_agent.chat.site import Site  # noqa: E402
from support_agent.conversation.bells import Bells  # noqa: E402
from support_agent.startup import prepare_to_serve  # noqa: E402

prepare_to_serve()
application = Site(django, Bells(settings.REDIS_URL))

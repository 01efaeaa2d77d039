"""The web process."""

import os

from django.core.asgi import get_asgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "support_agent.settings")
application = get_asgi_application()

from django.conf import settings  # noqa: E402

from support_agent import checks  # noqa: E402

checks.refuse_to_start_on_errors()
if not (settings.SUPPORT.redis_url and settings.SUPPORT.celery_broker_url):
    settings.EMBEDDED_BROKER.ensure_running()

"""Django's settings. What an operator may choose is read in environment.py: settings.SUPPORT."""

import os
from datetime import timedelta

from django.templatetags.static import static

from support_agent import environment, looks, private_files, security, values
from support_agent.embedded import broker
from support_agent.embedded.secret_file import kept_secret

BASE_DIR = values.BASE_DIR
SUPPORT = environment.read(os.environ)
private_files.prepare(SUPPORT.data_dir, SUPPORT.database)

DEBUG = SUPPORT.debug
SECRET_KEY = SUPPORT.secret_key or kept_secret(SUPPORT.data_dir / "secret_key")
ALLOWED_HOSTS = list(SUPPORT.allowed_hosts)

INSTALLED_APPS = [
    # Before the admin, whose templates it replaces.
    "unfold",
    "django.contrib.admin",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.staticfiles",
    "corsheaders",
    "rest_framework",
    "drf_spectacular",
    "drf_spectacular_sidecar",
    "axes",
    "django_otp",
    "django_otp.plugins.otp_totp",
    "django_otp.plugins.otp_static",
    "orders",
    "support_agent",
    "handoff",
]
MIDDLEWARE = [
    "support_agent.prefix.CookiesBelowPrefix",
    "support_agent.security.SecurityHeaders",
    "support_agent.plain_pages.PlainPages",
    "django.middleware.security.SecurityMiddleware",
    "support_agent.static_files.StaticFiles",
    "corsheaders.middleware.CorsMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "handoff.signin.middleware.WholeSessions",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "axes.middleware.AxesMiddleware",
    "support_agent.chat.pages.AwayPages",
]
ROOT_URLCONF = "support_agent.urls"
ASGI_APPLICATION = "support_agent.asgi.application"
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
            ]
        },
    }
]

# No ATOMIC_REQUESTS: on SQLite each page would take the write lock, reading ones too.
DATABASES = {"default": dict(SUPPORT.database)}
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

LANGUAGE_CODE = "en"
USE_TZ = True
TIME_ZONE = SUPPORT.time_zone.key

LOGIN_REDIRECT_URL = "admin:index"
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": f"django.contrib.auth.password_validation.{name}"}
    for name in (
        "UserAttributeSimilarityValidator",
        "MinimumLengthValidator",
        "CommonPasswordValidator",
        "NumericPasswordValidator",
    )
]

# Ten wrong passwords for one name or from one address, and it waits a quarter of an hour. What is
# typed in a browser that the same person has signed in with before is counted apart: a stranger
# must not be able to lock a colleague out.
AUTHENTICATION_BACKENDS = [
    "axes.backends.AxesStandaloneBackend",
    "django.contrib.auth.backends.ModelBackend",
]
AXES_HANDLER = "handoff.signin.tries.Tries"
AXES_LOCKOUT_PARAMETERS = "handoff.signin.tries.counted_by"
AXES_LOCKOUT_CALLABLE = "handoff.signin.views.locked"
AXES_CLIENT_IP_CALLABLE = "support_agent.chat.addresses.client_address"
AXES_FAILURE_LIMIT = 10
AXES_COOLOFF_TIME = timedelta(minutes=15)
AXES_DISABLE_ACCESS_LOG = True
AXES_ENABLE_ADMIN = False
AXES_VERBOSE = False
# What an authenticator app writes above the codes.
OTP_TOTP_ISSUER = "Support"

# Served from the apps' own folders, so that nothing has to be collected before a start. Absolute,
# since Django would put the prefix of whichever request is first before a relative one, for good.
STATIC_URL = "/static/"
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "support_agent.prefix.StaticFilesBelowPrefix"},
}
WHITENOISE_USE_FINDERS = True
WHITENOISE_ADD_HEADERS_FUNCTION = security.open_to_other_origins

# Behind a proxy that speaks TLS. Off for the demo, which is plain http on this machine.
SECURE_SSL_REDIRECT = SUPPORT.https
SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https") if SUPPORT.https else None
SECURE_HSTS_SECONDS = 365 * 24 * 3600 if SUPPORT.https else 0
SECURE_HSTS_INCLUDE_SUBDOMAINS = SUPPORT.https
SESSION_COOKIE_SECURE = SUPPORT.https
CSRF_COOKIE_SECURE = SUPPORT.https
# Entering a domain in the browsers' built-in list can't be undone for months; that is for
# the domain's owner to ask for.
SILENCED_SYSTEM_CHECKS = ["security.W021"]

# Any shop's page may use the chat's API: its token comes in a header and never by itself.
CORS_URLS_REGEX = r"^/api/v1/conversations/"
CORS_ALLOW_ALL_ORIGINS = True
CORS_EXPOSE_HEADERS = ["Conversation-Token", "Retry-After"]
REST_FRAMEWORK = {
    "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
    "DEFAULT_PARSER_CLASSES": ["support_agent.chat.bodies.BoundedJSON"],
    "DEFAULT_SCHEMA_CLASS": "drf_spectacular.openapi.AutoSchema",
    "EXCEPTION_HANDLER": "support_agent.chat.errors.answer",
    # The server has read the proxy's header already; anyone may send one of their own.
    "NUM_PROXIES": 0,
}
SPECTACULAR_SETTINGS = {
    "TITLE": "Support agent",
    "VERSION": "1",
    "DESCRIPTION": "The chat of the widget. Events come from "
    "`GET /api/v1/conversations/<id>/events/` as server-sent events, beside this schema.",
    "SERVE_INCLUDE_SCHEMA": False,
    # What follows it names the group of an address in the page of the API.
    "SCHEMA_PATH_PREFIX": "/api/v1/",
    "POSTPROCESSING_HOOKS": [
        "drf_spectacular.hooks.postprocess_schema_enums",
        "support_agent.prefix.named_in_schema",
    ],
    "SWAGGER_UI_DIST": "SIDECAR",
    "SWAGGER_UI_FAVICON_HREF": "SIDECAR",
    "ENUM_NAME_OVERRIDES": {
        "HolderEnum": "support_agent.models.Conversation.Holder",
        "AuthorEnum": "support_agent.models.Message.Author",
        "EscalationState": "handoff.models.Escalation.State",
        "EscalationReason": "handoff.models.Escalation.Reason",
        "TransferReason": "handoff.models.Transfer.Reason",
        "ReturnState": "orders.models.ReturnRequest.State",
        "ReturnKind": "orders.models.ReturnRequest.Kind",
        "DutyKind": "handoff.models.Duty.Kind",
    },
}

EMBEDDED_BROKER = broker.Broker(SUPPORT.data_dir / "broker")
REDIS_URL = SUPPORT.redis_url or EMBEDDED_BROKER.redis_url
CELERY_BROKER_URL = SUPPORT.celery_broker_url or EMBEDDED_BROKER.celery_url

UNFOLD = {
    "SITE_TITLE": "Support",
    "SITE_HEADER": "Support",
    "SITE_FAVICONS": [
        {
            "rel": "icon",
            "type": "image/svg+xml",
            "href": lambda request: static("handoff/desk/icon.svg"),
        }
    ],
    "STYLES": [lambda request: static("handoff/admin.css")],
    "COLORS": {"primary": looks.PRIMARY},
    "SIDEBAR": {"navigation": "handoff.sidebar.navigation"},
}

LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {
        "line": {"()": "support_agent.log_format.OneLine"},
        "json": {"()": "support_agent.log_format.Json"},
    },
    "filters": {
        "without_query": {"()": "support_agent.log_format.WithoutQuery"},
        "without_outages": {"()": "support_agent.log_format.WithoutOutages"},
    },
    "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": SUPPORT.log_format}},
    "root": {"handlers": ["stderr"], "level": "INFO"},
    # Django adds handlers of its own to this one, and each record would be said twice.
    "loggers": {
        "django": {"handlers": [], "level": "INFO", "propagate": True},
        "django.request": {"filters": ["without_outages"]},
        # The web server has handlers of its own, which would write addresses as they came.
        "uvicorn": {"handlers": [], "propagate": True},
        "uvicorn.access": {"handlers": [], "propagate": True, "filters": ["without_query"]},
        # The sweep alone would write three lines every second.
        "celery.beat": {"level": "WARNING"},
        "celery.worker.strategy": {"level": "WARNING"},
        "celery.worker.consumer": {"level": "WARNING"},
        "celery.app.trace": {"level": "WARNING"},
        # A line for each connection that is lent, and one for each attempt in an outage, which is
        # told by whoever had to do without.
        "psycopg.pool": {"level": "ERROR"},
        # A line for each call to the model; the run's own line says what they came to.
        "httpx2": {"level": "WARNING"},
        # It says four things of every colleague who signs in.
        "axes": {"level": "WARNING"},
    },
}

"""Settings of the floor: Django's own middleware, the product's database and broker."""

import os

from support_agent import values

SECRET_KEY = "of the floor, which keeps no secrets"
ALLOWED_HOSTS = ["*"]
USE_TZ = True
INSTALLED_APPS = [
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "rest_framework",
]
MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
]
ROOT_URLCONF = "tests.benchmarks.bare"
DATABASES = {"default": dict(values.database(os.environ["DATABASE_URL"], values.BASE_DIR))}
REDIS_URL = os.environ["REDIS_URL"]
# The floor's tasks go by a queue of their own.
BROKER_URL = values.for_celery(REDIS_URL.replace("db=0", "db=1"))
REST_FRAMEWORK = {
    "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
    "DEFAULT_PARSER_CLASSES": ["rest_framework.parsers.JSONParser"],
    "DEFAULT_AUTHENTICATION_CLASSES": [],
}

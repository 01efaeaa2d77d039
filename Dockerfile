# One image for the web process, the worker, the beat and the migrations.
FROM python:3.11-slim-bookworm AS packages
COPY requirements.txt .
# More packages, such as those for traces.
ARG EXTRAS=""
RUN python -m venv /venv \
    && /venv/bin/pip install --no-cache-dir --only-binary=:all: -r requirements.txt $EXTRAS

FROM python:3.11-slim-bookworm
RUN useradd --uid 10001 --no-create-home --shell /usr/sbin/nologin support
COPY --from=packages /venv /venv
WORKDIR /app
COPY manage.py ./
COPY orders orders
COPY handoff handoff
COPY support_agent support_agent
COPY templates templates
# The database and Redis are elsewhere, so nothing in the data folder needs to be kept. Static
# files are served from the apps' own folders: there is nothing to collect.
ENV PATH=/venv/bin:$PATH PYTHONUNBUFFERED=1 SUPPORT_DATA_DIR=/tmp/support
RUN python -m compileall -q orders handoff support_agent
USER 10001
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s --start-interval=1s CMD ["python", "-c", "import urllib.request as web; web.urlopen(web.Request('http://localhost:8000/healthy/', headers={'X-Forwarded-Proto': 'https'}), timeout=4)"]
# Only the proxy reaches this port, so what it says of the visitor's address holds.
CMD ["uvicorn", "support_agent.asgi:application", "--host", "0.0.0.0", "--port", "8000", "--no-access-log", "--forwarded-allow-ips", "*", "--timeout-graceful-shutdown", "5"]

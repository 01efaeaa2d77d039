"""WhiteNoise, without the warning that Django gives for each file under ASGI."""

from django.http import FileResponse, HttpRequest, HttpResponse
from whitenoise.middleware import WhiteNoiseMiddleware
from whitenoise.responders import StaticFile


class StaticFiles(WhiteNoiseMiddleware):
    """Answers with whole files: they are small, and Django can't stream one without blocking."""

    @staticmethod
    def serve(static_file: StaticFile, request: HttpRequest) -> HttpResponse:
        streamed: FileResponse = WhiteNoiseMiddleware.serve(static_file, request)
        response = HttpResponse(streamed.getvalue(), status=streamed.status_code)
        response.headers = streamed.headers
        streamed.close()
        return response

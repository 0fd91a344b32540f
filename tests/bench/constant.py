"""The service with one more route, which answers a constant of any size: what reads compare to."""

from fastapi import FastAPI, Response

from api.main import create_app as service


def create_app() -> FastAPI:
    """Return the service, beside it ``GET /constant/{size}``."""
    app = service()

    @app.get("/constant/{size}")
    async def constant(size: int) -> Response:
        return Response(b"x" * size, media_type="application/json")

    return app

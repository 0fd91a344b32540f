"""Whether the service lives and is ready."""

from fastapi import APIRouter
from fastapi.responses import JSONResponse

from api.dependencies import Here
from api.schemas.base import Json

router = APIRouter(tags=["Service"])


@router.get("/healthz", operation_id="health", summary="The process answers")
async def health() -> dict[str, str]:
    """Say that the process answers; nothing behind it is asked."""
    return {"status": "ok"}


@router.get(
    "/readyz",
    operation_id="ready",
    summary="The servers behind the service answer",
    responses={503: {"description": "One of them does not."}},
)
async def ready(here: Here) -> JSONResponse:
    """Say which of the servers behind the service answer."""
    checks = dict(await here.readiness.check())
    # Redis only makes reads faster: without it the service is slower and still right.
    well = all(answers for name, answers in checks.items() if name != "redis")
    body: Json = {"status": "ready" if well else "unavailable", "checks": checks}
    return JSONResponse(body, 200 if well else 503)


@router.get("/", operation_id="index", summary="Where things are")
async def index() -> dict[str, str]:
    """Return links to what the service offers."""
    return {
        "service": "antechamber",
        "docs": "/docs",
        "openapi": "/openapi.json",
        "accounts": "/v1/accounts",
        "cards": "/v1/cards",
        "formats": "/v1/formats",
        "sample_decks": "/v1/sample-decks",
        "decks": "/v1/decks",
        "games": "/v1/games",
        "health": "/healthz",
        "readiness": "/readyz",
    }

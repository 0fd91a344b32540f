"""Whether the service lives and is ready, what it counts, and where things are."""

import ipaddress

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse

from api import metrics
from api.dependencies import OPEN_TO_ALL, Here
from api.problems import RETRY_SECONDS
from api.routers.responses import problems
from api.schemas.health import Health, Readiness
from domain.kernel.refusals import NotFound

router = APIRouter(tags=["Service"], dependencies=[OPEN_TO_ALL])

NEEDED = {"postgres", "migrations"}
"""Without these nothing is right. Redis only makes reads faster, and followers that are
behind only make repairs late: both are told, and take no service away."""

FORWARDED = {"forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip"}
"""Fields by which proxies say that they ask for somebody else (RFC 7239, RFC 9110 7.6.3)."""


@router.get("/healthz", operation_id="health", summary="The process answers")
async def health() -> Health:
    """Say that the process answers; nothing behind it is asked."""
    return Health(status="ok")


@router.get(
    "/readyz",
    operation_id="ready",
    summary="The servers behind the service answer",
    response_model=Readiness,
    responses={503: {"description": "One that is needed does not.", "model": Readiness}},
)
async def ready(here: Here) -> JSONResponse:
    """Say which of the servers behind the service answer, and whether that is enough."""
    checks = dict(await here.readiness.check())
    if all(answers for name, answers in checks.items() if name in NEEDED):
        return JSONResponse({"status": "ready", "checks": checks})
    return JSONResponse(
        {"status": "unavailable", "checks": checks},
        503,
        headers={"Retry-After": str(RETRY_SECONDS)},
    )


@router.get(
    "/metrics",
    operation_id="getMetrics",
    summary="What Prometheus reads",
    response_class=Response,
    responses={
        **problems(404),
        200: {"description": "Metrics.", "content": {"text/plain": {"schema": {"type": "string"}}}},
    },
)
async def measured(request: Request, here: Here) -> Response:
    """Return this process' metrics, to its own machine unless all may read them (a setting)."""
    if not (request.app.state.metrics_public or _from_here(request)):
        raise NotFound("There is no such page.")
    values = await here.readiness.measures()
    return Response(metrics.exposition(values), media_type=metrics.MEDIA_TYPE)


def _from_here(request: Request) -> bool:
    """Tell whether this machine asks for itself, and no proxy on it for somebody else."""
    if request.client is None or not FORWARDED.isdisjoint(request.headers):
        return False
    try:
        return ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        return False


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
        "sandboxes": "/v1/sandboxes",
        "health": "/healthz",
        "readiness": "/readyz",
    }

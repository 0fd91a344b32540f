"""Prometheus metrics of this process: what the API itself sees, and what it reads at a scrape.

Labels are closed sets (route templates, methods, statuses, names of ours): ids and names of
people or games would grow without end and tell who plays what.
"""

from collections.abc import Iterable, Mapping
from functools import cache

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    disable_created_metrics,
)
from prometheus_client.core import Metric
from prometheus_client.exposition import generate_latest
from prometheus_client.registry import Collector

REGISTRY = CollectorRegistry(auto_describe=True)
"""Everything that this process counts."""

MEDIA_TYPE = "text/plain; version=0.0.4; charset=utf-8"

_PREFIX = "antechamber"
_METHODS = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"}

# One more series for each series, which nothing here reads.
disable_created_metrics()  # type: ignore[no-untyped-call] # the library leaves it untyped
ProcessCollector(registry=REGISTRY)
PlatformCollector(registry=REGISTRY)
GCCollector(registry=REGISTRY)

REQUESTS = Counter(
    f"{_PREFIX}_requests", "Requests answered.", ("route", "method", "status"), registry=REGISTRY
)
SECONDS = Histogram(
    f"{_PREFIX}_request_seconds",
    "From the request's arrival to the end of its answer; streams and waits included.",
    ("route",),
    registry=REGISTRY,
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 30),
)
LIMITED = Counter(
    f"{_PREFIX}_rate_limited", "Requests refused by a rate limit.", ("bucket",), registry=REGISTRY
)
OPEN_STREAMS = Gauge(
    f"{_PREFIX}_open_streams", "Event streams that are open now.", registry=REGISTRY
)


def note(route: str, method: str, status: int, seconds: float) -> None:
    """Count a request by its route's template; unknown methods count as one."""
    counter, histogram = _series(route, method if method in _METHODS else "other", status)
    counter.inc()
    histogram.observe(seconds)


@cache
def _series(route: str, method: str, status: int) -> tuple[Counter, Histogram]:
    """Return where requests of a kind are counted; there are as many kinds as series."""
    return REQUESTS.labels(route, method, str(status)), SECONDS.labels(route)


class _Reading(Collector):
    """What was read elsewhere for this one scrape, by metric name."""

    def __init__(self, values: Mapping[str, float]) -> None:
        self._values = values

    def collect(self) -> Iterable[Metric]:
        for name, value in sorted(self._values.items()):
            kind = "counter" if name.endswith("_total") else "gauge"
            metric = Metric(f"{_PREFIX}_{name.removesuffix('_total')}", "Read at the scrape.", kind)
            metric.add_sample(f"{_PREFIX}_{name}", {}, value)
            yield metric


def exposition(values: Mapping[str, float]) -> bytes:
    """Return all metrics in Prometheus' text format, with the values read for this scrape."""
    reading = CollectorRegistry()
    reading.register(_Reading(values))
    return bytes(generate_latest(REGISTRY)) + bytes(generate_latest(reading))

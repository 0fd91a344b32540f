"""Logs: structlog's for our own code, the same shape for what libraries write."""

import logging
import sys

import structlog
from structlog.typing import Processor


def configure_logging(level: str = "INFO", *, as_json: bool = False) -> None:
    """Send every log line to stderr, as text for people or as one JSON object a line.

    uvicorn must be started with ``log_config=None`` to write through here.
    """
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    # Never the local variables of a traceback: they hold seeds, tokens and hidden cards.
    without_locals = structlog.tracebacks.ExceptionDictTransformer(show_locals=False)
    ending: list[Processor] = (
        [
            structlog.processors.ExceptionRenderer(without_locals),
            structlog.processors.JSONRenderer(),
        ]
        if as_json
        else [
            structlog.dev.ConsoleRenderer(
                colors=sys.stderr.isatty(),
                exception_formatter=structlog.dev.plain_traceback,
            )
        ]
    )
    structlog.configure(
        # First, so that what is below the level costs nothing.
        processors=[
            structlog.stdlib.filter_by_level,
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *ending],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())

"""The application on a socket of this machine, in a thread with its own event loop."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager

import uvicorn
from fastapi import FastAPI

from infra.serving import listener


@contextmanager
def served(app: FastAPI) -> Iterator[str]:
    """Serve an application and give its address; it ends with the block.

    Its services live in the thread's loop from their first request on.
    """
    listening = listener("127.0.0.1", 0)
    config = uvicorn.Config(app, log_config=None, access_log=False, lifespan="off")
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, args=([listening],), daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join(10)
        listening.close()

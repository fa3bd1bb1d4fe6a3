"""A cluster of dask as an executor (`pip install 'moodsl[cluster]'`): workers on as many machines as there are.

with cluster_at("tcp://10.0.0.5:8786") as workers:
    table = simulate(["firefly_bay"], games=100_000, bots=["random"], executor=workers)
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any, TypeVar

from interpreter.game.arguments import hold_kind
from interpreter.report.message import NOTHING, Message, Refusal, msg
from moodsl.extras.sim.spread import Workers

if TYPE_CHECKING:
    from distributed import Client

Done = TypeVar("Done")
PATIENCE = 10.0  # seconds that a cluster has to answer, and that it may be without a worker


class NoCluster(Refusal):
    """There is no cluster to play on; the message says why."""


class Cluster(Workers):
    """The workers of a cluster. It has to answer within `patience` seconds, and may be without workers for as long."""

    def __init__(self, client: Client, address: str, patience: float) -> None:
        self._client, self._address, self._patience = client, address, patience
        self._executor = client.get_executor()
        self._alone_since: float | None = None

    @property
    def workers(self) -> int:  # type: ignore[override]
        """How many threads its workers have now."""
        return sum(self._threads())

    def _threads(self) -> list[int]:
        """How many threads each worker has. Raises OSError if the scheduler does not answer."""
        ask = self._client.scheduler.identity
        told = self._client.sync(ask, n_workers=-1, callback_timeout=self._patience)
        return [one["nthreads"] for one in told["workers"].values()]

    def submit(self, call: Callable[..., Done], /, *args: Any, **named: Any) -> Future[Done]:
        """Have something called by a worker."""
        found: Future[Done] = self._executor.submit(call, *args, **named)
        return found

    def trouble(self) -> Message:
        """What is wrong with the cluster, if it is gone or has had no worker for some time."""
        gone = msg("the cluster at `{}` is gone", self._address)
        if self._client.status != "running":
            return gone
        try:
            threads = self._threads()
        except OSError:
            return gone
        if threads:
            self._alone_since = None
            return NOTHING
        self._alone_since = self._alone_since or time.monotonic()
        if time.monotonic() - self._alone_since > self._patience:
            return msg("the cluster at `{}` has lost all of its workers", self._address)
        return NOTHING


@contextmanager
def cluster_at(address: str, patience: float = PATIENCE) -> Iterator[Cluster]:
    """The workers of the cluster whose scheduler listens at an address, such as `tcp://10.0.0.5:8786`.

    Raises NoCluster if there is no dask here, nobody answers within `patience` seconds, or no worker is there by then,
    ValueError for an address that is no text.
    """
    hold_kind("address", address, str, msg("a text such as `tcp://HOST:8786`"))
    with quiet():
        client = client_of(address, patience)
        try:
            with suppress(TimeoutError):
                client.wait_for_workers(1, timeout=patience)
            found = Cluster(client, address, patience)
            if not found.workers:
                raise NoCluster(msg("the cluster at `{}` has no workers", address))
            yield found
        finally:
            with suppress(OSError):
                client.close(timeout=patience)


def client_of(address: str, patience: float) -> Client:
    """Whoever speaks to the scheduler. Raises NoCluster."""
    try:
        from distributed import Client
    except ImportError:
        raise NoCluster(msg("dask is missing: `pip install 'moodsl[cluster]'`")) from None
    client = Client.__new__(Client)
    try:
        client.__init__(address, timeout=patience, set_as_default=False)
    except (OSError, ValueError, ImportError) as error:
        client.status = "closed"  # else it would try to end what has not begun, and complain
        why = msg("nobody answered within {:g} seconds", patience) if isinstance(error, OSError) else msg("{}", error)
        raise NoCluster(msg("there is no cluster at `{}`: {}", address, why)) from None
    return client


@contextmanager
def quiet() -> Iterator[None]:
    """Without the words of dask about what is told here in one line."""
    loggers = [logging.getLogger(name) for name in ("distributed", "distributed.client", "tornado.application")]
    levels = [logger.level for logger in loggers]
    for logger in loggers:
        logger.setLevel(logging.CRITICAL + 1)
    try:
        yield
    finally:
        for logger, level in zip(loggers, levels, strict=True):
            logger.setLevel(level)

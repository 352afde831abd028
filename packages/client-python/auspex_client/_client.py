"""The clients: every system as a method, waited for or awaited."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from typing import Any

from ._procedures import AsyncCalls, Calls
from ._transport import Outcome, Transport

_END = object()


class Auspex(Calls):
    """Calls that are waited for.

    `key` is an API key or an access token; without one only what is free can be called. `retries` is how often a call
    is tried again after a failure that may pass, under the same idempotency key; `timeout` is for one attempt, seconds.
    """

    def __init__(self, url: str, key: str | None = None, *, retries: int = 3, timeout: float = 70.0) -> None:
        self._transport = Transport(url, key, retries, timeout)
        super().__init__(self._transport.call)

    def quote(self, name: str, input: Any) -> Any:
        """Price of a call and what the key has; nothing is run or charged."""
        return self._transport.quote(name, input)

    def batch(self, calls: Sequence[tuple[str, Any]], *, idempotency_key: str | None = None) -> list[Outcome]:
        """Calls by name and input in one request, each with its own end."""
        return self._transport.batch(calls, idempotency_key)

    def stream(self, name: str, input: Any, *, idempotency_key: str | None = None) -> Iterator[dict[str, Any]]:
        """The text as it is written, then the answer and what it cost."""
        return self._transport.stream(name, input, idempotency_key)


class AsyncAuspex(AsyncCalls):
    """Calls that are awaited; each runs in a thread of its own. Its settings are those of `Auspex`."""

    def __init__(self, url: str, key: str | None = None, *, retries: int = 3, timeout: float = 70.0) -> None:
        self._transport = Transport(url, key, retries, timeout)

        async def call(*given: Any) -> Any:
            return await asyncio.to_thread(self._transport.call, *given)

        super().__init__(call)

    async def quote(self, name: str, input: Any) -> Any:
        """Price of a call and what the key has; nothing is run or charged."""
        return await asyncio.to_thread(self._transport.quote, name, input)

    async def batch(self, calls: Sequence[tuple[str, Any]], *, idempotency_key: str | None = None) -> list[Outcome]:
        """Calls by name and input in one request, each with its own end."""
        return await asyncio.to_thread(self._transport.batch, calls, idempotency_key)

    async def stream(self, name: str, input: Any, *, idempotency_key: str | None = None) -> AsyncIterator[dict[str, Any]]:
        """The text as it is written, then the answer and what it cost."""
        events = self._transport.stream(name, input, idempotency_key)
        while (event := await asyncio.to_thread(next, events, _END)) is not _END:
            yield event  # type: ignore[misc]

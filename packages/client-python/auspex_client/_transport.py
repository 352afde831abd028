"""One request until it is answered: time limits, retries, and a key that makes them safe."""

from __future__ import annotations

import email.utils
import http.client
import json
import random
import time
import urllib.error
import urllib.request
import uuid
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

# Longest time that a Retry-After is waited for, seconds.
_MAX_WAIT = 60.0
_MAY_PASS = frozenset({408, 429, 502, 503, 504})


class AuspexError(Exception):
    """A call that failed; nothing was charged.

    `reason` is stable, for programs: a refusal of the tradition, or what any call may fail with. `status` is that of
    HTTP, 0 where no response came. `data` tells issues, nearest names, price and shortfall.
    """

    def __init__(self, message: str, reason: str, status: int = 0, data: Mapping[str, Any] | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.reason = reason
        self.status = status
        self.data: Mapping[str, Any] = data or {}


@dataclass(frozen=True)
class Succeeded:
    """A call of a batch that was answered."""

    answer: Any
    ok: bool = True


@dataclass(frozen=True)
class Failed:
    """A call of a batch that failed."""

    error: AuspexError
    ok: bool = False


Outcome = Succeeded | Failed


class Transport:
    """Sends calls; may be used by several threads."""

    def __init__(self, url: str, key: str | None, retries: int, timeout: float) -> None:
        self._url = url.rstrip("/")
        self._key = key
        self._retries = retries
        self._timeout = timeout

    def call(
        self,
        name: str,
        input: Any = None,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Any:
        """The answer of one call."""
        with self._open(name, {"json": input or {}}, idempotency_key, timeout, headers) as response:
            return _answer_of(_outcome_of(_read(response)))

    def quote(self, name: str, input: Any) -> Any:
        """Price and balance; nothing is run or charged."""
        return self.call(name, input, headers={"X-Dry-Run": "true"})

    def batch(self, calls: Sequence[tuple[str, Any]], idempotency_key: str | None = None) -> list[Outcome]:
        """Up to 50 calls in one request; each ends for itself and is charged for itself."""
        path = ",".join(name for name, _ in calls) + "?batch=1"
        body = {str(index): {"json": input or {}} for index, (_, input) in enumerate(calls)}
        with self._open(path, body, idempotency_key, None, None) as response:
            value = _read(response)
        parts = value if isinstance(value, list) else [value] * len(calls)
        return [_outcome_of(part) for part in parts]

    def stream(self, name: str, input: Any, idempotency_key: str | None = None) -> Iterator[dict[str, Any]]:
        """Events `system`, `text`, `reset`, `answer`, `done`; a stream that breaks is asked for again, charged once."""
        key = idempotency_key or str(uuid.uuid4())
        try:
            with self._open(name, {"json": input or {}}, key, None, {"Accept": "text/event-stream"}) as response:
                if response.status != 200:
                    _answer_of(_outcome_of(_read(response)))
                for event, data in _events_of(response):
                    if event == "error":
                        _answer_of(_outcome_of(data))
                    yield {"event": event, "answer": _answer_of(_outcome_of(data))} if event == "answer" else {
                        "event": event,
                        **data,
                    }
                    if event == "done":
                        return
        except (OSError, http.client.HTTPException):
            pass
        yield {"event": "reset", "reason": "connection lost"}
        answer = self.call(name, input, key)
        yield {"event": "answer", "answer": answer}
        yield {"event": "done", "pointsCharged": answer.get("reading", {}).get("pointsCharged", 0)}

    def _open(
        self,
        path: str,
        body: Any,
        idempotency_key: str | None,
        timeout: float | None,
        headers: Mapping[str, str] | None,
    ) -> http.client.HTTPResponse:
        sent = {
            "Content-Type": "application/json",
            "Idempotency-Key": idempotency_key or str(uuid.uuid4()),
            **({"Authorization": f"Bearer {self._key}"} if self._key else {}),
            **(headers or {}),
        }
        data = json.dumps(body).encode()
        attempt = 0
        while True:
            request = urllib.request.Request(f"{self._url}/api/trpc/{path}", data, sent, method="POST")
            wait: float | None = None
            try:
                opened: http.client.HTTPResponse = urllib.request.urlopen(request, timeout=timeout or self._timeout)
                return opened
            except urllib.error.HTTPError as refused:
                wait = _retry_after(refused.headers.get("Retry-After"))
                may_pass = wait is not None or refused.status in _MAY_PASS
                if not may_pass or attempt >= self._retries or (wait or 0) > _MAX_WAIT:
                    return refused  # type: ignore[return-value]
                refused.close()
            except (OSError, http.client.HTTPException) as cause:
                if attempt >= self._retries:
                    timed_out = isinstance(getattr(cause, "reason", cause), TimeoutError)
                    reason = "timeout" if timed_out else "network"
                    raise AuspexError(f"Cannot reach {self._url}: {reason}", reason) from cause
            time.sleep(wait if wait is not None else 0.25 * 2**attempt * (0.5 + random.random()))
            attempt += 1


def _retry_after(value: str | None) -> float | None:
    """Seconds or a date, as seconds to wait."""
    if value is None:
        return None
    if value.isdigit():
        return float(value)
    try:
        return max(0.0, email.utils.parsedate_to_datetime(value).timestamp() - time.time())
    except ValueError:
        return 0.0


def _read(response: Any) -> Any:
    text = response.read()
    try:
        return json.loads(text)
    except ValueError as cause:
        raise AuspexError(f"Cannot read {response.url}", "unreadable", response.status) from cause


def _outcome_of(value: Any) -> Outcome:
    if isinstance(value, dict) and "result" in value:
        return Succeeded(value["result"]["data"])
    error = value.get("error", {}) if isinstance(value, dict) else {}
    data = dict(error.get("data", {}))
    reason = data.pop("reason", "unreadable")
    message = error.get("message", "the response is no answer")
    return Failed(AuspexError(message, reason, data.pop("httpStatus", 0), data))


def _answer_of(outcome: Outcome) -> Any:
    if isinstance(outcome, Succeeded):
        return outcome.answer
    raise outcome.error


def _events_of(response: Any) -> Iterator[tuple[str, Any]]:
    event = ""
    for raw in response:
        line = raw.decode().rstrip("\n")
        if line.startswith("event: "):
            event = line[7:]
        elif line.startswith("data: "):
            yield event, json.loads(line[6:])

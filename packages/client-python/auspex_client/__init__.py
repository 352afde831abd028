"""Typed client of the Auspex API on the standard library alone.

    from auspex_client import Auspex

    auspex = Auspex("http://127.0.0.1:3000", key="at_live_…")
    chart = auspex.bazi.chart({"birthDate": "1990-05-17", "birthTime": "14:30", "place": "Taipei"})
"""

from ._client import AsyncAuspex, Auspex
from ._transport import AuspexError, Failed, Outcome, Succeeded

__all__ = ["AsyncAuspex", "Auspex", "AuspexError", "Failed", "Outcome", "Succeeded"]

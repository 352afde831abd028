"""Against a running host: AUSPEX_URL and AUSPEX_KEY=… python3 -m unittest discover packages/client-python/tests."""

import asyncio
import http.server
import os
import threading
import typing
import unittest
import urllib.request

import auspex_client._procedures as procedures
from auspex_client import AsyncAuspex, Auspex, AuspexError, Failed, Succeeded

URL = os.environ["AUSPEX_URL"]
KEY = os.environ["AUSPEX_KEY"]
BIRTH = {"birthDate": "1990-05-17", "birthTime": "14:30", "place": "Taipei"}


class Flaky(http.server.BaseHTTPRequestHandler):
    """Passes requests on to the host, and loses every first answer."""

    keys: list[str | None] = []

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        request = urllib.request.Request(URL + self.path, body, dict(self.headers), method="POST")
        answer = urllib.request.urlopen(request).read()
        Flaky.keys.append(self.headers["Idempotency-Key"])
        if len(Flaky.keys) == 1:
            self.close_connection = True
            return
        self.send_response(200)
        self.end_headers()
        self.wfile.write(answer)

    def log_message(self, *_: object) -> None:
        pass


class ClientTest(unittest.TestCase):
    auspex = Auspex(URL, KEY)

    def test_answers(self) -> None:
        chart = self.auspex.bazi.chart(BIRTH)
        self.assertEqual(chart["native"], "庚午 辛巳 壬午 丁未")
        self.assertEqual(chart["reading"]["pointsCharged"], 15)

    def test_failures_have_a_reason(self) -> None:
        with self.assertRaises(AuspexError) as raised:
            self.auspex.bazi.chart({"birthDate": "1990-02-30"})
        self.assertEqual((raised.exception.reason, raised.exception.status), ("invalid_input", 400))
        self.assertEqual(raised.exception.data["issues"][0]["path"], "birthDate")
        with self.assertRaises(AuspexError) as refused:
            self.auspex.coin_flip.flip({"question": "When will I die?"})
        self.assertEqual(refused.exception.reason, "lifespan")

    def test_quotes(self) -> None:
        self.assertEqual(self.auspex.quote("bazi.chart", BIRTH)["price"], 15)

    def test_batches(self) -> None:
        rune, none = self.auspex.batch([("runes.cast", {"spread": "single"}), ("runes.cast", {})])
        self.assertIsInstance(rune, Succeeded)
        self.assertIsInstance(none, Failed)

    def test_streams(self) -> None:
        events = list(self.auspex.stream("bazi.chart", BIRTH))
        text = "".join(one["text"] for one in events if one["event"] == "text")
        self.assertEqual(text, events[-2]["answer"]["interpretation"]["text"])
        self.assertEqual(events[-1]["pointsCharged"], 15)

    def test_a_lost_answer_is_asked_for_again_under_the_same_key(self) -> None:
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Flaky)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        before = self.auspex.quote("runes.cast", {"spread": "single"})["balance"]
        Auspex(f"http://127.0.0.1:{server.server_port}", KEY).runes.cast({"spread": "single"})
        server.shutdown()
        server.server_close()
        after = self.auspex.quote("runes.cast", {"spread": "single"})["balance"]
        self.assertEqual((len(Flaky.keys), len(set(Flaky.keys)), before - after), (2, 1, 2))

    def test_nobody_listens(self) -> None:
        with self.assertRaises(AuspexError) as raised:
            Auspex("http://127.0.0.1:9", retries=0).discordian.day({"date": "2026-11-23"})
        self.assertEqual(raised.exception.reason, "network")

    def test_awaits(self) -> None:
        async def ask() -> None:
            auspex = AsyncAuspex(URL, KEY)
            chart, day = await asyncio.gather(auspex.bazi.chart(BIRTH), auspex.discordian.day({"date": "2026-11-23"}))
            self.assertEqual(chart["native"], "庚午 辛巳 壬午 丁未")
            self.assertTrue(day["reading"]["id"].startswith("rd_"))
            events = [one["event"] async for one in auspex.stream("bazi.chart", BIRTH)]
            self.assertEqual(events[-2:], ["answer", "done"])

        asyncio.run(ask())

    def test_every_type_resolves(self) -> None:
        for name, one in vars(procedures).items():
            if typing.is_typeddict(one):
                self.assertTrue(typing.get_type_hints(one), name)


if __name__ == "__main__":
    unittest.main()

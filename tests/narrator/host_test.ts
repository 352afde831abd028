/** Blends over HTTP with a model behind them: what is answered, streamed, held and charged, whatever goes wrong. */
import { afterEach, describe, expect, test } from "bun:test";
import { BIRTH } from "../blends/support.ts";
import { bodyOf, mutation, query } from "../http/support.ts";
import {
  API_KEY,
  either,
  GOOD_EN,
  hostAt,
  pieces,
  recordingLog,
  startDouble,
  status,
  whole,
  type Double,
  type Reply,
} from "./double.ts";

const doubles: Double[] = [];
const listening: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  doubles.splice(0).forEach((one) => one.stop());
  for (const one of listening.splice(0)) await one.stop();
});

function double(...replies: readonly Reply[]): Double {
  const one = startDouble(...replies);
  doubles.push(one);
  return one;
}

const EVENTS = { accept: "text/event-stream" };

interface Event {
  readonly event: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly data: any;
}

/** The events of a stream's text; comments are left out. */
function eventsOf(text: string): readonly Event[] {
  return text
    .split("\n\n")
    .filter((block) => block.startsWith("event: "))
    .map((block) => {
      const [event, data] = block.split("\n");
      return {
        event: event!.slice("event: ".length),
        data: JSON.parse(data!.slice("data: ".length)) as unknown,
      };
    });
}

describe("natal.tian", () => {
  test("with a model carries genderAssumption fresh, remembered, replayed and streamed", async () => {
    const { seen, baseUrl } = double(either(GOOD_EN));
    const { host, wallet } = hostAt(baseUrl, 10_000);
    const key = { "idempotency-key": "birth-1" };
    const fresh = await (await host.handle(mutation("natal.tian", BIRTH, key))).text();
    const replayed = await host.handle(mutation("natal.tian", BIRTH, key));
    expect(replayed.headers.get("idempotency-replayed")).toBe("true");
    expect(await replayed.text()).toBe(fresh);
    const remembered = (await bodyOf(await host.handle(query("natal.tian", BIRTH)))).result.data;
    const streamed = eventsOf(
      await (await host.handle(mutation("natal.tian", BIRTH, EVENTS))).text(),
    ).find(({ event }) => event === "answer")!.data.result.data;
    expect(seen).toHaveLength(1);
    for (const answer of [JSON.parse(fresh).result.data, remembered, streamed]) {
      expect(answer.synthesis).toMatchObject({ text: GOOD_EN, writer: "llm", model: "m" });
      expect(answer.genderAssumption).toMatchObject({
        input: "gender",
        assumed: { gender: "male" },
      });
      expect(answer.genderAssumption.invariant).toHaveLength(20);
      expect(answer.creditsUsed).toBe(888);
    }
    expect([wallet.balance(), wallet.held()]).toEqual([10_000 - 3 * 888, 0]);
  });

  const failures: readonly (readonly [string, Reply])[] = [
    ["is away", status(503, { "retry-after-ms": "1" })],
    ["refuses the key", status(401)],
    ["hangs", () => Bun.sleep(3_000).then(() => new Response("late"))],
    ["is cut off", whole(GOOD_EN, "length")],
    ["foretells a death", whole(`${GOOD_EN} You will die young.`)],
    ["sends nonsense", () => new Response("<html>")],
  ];
  for (const [what, reply] of failures) {
    test(`whose model ${what} is answered whole by the rules, free, with the reason`, async () => {
      const { baseUrl } = double(reply);
      const log = recordingLog();
      const { host, wallet } = hostAt(baseUrl, 1_000, { timeoutMs: 400 }, log);
      const response = await host.handle(mutation("natal.tian", BIRTH));
      expect(response.status).toBe(200);
      expect(response.headers.get("x-points-charged")).toBe("0");
      const text = await response.text();
      const answer = JSON.parse(text).result.data;
      expect(answer.synthesis.writer).toBe("rules");
      expect(answer.synthesis.fallback).toBeString();
      expect(answer.counts).toMatchObject({ members: 22, delivered: 22 });
      expect([answer.creditsUsed, answer.reading.pointsCharged]).toEqual([0, 0]);
      expect(answer.genderAssumption.assumed).toEqual({ gender: "male" });
      expect([wallet.balance(), wallet.held()]).toEqual([1_000, 0]);
      for (const secret of [API_KEY, "inner secret", "Use only the facts"]) {
        expect(text).not.toContain(secret);
      }
      expect(log.text()).not.toContain(API_KEY);
    });
  }
});

describe("a stream", () => {
  const INPUT = { question: "Shall I move?", seed: "s" };

  test("tells systems as they finish, the text as it is written, the answer and the charge", async () => {
    const { baseUrl } = double(either(GOOD_EN));
    const { host, wallet } = hostAt(baseUrl, 100);
    const response = await host.handle(mutation("blend.african", INPUT, EVENTS));
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/event-stream");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("x-request-id")).toBeString();
    const events = eventsOf(await response.text());
    const systems = events.filter(({ event }) => event === "system").map(({ data }) => data);
    expect(systems).toHaveLength(3);
    expect(systems).toContainEqual({ system: "ifa.cast", delivered: true });
    const heard = events.filter(({ event }) => event === "text").map(({ data }) => data.text);
    expect(heard.length).toBeGreaterThan(1);
    const answer = events.find(({ event }) => event === "answer")!.data.result.data;
    expect(heard.join("")).toBe(answer.synthesis.text);
    expect(events.at(-1)).toEqual({ event: "done", data: { pointsCharged: 15, balance: 85 } });
    expect(wallet.balance()).toBe(85);
  });

  test("without a model tells the rules' text by its paragraphs", async () => {
    const { host } = hostAt(null, 100);
    const events = eventsOf(
      await (await host.handle(mutation("blend.african", INPUT, EVENTS))).text(),
    );
    const heard = events.filter(({ event }) => event === "text").map(({ data }) => data.text);
    const answer = events.find(({ event }) => event === "answer")!.data.result.data;
    expect(heard.join("")).toBe(answer.synthesis.text);
    expect(answer.synthesis.writer).toBe("rules");
  });

  test("holds the same answer as the plain call", async () => {
    const { host } = hostAt(null, 100);
    const plain = await bodyOf(await host.handle(mutation("blend.islamic", INPUT)));
    const events = eventsOf(
      await (await host.handle(mutation("blend.islamic", INPUT, EVENTS))).text(),
    );
    expect(events.find(({ event }) => event === "answer")!.data).toEqual(plain);
  });

  test("takes back a text that turns to death, never tells that sentence, and is free", async () => {
    const { baseUrl } = double(pieces(["All is well here. ", "Soon you will die. ", "Rest well."]));
    const { host, wallet } = hostAt(baseUrl, 100);
    const text = await (await host.handle(mutation("blend.african", INPUT, EVENTS))).text();
    expect(text).not.toContain("will die");
    const events = eventsOf(text);
    const reset = events.findIndex(({ event }) => event === "reset");
    expect(events[reset]!.data.reason).toBe("the text spoke of death or lifespan");
    const after = events.slice(reset).filter(({ event }) => event === "text");
    const answer = events.find(({ event }) => event === "answer")!.data.result.data;
    expect(after.map(({ data }) => data.text).join("")).toBe(answer.synthesis.text);
    expect(events.at(-1)!.data.pointsCharged).toBe(0);
    expect([wallet.balance(), wallet.held()]).toEqual([100, 0]);
  });

  test("that fails before its work is an ordinary error", async () => {
    const { host } = hostAt(null, 5);
    const poor = await host.handle(mutation("blend.african", INPUT, EVENTS));
    expect([poor.status, poor.headers.get("content-type")]).toEqual([402, "application/json"]);
    const wrong = await host.handle(mutation("blend.african", { nothing: 1 }, EVENTS));
    expect(wrong.status).toBe(400);
    const nobody = mutation("blend.african", INPUT, { ...EVENTS, authorization: "Bearer no" });
    expect((await host.handle(nobody)).status).toBe(401);
    const asked = mutation("blend.african", { question: "When will he die?" }, EVENTS);
    const declined = await hostAt(null, 100).host.handle(asked);
    expect([declined.status, (await bodyOf(declined)).error.data.reason]).toEqual([
      422,
      "lifespan",
    ]);
  });

  test("repeated with its key is the kept answer, charged once", async () => {
    const { host, wallet } = hostAt(null, 100);
    const key = { ...EVENTS, "idempotency-key": "k" };
    const [first, second] = [
      eventsOf(await (await host.handle(mutation("blend.african", INPUT, key))).text()),
      eventsOf(await (await host.handle(mutation("blend.african", INPUT, key))).text()),
    ];
    const answerOf = (events: readonly Event[]) => events.find(({ event }) => event === "answer");
    expect(answerOf(second)).toEqual(answerOf(first));
    expect(wallet.balance()).toBe(85);
  });

  test("of a calculation has its answer and charge too", async () => {
    const { host } = hostAt(null, 100);
    const response = await host.handle(query("discordian.day", { date: "2024-02-28" }, EVENTS));
    const events = eventsOf(await response.text());
    const kinds = new Set(events.map(({ event }) => event));
    kinds.delete("text");
    expect([...kinds]).toEqual(["answer", "done"]);
  });
});

test("a host that stops lets a stream finish and charges it", async () => {
  const parts = Array.from({ length: 12 }, (_, i) => `The signs are kind in part ${i % 9}. `);
  const { baseUrl } = double(pieces(parts, "stop", 60));
  const { host, wallet } = hostAt(baseUrl, 100, { timeoutMs: 10_000 });
  const at = host.listen({ host: "127.0.0.1", port: 0 });
  const call = mutation("blend.african", { seed: "s" }, EVENTS);
  const init = { method: "POST", headers: call.headers, body: await call.text() };
  const response = await fetch(`${at.url}/api/trpc/blend.african`, init);
  const stopped = at.stop();
  const events = eventsOf(await response.text());
  await stopped;
  expect(events.at(-1)).toEqual({ event: "done", data: { pointsCharged: 15, balance: 85 } });
  expect([wallet.balance(), wallet.held()]).toEqual([85, 0]);
}, 20_000);

describe("a caller who hangs up", () => {
  test("in the middle of a stream has paid for what left, and stops the model", async () => {
    let left = false;
    const { baseUrl } = double(() => {
      const encoder = new TextEncoder();
      const body = new ReadableStream<Uint8Array>({
        async pull(controller) {
          await Bun.sleep(20);
          const choices = [
            { index: 0, delta: { content: "The signs are kind. " }, finish_reason: null },
          ];
          controller.enqueue(encoder.encode(`data: ${JSON.stringify({ id: "c", choices })}\n\n`));
        },
        cancel() {
          left = true;
        },
      });
      return new Response(body, { headers: { "content-type": "text/event-stream" } });
    });
    const { host, wallet } = hostAt(baseUrl, 100, { timeoutMs: 10_000 });
    const at = host.listen({ host: "127.0.0.1", port: 0 });
    listening.push(at);
    const leaving = new AbortController();
    const call = mutation("blend.african", { seed: "s" }, EVENTS);
    const url = `${at.url}/api/trpc/blend.african`;
    const { method, headers } = call;
    const body = await call.text();
    const response = await fetch(url, { method, headers, body, signal: leaving.signal });
    const reader = response.body!.getReader();
    const decoder = new TextDecoder();
    let seen = "";
    while (!seen.includes("event: text")) seen += decoder.decode((await reader.read()).value);
    expect([wallet.balance(), wallet.held()]).toEqual([85, 0]);
    leaving.abort();
    await reader.read().catch(() => null);
    await until(() => left);
    await until(() => wallet.calls["capture"] === 1);
    expect([wallet.balance(), wallet.held()]).toEqual([85, 0]);
    expect(wallet.postings).toEqual([{ points: 15, reference: "blend.african" }]);
  }, 15_000);

  test("before a plain answer is not charged", async () => {
    const { baseUrl } = double(() => Bun.sleep(5_000).then(() => new Response("late")));
    const { host, wallet } = hostAt(baseUrl, 1_000, { timeoutMs: 10_000 });
    const at = host.listen({ host: "127.0.0.1", port: 0 });
    listening.push(at);
    const leaving = new AbortController();
    const call = mutation("natal.tian", BIRTH);
    const init = { method: "POST", headers: call.headers, body: await call.text() };
    const asked = fetch(`${at.url}/api/trpc/natal.tian`, { ...init, signal: leaving.signal });
    await until(() => wallet.held() === 888);
    leaving.abort();
    await asked.catch(() => null);
    await until(() => wallet.held() === 0);
    expect(wallet.balance()).toBe(1_000);
    expect(wallet.postings).toEqual([]);
  }, 15_000);
});

describe("predict.binaryBatch over HTTP", () => {
  const one = {
    question: "Will the bill pass?",
    optionA: "Yes",
    optionB: "No",
    resolutionDate: "2999-01-01",
  };

  test("as the specification calls it costs 8 a question", async () => {
    const { host, wallet } = hostAt(null, 400);
    const questions = Array.from({ length: 50 }, () => one);
    const dry = await host.handle(
      mutation("predict.binaryBatch", { json: { questions, dryRun: true } }),
    );
    expect((await bodyOf(dry)).result.data.price).toBe(400);
    const response = await host.handle(mutation("predict.binaryBatch", { json: { questions } }));
    expect(response.status).toBe(200);
    const { data } = (await bodyOf(response)).result;
    expect(data.results).toHaveLength(50);
    expect(data.thesis.writer).toBe("rules");
    expect(wallet.balance()).toBe(0);
  });

  test("with one bad question names it and takes nothing", async () => {
    const { host, wallet } = hostAt(null, 400);
    const questions = [one, one, { ...one, resolutionDate: "2026-02-30" }];
    const response = await host.handle(mutation("predict.binaryBatch", { json: { questions } }));
    expect(response.status).toBe(400);
    const { issues } = (await bodyOf(response)).error.data;
    expect(issues.map(({ path }: { path: string }) => path)).toEqual([
      "questions/2/resolutionDate",
    ]);
    expect([wallet.balance(), wallet.held()]).toEqual([400, 0]);
    const deadly = [one, { ...one, question: "Will the senator die this year?" }];
    const declined = await host.handle(
      mutation("predict.binaryBatch", { json: { questions: deadly } }),
    );
    expect(declined.status).toBe(422);
    expect((await bodyOf(declined)).error.data).toMatchObject({
      reason: "lifespan",
      refusal: { question: 1 },
    });
    expect([wallet.balance(), wallet.held()]).toEqual([400, 0]);
  });
});

async function until(done: () => boolean): Promise<void> {
  const deadline = Date.now() + 8_000;
  while (!done()) {
    if (Date.now() > deadline) throw new Error("Waited in vain");
    await Bun.sleep(10);
  }
}

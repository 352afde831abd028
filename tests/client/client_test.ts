/** What our client does beside calling: keys, retries, time limits, streams, quotes. */
import { afterAll, describe, expect, test } from "bun:test";
import { AuspexError, createClient, type StreamEvent } from "../../packages/client/src/mod.ts";
import { KEY, serve } from "./served.ts";

const served = serve(10_000);
const BIRTH = { birthDate: "1990-05-17", birthTime: "14:30", place: "Taipei" } as const;
const client = createClient({ url: served.url, key: KEY });

afterAll(() => served.stop());

interface Seen {
  readonly key: string | null;
  readonly url: string;
}

/** A `fetch` that fails in the given ways first and then asks the host. */
function failingFirst(...failures: readonly (() => Promise<Response>)[]) {
  const seen: Seen[] = [];
  const waiting = [...failures];
  const fetched = (url: string, init: RequestInit) => {
    seen.push({ url, key: new Headers(init.headers).get("idempotency-key") });
    return waiting.shift()?.() ?? fetch(url, init);
  };
  return { seen, fetch: fetched };
}

const broken = () => Promise.reject(new TypeError("connection reset"));
const busy = (headers: Record<string, string> = {}) =>
  Promise.resolve(new Response("{}", { status: 503, headers: { "retry-after": "0", ...headers } }));

describe("retries", () => {
  test("keep their key, and are charged once", async () => {
    const { seen, fetch } = failingFirst(broken, busy);
    const before = served.wallet.balance();
    const retrying = createClient({ url: served.url, key: KEY, fetch });
    expect((await retrying.runes.cast({ spread: "single" })).runes).toHaveLength(1);
    expect(seen).toHaveLength(3);
    expect(new Set(seen.map(({ key }) => key)).size).toBe(1);
    expect(before - served.wallet.balance()).toBe(2);
  });

  test("an answer that was lost on the way is not charged again", async () => {
    const before = served.wallet.balance();
    let lost = 0;
    const retrying = createClient({
      url: served.url,
      key: KEY,
      async fetch(url, init) {
        const response = await fetch(url, init);
        if (lost++ > 0) return response;
        await response.text();
        throw new TypeError("connection reset");
      },
    });
    await retrying.runes.cast({ spread: "three" });
    expect(lost).toBe(2);
    expect(before - served.wallet.balance()).toBe(2);
  });

  test("end after as many as were allowed", async () => {
    const { seen, fetch } = failingFirst(broken, broken, broken);
    const retrying = createClient({ url: served.url, key: KEY, retries: 1, fetch });
    const outcome = await retrying.runes.cast.attempt({ spread: "single" });
    expect(outcome).toMatchObject({ ok: false, error: { reason: "network", status: 0 } });
    expect(seen).toHaveLength(2);
  });

  test("wait for Retry-After, but not for hours", async () => {
    const { seen, fetch } = failingFirst(() => busy({ "retry-after": "7200" }));
    const retrying = createClient({ url: served.url, key: KEY, fetch });
    expect(await retrying.runes.cast.attempt({ spread: "single" })).toMatchObject({ ok: false });
    expect(seen).toHaveLength(1);
  });

  test("are none for what would fail again", async () => {
    const { seen, fetch } = failingFirst();
    const retrying = createClient({ url: served.url, key: "at_live_nobody", fetch });
    await expect(retrying.runes.cast({ spread: "single" })).rejects.toMatchObject({
      reason: "invalid_token",
    });
    expect(seen).toHaveLength(1);
  });
});

describe("time", () => {
  const never = (_url: string, { signal }: RequestInit) =>
    new Promise<Response>((_, reject) =>
      signal!.addEventListener("abort", () => reject(signal!.reason as Error)),
    );

  test("a call that takes too long ends", async () => {
    const slow = createClient({ url: served.url, retries: 0, timeoutMs: 5, fetch: never });
    const outcome = await slow.runes.cast.attempt({ spread: "single" });
    expect(outcome).toMatchObject({ ok: false, error: { reason: "timeout" } });
  });

  test("whoever asked may end it", async () => {
    const slow = createClient({ url: served.url, fetch: never });
    const ending = new AbortController();
    const asked = slow.runes.cast({ spread: "single" }, { signal: ending.signal });
    ending.abort(new Error("changed my mind"));
    await expect(asked).rejects.toThrow("changed my mind");
  });
});

describe("streams", () => {
  async function all<A>(events: AsyncIterable<StreamEvent<A>>) {
    return Array.fromAsync(events);
  }

  test("bring text, answer and charge", async () => {
    const events = await all(client.bazi.chart.stream(BIRTH));
    const answer = events.find((one) => one.event === "answer")!;
    const text = events.flatMap((one) => (one.event === "text" ? one.text : []));
    expect(text.join("")).toBe(answer.answer.interpretation.text);
    expect(events.at(-1)).toMatchObject({ event: "done", pointsCharged: 15 });
  });

  test("tell of the systems of a blend", async () => {
    const events = await all(client.blend.indian.stream({ ...BIRTH, name: "Asha Rao" }));
    expect(events.filter((one) => one.event === "system").length).toBeGreaterThan(1);
  });

  test("that break are asked for again, and charged once", async () => {
    const before = served.wallet.balance();
    let requests = 0;
    const cut = createClient({
      url: served.url,
      key: KEY,
      async fetch(url, init) {
        const response = await fetch(url, init);
        requests += 1;
        if (requests > 1) return response;
        const whole = await response.text();
        return new Response(whole.slice(0, whole.indexOf("event: answer")), response);
      },
    });
    const events = await all(cut.bazi.chart.stream(BIRTH));
    expect(events.slice(-3)).toMatchObject([
      { event: "reset" },
      { event: "answer" },
      { event: "done", pointsCharged: 15 },
    ]);
    expect(before - served.wallet.balance()).toBe(15);
  });

  test("that fail before they begin throw", async () => {
    const asked = all(client.bazi.chart.stream({ birthDate: "1990-02-30" }));
    await expect(asked).rejects.toBeInstanceOf(AuspexError);
  });
});

test("quote() tells the price and charges nothing", async () => {
  const before = served.wallet.balance();
  const quote = await client.bazi.chart.quote(BIRTH);
  expect(quote).toMatchObject({ price: 15, balance: before });
  expect(served.wallet.balance()).toBe(before);
});

test("batch() gives each call its own typed end", async () => {
  const [rune, day, none] = await client.batch([
    client.runes.cast.plan({ spread: "single", seed: "x" }),
    client.discordian.day.plan({ date: "2026-11-23" }),
    client.bazi.chart.plan({ birthDate: "1990-02-30" }),
  ]);
  expect(rune.ok && rune.answer.runes[0]!.rune.id).toBeString();
  expect(day.ok && day.answer.reading.procedure).toBe("discordian.day");
  expect(!none.ok && none.error.data.issues![0]!.path).toBe("birthDate");
});

test("a response that is no answer says so", async () => {
  const html = createClient({
    url: served.url,
    fetch: () => Promise.resolve(new Response("<html>", { status: 404 })),
  });
  const outcome = await html.runes.cast.attempt({ spread: "single" });
  expect(outcome).toMatchObject({ ok: false, error: { reason: "unreadable", status: 404 } });
});

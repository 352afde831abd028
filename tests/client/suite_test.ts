/** One suite over three clients: whatever one of them can read, the others read alike. */
import { afterAll, describe, expect, test } from "bun:test";
import { callers } from "./callers.ts";
import { KEY, serve } from "./served.ts";

const served = serve(100_000);
const BIRTH = { birthDate: "1990-05-17", birthTime: "14:30", place: "Taipei" };

afterAll(() => served.stop());

for (const [name, caller] of Object.entries(callers(served.url, KEY))) {
  describe(name, () => {
    test("reads an answer, and it is charged once", async () => {
      const before = served.wallet.balance();
      const ended = await caller.call({ name: "bazi.chart", input: BIRTH });
      expect(ended).toMatchObject({
        ok: true,
        answer: { native: "庚午 辛巳 壬午 丁未", reading: { pointsCharged: 15 } },
      });
      expect(before - served.wallet.balance()).toBe(15);
    });

    test("reads what is free", async () => {
      const ended = await caller.call({ name: "places.search", input: { text: "Kyoto" } });
      expect(ended.ok).toBe(true);
    });

    test("reads every problem of an input", async () => {
      const input = { ...BIRTH, birthDate: "1990-02-30", colour: "red" };
      expect(await caller.call({ name: "bazi.chart", input })).toMatchObject({
        ok: false,
        status: 400,
        reason: "invalid_input",
        paths: expect.arrayContaining(["colour"]),
      });
    });

    test("reads a refusal in the language of the call", async () => {
      const input = { question: "When will I die?", seed: "1", lang: "zh-Hant" };
      const ended = await caller.call({ name: "coinFlip.flip", input });
      expect(ended).toMatchObject({ ok: false, status: 422, reason: "lifespan" });
      expect("message" in ended && ended.message).toMatch(/\p{Script=Han}/u);
    });

    test("reads a name that is not served", async () => {
      expect(await caller.call({ name: "bazi.chrat", input: {} })).toMatchObject({
        ok: false,
        status: 404,
        reason: "unknown_procedure",
      });
    });

    test("reads each end of a batch", async () => {
      const before = served.wallet.balance();
      const ended = await caller.batch([
        { name: "runes.cast", input: { spread: "single", seed: "a" } },
        { name: "runes.cast", input: { spread: "none" } },
        { name: "discordian.day", input: { date: "2026-11-23" } },
      ]);
      expect(ended.map(({ ok }) => ok)).toEqual([true, false, true]);
      expect(ended[1]).toMatchObject({ reason: "invalid_input", paths: ["spread"] });
      expect(before - served.wallet.balance()).toBe(3);
    });
  });
}

test("without a key only what is free answers", async () => {
  for (const caller of Object.values(callers(served.url, "at_live_nobody"))) {
    const refused = await caller.call({ name: "bazi.chart", input: BIRTH });
    expect(refused).toMatchObject({ ok: false, status: 401, reason: "invalid_token" });
    expect((await caller.call({ name: "time.resolve", input: { date: "2026-11-23" } })).ok).toBe(
      true,
    );
  }
});

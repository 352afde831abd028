/** The moment of a question: its calendar, its place by name, and the moment of the call elsewhere. */
import { describe, expect, test } from "bun:test";
import { AT, BIRTH, callBlend } from "./support.ts";

const ONE = {
  question: "Will the bill pass before the summer?",
  optionA: "It passes",
  optionB: "It does not",
  resolutionDate: "2026-06-30",
};
const PLACED = { timezone: "Asia/Taipei", latitude: 25.0478, longitude: 121.5319 };

async function judged(name: string, input: Readonly<Record<string, unknown>>) {
  const { answer } = await callBlend(name, input);
  const { id: _id, places, ...reading } = answer.reading;
  return { answer: { ...answer, reading }, places, moment: answer.moment };
}

describe("the moment of a question", () => {
  for (const [name, input] of [
    ["predict.binary", ONE],
    ["blend.eastern", { ...BIRTH, question: "Shall I move?", seed: "s" }],
  ] as const) {
    test(`${name} asks its systems for the day that a Julian date means`, async () => {
      // 13 days apart in 1900-2099.
      const julian = { ...AT, date: "2026-02-18", calendar: "julian" };
      const { answer, moment } = await judged(name, { ...input, at: julian });
      expect(moment.date).toBe("2026-03-03");
      expect(answer).toEqual((await judged(name, { ...input, at: AT })).answer);
    });

    test(`${name} takes a place by name for it`, async () => {
      const { date, time } = AT;
      const named = await judged(name, { ...input, at: { date, time, place: "臺北" } });
      const placed = await judged(name, { ...input, at: { date, time, ...PLACED } });
      expect(named.answer).toEqual(placed.answer);
      expect(named.moment.placeFrom.id).toBe("given");
      expect(named.places).toMatchObject([{ input: "at/place", id: "gn:1668341" }]);
    });
  }

  test("a place alone is asked for at the moment of the call", async () => {
    const { moment } = await judged("predict.binary", { ...ONE, at: { place: "Taipei" } });
    expect(moment).toMatchObject({ date: "2026-03-03", time: "12:00:00", ...PLACED });
    expect(moment.momentFrom.id).toBe("call");
    expect(moment.placeFrom.id).toBe("given");
  });

  test("refuses half a moment, one without a zone, and a place that is not certain", async () => {
    for (const [at, said] of [
      [{ date: AT.date, timezone: "UTC" }, "at/time: missing"],
      [{ time: AT.time, timezone: "UTC" }, "at/date: missing"],
      [{ date: AT.date, time: AT.time }, "at/place: place-missing"],
      [{ date: AT.date, time: AT.time, place: "Springfield" }, "at/place: place-several"],
      [{ date: AT.date, time: AT.time, place: "Ürümqi" }, "at/timezone: place-clock"],
    ] as const)
      await expect(callBlend("predict.binary", { ...ONE, at })).rejects.toThrow(said);
  });
});

/** Predictions: what they add to, what they repeat, what they cost and what they decline. */
import { describe, expect, test } from "bun:test";
import { InputError } from "../../src/plugins/mod.ts";
import { AT, callBlend, failing } from "./support.ts";

const ONE = {
  question: "Will the bill pass before the summer?",
  optionA: "It passes",
  optionB: "It does not",
  resolutionDate: "2026-06-30",
};
const many = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ ...ONE, question: `Will goal ${i} be met in time?` }));

describe("predict.binary", () => {
  test("gives two probabilities that add to one, with every board that carries them", async () => {
    const { answer, points } = await callBlend("predict.binary", { ...ONE, at: AT });
    const { optionA, optionB } = answer.probability;
    expect(Math.round(1000 * (optionA + optionB))).toBe(1000);
    expect(answer.systems.map(({ system }: { system: string }) => system)).toEqual([
      "horary.judge",
      "daLiuRen.calculate",
      "qimen.calculate",
      "liuyao.calculate",
    ]);
    expect(points).toBe(10);
    expect(answer.thesis.writer).toBe("rules");
    expect(answer.symbolic.en).toContain("symbolic signal");
    expect(answer).not.toHaveProperty("synthesis");
  });

  test("follows its published formula", async () => {
    const { answer } = await callBlend("predict.binary", { ...ONE, at: AT });
    let [sum, whole] = [0, 0];
    for (const { score, confidence, weight } of answer.systems) {
      sum += score * confidence * weight;
      whole += confidence * weight;
    }
    const expected = 0.5 + (0.8 * (sum / whole - 50)) / 100;
    expect(answer.probability.optionA).toBeCloseTo(Math.max(0.05, Math.min(0.95, expected)), 3);
  });

  test("repeats itself for the same question at the same moment, and differs at another", async () => {
    const first = await callBlend("predict.binary", { ...ONE, at: AT });
    const again = await callBlend("predict.binary", { ...ONE, at: AT });
    expect(again.answer).toEqual(first.answer);
    const later = await callBlend("predict.binary", { ...ONE, at: { ...AT, time: "16:20" } });
    expect(later.answer.systems).not.toEqual(first.answer.systems);
  });

  test("without a place leaves horary out, says so and costs the same", async () => {
    const { latitude: _latitude, longitude: _longitude, ...at } = AT;
    const { answer, points } = await callBlend("predict.binary", { ...ONE, at });
    expect(answer.counts.members).toBe(3);
    expect(answer.thesis.text).toContain("horary was not asked");
    expect(points).toBe(10);
  });

  test("with a board that fails goes on with the others, at their share", async () => {
    const { answer, points } = await callBlend(
      "predict.binary",
      { ...ONE, at: AT },
      failing("qimen.calculate"),
    );
    expect(answer.counts.delivered).toBe(3);
    expect(points).toBe(7);
  });

  const faults: readonly (readonly [string, object, string])[] = [
    ["a date that is none", { resolutionDate: "2026-02-30" }, "resolutionDate"],
    ["a date before the asking", { resolutionDate: "2026-03-02" }, "resolutionDate"],
    ["twice the same option", { optionB: "It passes" }, "optionB"],
    ["a moment that is none", { at: { ...AT, time: "25:00" } }, "at/time"],
  ];
  for (const [what, change, path] of faults) {
    test(`refuses ${what}`, async () => {
      const error = await callBlend("predict.binary", { ...ONE, at: AT, ...change }).catch(
        (one: unknown) => one,
      );
      expect(error).toBeInstanceOf(InputError);
      expect((error as InputError).issues.map((issue) => issue.path)).toContain(path);
    });
  }

  for (const text of ["Will the old king die this year?", "他活得過今年嗎？"]) {
    test(`declines: ${text}`, async () => {
      const asked = callBlend("predict.binary", { ...ONE, question: text, at: AT });
      await expect(asked).rejects.toMatchObject({ code: "lifespan" });
    });
  }

  test("declines where only an option speaks of death", async () => {
    const asked = callBlend("predict.binary", { ...ONE, optionB: "He dies", at: AT });
    await expect(asked).rejects.toMatchObject({ code: "lifespan" });
  });
});

describe("predict.binaryBatch", () => {
  for (const count of [1, 2, 7, 50]) {
    test(`of ${count} costs exactly ${8 * count} and answers each in its place`, async () => {
      const { answer, points, price } = await callBlend("predict.binaryBatch", {
        questions: many(count),
        at: AT,
      });
      expect([points, price, answer.creditsUsed]).toEqual([8 * count, 8 * count, 8 * count]);
      expect(answer.results.map(({ index }: { index: number }) => index)).toEqual([
        ...Array(count).keys(),
      ]);
    });
  }

  test("of one question says the same as the single call", async () => {
    const single = await callBlend("predict.binary", { ...ONE, at: AT });
    const batch = await callBlend("predict.binaryBatch", { questions: [ONE], at: AT });
    expect(batch.answer.results[0].probability).toEqual(single.answer.probability);
    expect(batch.answer.results[0].signal).toEqual(single.answer.signal);
  });

  test("of none or of 51 is refused", async () => {
    for (const count of [0, 51]) {
      const asked = callBlend("predict.binaryBatch", { questions: many(count), at: AT });
      await expect(asked).rejects.toBeInstanceOf(InputError);
    }
  });

  const bad: readonly (readonly [string, object, string])[] = [
    ["lacks an option", { optionB: undefined }, "questions/2/optionB"],
    ["has a date that is none", { resolutionDate: "2026-13-01" }, "questions/2/resolutionDate"],
    ["lies in the past", { resolutionDate: "2020-01-01" }, "questions/2/resolutionDate"],
    ["has one option twice", { optionB: ONE.optionA }, "questions/2/optionB"],
    ["is empty", { question: "" }, "questions/2/question"],
    ["names an unknown matter", { matter: "weather" }, "questions/2/matter"],
  ];
  for (const [what, change, path] of bad) {
    test(`names the one question that ${what}`, async () => {
      const questions = many(4).map((one, i) =>
        i === 2 ? (JSON.parse(JSON.stringify({ ...one, ...change })) as object) : one,
      );
      const error = await callBlend("predict.binaryBatch", { questions, at: AT }).catch(
        (one: unknown) => one,
      );
      expect(error).toBeInstanceOf(InputError);
      const paths = (error as InputError).issues.map((issue) => issue.path);
      expect(paths).toEqual([path]);
    });
  }

  test("names the question that speaks of death", async () => {
    const questions = many(3).map((one, i) =>
      i === 1 ? { ...one, question: "Will she live to see the spring?" } : one,
    );
    const asked = callBlend("predict.binaryBatch", { questions, at: AT });
    await expect(asked).rejects.toMatchObject({ code: "lifespan", details: { question: 1 } });
    await expect(asked).rejects.toThrow("question 2");
  });
});

describe("predictions of several outcomes", () => {
  const sum = (list: readonly { readonly probability: number }[]) =>
    Math.round(1000 * list.reduce((total, { probability }) => total + probability, 0));

  test("predict.multiChoice gives each option its probability and parts", async () => {
    for (let count = 3; count <= 8; count++) {
      const options = Array.from({ length: count }, (_, i) => `Option ${i}`);
      const { answer } = await callBlend("predict.multiChoice", {
        question: "Which of these will be chosen?",
        options,
        resolutionDate: "2026-06-30",
        at: AT,
      });
      expect(sum(answer.options)).toBe(1000);
      expect(answer.options.map(({ label }: { label: string }) => label)).toEqual(options);
      for (const { parts } of answer.options) expect(parts).toHaveLength(3);
    }
  });

  test("predict.range refuses bands that overlap, turn round or have no bound", async () => {
    const cases = [
      [[{ high: 10 }, { low: 5, high: 20 }], "bands/1/low"],
      [[{ high: 10 }, { low: 20, high: 15 }], "bands/1/high"],
      [[{ high: 10 }, {}], "bands/1"],
      [[{ low: 1 }, { low: 5 }], "bands/1"],
    ] as const;
    for (const [bands, path] of cases) {
      const error = await callBlend("predict.range", {
        question: "How much rain will fall?",
        bands,
        unit: "mm",
        resolutionDate: "2026-06-30",
        at: AT,
      }).catch((one: unknown) => one);
      expect((error as InputError).issues.map((issue) => issue.path)).toEqual([path]);
    }
  });

  test("predict.timing covers the span day by day, without gap or overlap", async () => {
    for (const [to, parts] of [
      ["2026-03-14", 5],
      ["2026-04-30", 7],
      ["2027-03-09", 12],
    ] as const) {
      const { answer } = await callBlend("predict.timing", {
        question: "When will the permit be granted?",
        from: "2026-03-10",
        to,
        parts,
        at: AT,
      });
      expect(answer.parts).toHaveLength(parts);
      expect(sum(answer.parts)).toBe(1000);
      expect(answer.parts[0].from).toBe("2026-03-10");
      expect(answer.parts.at(-1).to).toBe(to);
      for (const [i, part] of answer.parts.entries()) {
        expect(part.castFor >= part.from && part.castFor <= part.to).toBe(true);
        if (i === 0) continue;
        const next = new Date(Date.parse(answer.parts[i - 1].to) + 86_400_000);
        expect(part.from).toBe(next.toISOString().slice(0, 10));
      }
    }
  });

  test("predict.timing refuses a span too short or too long, with the nearest end", async () => {
    for (const [to, nearest] of [
      ["2026-03-11", "2026-03-15"],
      ["2050-01-01", "2036-03-09"],
    ] as const) {
      const error = await callBlend("predict.timing", {
        question: "When will the permit be granted?",
        from: "2026-03-10",
        to,
        parts: 6,
        at: AT,
      }).catch((one: unknown) => one);
      expect((error as InputError).issues).toMatchObject([{ path: "to", nearest }]);
    }
  });
});

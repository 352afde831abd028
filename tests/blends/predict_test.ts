/** Predictions: what they add to, what they repeat, what they cost and what they decline. */
import { describe, expect, test } from "bun:test";
import { explainRefusal, InputError, type Refusal } from "../../src/plugins/mod.ts";
import { AT, callBlend, failing, registry, runBlend } from "./support.ts";

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
    expect(answer.symbolic.text).toContain("symbolic signal");
    expect(answer.symbolic.text).toContain("calibrated against nothing");
    expect(answer.thesis.text).toContain("calibrated against nothing");
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

describe("what a favourable sign speaks for", () => {
  const EN = "Will I get the job?";
  const ZH = "我會錄取嗎？";
  // Read by hand: [question, what is affirmed, what is not, how it is found].
  const cases: readonly (readonly [string, string, string, string])[] = [
    [EN, "yes", "no", "byYes"],
    [EN, "YES!", "Not this time", "byYes"],
    [EN, "I am taken on", "No", "byNo"],
    [EN, "It happens", "It does not happen", "byDenial"],
    [EN, "They take me", "They reject me", "byDenial"],
    ["Will he fail?", "He does not fail", "He fails", "byDenial"],
    ["Will the new line open this year?", "It opens", "It is put off", "byQuestion"],
    [ZH, "是", "否", "byYes"],
    [ZH, "會", "不會", "byYes"],
    [ZH, "會錄取", "不會錄取", "byDenial"],
    ["要買房嗎？", "買房", "不買", "byDenial"],
    ["考試結果如何？", "考上", "沒考上", "byDenial"],
    ["台積電下週會漲嗎？", "漲", "跌", "byQuestion"],
  ];
  for (const [question, option, other, code] of cases) {
    test(`of “${option}” and “${other}” it is “${option}”, whichever is named first`, async () => {
      for (const [optionA, optionB] of [
        [option, other],
        [other, option],
      ] as const) {
        const { favours } = await runBlend("predict.binary", {
          ...ONE,
          question,
          optionA,
          optionB,
          at: AT,
        });
        expect(favours.code).toBe(code);
        expect(favours.option).toBe(optionA === option ? "optionA" : "optionB");
      }
    });
  }

  for (const [optionA, optionB] of [
    ["Ann", "Ben"],
    ["杭州", "無錫"],
    ["碑林區", "未央區"],
  ] as const) {
    test(`of “${optionA}” and “${optionB}” their words draw it, and the answer says so`, async () => {
      const ask = { ...ONE, question: "Which of the two?", at: AT };
      const one = await runBlend("predict.binary", { ...ask, optionA, optionB });
      const two = await runBlend("predict.binary", { ...ask, optionA: optionB, optionB: optionA });
      expect([one.favours.code, two.favours.code]).toEqual(["byLot", "byLot"]);
      expect(one.favours.with).toEqual(two.favours.with);
    });
  }

  test("stands in the thesis, in both languages", async () => {
    const ask = { ...ONE, question: EN, optionA: "no", optionB: "yes", at: AT };
    for (const lang of ["en", "zh-Hant"]) {
      const { answer } = await callBlend("predict.binary", { ...ask, lang });
      expect(answer.favours.option).toBe("optionB");
      expect(answer.thesis.text).toContain(answer.favours.text);
    }
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
    const { procedure } = registry.procedures.get("predict.binaryBatch")!;
    const refusal = await asked.catch((error: unknown) => error as Refusal);
    expect(await explainRefusal(refusal as Refusal, "en", procedure)).toContain("Question 2");
    expect(await explainRefusal(refusal as Refusal, "zh-Hant", procedure)).toContain("第 2 題");
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

/** Park-Miller; each property prints its seed where it fails. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48271) % 2147483647;
    return Math.floor((state / 2147483647) * below);
  };
}

const SEEDS = Array.from({ length: 500 }, (_, i) => 1 + 7919 * i);
const TEXT = [
  ..."Taipei Tainan rain snow Ann Ben red blue early late never 台北 台南 晴 雨 漲 跌 會 不會 是 否".split(
    " ",
  ),
];

/** A text of one to three words, different for every number. */
function textOf(draw: (below: number) => number, number: number): string {
  const words = Array.from({ length: 1 + draw(3) }, () => TEXT[draw(TEXT.length)]!);
  return [...words, String.fromCharCode(0x61 + number)].join(" ");
}

/** The same text typed otherwise: blanks, case, full-width letters, a full stop. */
function retyped(draw: (below: number) => number, text: string): string {
  const typed = [...text.replaceAll(" ", "  ")].map((letter) => {
    const code = letter.charCodeAt(0);
    if (code > 0x20 && code < 0x7f && draw(3) === 0) return String.fromCharCode(code + 0xfee0);
    return draw(2) === 0 ? letter.toUpperCase() : letter;
  });
  return ` ${typed.join("")}${draw(2) === 0 ? "." : ""}`;
}

function shuffled<T>(draw: (below: number) => number, items: readonly T[]): readonly T[] {
  const left = [...items];
  return items.map(() => left.splice(draw(left.length), 1)[0]!);
}

describe("however the outcomes are listed and typed", () => {
  const ask = { question: "", resolutionDate: "2026-06-30", at: AT };

  test("predict.binary gives each of 500 pairs its own probability", async () => {
    for (const seed of SEEDS) {
      const draw = chance(seed);
      const question = textOf(draw, draw(26)) + "?";
      const [a, b] = [textOf(draw, 0), textOf(draw, 1)];
      const one = await runBlend("predict.binary", { ...ask, question, optionA: a, optionB: b });
      const two = await runBlend("predict.binary", {
        ...ask,
        question: retyped(draw, question.slice(0, -1)),
        optionA: retyped(draw, b),
        optionB: retyped(draw, a),
      });
      const turned = { optionA: two.probability.optionB, optionB: two.probability.optionA };
      expect({ seed, ...turned }).toEqual({ seed, ...one.probability });
    }
  }, 60_000);

  test("predict.multiChoice gives each option of 500 lists its own probability", async () => {
    for (const seed of SEEDS) {
      const draw = chance(seed);
      const question = textOf(draw, draw(26));
      const options = Array.from({ length: 3 + draw(6) }, (_, i) => textOf(draw, i));
      const one = await runBlend("predict.multiChoice", { ...ask, question, options });
      const order = shuffled(draw, [...options.keys()]);
      const two = await runBlend("predict.multiChoice", {
        ...ask,
        question: retyped(draw, question),
        options: order.map((index) => retyped(draw, options[index]!)),
      });
      for (const [at, index] of order.entries()) {
        const { probability, score } = one.options[index];
        expect({ seed, probability, score }).toEqual({
          seed,
          probability: two.options[at].probability,
          score: two.options[at].score,
        });
      }
    }
  }, 60_000);

  test("predict.range gives each band of 500 lists its own probability", async () => {
    for (const seed of SEEDS) {
      const draw = chance(seed);
      const question = textOf(draw, draw(26));
      const edges = Array.from({ length: 1 + draw(5) }, (_, i) => 100 * i + draw(99));
      const bands = [undefined, ...edges].map((low, i) => ({ low, high: edges[i] }));
      const given = (all: typeof bands) => JSON.parse(JSON.stringify(all)) as object[];
      const range = { ...ask, question, unit: "mm" };
      const one = await runBlend("predict.range", { ...range, bands: given(bands) });
      const order = shuffled(draw, [...bands.keys()]);
      const two = await runBlend("predict.range", {
        ...range,
        unit: " ＭＭ",
        bands: given(order.map((index) => bands[index]!)),
      });
      const told = order.map((index) => one.bands[index].probability as number);
      expect([seed, ...told]).toEqual([
        seed,
        ...two.bands.map(({ probability }: { probability: number }) => probability),
      ]);
    }
  }, 60_000);
});

describe("two questions of one minute", () => {
  /** How many of the pairs of 40 questions come out alike. */
  function alike(figures: readonly unknown[]): number {
    const texts = figures.map((one) => JSON.stringify(one));
    const pairs = texts.flatMap((one, i) => texts.slice(i + 1).map((two) => one === two));
    return pairs.filter(Boolean).length / pairs.length;
  }
  const questions = Array.from({ length: 40 }, (_, i) => `Will the price of ${i} tons rise?`);

  // Twelve hours and three verdicts of the coins are 36 casts; each alike in one of 36 pairs at best.
  test("of predict.binary differ in all but a few pairs", async () => {
    const all = await Promise.all(
      questions.map((question) =>
        runBlend("predict.binary", { ...ONE, question, optionA: "Yes", optionB: "No", at: AT }),
      ),
    );
    expect(new Set(all.map(({ drawn }) => drawn.hour)).size).toBeGreaterThan(8);
    expect(alike(all.map(({ probability }) => probability))).toBeLessThan(0.15);
  });

  test("of predict.multiChoice, predict.range and predict.timing differ", async () => {
    const known = { resolutionDate: "2026-06-30", at: AT };
    for (const [name, more, key] of [
      ["predict.multiChoice", { options: ["Up", "Down", "Level"], ...known }, "options"],
      ["predict.range", { bands: [{ high: 5 }, { low: 5 }], unit: "t", ...known }, "bands"],
      ["predict.timing", { from: "2026-03-10", to: "2026-05-10", at: AT }, "parts"],
    ] as const) {
      const all = await Promise.all(
        questions.map((question) => runBlend(name, { question, ...more })),
      );
      const figures = all.map((answer) =>
        answer[key].map(({ probability }: { probability: number }) => probability),
      );
      expect(alike(figures)).toBeLessThan(0.1);
    }
  }, 20_000);

  test("are told how they were cast, in both languages", async () => {
    for (const lang of ["en", "zh-Hant"]) {
      const { answer } = await callBlend("predict.binary", { ...ONE, at: AT, lang });
      expect(answer.drawn.says.text).toContain(answer.drawn.hour);
      const liuRen = answer.systems[1].data;
      expect(liuRen.chartTime).toContain(`T${answer.drawn.hour}`);
    }
  });
});

describe("the picture of a batch", () => {
  test("holds every question, and marks no side of one that stays even", async () => {
    const questions = many(12);
    const { answer } = await callBlend("predict.binaryBatch", { questions, at: AT, picture: true });
    const svg: string = answer.picture.text;
    for (const { question } of questions) expect(svg).toContain(question);
    const leaning = answer.results.filter(
      ({ signal }: { signal: { towards: string | null } }) => signal.towards !== null,
    );
    expect(svg.split("#1d6f5c").length - 1).toBe(leaning.length);
    expect(leaning.length).toBeLessThan(12);
  });
});

/** One failing system never sinks a blend: it is said, and the price follows what came. */
import { describe, expect, test } from "bun:test";
import { explainRefusal, Refusal } from "../../src/plugins/mod.ts";
import { forbiddenWords } from "../../src/plugins/check/foretelling.ts";
import { BIRTH, callBlend, failing, registry } from "./support.ts";

const QUESTION = { question: "Shall I move?", seed: "s" };

describe("a blend whose member fails", () => {
  test("delivers the others, says which failed and why, and costs their share", async () => {
    const { answer, points } = await callBlend("natal.tian", BIRTH, failing("vedic.chart"));
    expect(answer.counts).toMatchObject({ members: 22, delivered: 21 });
    const failed = answer.systems.find(
      ({ system }: { system: string }) => system === "vedic.chart",
    );
    expect(failed).toMatchObject({
      delivered: false,
      score: null,
      polarity: null,
      data: null,
      failure: { code: "plugin_fault", text: "The system failed" },
    });
    expect(points).toBe(Math.floor((888 * 21) / 22));
    expect([answer.creditsUsed, answer.reading.pointsCharged]).toEqual([points, points]);
    expect(answer.synthesis.text).toContain("The Vedic chart could not answer");
    const { dissent } = answer;
    const named = [dissent.favourable, dissent.mixed, dissent.adverse, dissent.unweighed].flat();
    expect(named).not.toContain("vedic.chart");
  });

  for (const name of ["compatibility.tian", "blend.african", "blend.islamic", "blend.global"]) {
    test(`${name}: each member alone may fail`, async () => {
      const { procedure } = registry.procedures.get(name)!;
      const input = procedure.examples[0]!.input;
      const members = procedure.uses ?? [];
      for (const member of name === "blend.global" ? members.slice(0, 4) : members) {
        const { answer, points, price } = await callBlend(name, input, failing(member));
        expect(answer.counts.delivered).toBe(members.length - 1);
        expect(points).toBe(Math.floor((price * (members.length - 1)) / members.length));
      }
    });
  }

  test("where nothing came, refuses, so that nothing is charged", async () => {
    const { procedure } = registry.procedures.get("blend.islamic")!;
    const failed = callBlend("blend.islamic", QUESTION, failing("raml.cast", "ramal.cast"));
    const refusal = await failed.catch((error: unknown) => error as Refusal);
    expect(refusal).toBeInstanceOf(Refusal);
    expect(refusal).toMatchObject({
      code: "nothing-delivered",
      details: {
        failures: [
          { system: "raml.cast", code: "plugin_fault" },
          { system: "ramal.cast", code: "plugin_fault" },
        ],
      },
    });
    const said = (lang: string) => explainRefusal(refusal as Refusal, lang, procedure);
    expect(await said("en")).toContain("No system of this blend could answer");
    expect(await said("zh-Hant")).toContain("無一系統能答");
  });

  test("with one weighing voice says that it is a single opinion", async () => {
    const { answer } = await callBlend("blend.islamic", QUESTION, failing("raml.cast"));
    expect(answer.synthesis.text).toContain("the score is a single opinion");
    expect(answer.systems[1].scoreWithout).toBeNull();
    expect(answer.creditsUsed).toBe(5);
  });

  test("is told in Chinese as well", async () => {
    const { answer } = await callBlend(
      "blend.western",
      { ...BIRTH, ...QUESTION, lang: "zh-Hant" },
      failing("tarot.draw"),
    );
    expect(answer.synthesis.text).toContain("塔羅未能作答");
    expect(answer.creditsUsed).toBe(20);
  });
});

describe("what cannot be asked", () => {
  test("horary without a question is not delivered, not charged, and says why", async () => {
    const { answer } = await callBlend("blend.western", { ...BIRTH, seed: "s" });
    const horary = answer.systems.find(
      ({ system }: { system: string }) => system === "horary.judge",
    );
    expect(horary.failure).toEqual({
      code: "question-needed",
      text: "No question was asked, and horary judges one",
    });
    expect(answer.creditsUsed).toBe(20);
  });

  test("a birth without its hour keeps what needs no hour", async () => {
    const { birthTime: _birthTime, ...birth } = BIRTH;
    const { answer } = await callBlend("blend.eastern", { ...birth, ...QUESTION });
    const failed = answer.systems.filter(({ delivered }: { delivered: boolean }) => !delivered);
    expect(failed.map(({ system }: { system: string }) => system)).toContain("ziwei.chart");
    expect(answer.counts.delivered).toBeGreaterThan(8);
    expect(answer.creditsUsed).toBe(5 * answer.counts.delivered);
  });

  test("natal.tian will not run without time, place and zone", async () => {
    for (const field of ["birthTime", "timezone", "latitude", "longitude"]) {
      const { [field as "birthTime"]: _left, ...rest } = BIRTH;
      await expect(callBlend("natal.tian", rest)).rejects.toThrow(field);
    }
  });

  for (const question of ["When will my father die?", "我還能活多久？"]) {
    test(`a question on death is declined by every blend that takes one: ${question}`, async () => {
      for (const name of ["blend.eastern", "blend.western", "blend.african", "blend.global"]) {
        const birth = name === "blend.african" ? {} : BIRTH;
        const asked = callBlend(name, { ...birth, question });
        await expect(asked).rejects.toMatchObject({ code: "lifespan" });
      }
    });
  }

  test("a moment that does not exist is an input error with its path", async () => {
    const at = { date: "2026-02-30", time: "10:00", timezone: "Asia/Taipei" };
    const asked = callBlend("blend.eastern", { ...BIRTH, ...QUESTION, at });
    await expect(asked).rejects.toThrow("at/date");
  });
});

describe("what every blend says", () => {
  for (const { procedure, plugin } of registry.procedures.values()) {
    if (plugin.id !== "blends") continue;
    test(`${procedure.name} foretells no death in any seed, in either language`, async () => {
      for (const seed of ["a", "b", "c", "d", "e", "f"]) {
        for (const lang of ["en", "zh-Hant"]) {
          const seeded = procedure.input.properties["seed"] ? { seed } : {};
          const { answer } = await callBlend(procedure.name, {
            ...procedure.examples[0]!.input,
            ...seeded,
            lang,
          });
          expect(forbiddenWords(answer)).toEqual([]);
          const { text } = answer.synthesis ?? answer.thesis;
          expect(text).not.toMatch(/undefined|NaN|null|\[object| {2}|\.\.|，，|。。/);
        }
      }
    });
  }
});

import { describe, expect, test } from "bun:test";
import { invoke, prepare } from "../../../src/plugins/mod.ts";
import { LIBRARY } from "../library/library.ts";
import templeLots from "../mod.ts";
import { divinationDraw } from "./procedure.ts";
import { VERSE } from "../library/verse.ts";

type Fields = Readonly<Record<string, unknown>>;

async function draw(input: Fields): Promise<Record<string, any>> {
  const { answer } = await invoke(prepare(divinationDraw, input, 0), {
    now: 0,
    plugin: templeLots,
  });
  return answer;
}

async function refusalOf(input: Fields): Promise<{ code: string; with: Fields }> {
  return draw(input).then(
    () => ({ code: "none", with: {} }),
    (error: { code: string; with: Fields }) => error,
  );
}

for (const [slug, { facts }] of LIBRARY) {
  describe(slug, () => {
    test("answers its first and last lot", async () => {
      for (const lotNumber of [1, facts.count]) {
        const answer = await draw({ systemSlug: slug, lotNumber });
        expect(answer["lotNumber"]).toBe(lotNumber);
        expect(answer["selection"].id).toBe("chosen");
        const { lang, measure } = VERSE[facts.structure.projectForm];
        expect(answer["poem"].lang).toBe(lang);
        if (lang === "zh-Hant") expect(answer["poem"].original.at(-1)).toMatch(/[。？]$/);
        expect(answer["poem"].text).toHaveLength(measure.length);
      }
    });

    test("refuses the lot after its last", async () => {
      const refusal = await refusalOf({ systemSlug: slug, lotNumber: facts.count + 1 });
      expect(refusal.code).toBe("lot-out-of-range");
      expect(refusal.with).toEqual({ set: slug, lot: facts.count + 1, count: facts.count });
    });

    test("is found by every alias, in any case, with underscores", async () => {
      for (const name of [
        slug.toUpperCase(),
        slug.replaceAll("-", "_"),
        ` ${slug} `,
        ...facts.aliases,
      ]) {
        expect((await draw({ systemSlug: name, lotNumber: 1 }))["system"].set.id).toBe(slug);
      }
    });
  });
}

test("divination.draw refuses numbers that are no lot number before it runs", () => {
  for (const lotNumber of [0, -1, 1.5, "7", null]) {
    expect(() => prepare(divinationDraw, { systemSlug: "guanyin-100", lotNumber }, 0)).toThrow(
      "lotNumber",
    );
  }
});

test("divination.draw names the nearest slugs of an unknown system", async () => {
  const refusal = await refusalOf({ systemSlug: "guanyin-99" });
  expect(refusal.code).toBe("unknown-system");
  expect(refusal.with["nearest"]).toContain("guanyin-100");
});

test("divination.draw repeats a draw from its seed, throws included", async () => {
  const input = { systemSlug: "guanyin-100", confirm: "three-in-a-row", seed: "replay" };
  const first = await draw(input);
  expect(await draw(input)).toEqual(first);
  expect(first["reading"].seed).toBe("replay");
  expect(first["confirmation"].attempts.at(-1).lotNumber).toBe(first["lotNumber"]);
});

test("divination.draw keeps the question out of the chance, and the fixed text beside it", async () => {
  const input = { systemSlug: "guanyin-100", seed: "question" };
  const asked = await draw({ ...input, question: "Will I get the job?" });
  const silent = await draw(input);
  expect(asked["question"]).toBe("Will I get the job?");
  for (const field of ["lotNumber", "poem", "topics", "fortune", "fixedText"]) {
    expect(asked[field]).toEqual(silent[field]);
  }
  expect(asked["focus"].id).toBe("career");
  expect(asked["fixedText"].text).toBe(silent["interpretation"].text);
});

test("divination.draw draws a lot for each option", async () => {
  const input = { systemSlug: "guanyin-100", seed: "options", question: "Tea or coffee?" };
  const { optionLots, reply } = await draw(input);
  expect(optionLots).toHaveLength(2);
  expect(reply.weighed.map(({ option }: { option: string }) => option)).toEqual(["Tea", "coffee"]);
});

test("divination.draw declines a question of death", async () => {
  const asked = draw({ systemSlug: "guanyin-100", question: "When will my uncle die?" });
  expect(asked).rejects.toMatchObject({ code: "lifespan" });
});

test("divination.draw says why no blocks are thrown for a chosen lot", async () => {
  const answer = await draw({ systemSlug: "guanyin-100", lotNumber: 3, confirm: "one-of-three" });
  expect(answer["confirmation"]).toMatchObject({
    performed: false,
    reason: { id: "number-chosen" },
  });
  expect(answer["disclosures"].map((one: { about: { id: string } }) => one.about.id)).toEqual([
    "culture",
    "not-advice",
  ]);
});

test("divination.draw refuses blocks where lots are drawn as sticks, and topics not spoken to", async () => {
  expect((await refusalOf({ systemSlug: "guanyin-100", method: "blocks" })).code).toBe(
    "method-not-offered",
  );
  expect((await refusalOf({ systemSlug: "guanyin-100", topic: "harvest" })).code).toBe(
    "topic-not-offered",
  );
});

describe("divination.draw by blocks", () => {
  const LETTER = { sheng: "S", laughing: "L", yin: "Y" } as const;
  const thrown = { systemSlug: "fude-zhengshen-28", method: "blocks" };

  test("shows three throws that spell the index of the lot", async () => {
    for (const seed of ["one", "two", "three", "four", "five"]) {
      const answer = await draw({ ...thrown, seed });
      const throws: (keyof typeof LETTER)[] = answer["throws"].map(({ id }: { id: string }) => id);
      expect(throws).toHaveLength(3);
      expect(answer["index"].cups).toBe(throws.map((one) => LETTER[one]).join(""));
      expect([answer["method"].id, answer["selection"].id]).toEqual(["blocks", "drawn"]);
      expect(await draw({ ...thrown, seed })).toEqual(answer);
    }
  });

  test("states odds that follow the throws, never equal chances", async () => {
    const { disclosures } = await draw({ ...thrown, seed: "odds" });
    const chance = disclosures.filter(
      (one: { about: { id: string } }) => one.about.id === "chance",
    );
    expect(chance).toHaveLength(1);
    expect(chance[0].text).toContain("1 in 1024");
  });

  test("confirms no lot that came from blocks, and says why", async () => {
    const answer = await draw({ ...thrown, confirm: "one-of-three", seed: "again" });
    expect(answer["confirmation"]).toMatchObject({
      performed: false,
      reason: { id: "already-thrown" },
    });
  });
});

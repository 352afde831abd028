/** Members, counts and costs of the blends, from the registry; how each system is asked and weighs. */
import { describe, expect, test } from "bun:test";
import { askMember } from "../../src/host/call_members.ts";
import {
  catalogueEntry,
  prepare,
  priceOf,
  workOf,
  type Asked,
  type CatalogueMember,
} from "../../src/plugins/mod.ts";
import { schemaAt } from "../../src/speech/mod.ts";
import { HOUSE_MATTERS } from "../../src/lore/mod.ts";
import { SYSTEM, type SystemId } from "../../plugins/blends/core/system.ts";
import { AT, BIRTH, callBlend, NOW, registry } from "./support.ts";

/** Name → points and systems; the service specification 4.4 and 4.5, the batch by 4.7 and 8. */
const BLENDS: readonly (readonly [string, number, number])[] = [
  ["natal.tian", 888, 22],
  ["compatibility.tian", 200, 14],
  ["blend.eastern", 70, 14],
  ["blend.western", 25, 5],
  ["blend.african", 15, 3],
  ["blend.eastwest", 95, 19],
  ["blend.islamic", 10, 2],
  // Two of the birth, and a chart of the moment where something is asked.
  ["blend.indian", 10, 3],
  ["blend.global", 145, 28],
];

/** The lists of the target catalogue, word for word. */
const LISTS: Readonly<Record<string, string>> = {
  "natal.tian":
    "bazi.chart ziwei.chart boneWeight.calculate vedic.chart vedic.nakshatra dasha.vimshottari astrology.calculate declination.compute fixedStars.locate nineStarKi.chart sukuyo.chart tibetan.natal mahabote.chart mahaThaksa.chart weton.calculate maya.birthSign aztec.tonalpohualli babylonian.horoscope decan.find kabbalah.birthAngel kabbalah.treeChart celticTree.sign",
  "compatibility.tian":
    "compatibility.zodiac compatibility.birthday compatibility.bazi compatibility.ziwei compatibility.element compatibility.fengShuiKua compatibility.horoscope compatibility.celticTree compatibility.nineStarKi compatibility.japaneseEto compatibility.vedicAshtakoot compatibility.nakshatra compatibility.mayanTzolkin compatibility.arabicHuruf",
  "blend.eastern":
    "bazi.chart ziwei.chart boneWeight.calculate qimen.calculate daLiuRen.calculate xiaoLiuRen.calculate taiYi.calculate liuyao.calculate meihua.calculate almanac.daily divination.draw nineStarKi.chart tojeong.year tibetan.natal",
  "blend.western": "astrology.calculate horary.judge numerology.calculate tarot.draw runes.cast",
  "blend.african": "ifa.cast sikidy.cast hakata.cast",
  "blend.islamic": "raml.cast ramal.cast",
  "blend.indian": "vedic.chart numerology.indian prashna.chart",
};

const usesOf = (name: string) => registry.procedures.get(name)!.procedure.uses ?? [];

describe("the registry", () => {
  for (const [name, points, systems] of BLENDS) {
    test(`serves ${name} at ${points} points with ${systems} systems`, () => {
      const { procedure } = registry.procedures.get(name)!;
      expect(procedure.kind).toBe("blend");
      expect(procedure.cost).toBe(points);
      expect(new Set(procedure.uses).size).toBe(systems);
    });
  }

  for (const [name, list] of Object.entries(LISTS)) {
    test(`gives ${name} the members of the catalogue, in its order`, () => {
      expect([...usesOf(name)]).toEqual(list.split(" "));
    });
  }

  test("makes the blends that span the world of the regional ones", () => {
    const both = [...usesOf("blend.eastern"), ...usesOf("blend.western")];
    expect([...usesOf("blend.eastwest")]).toEqual(both);
    expect([...usesOf("blend.global")]).toEqual([
      ...both,
      ...usesOf("blend.african"),
      ...usesOf("blend.islamic"),
      ...usesOf("blend.indian").filter((name) => name !== "prashna.chart"),
      "maya.birthSign",
      "kabbalah.birthAngel",
    ]);
  });

  test("finds 14 traditions among the 22 systems of natal.tian", () => {
    const traditions = usesOf("natal.tian").map(
      (name) => registry.procedures.get(name)!.tradition.id,
    );
    expect(new Set(traditions).size).toBe(14);
  });

  test("prices predictions: 10 single, 15 of many outcomes, 8 a question in a batch", () => {
    const cost = (name: string) => registry.procedures.get(name)!.procedure.cost;
    expect(cost("predict.binary")).toBe(10);
    for (const name of ["predict.multiChoice", "predict.range", "predict.timing"]) {
      expect(cost(name)).toBe(15);
    }
    for (let count = 1; count <= 50; count++) {
      const questions = Array.from({ length: count }, () => ({}));
      expect(priceOf(cost("predict.binaryBatch"), { questions })).toBe(8 * count);
    }
  });
});

const ASKED: Asked = {
  birth: BIRTH,
  gender: "female",
  name: "Lin Yi",
  question: "Shall I move?",
  matter: "home",
  at: AT,
  seed: "s",
  a: { birth: BIRTH, gender: "male", name: "يوسف" },
  b: { birth: { ...BIRTH, birthDate: "1988-02-02" }, gender: "female", name: "ليلى" },
};

interface System {
  readonly system: string;
  readonly tradition: string;
  readonly score: number | null;
  readonly confidence: number;
  readonly weight: number;
  readonly version: string;
  readonly scoring: {
    readonly origin: { readonly id: string };
    readonly testimonies: readonly { readonly text: string }[];
  };
}

describe("a system of a blend", () => {
  for (const name of SYSTEM.ids) {
    test(`${name}: says itself how it is asked and how it weighs`, async () => {
      const { procedure } = registry.procedures.get(name)!;
      expect(procedure.asks).toBeDefined();
      const outcome = askMember(registry, name, ASKED);
      expect(outcome.ok).toBe(true);
      const input = (outcome as { input: object }).input;
      expect(() => prepare(procedure, input, NOW)).not.toThrow();
      expect(procedure.weighs).toBeDefined();
      for (const lang of ["en", "zh-Hant"]) {
        expect((await procedure.words.load(lang)).weighs).toMatch(
          lang === "en" ? /^[A-Z0-9]/ : /\p{Script=Han}/u,
        );
      }
    });
  }

  test("stands in the vocabulary, and what stands there is called", () => {
    const used = [...registry.procedures.values()]
      .filter(({ plugin }) => plugin.id === "blends")
      .flatMap(({ procedure }) => procedure.uses ?? []);
    expect([...SYSTEM.ids].sort()).toEqual([...new Set(used)].sort() as SystemId[]);
  });

  test("answers under its tradition and version, with a reason for every score", async () => {
    for (const name of ["natal.tian", "compatibility.tian", "blend.global"]) {
      const { procedure } = registry.procedures.get(name)!;
      const { answer } = await callBlend(name, procedure.examples[0].input);
      for (const system of answer.systems as readonly System[]) {
        const { tradition, plugin, procedure: own } = registry.procedures.get(system.system)!;
        const { origin, testimonies } = system.scoring;
        expect(system).toMatchObject({ tradition: tradition.id, version: plugin.version });
        expect([system.system, origin.id as string]).toEqual([system.system, own.weighs!]);
        expect([system.system, system.score === null]).toEqual([
          system.system,
          origin.id === "none",
        ]);
        expect(testimonies.length > 0).toBe(system.score !== null);
        for (const { text } of testimonies) expect(text).not.toBe("");
      }
    }
  });

  test("weighs by its own score wherever its answer has one", () => {
    for (const name of SYSTEM.ids) {
      const { procedure } = registry.procedures.get(name)!;
      if (!procedure.output.properties["score"]) continue;
      expect([name, ["own", "aside"].includes(procedure.weighs!)]).toEqual([name, true]);
    }
  });

  test("knows a number for every grade of its judgement", async () => {
    const graded = {
      "xiaoLiuRen.calculate": "/hour/luck",
      "liuyao.calculate": "/judgement/verdict/value",
      "meihua.calculate": "/verdict/value",
    };
    const byVerdict = SYSTEM.ids.filter(
      (name) => registry.procedures.get(name)!.procedure.weighs === "verdict",
    );
    expect(byVerdict.sort()).toEqual(
      ["boneWeight.calculate", ...Object.keys(graded)].sort() as never,
    );
    for (const [name, pointer] of Object.entries(graded)) {
      const { procedure } = registry.procedures.get(name)!;
      const grades = (schemaAt(procedure.output, pointer) as unknown as { enum: readonly string[] })
        .enum;
      expect(grades.length).toBeGreaterThan(2);
      for (const grade of grades) {
        const steps = pointer.split("/").slice(1);
        const answer = steps.reduceRight<unknown>((value, key) => ({ [key]: value }), grade);
        const { score } = (await workOf(procedure)).weigh!(answer);
        expect([name, grade, typeof score]).toEqual([name, grade, "number"]);
      }
    }
  });

  test("offers exactly the matters that horary knows", () => {
    const { category } = registry.procedures.get("horary.judge")!.procedure.input.properties;
    expect([...HOUSE_MATTERS]).toEqual((category as unknown as { enum: string[] }).enum as never);
  });
});

describe("the catalogue", () => {
  const membersIn = async (name: string, lang: string) => {
    const entry = await catalogueEntry(
      registry.procedures.get(name)!,
      false,
      lang,
      (one) => registry.procedures.get(one)?.procedure,
    );
    return entry.options as { formula: string; members: readonly CatalogueMember[] };
  };

  test("says of every system of a blend how much it counts and how its score is found", async () => {
    const { formula, members } = await membersIn("natal.tian", "en");
    expect(formula).toContain("0.6 for a tally of its marks");
    expect(members.map(({ system }) => system)).toEqual([...usesOf("natal.tian")]);
    expect(members.find(({ system }) => system === "bazi.chart")).toEqual({
      system: "bazi.chart",
      title: "Four pillars chart",
      weight: 6,
      origin: "tally",
      confidence: 0.6,
      rule: expect.stringMatching(/^50; structure formed 12, rescued 6, broken -12/),
    });
    expect(members.every(({ rule }) => rule !== undefined && rule !== "")).toBe(true);
  });

  test("says so in Chinese, with the weights of those that do not count alike", async () => {
    const { formula, members } = await membersIn("blend.african", "zh-Hant");
    expect(formula).toContain("總分＝");
    expect(members.map(({ system, weight }) => [system, weight])).toEqual([
      ["ifa.cast", 4],
      ["sikidy.cast", 3],
      ["hakata.cast", 3],
    ]);
    expect(members[0]!.rule).toBe("取此占之分：得福七十，得逆三十");
  });
});

/** Members, counts and costs of the blends, from the registry; each row of the table against its system. */
import { describe, expect, test } from "bun:test";
import { prepare, priceOf } from "../../src/plugins/mod.ts";
import { MATTERS } from "../../plugins/blends/regional/matters.ts";
import { MEMBERS } from "../../plugins/blends/members/table.ts";
import { AT, BIRTH, NOW, registry } from "./support.ts";

/** Name → points and systems; the service specification 4.4 and 4.5, the batch by 4.7 and 8. */
const BLENDS: readonly (readonly [string, number, number])[] = [
  ["natal.tian", 888, 22],
  ["compatibility.tian", 200, 14],
  ["blend.eastern", 70, 14],
  ["blend.western", 25, 5],
  ["blend.african", 15, 3],
  ["blend.eastwest", 95, 19],
  ["blend.islamic", 10, 2],
  ["blend.indian", 10, 2],
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
  "blend.indian": "vedic.chart numerology.indian",
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
      ...usesOf("blend.indian"),
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

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly type?: string;
}

/** Whether a JSON pointer leads somewhere in a schema. */
function leads(schema: Schema | undefined, parts: readonly string[]): boolean {
  if (!schema) return false;
  const [first, ...rest] = parts;
  if (first === undefined) return true;
  if (schema.anyOf) return schema.anyOf.some((one) => leads(one, parts));
  const below =
    schema.properties?.[first] ?? Object.values(schema.patternProperties ?? {})[0] ?? schema.items;
  return leads(below, rest);
}

describe("the table of members", () => {
  const asked = {
    lang: "en" as const,
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

  for (const member of MEMBERS.values()) {
    test(`${member.name}: its tradition, its input and where its score stands are so`, () => {
      const registered = registry.procedures.get(member.name);
      expect(registered).toBeDefined();
      const { procedure, tradition } = registered!;
      expect(member.tradition).toBe(tradition.id);
      const input = member.asks(asked, member.name);
      expect(() => prepare(procedure, input, NOW)).not.toThrow();
      if (procedure.weighs) {
        expect(member.scoring.origin).toBe(procedure.weighs.origin);
        return;
      }
      for (const pointer of member.scoring.reads) {
        expect([pointer, leads(procedure.output as Schema, pointer.split("/").slice(1))]).toEqual([
          pointer,
          true,
        ]);
      }
      expect(member.scoring.reads.length > 0).toBe(member.scoring.origin !== "none");
    });
  }

  test("holds exactly the systems that blends and predictions use", () => {
    const used = [...registry.procedures.values()]
      .filter(({ plugin }) => plugin.id === "blends")
      .flatMap(({ procedure }) => procedure.uses ?? []);
    expect([...MEMBERS.keys()].sort()).toEqual([...new Set(used)].sort());
  });

  test("offers exactly the matters that horary knows", () => {
    const { category } = registry.procedures.get("horary.judge")!.procedure.input.properties;
    expect([...MATTERS]).toEqual((category as unknown as { enum: string[] }).enum as never);
  });

  test("takes a system's own score wherever it has one", () => {
    for (const { name, scoring } of MEMBERS.values()) {
      const { properties } = registry.procedures.get(name)!.procedure.output;
      if (!properties["score"]) continue;
      expect([name, ["own", "aside"].includes(scoring.origin)]).toEqual([name, true]);
    }
  });

  test("knows a graded verdict's every grade", () => {
    const verdicts = [...MEMBERS.values()].filter(({ scoring }) => scoring.origin === "verdict");
    for (const { name, scoring } of verdicts) {
      const pointer = scoring.reads[0]!.split("/").slice(1);
      const grades = enumAt(registry.procedures.get(name)!.procedure.output as Schema, pointer);
      for (const grade of grades) {
        const answer = pointer.reduceRight<unknown>((value, key) => ({ [key]: value }), grade);
        const { score } = scoring.read(answer as Readonly<Record<string, unknown>>);
        expect([name, grade, typeof score]).toEqual([name, grade, "number"]);
      }
    }
  });
});

/** The values an enum at a pointer may take; none where it is a plain string or number. */
function enumAt(schema: Schema, parts: readonly string[]): readonly string[] {
  const at = parts.reduce<Schema | undefined>((one, key) => one?.properties?.[key], schema);
  return (at as { enum?: readonly string[] } | undefined)?.enum ?? [];
}

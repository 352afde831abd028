/** Which systems of a birth read the gender: exactly two of the 22, shown by running both. */
import { describe, expect, test } from "bun:test";
import { NATAL_SYSTEMS } from "../../plugins/blends/natal/systems.ts";
import { BIRTH, callBlend, failing, registry } from "./support.ts";

const READERS = ["bazi.chart", "ziwei.chart"];
const INVARIANT = NATAL_SYSTEMS.filter((name) => !READERS.includes(name));

interface System {
  readonly system: string;
  readonly score: number | null;
  readonly data: unknown;
}

const BIRTHS = [
  BIRTH,
  { ...BIRTH, birthDate: "1984-02-02", birthTime: "23:40" },
  {
    ...BIRTH,
    birthDate: "2001-11-30",
    birthTime: "04:05",
    timezone: "Europe/Berlin",
    latitude: 52.52,
    longitude: 13.4,
  },
];

describe("natal.tian", () => {
  for (const birth of BIRTHS) {
    test(`of ${birth.birthDate}: 20 systems are the same for a man and a woman, two are not`, async () => {
      const [man, woman] = await Promise.all(
        ["male", "female"].map(
          async (gender) =>
            (await callBlend("natal.tian", { ...birth, gender })).answer.systems as System[],
        ),
      );
      const differ = man!.filter((one, i) => !Bun.deepEquals(one, woman![i], true));
      // The mean without one system shifts where a gender's score does; the rest may not move at all.
      const told = ({ system, score, data }: System) => ({ system, score, data });
      const changed = man!
        .filter((one, i) => !Bun.deepEquals(told(one), told(woman![i]!), true))
        .map(({ system }) => system);
      expect(differ.length).toBeGreaterThanOrEqual(2);
      expect(changed).toEqual(READERS);
      expect(INVARIANT).toHaveLength(20);
    });
  }

  test("takes no gender into an input of the 20", () => {
    for (const name of INVARIANT) {
      expect(registry.procedures.get(name)!.procedure.input.properties).not.toHaveProperty(
        "gender",
      );
    }
  });

  test("says what it assumed, how far that reaches and which systems it leaves alone", async () => {
    const { answer } = await callBlend("natal.tian", BIRTH);
    const { genderAssumption, omitted } = answer;
    expect(omitted).toEqual([genderAssumption]);
    expect(genderAssumption).toMatchObject({
      input: "gender",
      assumed: { gender: "male" },
      certified: false,
      invariant: INVARIANT,
      reach: [
        {
          system: "bazi.chart",
          what: {
            code: "luckCycles",
            text: "the direction of the luck cycles of the four pillars",
          },
        },
        {
          system: "ziwei.chart",
          what: { code: "decadeLuck", text: "the decade luck of the Purple Star chart" },
        },
      ],
    });
    expect(genderAssumption.text).toContain("The other 20 systems are the same for any gender");
    const open = genderAssumption.open.map(({ field }: { field: string }) => field);
    expect(open).toContain("/systems/0/data/luck/direction/value");
    expect(open.every((field: string) => /^\/systems\/[01]\//.test(field))).toBe(true);
  });

  test("takes the male reading where none was given, as it says", async () => {
    const told = (answer: { systems: System[] }) => answer.systems.map(({ score }) => score);
    const assumed = (await callBlend("natal.tian", BIRTH)).answer;
    const male = (await callBlend("natal.tian", { ...BIRTH, gender: "male" })).answer;
    expect(told(assumed)).toEqual(told(male));
    expect(male).not.toHaveProperty("genderAssumption");
    expect(male).not.toHaveProperty("omitted");
  });

  test("says so in Chinese, and where the two systems themselves fail", async () => {
    const { answer } = await callBlend(
      "natal.tian",
      { ...BIRTH, lang: "zh-Hant" },
      failing(...READERS),
    );
    expect(answer.genderAssumption.text).toContain("其餘 20 個系統不因性別而異");
    expect(answer.genderAssumption.open).toEqual([]);
    expect(answer.genderAssumption.certified).toBe(false);
  });
});

describe("the other blends of a birth", () => {
  const input = { ...BIRTH, seed: "s", question: "Shall I move?" };
  for (const name of ["blend.eastern", "blend.eastwest", "blend.global"]) {
    test(`${name} carries genderAssumption too`, async () => {
      const { answer } = await callBlend(name, input);
      expect(answer.genderAssumption.reach).toHaveLength(2);
      const given = await callBlend(name, { ...input, gender: "female" });
      expect(given.answer).not.toHaveProperty("genderAssumption");
    });
  }

  test("compatibility.tian reads every way that fits and scores the mean", async () => {
    const [a, b] = [BIRTH, { ...BIRTH, birthDate: "1988-02-02" }];
    const { answer } = await callBlend("compatibility.tian", { a, b });
    const of = (name: string) => answer.systems.find((one: System) => one.system === name);
    expect(of("compatibility.fengShuiKua").readings).toHaveLength(4);
    for (const name of ["compatibility.vedicAshtakoot", "compatibility.nakshatra"]) {
      const { readings, score } = of(name);
      expect(readings).toHaveLength(2);
      expect(score).toBe(Math.round((readings[0].score + readings[1].score) / 2));
    }
    expect(answer.genderAssumption.missing).toEqual(["a/gender", "b/gender"]);
    const given = await callBlend("compatibility.tian", {
      a: { ...a, gender: "female" },
      b: { ...b, gender: "male" },
    });
    expect(given.answer).not.toHaveProperty("genderAssumption");
  });
});

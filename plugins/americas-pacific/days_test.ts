/** Days of the three counts against inscriptions, chronicles and published calculators. */
import { describe, expect, test } from "bun:test";
import { toFixed, TONALPOHUALLI_NAMES } from "#time";
import { invoke, prepare, type AnyProcedure } from "../../src/plugins/mod.ts";
import { fortuneOf, readAztecDay } from "./aztec/day.ts";
import { TRECENA_TABLE } from "./aztec/tables.ts";
import { kinDay, kinOfDate, kinOfSealAndTone, moonDateOf, oracleOf } from "./dreamspell/kin.ts";
import { kinOf, mayaFixed, readMayaDay, stepTzolkin } from "./maya/day.ts";
import { compareDays } from "./maya/match/days.ts";
import { compareKins } from "./maya/match/kins.ts";
import americasPacific from "./mod.ts";

type Fields = Readonly<Record<string, unknown>>;

async function call(name: string, input: Fields) {
  const procedure = americasPacific.procedures.find((one) => one.name === name) as AnyProcedure;
  const around = { now: 0, plugin: americasPacific };
  return (await invoke(prepare(procedure, input, 0), around)).answer as Record<string, any>;
}

describe("readMayaDay()", () => {
  const INSCRIPTIONS = [
    { date: [683, 8, 29], day: [6, 18], haab: [11, "Yax"], longCount: "9.12.11.5.18", g: 1 },
    { date: [615, 7, 27], day: [5, 8], haab: [1, "Mol"], longCount: "9.9.2.4.8", g: 7 },
    { date: [2012, 12, 21], day: [4, 20], haab: [3, "Kʼankʼin"], longCount: "13.0.0.0.0", g: 9 },
  ] as const;
  for (const { date, day, haab, longCount, g } of INSCRIPTIONS) {
    test(`has ${longCount} as inscriptions of Palenque and Tortuguero do`, () => {
      const [year, month, dayOfMonth] = date;
      const found = readMayaDay(toFixed({ year, month, day: dayOfMonth }));
      expect([found.day.number, found.day.name]).toEqual([...day]);
      expect([found.haab.day, found.haab.name]).toEqual([...haab]);
      expect(found.longCount).toBe(longCount);
      expect(found.lordOfNight).toBe(g);
    });
  }

  test("numbers the round without a gap and comes back after 260 days", () => {
    const start = toFixed({ year: 2020, month: 1, day: 1 });
    const kins = Array.from({ length: 261 }, (_, i) => kinOf(readMayaDay(start + i).day));
    expect(new Set(kins).size).toBe(260);
    expect(kins[260]).toBe(kins[0]!);
    kins.slice(1).forEach((kin, i) => expect(kin).toBe((kins[i]! % 260) + 1));
  });

  test("bears the years on four signs only", () => {
    const start = toFixed({ year: 1990, month: 1, day: 1 });
    const bearers = Array.from(
      { length: 40 },
      (_, i) => readMayaDay(start + 365 * i).yearBearer.name,
    );
    expect([...new Set(bearers)].sort((a, b) => a - b)).toEqual([2, 7, 12, 17]);
  });

  test("moves by two days with the correlation 584285", () => {
    const fixed = toFixed({ year: 2012, month: 12, day: 23 });
    expect(readMayaDay(mayaFixed(fixed, "584285")).longCount).toBe("13.0.0.0.0");
  });
});

test("stepTzolkin() makes the cross of 4 Deer: 9 Storm, 12 Bird, 11 Crocodile", () => {
  const deer = { number: 4, name: 7 };
  expect(stepTzolkin(deer, -8)).toEqual({ number: 9, name: 19 });
  expect(stepTzolkin(deer, 8)).toEqual({ number: 12, name: 15 });
  expect(stepTzolkin(deer, -6)).toEqual({ number: 11, name: 1 });
});

test("maya.birthSign compares its correlations", async () => {
  const answer = await call("maya.birthSign", {
    birthDate: "1990-05-17",
    compare: ["correlation"],
  });
  expect(answer["compared"][0].alternatives).toHaveLength(2);
});

describe("compareDays()", () => {
  const base = (a: number, b: number) =>
    compareDays({ number: 3, name: a }, { number: 9, name: b })[0];
  const CASES = [
    [1, 1, 78],
    [1, 11, 70],
    [1, 5, 80],
    [1, 2, 66],
    [1, 3, 58],
    [2, 1, 62],
  ] as const;
  for (const [a, b, weight] of CASES) {
    test(`gives signs ${a} and ${b} ${weight}`, () => expect(base(a, b)?.weight).toBe(weight));
  }
});

describe("compareKins()", () => {
  test("finds analogs, antipodes and occults whichever way round", () => {
    for (const [relation, code] of [
      ["analog", "analog"],
      ["antipode", "antipode"],
      ["occult", "occult"],
    ] as const) {
      const other = oracleOf(34)[relation];
      expect(compareKins(34, other)[0]?.code).toBe(code);
      expect(compareKins(other, 34)[0]?.code).toBe(code);
    }
  });
});

describe("aztec.tonalpohualli", () => {
  test("names the years of the conquest", () => {
    const YEARS = [
      [1519, 1, 13],
      [1520, 2, 18],
      [1521, 3, 3],
    ] as const;
    for (const [year, number, name] of YEARS) {
      const fixed = toFixed({ year, month: 8, day: 13 }, "julian");
      expect(readAztecDay(fixed, "restart").year).toEqual({ number, name });
    }
  });

  test("calls 7 and the last four numbers good in every week, 5 and 6 adverse, as Sahagún does", () => {
    for (let week = 0; week < 20; week++) {
      for (const number of [7, 10, 11, 12, 13]) expect(fortuneOf(number, week)).toBe("favourable");
      const lesser = [5, 6, 9].map((number) => fortuneOf(number, week));
      expect(new Set(lesser)).toEqual(new Set([week === 0 ? "favourable" : "adverse"]));
    }
  });

  // Sahagún, Historia general IV; weeks from 0, that of 1 Cipactli.
  for (const [chapter, day, number, week, fortune] of [
    [4, "2 Tochtli", 2, 2, "adverse"],
    [7, "1 Xochitl", 1, 3, "indifferent"],
    [8, "1 Acatl", 1, 4, "adverse"],
    [8, "2 Ocelotl", 2, 4, "adverse"],
    [8, "3 Cuauhtli", 3, 4, "adverse"],
    [8, "4 Cozcacuauhtli", 4, 4, "adverse"],
    [8, "8 Xochitl", 8, 4, "favourable"],
    [8, "9 Cipactli", 9, 4, "adverse"],
    [9, "1 Miquiztli", 1, 5, "indifferent"],
    [11, "1 Quiahuitl", 1, 6, "adverse"],
    [11, "3 Cipactli", 3, 6, "favourable"],
    [12, "4 Ehecatl", 4, 6, "indifferent"],
    [13, "8 Miquiztli", 8, 6, "adverse"],
    [15, "2 Acatl", 2, 7, "favourable"],
    [15, "3 Ocelotl", 3, 7, "favourable"],
    [15, "4 Cuauhtli", 4, 7, "adverse"],
    [20, "6 Itzcuintli", 6, 8, "adverse"],
    [20, "8 Malinalli", 8, 8, "adverse"],
    ["on the week of 1 Itzcuintli", "1 Itzcuintli", 1, 13, "favourable"],
    [31, "1 Ehecatl", 1, 17, "adverse"],
    [31, "9 Malinalli", 9, 11, "adverse"],
  ] as const) {
    test(`fortuneOf() has ${day} as chapter ${chapter} does`, () => {
      const { roman } = TONALPOHUALLI_NAMES[(13 * week + number - 1) % 20]!;
      expect(`${number} ${roman}`).toBe(day);
      expect(fortuneOf(number, week)).toBe(fortune);
    });
  }

  // Wikipedia, Trecena, after the Codex Borbonicus; T. A. Joyce, Mexican Archaeology (1914), p. 62.
  test("gives the weeks their patrons", () => {
    const patrons =
      "Tonacatecuhtli Quetzalcoatl Tepeyollotl Huehuecoyotl Chalchiuhtlicue Tonatiuh Tlaloc Mayahuel Xiuhtecuhtli Mictlantecuhtli Patecatl Itztlacoliuhqui Tlazolteotl Xipe Itzpapalotl Xolotl Chalchiuhtotolin Chantico Xochiquetzal Itztapaltotec".split(
        " ",
      );
    patrons.forEach((patron, week) =>
      expect(TRECENA_TABLE[week]!.patrons.join(" ")).toContain(patron),
    );
  });

  test("begins the lords of the night anew with the round, or runs on", async () => {
    const answer = await call("aztec.tonalpohualli", {
      date: "2024-06-01",
      compare: ["nightLords"],
    });
    expect(answer["compared"]).toHaveLength(1);
    expect(answer["lordOfNight"].number).toBe(((answer["place"] - 1) % 9) + 1);
  });

  test("takes today when no date is given and says so", async () => {
    const answer = await call("aztec.tonalpohualli", {});
    expect(answer["omitted"][0]).toMatchObject({ input: "date" });
  });
});

describe("dreamspell", () => {
  test("kinOfSealAndTone() undoes kinDay() for all 260", () => {
    for (let kin = 1; kin <= 260; kin++) {
      const { seal, tone } = kinDay(kin);
      expect(kinOfSealAndTone(seal, tone)).toBe(kin);
    }
  });

  test("has 52 portals, symmetric in the round", () => {
    const portals = Array.from({ length: 260 }, (_, i) => i + 1).filter(
      (kin) => kinDay(kin).portal,
    );
    expect(portals).toHaveLength(52);
    for (const kin of portals) expect(kinDay(261 - kin).portal).toBe(true);
  });

  test("begins every year on its 26 July with a bearer 105 kins on", () => {
    for (let year = 1900; year < 2100; year++) {
      const date = { year, month: 7, day: 26 };
      const { kin } = kinOfDate(date, "standard");
      expect(moonDateOf(date, "standard")).toEqual({ yearBearerKin: kin!, moon: 1, moonDay: 1 });
      expect(kinOfDate({ ...date, year: year + 1 }, "standard").kin).toBe(((kin! + 104) % 260) + 1);
    }
  });

  test("counts 29 February only where the caller wants it", () => {
    const date = { year: 2024, month: 2, day: 29 };
    expect(kinOfDate(date, "standard").kin).toBeNull();
    expect(kinOfDate(date, "none").kin).not.toBeNull();
  });
});

import { describe, expect, test } from "bun:test";
import { countEras, frenchDay, MONTH, scottishDay, writeEra, type Usages } from "./rules.ts";
import { en } from "./words/en.ts";

const USUAL: Usages = { lucisYearStart: "january1", ordinisEpoch: "1118" };

function yearsOf(year: number, month: number, day: number, usages: Usages = USUAL) {
  const eras = countEras({ year, month, day }, usages);
  return Object.fromEntries(eras.map((era) => [era.name, era.year]));
}

const CASES = [
  {
    date: [1872, 6, 24],
    source: "Mackey (1874), Calendar, for 1872",
    years: { annoLucis: 5872, annoMundiHebrew: 5632, annoInventionis: 2402, annoOrdinis: 754 },
  },
  {
    date: [1865, 6, 24],
    source: "Sickels (1868), for 1865",
    years: { annoLucis: 5865, annoLucisMisraim: 5869 },
  },
  {
    date: [2024, 2, 29],
    source: "reference cases",
    years: { annoDepositionis: 3024, annoBenefacionis: 3937, annoMundiHebrew: 5784 },
  },
] as const;

for (const { date, source, years } of CASES) {
  test(`countEras() gives ${date.join("-")} its years (${source})`, () => {
    const [year, month, day] = date;
    expect(yearsOf(year, month, day)).toMatchObject(years);
  });
}

describe("boundaries", () => {
  test("Anno Mundi turns with 1 Tishri, 16 September 2023", () => {
    expect(yearsOf(2023, 9, 15)["annoMundiHebrew"]).toBe(5783);
    expect(yearsOf(2023, 9, 16)["annoMundiHebrew"]).toBe(5784);
  });

  test("the French Rite's year turns on 1 March", () => {
    const french: Usages = { ...USUAL, lucisYearStart: "march1" };
    expect(yearsOf(2024, 2, 29, french)["annoLucis"]).toBe(6023);
    expect(yearsOf(2024, 3, 1, french)["annoLucis"]).toBe(6024);
    expect(yearsOf(2024, 2, 29, french)["annoInventionis"]).toBe(2554);
  });

  test("an era has no year before it begins", () => {
    expect(yearsOf(1118, 1, 1)["annoOrdinis"]).toBeNull();
    expect(yearsOf(1119, 1, 1)["annoOrdinis"]).toBe(1);
    expect(yearsOf(1315, 1, 1, { ...USUAL, ordinisEpoch: "1314" })["annoOrdinis"]).toBe(1);
    expect(yearsOf(-999, 1, 1)["annoDepositionis"]).toBe(1);
    expect(yearsOf(-1000, 1, 1)["annoDepositionis"]).toBeNull();
  });
});

test("countEras() tells from what the Order counts", () => {
  for (const [ordinisEpoch, epoch] of [
    ["1118", "foundationOfTemplars"],
    ["1314", "deathOfMolay"],
  ] as const) {
    const eras = countEras({ year: 2024, month: 1, day: 1 }, { ...USUAL, ordinisEpoch });
    expect(eras.find(({ name }) => name === "annoOrdinis")!.from).toBe(epoch);
    expect(en.terms.masonicEpoch[epoch]).toEndWith(ordinisEpoch);
  }
});

test("frenchDay() numbers the months from March", () => {
  expect(frenchDay({ year: 1872, month: 1, day: 1 })).toEqual({ month: 11, day: 1 });
  expect(frenchDay({ year: 1872, month: 3, day: 24 })).toEqual({ month: 1, day: 24 });
  expect(frenchDay({ year: 1872, month: 2, day: 29 })).toEqual({ month: 12, day: 29 });
});

test("writeEra() writes three points and a dash where there is no year", () => {
  const [lucis] = countEras({ year: 2024, month: 1, day: 1 }, USUAL);
  expect(writeEra(lucis!)).toBe("A∴L∴ 6024");
  expect(writeEra({ ...lucis!, year: null })).toBe("A∴L∴ –");
});

test("scottishDay() keeps Adar of common years apart from both of leap years", () => {
  const monthOf = (year: number, month: number, day: number) =>
    MONTH.writings[scottishDay({ year, month, day }).month]!.roman;
  // Purim falls on 14 Adar: 7 March 2023 (5783, common) and 24 March 2024 (5784, leap).
  expect(scottishDay({ year: 2023, month: 3, day: 7 })).toEqual({ day: 14, month: "adar" });
  expect(scottishDay({ year: 2024, month: 3, day: 24 })).toEqual({ day: 14, month: "adarII" });
  expect(monthOf(2024, 2, 23)).toBe("Adar I");
});

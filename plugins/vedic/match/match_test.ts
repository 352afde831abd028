import { describe, expect, test } from "bun:test";
import { NAKSHATRAS } from "../core/nakshatras.ts";
import { middleOfPada } from "../core/lunar_mansions.ts";
import * as ashtakoot from "./ashtakoot/work.ts";
import { exceptionsFor, kootasOf, totalOf } from "./ashtakoot/kootas.ts";
import type { PersonFields } from "./input.ts";
import { moonOf } from "./moon.ts";
import { agreementsOf } from "./nakshatra/agreements.ts";
import { areVedha, cordOf, YONI_POINTS } from "./ties.ts";
import { readPerson } from "./person.ts";

const star = (nakshatra: number, pada: number) => moonOf(middleOfPada(nakshatra - 1, pada));
const points = (groom: ReturnType<typeof star>, bride: ReturnType<typeof star>) =>
  Object.fromEntries(kootasOf(groom, bride).map(({ koota, points: given }) => [koota, given]));

describe("kootasOf()", () => {
  test("gives one star with itself everything but nadi: 28", () => {
    for (let number = 1; number <= 27; number++) {
      expect(totalOf(kootasOf(star(number, 2), star(number, 2)))).toBe(28);
    }
  });

  test("varna and gana know an order, the others of sign and star do not", () => {
    for (let a = 1; a <= 27; a++) {
      for (let b = 1; b <= 27; b++) {
        const [there, back] = [points(star(a, 1), star(b, 1)), points(star(b, 1), star(a, 1))];
        for (const id of ["tara", "yoni", "grahaMaitri", "bhakoot", "nadi"]) {
          expect(there[id]).toBe(back[id]!);
        }
      }
    }
  });

  test("parts Sagittarius and Capricorn in the middle for vashya", () => {
    expect(moonOf(254.9).kind).toBe("human");
    expect(moonOf(255.1).kind).toBe("quadruped");
    expect(moonOf(284.9).kind).toBe("quadruped");
    expect(moonOf(285.1).kind).toBe("water");
  });
});

test("YONI_POINTS are symmetrical, four on the diagonal, nought for the seven enmities", () => {
  const zeros: string[] = [];
  YONI_POINTS.forEach((row, i) =>
    row.forEach((value, j) => {
      expect(value).toBe(YONI_POINTS[j]![i]!);
      if (i === j) expect(value).toBe(4);
      if (value === 0 && i < j) zeros.push(`${i}-${j}`);
    }),
  );
  // Horse-buffalo, elephant-lion, sheep-monkey, serpent-mongoose, dog-deer, cat-rat, cow-tiger.
  expect(zeros).toEqual(["0-8", "1-13", "2-11", "3-12", "4-10", "5-6", "7-9"]);
});

describe("exceptionsFor()", () => {
  const rules = (groom: ReturnType<typeof star>, bride: ReturnType<typeof star>) =>
    exceptionsFor(groom, bride, kootasOf(groom, bride)).map(({ koota }) => koota);
  test("lifts nadi for one star in two padas, not for one pada", () => {
    expect(rules(star(4, 1), star(4, 3))).toContain("nadi");
    expect(rules(star(4, 1), star(4, 1))).not.toContain("nadi");
  });
  test("lifts bhakoot where one planet rules both signs: Aries and Scorpio", () => {
    expect(rules(star(1, 1), star(17, 1))).toContain("bhakoot");
  });
});

describe("poruthams", () => {
  test("areVedha() pairs every star, three of them among each other", () => {
    for (const { number } of NAKSHATRAS) {
      const partners = NAKSHATRAS.filter((other) => areVedha(number, other.number));
      expect(partners).toHaveLength([5, 14, 23].includes(number) ? 2 : 1);
    }
  });
  test("cordOf() ties every star to one part", () => {
    const sizes = Object.values(Object.groupBy(NAKSHATRAS, ({ number }) => cordOf(number))).map(
      (group) => group!.length,
    );
    expect(sizes.sort()).toEqual([3, 6, 6, 6, 6]);
  });
  test("count from the bride: stree deergha of 27 one way is 2 the other", () => {
    const passes = (a: number, b: number) =>
      agreementsOf(star(a, 2), star(b, 2), 13).find(({ porutham }) => porutham === "streeDeergha")!
        .passes;
    expect(passes(4, 5)).toBe(true);
    expect(passes(5, 4)).toBe(false);
  });
});

function errorOf(who: "a" | "b", fields: PersonFields): unknown {
  try {
    return readPerson(who, fields, { ayanamsa: "lahiri", positions: "apparent" });
  } catch (error) {
    return error;
  }
}

describe("readPerson()", () => {
  test("lists every pada that the Moon crosses on a day of unknown time", () => {
    const birth = { birthDate: "1996-12-07", timezone: "Asia/Kolkata" };
    const open = readPerson("a", birth, { ayanamsa: "lahiri", positions: "apparent" }).possible.map(
      ({ cell }) => cell,
    );
    for (let hour = 0; hour < 24; hour++) {
      const birthTime = `${String(hour).padStart(2, "0")}:15`;
      const [known] = readPerson(
        "a",
        { ...birth, birthTime },
        { ayanamsa: "lahiri", positions: "apparent" },
      ).possible;
      expect(open).toContainEqual(known!.cell);
    }
  });
  test("refuses neither and both", () => {
    expect(errorOf("a", {})).toMatchObject({
      code: "person-incomplete",
      with: { who: "a", given: "neither" },
    });
    expect(errorOf("b", { birthDate: "1996-12-07", nakshatra: 3 })).toMatchObject({
      code: "person-incomplete",
      with: { who: "b", given: "both" },
    });
  });
  test("names the field of a birth that cannot be read, with the nearest value", () => {
    expect(errorOf("b", { birthDate: "1996-02-30", timezone: "Asia/Kolkatta" })).toMatchObject({
      issues: [
        { path: "b/birthDate", code: "no-such-day", nearest: "1996-02-29" },
        { path: "b/timezone", code: "unknown-zone-near", nearest: "Asia/Kolkata" },
      ],
    });
    expect(
      errorOf("a", { birthDate: "1996-12-07", birthTime: "10:34", birthHour: 10 }),
    ).toMatchObject({ issues: [{ path: "a/birthHour", code: "both-time-and-hour" }] });
  });
  test("keeps both halves of the pada that the middle of Sagittarius cuts", () => {
    expect(
      readPerson("a", { nakshatra: 20, pada: 1 }, { ayanamsa: "lahiri", positions: "apparent" })
        .possible,
    ).toHaveLength(2);
    expect(
      readPerson("a", { nakshatra: 20, pada: 2 }, { ayanamsa: "lahiri", positions: "apparent" })
        .possible,
    ).toHaveLength(1);
  });
});

describe("compatibility.vedicAshtakoot", () => {
  const PAIR = { a: { nakshatra: 20, pada: 4 }, b: { nakshatra: 11, pada: 1 } };
  const run = (a: PersonFields, b: PersonFields) =>
    ashtakoot.run({ a, b, ayanamsa: "lahiri", positions: "apparent" });

  test("weighs full kootas for and empty ones against, one point each", async () => {
    // PyJHora and Maitreya: 1, 0, 3, 2, 5, 6, 0 and 0 points.
    const { score, testimonies } = ashtakoot.weigh(run(PAIR.a, PAIR.b));
    expect(score).toBe(Math.round((100 * 17) / 36));
    expect(testimonies.map(({ code, weight }) => [code, weight])).toEqual([
      ["varnaStrong", 1],
      ["taraStrong", 1],
      ["grahaMaitriStrong", 1],
      ["ganaStrong", 1],
      ["vashyaWeak", -1],
      ["bhakootWeak", -1],
      ["nadiWeak", -1],
    ]);
  });

  test("takes the man for the groom, and the first person where genders do not tell", async () => {
    const [woman, man] = [{ gender: "female" as const }, { gender: "male" as const }];
    const swapped = await run({ ...PAIR.a, ...woman }, { ...PAIR.b, ...man });
    const alike = await run({ ...PAIR.a, ...man }, { ...PAIR.b, ...man });
    expect([swapped.groom, swapped.total]).toEqual(["b", swapped.orders.bAsGroom]);
    expect([alike.groom, alike.total]).toEqual(["a", 17]);
  });

  test("says in how far an open pada leaves the total open", async () => {
    const { alternatives } = await run({ nakshatra: 20 }, PAIR.b);
    // The four padas, the first of them cut by the middle of Sagittarius.
    expect(alternatives!.cases).toHaveLength(5);
    expect(alternatives!.cases[0]!.a).toEqual({
      code: "cell",
      with: { nakshatra: "purvaAshadha", pada: 1, half: "before" },
    });
    const totals = alternatives!.cases.map(({ value }) => value);
    expect([alternatives!.least, alternatives!.most]).toEqual([
      Math.min(...totals),
      Math.max(...totals),
    ]);
  });
});

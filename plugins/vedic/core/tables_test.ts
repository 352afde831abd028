import { describe, expect, test } from "bun:test";
import { ashtakavargaOf } from "./ashtakavarga.ts";
import { aspectVirupas, placesSeen, signsSeenBy } from "./aspects.ts";
import { dignityOf, natureOf, relationOf, signsOf } from "./dignity.ts";
import { PLANET_IDS } from "./grahas.ts";
import { arudhaOf } from "./jaimini.ts";
import { nakshatraIndexOf, padaOf } from "./lunar_mansions.ts";
import { NAKSHATRAS } from "./nakshatras.ts";
import { karanaOf, pakshaOf, tithiOf } from "./panchanga.ts";

const SIGNS = { sun: 0, moon: 3, mars: 5, mercury: 1, jupiter: 8, venus: 11, saturn: 6 };

const SCHOOL = {
  ashtakavargaTable: "parashara",
  virgoMultiplier: "6",
  lagnaOccupies: "no",
} as const;

describe("ashtakavargaOf()", () => {
  const TOTALS = { sun: 48, moon: 49, mars: 39, mercury: 54, jupiter: 56, venus: 52, saturn: 39 };
  for (const table of ["parashara", "varahamihira"] as const) {
    test(`gives the totals of the books, 337 in all (${table})`, () => {
      const { bhinna, sarva } = ashtakavargaOf(SIGNS, 2, { ...SCHOOL, ashtakavargaTable: table });
      for (const id of PLANET_IDS) {
        expect(bhinna[id].reduce((sum, points) => sum + points, 0)).toBe(TOTALS[id]);
      }
      expect(sarva.reduce((sum, points) => sum + points, 0)).toBe(337);
    });
  }

  test("reduces each trine by its least: no trine without a zero (BPHS 67)", () => {
    const { reduced } = ashtakavargaOf(SIGNS, 2, SCHOOL);
    for (const id of PLANET_IDS) {
      for (let sign = 0; sign < 4; sign++) {
        const trine = [0, 4, 8].map((step) => reduced[id][sign + step]!);
        expect(Math.min(...trine)).toBe(0);
      }
    }
  });
});

describe("dignities", () => {
  const rashi = signsOf({
    sun: 5,
    moon: 35,
    mars: 299,
    mercury: 163,
    jupiter: 95,
    venus: 357,
    saturn: 200,
  });
  test("dignityOf() parts exaltation from moolatrikona by degree (BPHS 3.51-54)", () => {
    expect(dignityOf("moon", 32.9, rashi)).toBe("exalted");
    expect(dignityOf("moon", 33.1, rashi)).toBe("moolatrikona");
    expect(dignityOf("mercury", 164.9, rashi)).toBe("exalted");
    expect(dignityOf("mercury", 165.1, rashi)).toBe("moolatrikona");
    expect(dignityOf("mercury", 170.1, rashi)).toBe("own");
    expect(dignityOf("sun", 139.9, rashi)).toBe("moolatrikona");
    expect(dignityOf("sun", 140.1, rashi)).toBe("own");
    expect(dignityOf("saturn", 10, rashi)).toBe("debilitated");
  });
  test("natureOf() is not mutual: the Moon has no enemies, Mercury counts the Moon as one", () => {
    expect(natureOf("moon", "mercury")).toBe("friend");
    expect(natureOf("mercury", "moon")).toBe("enemy");
  });
  test("relationOf() adds the temporary friendship (BPHS 3.56-58)", () => {
    expect(relationOf("sun", "moon", 0, 1)).toBe("greatFriend");
    expect(relationOf("sun", "moon", 0, 0)).toBe("neutral");
    expect(relationOf("sun", "venus", 0, 0)).toBe("greatEnemy");
    expect(relationOf("sun", "mercury", 0, 4)).toBe("enemy");
  });
});

describe("aspects", () => {
  test("placesSeen(): all the 7th, Mars 4 and 8, Jupiter 5 and 9, Saturn 3 and 10 (BPHS 26)", () => {
    expect(placesSeen("mars")).toEqual([4, 7, 8]);
    expect(placesSeen("jupiter")).toEqual([5, 7, 9]);
    expect(placesSeen("saturn")).toEqual([3, 7, 10]);
    expect(placesSeen("venus")).toEqual([7]);
  });
  test("signsSeenBy(): Aries sees Leo, Scorpio and Aquarius; Gemini the other dual signs", () => {
    expect(signsSeenBy(0)).toEqual([4, 7, 10]);
    expect(signsSeenBy(1)).toEqual([3, 6, 9]);
    expect(signsSeenBy(2)).toEqual([5, 8, 11]);
  });
  test("aspectVirupas() is full on the opposition and on the special places", () => {
    expect(aspectVirupas("venus", 0, 180)).toBe(60);
    expect(aspectVirupas("saturn", 0, 60)).toBe(60);
    expect(aspectVirupas("jupiter", 0, 120)).toBe(60);
    expect(aspectVirupas("mars", 0, 90)).toBe(60);
    expect(aspectVirupas("sun", 0, 29)).toBe(0);
  });
});

test("arudhaOf() moves on from the house itself and from its seventh (BPHS 29.4-5)", () => {
  const at = (signs: Readonly<Record<string, number>>) =>
    Object.fromEntries(
      Object.entries({ ...SIGNS, rahu: 0, ketu: 6, ...signs }).map(([id, sign]) => [id, 30 * sign]),
    ) as Parameters<typeof arudhaOf>[1];
  const mars = (sign: number) => arudhaOf(0, at({ mars: sign }));
  expect(mars(0)).toBe(9);
  expect(mars(6)).toBe(9);
  expect(mars(3)).toBe(3);
  expect(mars(1)).toBe(2);
});

test("nakshatras: exact edges belong to what begins there", () => {
  for (let pada = 0; pada < 108; pada++) {
    const edge = (pada * 360) / 108;
    expect(nakshatraIndexOf(edge)).toBe(Math.floor(pada / 4));
    expect(padaOf(edge)).toBe((pada % 4) + 1);
  }
});

test("NAKSHATRAS hold nine of each gana and nadi, two of each animal but the mongoose's one", () => {
  const count = (key: "gana" | "nadi" | "animal") =>
    Object.values(Object.groupBy(NAKSHATRAS, (star) => star[key])).map((group) => group!.length);
  expect(count("gana")).toEqual([9, 9, 9]);
  expect(count("nadi")).toEqual([9, 9, 9]);
  expect(count("animal").sort()).toEqual([1, ...Array<number>(13).fill(2)]);
  expect(NAKSHATRAS.flatMap(({ syllables }) => syllables)).toHaveLength(108);
});

test("tithis and karanas have their names at the turns of the month", () => {
  expect([15, 30, 16].map(tithiOf)).toEqual(["purnima", "amavasya", "krishnaPratipada"]);
  expect([15, 16].map(pakshaOf)).toEqual(["shukla", "krishna"]);
  expect([1, 2, 8, 9, 57, 58, 59, 60].map(karanaOf)).toEqual([
    "kimstughna",
    "bava",
    "vishti",
    "bava",
    "vishti",
    "shakuni",
    "chatushpada",
    "naga",
  ]);
});

import { describe, expect, test } from "bun:test";
import { arudhaOf, chatraOf, khandaOf, risesOf, sphutasOf, timeOf, veethiOf } from "./rules.ts";

const SKY = {
  sun: 17,
  moon: 280,
  mars: 336,
  mercury: 352,
  jupiter: 12,
  venus: 10,
  saturn: 322,
  rahu: 351,
  ketu: 171,
};

describe("Prashna Marga", () => {
  // IV: nine numbers to a sign, one to each navamsha.
  test("a number of 108 names a sign and its navamsha", () => {
    expect([1, 9, 10, 108].map((number) => arudhaOf(number))).toEqual([
      { sign: 0, navamsha: 0 },
      { sign: 0, navamsha: 8 },
      { sign: 1, navamsha: 9 },
      { sign: 11, navamsha: 11 },
    ]);
  });
  // IV: the Ram's road from Taurus to Leo, the Twins' from Scorpio to Aquarius, the Bull's in the other four.
  test("the Sun goes one of three roads", () => {
    expect(Array.from({ length: 12 }, (_, sign) => veethiOf(sign))).toEqual([
      1, 0, 0, 0, 0, 1, 1, 2, 2, 2, 2, 1,
    ]);
  });
  test("protection is as far from the road as the lagna from the arudha", () => {
    expect(chatraOf(8, 2, 0)).toBe(7);
    expect(chatraOf(5, 5, 3)).toBe(0);
  });
  // V: lagna, Moon and Gulika added; then the Sun; then Rahu.
  test("the three sums", () => {
    const question = {
      longitudes: SKY,
      speeds: SKY,
      lagnaDeg: 79,
      gulikaDeg: 65,
      arudha: 0,
      arudhaGiven: true,
      house: 1,
    };
    expect(sphutasOf(question)).toEqual({ trisphuta: 64, chatusphuta: 81, panchasphuta: 72 });
    // Gemini 19°: the sixth navamsha, Pisces, of Jupiter, who counts months.
    expect(timeOf(question)).toEqual({ risen: 6, lord: "jupiter", count: 6, unit: "months" });
  });
  test("stars create, keep and dissolve in turn; signs rise by head or back", () => {
    expect([1, 14, 28, 41].map(khandaOf)).toEqual(["srishti", "sthiti", "samhara", "srishti"]);
    expect([0, 2, 4, 9, 10, 11].map(risesOf)).toEqual([
      "back",
      "head",
      "head",
      "back",
      "head",
      "both",
    ]);
  });
});

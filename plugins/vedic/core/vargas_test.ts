import { describe, expect, test } from "bun:test";
import { SIGN } from "#lore";
import { VARGA_IDS, VIMSHOPAKA, vargaPart, vargaSign } from "./vargas.ts";

const at = (sign: string, degree: number) => 30 * SIGN.ids.indexOf(sign as "aries") + degree;
const name = (index: number) => SIGN.ids[index]!;

describe("vargaSign()", () => {
  const CASES = [
    // Brihat Parashara Hora Shastra 6, worked on edges of parts.
    ["aries", 14.99, "D2", "leo", "6.5: odd sign, first hora is the Sun's"],
    ["aries", 15, "D2", "cancer", "6.5: second hora is the Moon's"],
    ["taurus", 14.99, "D2", "cancer", "6.5: even sign, first hora is the Moon's"],
    ["scorpio", 20, "D3", "cancer", "6.7: third decan falls in the ninth"],
    ["gemini", 7.5, "D4", "virgo", "6.9: second quarter falls in the fourth"],
    ["taurus", 0, "D7", "scorpio", "6.10: even signs begin from the seventh"],
    ["taurus", 0, "D9", "capricorn", "6.12: fixed signs begin from the ninth"],
    ["gemini", 29.99, "D9", "gemini", "6.12: last navamsa of a dual sign is its own"],
    ["cancer", 3, "D10", "aries", "6.13: even signs begin from the ninth, here Pisces"],
    ["leo", 2.5, "D12", "virgo", "6.15: from the sign itself"],
    ["taurus", 0, "D16", "leo", "6.16: fixed signs begin from Leo"],
    ["gemini", 0, "D20", "leo", "6.17: dual signs begin from Leo"],
    ["taurus", 0, "D24", "cancer", "6.19: even signs begin from Cancer"],
    ["taurus", 0, "D27", "cancer", "6.21: earth begins from Cancer"],
    ["aries", 4.99, "D30", "aries", "6.27: Mars rules five degrees of odd signs"],
    ["aries", 10, "D30", "sagittarius", "6.27: Jupiter rules 10 to 18"],
    ["taurus", 12, "D30", "pisces", "6.28: in even signs Jupiter rules 12 to 20"],
    ["taurus", 29, "D30", "scorpio", "6.28: Mars rules the last five"],
    ["taurus", 0, "D40", "libra", "6.29: even signs begin from Libra"],
    ["gemini", 0, "D45", "sagittarius", "6.31: dual signs begin from Sagittarius"],
    ["taurus", 7, "D5", "virgo", "Panchamsha: the second part of an even sign"],
    ["taurus", 7, "D6", "scorpio", "Shashthamsha: even signs from Libra"],
    ["leo", 8, "D8", "aquarius", "Ashtamsha: fixed signs from Sagittarius"],
    ["taurus", 1, "D11", "pisces", "Rudramsha: Taurus begins with Pisces"],
    ["gemini", 15.25, "D60", "sagittarius", "6.33: the thirty-first part from the sign itself"],
  ] as const;
  for (const [sign, degree, varga, expected, source] of CASES) {
    test(`${varga} of ${degree}° ${sign} is ${expected} (BPHS ${source})`, () => {
      expect(name(vargaSign(at(sign, degree), varga))).toBe(expected);
    });
  }

  test("is defined all round the zodiac and changes only with vargaPart()", () => {
    for (const varga of VARGA_IDS) {
      let [part, sign] = [vargaPart(0, varga), vargaSign(0, varga)];
      for (let i = 1; i < 14400; i++) {
        const longitude = i / 40;
        const [nextPart, nextSign] = [vargaPart(longitude, varga), vargaSign(longitude, varga)];
        expect(nextSign).toBeWithin(0, 12);
        if (nextSign !== sign) expect(nextPart).toBeGreaterThan(part);
        [part, sign] = [nextPart, nextSign];
      }
    }
  });
});

test("VIMSHOPAKA weighs twenty points in each scheme", () => {
  for (const weights of Object.values(VIMSHOPAKA)) {
    expect(Object.values(weights).reduce((sum, weight) => sum + weight, 0)).toBe(20);
  }
});

import { describe, expect, test } from "bun:test";
import { KP_NUMBERS, kpLordsOf } from "./lords.ts";

describe("the 249 numbers (KP Reader VI)", () => {
  test("are 249, each beginning where the one before ends", () => {
    expect(KP_NUMBERS).toHaveLength(249);
    for (const [i, { fromDeg }] of KP_NUMBERS.entries()) {
      expect(fromDeg).toBe(i === 0 ? 0 : KP_NUMBERS[i - 1]!.toDeg);
    }
    expect(KP_NUMBERS.at(-1)!.toDeg).toBe(360);
  });

  test("number 2 begins at 0°46'40\" of Aries, in the sub of Venus", () => {
    expect(KP_NUMBERS[1]!.fromDeg).toBeCloseTo(46 / 60 + 40 / 3600, 12);
    expect(kpLordsOf(KP_NUMBERS[1]!.fromDeg)).toMatchObject({
      signLord: "mars",
      starLord: "ketu",
      subLord: "venus",
    });
  });

  test("a border belongs to the sub that begins there", () => {
    for (const { fromDeg } of KP_NUMBERS) {
      expect(kpLordsOf(fromDeg).subLord).toBe(kpLordsOf(fromDeg + 1e-7).subLord);
    }
  });
});

import { describe, expect, test } from "bun:test";
import { middleOfPada } from "../../core/lunar_mansions.ts";
import { moonOf } from "../moon.ts";
import { climbs, tamilAgreements, type School, type TamilPorutham } from "./rules.ts";

const school = { streeDeergha: "13", lords: "yavana", rajju: "part" } as const;
const star = (nakshatra: number, pada: number) => moonOf(middleOfPada(nakshatra - 1, pada));
const gradeOf = (
  porutham: TamilPorutham,
  bride: readonly [number, number],
  groom: readonly [number, number],
  by: School = school,
) =>
  tamilAgreements(star(...bride), star(...groom), by).find((one) => one.porutham === porutham)!
    .grade;

describe("poruthams of Tamil almanacs", () => {
  // Kalaprakashika: the stars that are best when shared, those that are middling, and the rest.
  test("one star for both", () => {
    expect(gradeOf("dina", [4, 1], [4, 3])).toBe("uttama");
    expect(gradeOf("dina", [1, 1], [1, 3])).toBe("madhyama");
    expect(gradeOf("dina", [9, 1], [9, 3])).toBe("adhama");
  });
  // PyJHora, southern method: yoni_enemies_south, vasiya_list, vedha_pair_sum, rajju by ascent.
  test("serpent and rat are at odds in the South", () => {
    expect(gradeOf("yoni", [4, 1], [11, 1])).toBe("adhama");
  });
  test("Aries draws Leo, but Leo does not draw Aries", () => {
    expect(gradeOf("vashya", [1, 1], [10, 1])).toBe("uttama");
    expect(gradeOf("vashya", [10, 1], [1, 1])).toBe("madhyama");
    expect(gradeOf("vashya", [1, 1], [7, 1])).toBe("adhama");
  });
  test("the groom's sign is to lie beyond the sixth", () => {
    expect(gradeOf("rasi", [1, 1], [16, 1])).toBe("uttama");
    expect(gradeOf("rasi", [16, 1], [3, 2])).toBe("uttama");
    expect(gradeOf("rasi", [1, 1], [4, 1])).toBe("adhama");
  });
  test("stars of one part differ by whether they climb", () => {
    expect([1, 4, 5, 6, 9, 10, 13, 14, 15].map(climbs)).toEqual([
      true,
      true,
      null,
      false,
      false,
      true,
      true,
      null,
      false,
    ]);
    const ascent = { ...school, rajju: "ascent" } as const;
    expect(gradeOf("rajju", [4, 1], [6, 1])).toBe("adhama");
    expect(gradeOf("rajju", [4, 1], [6, 1], ascent)).toBe("madhyama");
    expect(gradeOf("rajju", [4, 1], [13, 1], ascent)).toBe("adhama");
  });
});

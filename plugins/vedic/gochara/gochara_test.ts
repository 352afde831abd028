import { expect, test } from "bun:test";
import { GRAHA_IDS, type GrahaId } from "../core/grahas.ts";
import { transitsOf } from "./rules.ts";

/** All in the twelfth from the Moon in Aries, but for those given by house. */
const at = (houses: Partial<Record<GrahaId, number>>) =>
  transitsOf(
    Object.fromEntries(GRAHA_IDS.map((id) => [id, (houses[id] ?? 12) - 1])) as Record<
      GrahaId,
      number
    >,
    0,
  );
const of = (id: GrahaId, houses: Partial<Record<GrahaId, number>>) =>
  at(houses).find(({ graha }) => graha === id)!;

test("the Sun favours in the third unless another stands in the ninth", () => {
  expect(of("sun", { sun: 3 })).toMatchObject({ effect: "favours", by: null });
  expect(of("sun", { sun: 3, mars: 9 })).toMatchObject({ effect: "obstructed", by: "mars" });
});

test("Saturn does not obstruct his father, nor Mercury the Moon", () => {
  expect(of("sun", { sun: 3, saturn: 9 }).effect).toBe("favours");
  expect(of("moon", { moon: 3, mercury: 9 }).effect).toBe("favours");
});

test("a hard house is released by another in the good house of its pair", () => {
  expect(of("jupiter", { jupiter: 4, venus: 5 })).toMatchObject({
    effect: "released",
    by: "venus",
  });
  expect(of("jupiter", { jupiter: 4 }).effect).toBe("hinders");
});

test("Venus is good in nine houses, Saturn in three", () => {
  const good = (id: GrahaId) =>
    Array.from({ length: 12 }, (_, i) => i + 1).filter((house) =>
      ["favours", "obstructed"].includes(of(id, { [id]: house }).effect),
    );
  expect(good("venus")).toEqual([1, 2, 3, 4, 5, 8, 9, 11, 12]);
  expect(good("saturn")).toEqual([3, 6, 11]);
});

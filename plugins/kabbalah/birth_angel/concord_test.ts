import { expect, test } from "bun:test";
import { sumOf } from "#sdk";
import { concordOf } from "./concord.ts";
import { NAMES } from "./names.ts";

test("concordOf() stays between 50 and 100 for all pairs, and is highest for equal names", () => {
  for (const one of NAMES) {
    for (const other of NAMES) {
      const score = sumOf(concordOf([one, other]));
      expect(score).toBeGreaterThanOrEqual(50);
      expect(score).toBeLessThanOrEqual(one === other ? 65 : 62);
    }
  }
});

test("concordOf() names the letters that two names share", () => {
  // Names 1 (Vav He Vav) and 24 (Het He Vav) share He and Vav.
  const [, shared] = concordOf([NAMES[0]!, NAMES[23]!]);
  expect(shared).toEqual({
    code: "shared-letters",
    with: { one: "Vehuiah", other: "Haheuiah", letters: ["ו", "ה"] },
    weight: 8,
  });
});

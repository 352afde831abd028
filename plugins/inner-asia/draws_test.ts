/** The rules of dice, bones and beans against what is told of them elsewhere. */
import { expect, test } from "bun:test";
import { HEADING, leaningOf, quarterOf, SYLLABLE, type Throws } from "./mo/dice.ts";
import { numberOf, OMEN, omenAt, twinOf, wordOf, type Pips } from "./irk_bitig/omens.ts";
import { dealBeans, sumOf, wrongRow } from "./kumalak/beans.ts";
import { kindOf, scoreOf, SIDE, type Bones } from "./shagai/bones.ts";

test("mo: headings of single answers, as Mipham has them", () => {
  const told: readonly (readonly [Throws, (typeof HEADING.ids)[number], string])[] = [
    [["ra", "ah"], "health", "adverse"],
    [["ra", "ah"], "lost", "favourable"],
    [["tsa", "ah"], "coming", "adverse"],
    [["na", "ah"], "guests", "mixed"],
    [["pa", "pa"], "rivals", "favourable"],
    [["pa", "ra"], "practice", "adverse"],
    [["ah", "na"], "coming", "mixed"],
    [["dhi", "na"], "lost", "mixed"],
    [["na", "tsa"], "guests", "mixed"],
  ];
  for (const [throws, heading, leaning] of told) {
    expect([throws, heading, leaningOf(throws, heading)]).toEqual([
      throws,
      heading,
      leaning as never,
    ]);
  }
  expect(quarterOf(["tsa", "tsa"])).toBe("northeast");
});

test("mo: the demons, the spark and the sand say no under every heading but the road", () => {
  const all = SYLLABLE.ids.flatMap((one) => SYLLABLE.ids.map((other): Throws => [one, other]));
  const closed = all.filter((throws) =>
    HEADING.ids.every((heading) => leaningOf(throws, heading) === "adverse"),
  );
  expect(closed).toEqual([
    ["ra", "pa"],
    ["pa", "tsa"],
    ["tsa", "na"],
    ["na", "ra"],
  ]);
});

test("shagai: thirty-five combinations, horses best, camels worst, all four above them all", () => {
  const found = new Map<string, Bones>();
  for (const a of SIDE.ids)
    for (const b of SIDE.ids)
      for (const c of SIDE.ids)
        for (const d of SIDE.ids) found.set([a, b, c, d].sort().join(), [a, b, c, d]);
  const ranked = [...found.values()].sort((one, other) => scoreOf(other) - scoreOf(one));
  expect(found.size).toBe(35);
  expect(ranked.at(-1)).toEqual(["camel", "camel", "camel", "camel"]);
  expect(kindOf(["horse", "sheep", "goat", "camel"])).toBe("allFour");
  expect(scoreOf(["horse", "horse", "horse", "horse"])).toBeGreaterThan(90);
});

test("kumalak: every dealing keeps to five or nine, and four, eight or twelve", () => {
  let state = 7;
  const below = (limit: number) => (state = (state * 16807) % 2147483647) % limit;
  const sums = new Set<string>();
  for (let i = 0; i < 2000; i++) {
    const fields = dealBeans({ below } as never);
    expect(wrongRow(fields)).toBeUndefined();
    sums.add(`${sumOf(fields, "head")} ${sumOf(fields, "heart")} ${sumOf(fields, "feet")}`);
  }
  expect(sums.size).toBe(18);
  expect(wrongRow([1, 1, 1, 2, 3, 3, 4, 1, 3])).toBe("head");
});

test("irk bitig: sixty-four throws reach every omen but the second of the one pair", () => {
  const faces = [1, 2, 3, 4];
  const all = faces.flatMap((a) => faces.flatMap((b) => faces.map((c): Pips => [a, b, c])));
  const numbers = all.map(numberOf);
  expect(new Set(numbers).size).toBe(64);
  expect(numbers).not.toContain(25);
  expect(OMEN.ids.map((_, i) => twinOf(i + 1)).filter((twin) => twin !== null)).toEqual([
    "twoOxen",
  ]);
  expect(OMEN.ids.filter((omen) => wordOf(omen) === "veryBad")).toEqual(["lostMirror", "noJoy"]);
  expect(omenAt(numberOf([4, 4, 4]))).toBe("roadGod");
});

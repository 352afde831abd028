import { expect, test } from "bun:test";
import { BRANCHES } from "#time";
import { branchRelations, stemRelation, tripleRelation } from "./relations.ts";

const index = (native: string) => BRANCHES.findIndex((branch) => branch.native === native);

/** Printed tables (Sanming Tonghui, juan 2); 六合, 沖 and 害 agree with tyme4ts 1.5.2. */
const PRINTED: Readonly<Record<string, string>> = {
  sixCombine: "子丑 寅亥 卯戌 辰酉 巳申 午未",
  clash: "子午 丑未 寅申 卯酉 辰戌 巳亥",
  harm: "子未 丑午 寅巳 卯辰 申亥 酉戌",
  break: "子酉 午卯 申巳 寅亥 辰丑 戌未",
  rudePunishment: "子卯",
  ungratefulPunishment: "寅巳 巳申 寅申",
  bullyingPunishment: "丑戌 戌未 丑未",
  selfPunishment: "辰辰 午午 酉酉 亥亥",
  halfCombine: "申子 子辰 亥卯 卯未 寅午 午戌 巳酉 酉丑",
  arch: "申辰 亥未 寅戌 巳丑",
  hiddenCombine: "寅丑 卯申 午亥",
};

test("branchRelations() finds exactly the pairs of the printed tables", () => {
  const found = new Map<string, Set<string>>();
  for (const one of BRANCHES) {
    for (const other of BRANCHES) {
      for (const { kind } of branchRelations(one.index, other.index)) {
        const pair = [one.index, other.index].sort((a, b) => a - b).join(" ");
        found.set(kind, (found.get(kind) ?? new Set()).add(pair));
      }
    }
  }
  const printed = new Map(
    Object.entries(PRINTED).map(([kind, pairs]) => [
      kind,
      new Set(
        pairs.split(" ").map((pair) =>
          [...pair]
            .map(index)
            .sort((a, b) => a - b)
            .join(" "),
        ),
      ),
    ]),
  );
  expect(found).toEqual(printed);
});

test("stemRelation() gives the five combinations with their elements and the four clashes", () => {
  expect([0, 1, 2, 3, 4].map((i) => stemRelation(i + 5, i)?.result)).toEqual([
    "earth",
    "metal",
    "water",
    "wood",
    "fire",
  ]);
  expect([0, 1, 2, 3].map((i) => stemRelation(i, i + 6)?.kind)).toEqual(Array(4).fill("stemClash"));
  expect(stemRelation(4, 8)).toBeNull();
});

test("tripleRelation() completes trines and seasons in any order", () => {
  const of = (text: string) => {
    const [a, b, c] = [...text].map(index) as [number, number, number];
    return tripleRelation(a, b, c);
  };
  expect(of("辰申子")).toEqual({ kind: "threeCombine", result: "water" });
  expect(of("戌寅午")).toEqual({ kind: "threeCombine", result: "fire" });
  expect(of("子亥丑")).toEqual({ kind: "direction", result: "water" });
  expect(of("寅卯辰")).toEqual({ kind: "direction", result: "wood" });
  expect(of("子子丑")).toBeNull();
  expect(of("子午卯")).toBeNull();
});

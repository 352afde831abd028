import { describe, expect, test } from "bun:test";
import { sumOf } from "#sdk";
import { julianDayOfEpochMs, toTt } from "#time";
import { CLASSICAL } from "#lore";
import { nativityAt, requireAngles } from "../core/nativity.ts";
import type { Kind } from "./categories.ts";
import { figureOf, lordOfHouse } from "./figure.ts";
import { judge } from "./judge.ts";
import type { Question } from "./question.ts";
import { BASE } from "./testimonies.ts";
import { whereaboutsOf } from "./whereabouts.ts";

const LONDON = { latitudeDeg: 51.5, longitudeDeg: -0.1 };
const SCHOOL = { bounds: "lilly", triplicity: "ptolemaic" } as const;

/** Lilly's figures with the points that his chapters give, added by hand. */
const FIGURES: readonly {
  readonly at: string;
  readonly house: number;
  readonly kind: Kind;
  readonly score: number;
  readonly wind?: string;
  readonly source: string;
}[] = [
  { at: "1634-04-10T18:00Z", house: 4, kind: "obtain", score: 65, source: "houses, p. 219" },
  { at: "1643-03-28T17:50Z", house: 10, kind: "obtain", score: 85, source: "office, p. 456" },
  { at: "1644-08-16T20:24Z", house: 9, kind: "obtain", score: 35, source: "parsonage, p. 437" },
  {
    at: "1646-09-08T16:05Z",
    house: 6,
    kind: "lost",
    score: 65,
    wind: "west",
    source: "dog, p. 392",
  },
  {
    at: "1647-06-16T20:00Z",
    house: 12,
    kind: "fugitive",
    score: 80,
    wind: "east",
    source: "prisoner, p. 470",
  },
];

function questionAt(at: string, house: number, kind: Kind): Question {
  const julianDayUt = julianDayOfEpochMs(Date.parse(at));
  const bodies = [...CLASSICAL.ids, "meanNode"] as const;
  const chart = requireAngles(
    nativityAt(julianDayUt, toTt(julianDayUt), true, LONDON, bodies, "regiomontanus"),
  );
  const figure = figureOf(chart, SCHOOL);
  return {
    figure,
    kind,
    first: 1,
    matter: house,
    querent: lordOfHouse(figure, 1),
    quesited: lordOfHouse(figure, house),
    natural: [],
    ill: undefined,
  };
}

describe("judge() weighs Lilly's figures by the points of his chapters", () => {
  for (const { at, house, kind, score, wind, source } of FIGURES) {
    test(source, () => {
      const question = questionAt(at, house, kind);
      expect(sumOf([BASE, ...judge(question).testimonies])).toBe(score);
      if (wind) expect(whereaboutsOf(question)!.wind).toStartWith(wind);
    });
  }
});

import type { Given, InputOf, ReceiptNotes } from "#sdk";
import { chartReceipt } from "#east/calendar/receipt.ts";
import { soundOf } from "#east/na_yin.ts";
import { certifyPair, markersOf, type Possibility } from "../omissions.ts";
import { type birthsInput, possibleTimes } from "../person.ts";
import { becauseOf, dissentFrom, gradeOf } from "../scoring.ts";
import type { ElementMatch } from "./answer.ts";
import type { CONVENTIONS } from "./conventions.ts";
import { type Elements, elementsOf, partsOf, SCORE_SPREAD, scoreOf } from "./match.ts";

export { weighParts as weigh } from "../scoring.ts";
export { drawElements as picture } from "./picture.ts";

export function run(
  input: InputOf<typeof birthsInput, typeof CONVENTIONS>,
  give: Given,
): ElementMatch {
  const read = (who: "a" | "b"): PersonRead => {
    const civil = give.civil(who);
    const possible = possibleTimes(civil, input[who], input.clock).map((time) => ({
      time: time.when,
      gender: null,
      profile: elementsOf(time.civil, input),
    }));
    return { shown: elementsOf(civil, input), possible };
  };
  const [a, b] = [read("a"), read("b")];
  const parts = partsOf(a.shown, b.shown);
  const score = scoreOf(a.shown, b.shown);
  const grade = gradeOf(score);
  return {
    score,
    verdict: { value: grade, because: becauseOf(parts) },
    method: { code: "method", with: { scoreSpread: SCORE_SPREAD } },
    parts,
    dissent: dissentFrom(grade, parts),
    a: sideOf(a.shown),
    b: sideOf(b.shown),
    ...markersOf(certifyPair(a.possible, b.possible, scoreOf)),
  };
}

export function receipt(
  { clock, dayBoundary, ...people }: InputOf<typeof birthsInput, typeof CONVENTIONS>,
  give: Given,
  who: "a" | "b" | undefined,
): ReceiptNotes {
  return chartReceipt({ clock, dayBoundary, birthHour: people[who!].birthHour }, give, who);
}

interface PersonRead {
  readonly shown: Elements;
  readonly possible: readonly Possibility<Elements>[];
}

function sideOf({ pillars, hourKnown, year, self, balance }: Elements): ElementMatch["a"] {
  return {
    native: pillars.map(({ native }) => native).join(" "),
    hourKnown,
    year: year.id,
    naYin: soundOf(year.index),
    dayMaster: self.id,
    balance,
  };
}

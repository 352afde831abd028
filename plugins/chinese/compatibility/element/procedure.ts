import { byPair, defineProcedure, wordsIn } from "#sdk";
import { chartReceipt } from "../../calendar/receipt.ts";
import { soundOf } from "../../core/na_yin.ts";
import { certifyPair, markersOf, type Possibility } from "../omissions.ts";
import { birthsInput, possibleTimes } from "../person.ts";
import { becauseOf, dissentFrom, gradeOf, weighParts } from "../scoring.ts";
import { answer, type ElementMatch } from "./answer.ts";
import { CONVENTIONS } from "./conventions.ts";
import { elementsOf, partsOf, SCORE_SPREAD, scoreOf, type Elements } from "./match.ts";
import { drawElements } from "./picture.ts";
import type { CompatibilityElementWords } from "./words/en.ts";

/** Five elements of two people held side by side. */
export const compatibilityElement = defineProcedure({
  name: "compatibility.element",
  tradition: "chinese-destiny",
  words: wordsIn<CompatibilityElementWords>(import.meta),
  kind: "calculation",
  cost: 3,
  icon: "icons/compatibility.svg",
  reads: "births",
  input: birthsInput,
  output: answer,
  conventions: CONVENTIONS,
  refusals: ["longitudeNeeded"],
  run(input, give): ElementMatch {
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
  },
  receipt: ({ clock, dayBoundary, ...people }, give, who) =>
    chartReceipt({ clock, dayBoundary, birthHour: people[who!].birthHour }, give, who),
  asks: byPair,
  weighs: { origin: "own", read: weighParts },
  picture: drawElements,
  examples: [
    {
      title: "gold in the sea beside roadside earth",
      input: {
        a: { birthDate: "1984-06-15", birthTime: "12:00", timezone: "+08:00" },
        b: { birthDate: "1990-06-15", birthTime: "12:00", timezone: "+08:00" },
        clock: "civil",
      },
      expect: {
        a: { year: { native: "甲子" }, naYin: { native: "海中金" } },
        b: { year: { native: "庚午" }, naYin: { native: "路旁土" } },
      },
      source: "na yin by tyme4ts 1.5.2; earth generates metal",
    },
  ],
  references: [
    {
      title: "Sanming Tonghui 三命通會",
      author: "Wan Minying 萬民英",
      year: "1578",
      part: "juan 1, on na yin",
    },
    { title: "Tongshu 通書", part: "marriage tables by na yin" },
  ],
});

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

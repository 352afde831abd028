import type { InputOf } from "#sdk";
import { arrowOf, groupOf, NUMBERS, type TypeNumber, typeOf } from "../enneagram/types.ts";
import type { ScoreAnswer } from "./answer.ts";
import type { input } from "./input.ts";
import {
  centrePoints,
  CLEAR_LEAD,
  KEY,
  leadersOf,
  leadOf,
  PER_TYPE,
  pointsOf,
  wingOf,
} from "./questionnaire.ts";

export { drawScores as picture } from "./picture.ts";

const FEWEST = PER_TYPE;

const SPREAD = 4 * PER_TYPE;

export function run({ answers }: InputOf<typeof input>): ScoreAnswer {
  const points = pointsOf(answers);
  const leaders = leadersOf(points);
  return {
    clarity: leaders.length > 1 ? "tied" : leadOf(points) >= CLEAR_LEAD ? "clear" : "close",
    leaders,
    type: leaders.length === 1 ? portraitOf(leaders[0]!, points) : null,
    scores: NUMBERS.map((number, index) => ({
      number,
      type: typeOf(number),
      points: points[index]!,
      percent: Math.round((100 * (points[index]! - FEWEST)) / SPREAD),
    })),
    centres: centrePoints(points),
    items: KEY.map((countsFor, index) => ({
      number: index + 1,
      statement: { code: "statement", with: { number: index + 1 } },
      countsFor,
      answer: answers[index]!,
    })),
  };
}

function portraitOf(number: TypeNumber, points: readonly number[]): ScoreAnswer["type"] {
  return {
    number,
    type: typeOf(number),
    wing: wingOf(number, points),
    underStrain: arrowOf(number),
    atEase: NUMBERS.find((one) => arrowOf(one) === number)!,
    centre: groupOf("centre", number),
    stance: groupOf("stance", number),
    harmonic: groupOf("harmonic", number),
  };
}

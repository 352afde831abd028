import { type Given, type Lang, Refusal } from "#sdk";
import { placeOf } from "../../core/positions.ts";
import { kpFigure, rulingPlanets } from "../figure.ts";
import { judgeHouse } from "../judge.ts";
import { drawKp } from "../picture.ts";
import { reportFigure } from "../shapes.ts";
import type { KpChartAnswer } from "./answer.ts";
import type { Input } from "./input.ts";
import type { KpChartWords } from "./words/en.ts";

export function run(chosen: Input, give: Given): KpChartAnswer {
  const civil = give.civil();
  const place = placeOf(civil);
  if (!place || !civil.timeKnown) throw new Refusal("lagna-needed");
  const figure = kpFigure(civil, place, chosen);
  return {
    ...reportFigure(figure),
    ruling: rulingPlanets(figure, civil.julianDayUt, place, civil.offsetSeconds / 86400),
    promises: figure.cusps.map((_, i) => ({ house: i + 1, ...judgeHouse(figure, i + 1) })),
  };
}

export function picture(answer: KpChartAnswer, { picture: says }: KpChartWords, lang: Lang) {
  return drawKp("kp", lang, answer, says);
}

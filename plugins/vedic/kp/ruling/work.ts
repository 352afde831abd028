import { type Give, type Lang, Refusal } from "#sdk";
import { placeOf } from "../../core/positions.ts";
import { kpFigure, rulingPlanets } from "../figure.ts";
import { drawKp } from "../picture.ts";
import { reportFigure } from "../shapes.ts";
import type { RulingAnswer } from "./answer.ts";
import type { Input } from "./input.ts";
import type { RulingWords } from "./words/en.ts";

export function run(chosen: Input, give: Give<"now">): RulingAnswer {
  const civil = give.civil();
  const place = placeOf(civil);
  if (!place || !civil.timeKnown) throw new Refusal("lagna-needed");
  const figure = kpFigure(civil, place, chosen);
  return {
    ruling: rulingPlanets(figure, civil.julianDayUt, place, civil.offsetSeconds / 86400),
    ...reportFigure(figure),
  };
}

export function picture(answer: RulingAnswer, { picture: says }: RulingWords, lang: Lang) {
  return drawKp("kp-ruling", lang, answer, says);
}

import { asksOfDeath, type Give, type Lang, Refusal } from "#sdk";
import { placeOf, round } from "../../core/positions.ts";
import { signOfLongitude } from "../../core/signs.ts";
import { kpFigure, rulingPlanets, signifiedBy } from "../figure.ts";
import { GROUPS, judgeHouse } from "../judge.ts";
import { KP_NUMBERS, kpLordsOf } from "../lords.ts";
import { drawKp } from "../picture.ts";
import { reportFigure } from "../shapes.ts";
import type { HoraryNumberAnswer } from "./answer.ts";
import type { Input } from "./input.ts";
import type { HoraryNumberWords } from "./words/en.ts";

/** Within the number's part, so that rounding cannot fall into the one before. */
const HAIR_DEG = 1e-9;

export function run(chosen: Input, give: Give<"now">): HoraryNumberAnswer {
  const { number, house, question } = chosen;
  if (question !== undefined && asksOfDeath(question)) throw new Refusal("lifespan");
  const civil = give.civil();
  const place = placeOf(civil);
  if (!place || !civil.timeKnown) throw new Refusal("lagna-needed");
  const { fromDeg, toDeg } = KP_NUMBERS[number - 1]!;
  const { signLord, starLord, subLord } = kpLordsOf(fromDeg + HAIR_DEG);
  const figure = kpFigure(civil, place, chosen, fromDeg + HAIR_DEG);
  const sky = kpFigure(civil, place, chosen);
  const ruling = rulingPlanets(sky, civil.julianDayUt, place, civil.offsetSeconds / 86400);
  const { good } = GROUPS[house - 1]!;
  return {
    number,
    division: {
      fromDeg: round(fromDeg),
      toDeg: round(toDeg),
      sign: signOfLongitude(fromDeg),
      signLord,
      starLord,
      subLord,
    },
    verdict: { house, ...judgeHouse(figure, house) },
    ruling,
    agree: ruling.all.filter((id) => {
      const { byStar, bySelf } = signifiedBy(figure, id);
      return good.some((one) => byStar.includes(one) || bySelf.includes(one));
    }),
    ...reportFigure(figure),
  };
}

export function picture(
  answer: HoraryNumberAnswer,
  { picture: says }: HoraryNumberWords,
  lang: Lang,
) {
  return drawKp(
    "kp-horary",
    lang,
    answer,
    { ...says, title: says.titleOf(answer), desc: says.descOf(answer) },
    answer.verdict.house,
  );
}

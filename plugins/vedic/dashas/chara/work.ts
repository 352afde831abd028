import { type Give, type Lang, Refusal } from "#sdk";
import { anglesAt, placeOf, siderealSkyAt } from "../../core/positions.ts";
import { countSigns, signIdAt, signIndexOf } from "../../core/signs.ts";
import { SIGN } from "#lore";
import { askedInstant, reportDasha } from "../periods.ts";
import { drawDasha } from "../picture.ts";
import type { CharaAnswer } from "./answer.ts";
import type { Input } from "./input.ts";
import { charaPeriods, charaSubs } from "./rules.ts";
import type { CharaWords } from "./words/en.ts";

export function run(chosen: Input, give: Give<"now">): CharaAnswer {
  const civil = give.civil();
  const place = placeOf(civil);
  if (!place || !civil.timeKnown) throw new Refusal("lagna-needed");
  const sky = siderealSkyAt(civil.julianDayTt, chosen.ayanamsa, chosen.node, chosen.positions);
  const { lagnaDeg } = anglesAt(civil.julianDayUt, place, sky, "wholeSign");
  const lagna = signIndexOf(lagnaDeg);
  const yearDays = Number(chosen.yearDays);
  const periods = charaPeriods(lagna, sky.longitudes, chosen, civil.julianDayUt, yearDays);
  const order = periods.map(({ lord }) => lord);
  return {
    lagna: signIdAt(lagna),
    forward: countSigns(lagna, SIGN.ids.indexOf(order[1]!)) === 2,
    totalYears: periods.reduce((sum, { years }) => sum + years, 0),
    ...reportDasha(
      periods,
      (period) => charaSubs(period, order),
      yearDays,
      askedInstant(chosen, civil, give.now),
    ),
  };
}

export function picture(answer: CharaAnswer, { picture: says }: CharaWords, lang: Lang) {
  return drawDasha("chara", lang, answer, {
    ...says,
    name: (lord) => says.signs[lord as keyof typeof says.signs],
  });
}

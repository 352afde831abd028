import type { Give, Lang } from "#sdk";
import { SIGN } from "#lore";
import { readBirthChart } from "../../core/birth_chart.ts";
import { signIdAt } from "../../core/signs.ts";
import { askedInstant, reportDasha } from "../periods.ts";
import { drawDasha } from "../picture.ts";
import type { NarayanaAnswer } from "./answer.ts";
import type { Input } from "./input.ts";
import { narayanaPeriods, narayanaSubs } from "./rules.ts";
import type { NarayanaWords } from "./words/en.ts";

export function run(chosen: Input, give: Give<"now">): NarayanaAnswer {
  const civil = give.civil();
  const { lagna, longitudes, julianDayUt } = readBirthChart(civil, chosen);
  const { coLords } = chosen;
  const yearDays = Number(chosen.yearDays);
  const { seed, periods } = narayanaPeriods(lagna, longitudes, coLords, julianDayUt, yearDays);
  return {
    lagna: signIdAt(lagna),
    seed: signIdAt(seed),
    ...reportDasha(
      periods,
      (period) => narayanaSubs(period, SIGN.ids.indexOf(period.lord), longitudes, coLords),
      yearDays,
      askedInstant(chosen, civil, give.now),
    ),
  };
}

/** The first round alone; the second has the same signs again. */
export function picture(answer: NarayanaAnswer, { picture: says }: NarayanaWords, lang: Lang) {
  return drawDasha(
    "narayana",
    lang,
    { ...answer, periods: answer.periods.slice(0, 12) },
    { ...says, name: (lord) => says.signs[lord as keyof typeof says.signs] },
  );
}

import { type Give, type InputOf, sumOf, type Weighing } from "#sdk";
import { TONALPOHUALLI_NAMES, type TzolkinDay, XIHUITL_MONTHS } from "#time";
import type { AztecAnswer } from "./answer.ts";
import { readAztecDay } from "./day.ts";
import type { CONVENTIONS, input } from "./input.ts";
import {
  BIRD,
  DAY_LORDS,
  DAY_PATRONS,
  DAY_SIGN,
  type Fortune,
  NIGHT_LORDS,
  TRECENA_TABLE,
} from "./tables.ts";

export { drawDay as picture } from "./picture.ts";

const WEIGHTS: Readonly<Record<Fortune, number>> = { favourable: 1, indifferent: 0, adverse: -1 };

export function run(
  { nightLords }: InputOf<typeof input, typeof CONVENTIONS>,
  give: Give<"now">,
): AztecAnswer {
  const { day, place, week, trecena, nightLord, xihuitl, year, fortune } = readAztecDay(
    give.civil().fixed,
    nightLords,
  );
  const thirteen = TRECENA_TABLE[week]!;
  const named = nameDay(day);
  const testimonies = [
    { code: "base", weight: 55 },
    { code: "day", with: { fortune }, weight: 20 * WEIGHTS[fortune] },
    {
      code: "trecena",
      with: { fortune: thirteen.fortune },
      weight: 10 * WEIGHTS[thirteen.fortune],
    },
  ] as const;
  return {
    day: { ...named, patron: DAY_PATRONS[named.day] },
    place,
    trecena: { ...nameDay(trecena), ...thirteen },
    lordOfDay: DAY_LORDS[day.number - 1]!,
    bird: BIRD.ids[day.number - 1]!,
    lordOfNight: { number: nightLord + 1, name: NIGHT_LORDS[nightLord]! },
    xihuitl: { ...xihuitl, name: XIHUITL_MONTHS[xihuitl.month - 1]! },
    year: nameDay(year),
    fortune,
    score: sumOf(testimonies),
    testimonies,
  };
}

export function weigh({ score, testimonies }: AztecAnswer): Weighing {
  return { score, testimonies };
}

function nameDay({ number, name }: TzolkinDay) {
  const text = `${number} ${TONALPOHUALLI_NAMES[name - 1]!.roman}`;
  return { text, number, day: DAY_SIGN.ids[name - 1]! };
}

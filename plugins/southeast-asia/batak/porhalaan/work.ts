import type { Give, InputOf } from "#sdk";
import { civilDayOf, dateOf } from "../../core/day.ts";
import type { PorhalaanAnswer } from "./answer.ts";
import {
  DAY,
  halaOf,
  LEANINGS,
  MONTH,
  planetOf,
  TOLD,
  yearOf,
  type Hala,
  type Told,
} from "./days.ts";
import type { CONVENTIONS, input } from "./input.ts";

export { drawBamboo as picture } from "./picture.ts";

function leaningOf(told: Told | undefined, hala: Hala | null): PorhalaanAnswer["leaning"] {
  const because = [
    ...(hala === null ? [] : [{ code: "scorpion" as const, with: { part: hala } }]),
    ...(told === undefined ? [] : [{ code: "told" as const, with: { day: told } }]),
  ];
  if (because.length === 0) return null;
  return { value: hala === null ? LEANINGS[told!] : "adverse", because };
}

/** The next day of the scorpion after a day: one comes round in every month. */
function halaAfter(fixed: number): number {
  let day = fixed + 1;
  while (halaOf(day) === null) day += 1;
  return day;
}

export function run(
  { newYear }: InputOf<typeof input, typeof CONVENTIONS>,
  give: Give<"now">,
): PorhalaanAnswer {
  const { fixed } = give.civil();
  const { months, place } = yearOf(fixed, newYear);
  const day = fixed - months[place]!.begins + 1;
  const name = DAY.ids[day - 1]!;
  const told = TOLD.find((one) => one === name);
  const hala = halaOf(fixed);
  return {
    civil: civilDayOf(fixed),
    month: MONTH.ids[place]!,
    day,
    name,
    planet: planetOf(day),
    omen: told === undefined ? null : { code: "told", with: { day: told } },
    hala,
    leaning: leaningOf(told, hala),
    nextHala: dateOf(halaAfter(fixed)),
    year: months.map(({ begins, days, hala: marked }, i) => ({
      month: MONTH.ids[i]!,
      begins: dateOf(begins),
      days,
      hala: [...marked],
    })),
  };
}

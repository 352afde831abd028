import { type Candidates, candidateTimes, type Given, type InputOf } from "#sdk";
import { baliPawukon, javaneseWeton } from "#time";
import { dateOf } from "../../core/day.ts";
import type { SunsByMidnight } from "../../core/sun_day.ts";
import { dayOf, type DayBegin } from "../day.ts";
import { DINA, JAVANESE_WUKU, MARKET_DAY } from "../weton.ts";
import type { WukuAnswer } from "./answer.ts";
import type { CONVENTIONS, input } from "./input.ts";
import { WUKU_TABLE } from "./table.ts";

export { drawWuku as picture } from "./picture.ts";

const ROUND = 210;

export function run(
  { dayBegin }: InputOf<typeof input, typeof CONVENTIONS>,
  give: Given,
): WukuAnswer {
  const { fixed } = dayOf(give.civil(), dayBegin);
  const { wuku, saptawara } = baliPawukon.fromFixed(fixed);
  const { weekday, pasaran } = javaneseWeton.fromFixed(fixed);
  const [god, tree, bird, opened] = WUKU_TABLE[wuku - 1]!;
  const begins = fixed - saptawara + 1;
  return {
    wuku: {
      number: wuku,
      name: JAVANESE_WUKU[wuku - 1]!,
      day: saptawara,
      begins: dateOf(begins),
      returns: dateOf(begins + ROUND),
    },
    dina: DINA.ids[weekday]!,
    pasaran: MARKET_DAY.ids[pasaran]!,
    god,
    tree,
    bird,
    house: opened?.house ?? null,
    danger: opened?.danger ?? null,
    kala: opened?.kala ?? null,
  };
}

/** What is tried where it was left out. */
export const candidates: Readonly<Record<string, Candidates>> = {
  birthTime: candidateTimes({
    markers: (_civil, { dayBegin }) => {
      const suns: SunsByMidnight = new Map();
      return [(_at, moment) => dayOf(moment(), dayBegin as DayBegin, suns).fixed];
    },
  }),
};

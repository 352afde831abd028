import {
  type Candidates,
  candidateTimes,
  type Given,
  InputError,
  type InputOf,
  sumOf,
  type Weighing,
} from "#sdk";
import { baliPawukon, formatDate, fromFixed, isValidDate, javaneseWeton, toFixed } from "#time";
import type { SunsByMidnight } from "../core/sun_day.ts";
import type { WetonAnswer } from "./answer.ts";
import { dayOf, type DayBegin } from "./day.ts";
import type { CONVENTIONS, input } from "./input.ts";
import { DAY_NEPTU, DINA, JAVANESE_WUKU, MARKET_DAY, MARKET_DAYS, pancasudaOf } from "./weton.ts";

/** After as many days a weekday and a market day meet again. */
const ROUND = 35;

export function run(
  { from, dayBegin, pancasuda: rule }: InputOf<typeof input, typeof CONVENTIONS>,
  give: Given,
): WetonAnswer {
  const moment = give.civil();
  const { fixed, afterSunset, beforeSunrise, sunsetKnown } = dayOf(moment, dayBegin);
  const { weekday, pasaran, neptu } = javaneseWeton.fromFixed(fixed);
  const { wuku, saptawara } = baliPawukon.fromFixed(fixed);
  const [dina, market] = [DINA.ids[weekday]!, MARKET_DAY.ids[pasaran]!];
  const marketDay = MARKET_DAYS[pasaran]!;
  const { pancasuda, points, dayWeight, sum } = pancasudaOf(weekday, pasaran, rule);
  const testimonies = [
    { code: "base", weight: 58 },
    {
      code: "pancasuda",
      with: { dayWeight, marketWeight: marketDay.neptu, pancasuda },
      weight: points,
    },
    { code: "neptu", weight: Math.floor((neptu - 11) / 2) },
  ] as const;
  return {
    weton: `${DINA.writings[dina]!.roman!} ${MARKET_DAY.writings[market]!.roman!}`,
    weekday: { dina, neptu: DAY_NEPTU[weekday]! },
    marketDay: { pasaran: market, ...marketDay },
    neptu,
    pancasuda: { pancasuda, dayWeight, sum },
    wuku: { number: wuku, name: JAVANESE_WUKU[wuku - 1]!, day: saptawara },
    afterSunset,
    beforeSunrise,
    sunsetKnown,
    nextWeton: nextDates(fixed, from === undefined ? fixed : readDate(from)),
    score: sumOf(testimonies),
    testimonies,
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

export function weigh({ score, testimonies }: WetonAnswer): Weighing {
  return { score, testimonies };
}

function nextDates(birth: number, from: number): string[] {
  const first = birth + ROUND * Math.max(1, Math.ceil((from - birth) / ROUND));
  return Array.from({ length: 5 }, (_, i) => formatDate(fromFixed(first + ROUND * i)));
}

function readDate(text: string): number {
  const [, year, month, day] = /^([+-]?\d+)-(\d{2})-(\d{2})$/.exec(text)!.map(Number) as [
    number,
    number,
    number,
    number,
  ];
  const date = { year, month, day };
  if (isValidDate(date)) return toFixed(date);
  throw new InputError([{ path: "from", code: "noSuchDate", with: { date: text } }]);
}

import { byBirth, defineProcedure, InputError, omittableTime, sumOf, wordsIn } from "#sdk";
import {
  baliPawukon,
  formatDate,
  fromFixed,
  isValidDate,
  javaneseWeton,
  toFixed,
  type CivilMoment,
} from "#time";
import { clockSeconds, sunSeconds, type SunsByMidnight } from "../core/sun_day.ts";
import { answer, type WetonAnswer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import { DAY_NEPTU, DINA, JAVANESE_WUKU, MARKET_DAY, MARKET_DAYS, pancasudaOf } from "./weton.ts";
import type { WetonWords } from "./words/en.ts";

type DayBegin = keyof typeof CONVENTIONS.dayBegin.options;

/** After as many days a weekday and a market day meet again. */
const ROUND = 35;

/** The weton of a birth. */
export const wetonCalculate = defineProcedure({
  name: "weton.calculate",
  tradition: "javanese",
  words: wordsIn<WetonWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/weton.svg",
  reads: "birth",
  omittable: {
    birthTime: omittableTime({
      assume: { birthTime: "12:00" },
      markers: (_civil, { dayBegin }) => {
        const suns: SunsByMidnight = new Map();
        return [(_at, moment) => dayOf(moment(), dayBegin as DayBegin, suns).fixed];
      },
      verdicts: ["/weton", "/neptu", "/pancasuda/pancasuda", "/wuku/name"],
    }),
  },
  conventions: CONVENTIONS,
  input,
  output: answer,
  run({ from, dayBegin, pancasuda: rule }, give): WetonAnswer {
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
  },
  asks: byBirth,
  weighs: { origin: "own", read: ({ score, testimonies }) => ({ score, testimonies }) },
  examples: [
    {
      title: "the proclamation of Indonesia's independence",
      input: { birthDate: "1945-08-17", birthTime: "10:00", timezone: "Asia/Jakarta" },
      expect: { weton: "Jemuwah Legi", neptu: 11 },
      source: "17 August 1945 was Friday Legi; neptu 6 + 5",
    },
    {
      title: "after sunset the next day counts",
      input: {
        birthDate: "2000-01-01",
        birthTime: "19:00",
        timezone: "Asia/Jakarta",
        latitude: -6.2,
        longitude: 106.8,
      },
      expect: { weton: "Ngahad Pahing", neptu: 14, afterSunset: true, sunsetKnown: true },
      source:
        "Code of Calendrical Calculations: 1 January 2000 Saturday Legi; the Javanese day begins at sunset",
    },
    {
      title: "Monday Legi leaves two",
      input: { birthDate: "2024-07-08", birthTime: "09:00", timezone: "Asia/Jakarta" },
      expect: { weton: "Senèn Legi", neptu: 9, pancasuda: { pancasuda: { id: "tunggakSemi" } } },
      source: "Ki Totok Yasmiran, Museum Radya Pustaka: Senin Legi is Tunggak Semi, by either rule",
    },
    {
      title: "a Friday weighs seven in the pawukon",
      input: { birthDate: "2023-11-03", birthTime: "09:00", timezone: "Asia/Jakarta" },
      expect: {
        weton: "Jemuwah Pon",
        neptu: 13,
        pancasuda: { pancasuda: { id: "lebuKatiupAngin" }, dayWeight: 7, sum: 14 },
        wuku: { name: "Prangbakat" },
      },
      source: "Ki Totok Yasmiran, Museum Radya Pustaka, almanac of 3 November 2023",
    },
  ],
  references: [
    {
      title: "Serat Pawukon",
      author: "Ng. Wirapustaka (Padmasusastra)",
      year: "1903",
      part: "tables of the thirty weeks; sastra.org",
    },
    {
      title: "Primbon Djawa Pawukon",
      author: "R. Tanojo",
      year: "1972",
      part: "beginning of the day",
    },
  ],
});

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

/** Night, day and evening of a date, parted by the Sun. */
/** The day that holds a moment, by where days begin. */
function dayOf(moment: CivilMoment, dayBegin: DayBegin, suns?: SunsByMidnight) {
  const sun = sunSeconds(moment, suns);
  const seconds = clockSeconds(moment);
  const afterSunset = dayBegin === "sunset" && seconds >= sun.set;
  const beforeSunrise = dayBegin === "sunrise" && seconds < sun.rise;
  const fixed = moment.fixed + (afterSunset ? 1 : 0) - (beforeSunrise ? 1 : 0);
  return { fixed, afterSunset, beforeSunrise, sunsetKnown: sun.known };
}

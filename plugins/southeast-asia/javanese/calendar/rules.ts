/**
 * What a calendar of Java tells of a day; the calendar itself stands in `#time`.
 *
 * @source Kalender Jawa, Karaton Surakarta: names, kurup; pranata mangsa as Paku Buwana VII fixed it in 1856, N. Daldjoeni,
 *   Pranatamangsa, the Javanese Agricultural Calendar (1984)
 */
import {
  baliPawukon,
  createSultanAgung,
  firstOfSura,
  floorDivide,
  fromFixed,
  javaneseMonths,
  javaneseWeton,
  KURUP_STARTS,
  modulo,
  toFixed,
  yearOfWindu,
  type SultanAgungRule,
} from "#time";
import { civilDayOf, dateOf } from "../../core/day.ts";
import { DINA, JAVANESE_WUKU, MARKET_DAY } from "../weton.ts";
import type { JavaneseAnswer } from "./answer.ts";
import { FEAST, KURUP, MANGSA, MONTH, WINDU, YEAR, type Feast, type Kurup } from "./terms.ts";

/** Feasts by month and day. */
const FEASTS: Readonly<Record<Feast, readonly [month: number, day: number]>> = {
  siji: [1, 1],
  muludan: [3, 12],
  rejeban: [7, 27],
  ruwahan: [8, 15],
  bada: [10, 1],
  besaran: [12, 10],
};

/** First days of the twelve seasons by month and day of the civil year. */
const MANGSA_STARTS: readonly (readonly [month: number, day: number])[] = [
  [6, 22],
  [8, 2],
  [8, 25],
  [9, 18],
  [10, 13],
  [11, 9],
  [12, 22],
  [2, 3],
  [3, 1],
  [3, 26],
  [4, 19],
  [5, 12],
];

function mangsaOf(fixed: number): JavaneseAnswer["mangsa"] {
  const { year } = fromFixed(fixed);
  const starts = [year - 1, year].flatMap((of) =>
    MANGSA_STARTS.map(([month, day], index) => ({
      name: MANGSA.ids[index]!,
      fixed: toFixed({ year: of, month, day }),
    })),
  );
  const begun = starts.filter((one) => one.fixed <= fixed);
  const last = begun.reduce((latest, one) => (one.fixed > latest.fixed ? one : latest));
  return { name: last.name, day: fixed - last.fixed + 1 };
}

function kurupOf(year: number, { kurup }: SultanAgungRule): Kurup {
  const passed = KURUP_STARTS.filter((start) => start <= year).length;
  return KURUP.ids[Math.min(kurup === "aboge" ? 2 : KURUP.ids.length - 1, passed)]!;
}

const wetonText = (fixed: number) => {
  const { weekday, pasaran } = javaneseWeton.fromFixed(fixed);
  const [dina, market] = [DINA.ids[weekday]!, MARKET_DAY.ids[pasaran]!];
  return `${DINA.writings[dina]!.roman!} ${MARKET_DAY.writings[market]!.roman!}`;
};

/** Describes a day. */
export function describe(fixed: number, rule: SultanAgungRule): JavaneseAnswer {
  const date = createSultanAgung(rule).fromFixed(fixed);
  const { year, month, day } = date;
  const { weekday, pasaran, neptu } = javaneseWeton.fromFixed(fixed);
  const first = firstOfSura(year, rule);
  const windu = floorDivide(year - 1555, 8);
  return {
    civil: civilDayOf(fixed),
    javanese: date,
    monthName: MONTH.ids[month - 1]!,
    monthDays: javaneseMonths(year, rule)[month - 1]!,
    weton: {
      dina: DINA.ids[weekday]!,
      pasaran: MARKET_DAY.ids[pasaran]!,
      neptu,
      wuku: JAVANESE_WUKU[baliPawukon.fromFixed(fixed).wuku - 1]!,
    },
    year: {
      name: YEAR.ids[yearOfWindu(year)]!,
      days: firstOfSura(year + 1, rule) - first,
      windu: WINDU.ids[modulo(windu, 4)]!,
      yearOfWindu: yearOfWindu(year) + 1,
      kurup: kurupOf(year, rule),
      firstDay: dateOf(first),
      firstWeton: wetonText(first),
    },
    feasts: FEAST.ids.filter((id) => FEASTS[id][0] === month && FEASTS[id][1] === day),
    mangsa: mangsaOf(fixed),
  };
}

import { Refusal } from "#sdk";
import { findCrossings } from "#sky";
import { toFixed } from "#time";
import { lastsOf } from "../../core/day/when.ts";
import { signIdAt } from "../../core/signs.ts";
import { dateOf, type SunCalendar } from "../calendar.ts";
import { calendarOf } from "../place.ts";
import type { SankrantiAnswer } from "./answer.ts";
import type { Input } from "./input.ts";

export { drawSankrantis as picture } from "./picture.ts";

export function run(chosen: Input): SankrantiAnswer {
  try {
    return reckon(chosen);
  } catch (error) {
    if (error instanceof RangeError && /^\d{4}-/.test(error.message)) {
      throw new Refusal("sun-keeps-up-or-down", { date: error.message });
    }
    throw error;
  }
}

/** Ghatis of twenty-four minutes before and after an entry that are holy, from Aries. */
const HOLY: readonly (readonly [number, number])[] = [
  [15, 15],
  [16, 0],
  [0, 16],
  [30, 0],
  [16, 0],
  [0, 16],
  [15, 15],
  [16, 0],
  [0, 16],
  [0, 40],
  [16, 0],
  [0, 16],
];

const GHATI_DAYS = 1 / 60;

/** Where the afternoon begins, parts of the daylight. */
const AFTERNOON = 3 / 5;

function reckon(chosen: Input): SankrantiAnswer {
  const { calendar, reckonedFor, when } = calendarOf(chosen, chosen.ayanamsa, chosen.sunrise);
  const from = calendar.midnightOf(toFixed({ year: chosen.year, month: 1, day: 1 }));
  const to = calendar.midnightOf(toFixed({ year: chosen.year + 1, month: 1, day: 1 }));
  const entries = Array.from({ length: 12 }, (_, sign) =>
    findCrossings("sun", 30 * sign, from, to, { ayanamsa: chosen.ayanamsa }).map(
      ({ julianDayUt }) => ({ sign, at: julianDayUt }),
    ),
  )
    .flat()
    .sort((a, b) => a.at - b.at);
  return {
    reckonedFor,
    sankrantis: entries.map(({ sign, at }) => {
      const [before, after] = HOLY[sign]!;
      return {
        sign: signIdAt(sign),
        at: when(at),
        days: daysOf(calendar, at),
        holy: lastsOf(when, at - before * GHATI_DAYS, at + after * GHATI_DAYS),
      };
    }),
  };
}

/**
 * The first day of the solar month by four rules: Orissa the day itself; Tamil the day if before sunset; Malabar
 * if before the afternoon; Bengal the day after, or the third if after midnight.
 */
function daysOf(calendar: SunCalendar, at: number): SankrantiAnswer["sankrantis"][number]["days"] {
  const day = calendar.holding(at);
  const { fixed, sunrise, sunset } = day;
  const midnight = calendar.midnightOf(fixed + 1);
  return [
    { region: "orissa", date: dateOf(fixed) },
    { region: "tamil", date: dateOf(at < sunset ? fixed : fixed + 1) },
    {
      region: "malabar",
      date: dateOf(at < sunrise + AFTERNOON * (sunset - sunrise) ? fixed : fixed + 1),
    },
    { region: "bengal", date: dateOf(at < midnight ? fixed + 1 : fixed + 2) },
  ];
}

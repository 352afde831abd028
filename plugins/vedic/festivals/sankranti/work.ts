import { Refusal } from "#sdk";
import { findCrossings } from "#sky";
import { toFixed } from "#time";
import { lastsOf } from "../../core/day/when.ts";
import { signIdAt } from "../../core/signs.ts";
import { dateOf, type SunCalendar } from "../calendar.ts";
import { calendarOf } from "../place.ts";
import { firstDayOf, REGION } from "../solar_month.ts";
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

/** The first day of the solar month by the rule of each region. */
function daysOf(calendar: SunCalendar, at: number): SankrantiAnswer["sankrantis"][number]["days"] {
  return REGION.ids.map((region) => ({ region, date: dateOf(firstDayOf(calendar, at, region)) }));
}

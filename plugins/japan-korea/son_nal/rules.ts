/**
 * The guest 손 (損), a spirit that walks the four sides by the lunar day and goes up to the sky on the ninth and tenth.
 *
 * @source Encyclopedia of Korean Folk Culture 한국민속대백과사전, 손 없는 날: 1 and 2 east, 3 and 4 south, 5 and 6 west, 7 and
 *   8 north, 9 and 0 nowhere; the lunar days are Korea's own
 */
import { WEEKDAY } from "#lore";
import { dayOfWeek, dayPillar, daysInMonth, formatDate, julianDayNumber, toFixed } from "#time";
import { KOREAN } from "../core/korean_calendar.ts";
import type { SonNalMonth } from "./answer.ts";
import { SIDE, type Side } from "./terms.ts";

/** The side of a lunar day, or null where the guest is away. */
export function sideOf(lunarDay: number): Side | null {
  return SIDE.ids[Math.floor(((lunarDay + 9) % 10) / 2)] ?? null;
}

/** Reads a Gregorian month. */
export function readMonth(year: number, month: number): SonNalMonth {
  const first = toFixed({ year, month, day: 1 });
  const days = Array.from({ length: daysInMonth(year, month) }, (_, i) => {
    const lunar = KOREAN.dateOf(first + i);
    return {
      date: formatDate({ year, month, day: i + 1 }),
      dayOfWeek: WEEKDAY.ids[dayOfWeek(first + i)]!,
      lunarMonth: lunar.month,
      isLeapMonth: lunar.isLeapMonth,
      lunarDay: lunar.day,
      pillar: dayPillar(julianDayNumber(first + i)).id,
      side: sideOf(lunar.day),
    };
  });
  const of = (side: Side | null) => days.flatMap((one, i) => (one.side === side ? [i + 1] : []));
  return {
    year,
    month,
    freeDays: of(null),
    sides: { east: of("east"), south: of("south"), west: of("west"), north: of("north") },
    days,
  };
}

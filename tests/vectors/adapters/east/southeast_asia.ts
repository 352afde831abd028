/** Calendars of Siam, Cambodia and Bali. */
import { ANIMAL } from "#lore";
import { differ } from "../../adapter.ts";
import { idsIn } from "../../terms.ts";
import type { Judges } from "./judge.ts";

export const SOUTHEAST_ASIA: Judges = {
  "thaiCalendar.convert": async ({ input, wanted, ask }) => {
    const { thai, dayOfMonth, year, suriyayatra } = idsIn(
      await ask("thaiCalendar.convert", input),
    ) as any;
    const { masaken, ...rest } = wanted;
    const differences = differ(rest, {
      ...suriyayatra,
      chulaYear: thai.year,
      month: thai.month,
      day: dayOfMonth,
      waxing: thai.waxing,
      dayOfHalf: thai.day,
      leapMonthYear: year.kind === "addedMonth",
      leapDayYear: year.kind === "addedDay",
      daysInYear: year.days,
    });
    if (differences.length > 0 || suriyayatra.masaken === masaken) return differences;
    return "masaken alone differs: pythaidate adds the days of the year to the horakhun once more before it divides the Moon's gain, against Eade's (quotient of the avoman + horakhun) / 30";
  },
  "khmerCalendar.convert": async ({ input, wanted, ask }) => {
    const answer = await ask("khmerCalendar.convert", input);
    const { newYear, khmer, monthName, chulaYear } = answer;
    if (wanted.newYear !== undefined) {
      // Twenty-four o'clock, which the library writes as 0:00 of the day that ends.
      const midnight = wanted.newYear.endsWith("T00:00") && newYear.local.endsWith("T00:00");
      if (midnight && Date.parse(newYear.local) - Date.parse(wanted.newYear) === 86_400_000) {
        return "momentkh writes 24:00 of a day as 00:00 of the same day, 24 hours before the instant that it reckons";
      }
      return differ(wanted.newYear, newYear.local);
    }
    return differ(wanted, {
      day: khmer.day,
      phase: khmer.waxing ? "waxing" : "waning",
      monthIndex: khmer.month,
      monthName: monthName.native,
      beYear: khmer.year,
      jsYear: chulaYear,
      animal: ANIMAL.ids.indexOf(answer.animal.id),
      sak: chulaYear % 10,
    });
  },
  "pawukon.day": async ({ input, wanted, ask }) => {
    const { wuku, weeks, pawukonDay } = await ask("pawukon.day", input);
    const names = Object.entries(weeks).map(([week, day]: any) => [week, day.roman ?? day]);
    return differ(wanted, {
      ...Object.fromEntries(names),
      wuku: { index: wuku.number, name: wuku.name.roman },
      pawukonDay,
    });
  },
  "balineseSaka.convert": async ({ input, wanted, ask }) => {
    const { saka, monthName, lunarDays, moon, ngunaratri } = await ask(
      "balineseSaka.convert",
      input,
    );
    return differ(wanted, {
      saka: saka.year,
      sasih: monthName,
      days: lunarDays,
      phase: moon.roman,
      ngunaratri,
    });
  },
};

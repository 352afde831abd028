/** Days of the calendars of Tibet, Bhutan and Mongolia. */
import { differ } from "../../adapter.ts";
import type { Judges } from "./judge.ts";

type Any = any;

/** A date as the file has it: the first of two equal days is the leap one. */
const written = ({ month, leapMonth, day, dayRepeat }: Any) => ({
  month,
  leapMonth,
  day,
  leapDay: dayRepeat?.id === "first",
});

export const INNER_ASIA: Judges = {
  "tibetanCalendar.day": async ({ input, wanted, ask }) => {
    const schools = Object.keys(wanted);
    const found: Record<string, Any> = {};
    for (const school of schools) {
      const answer: Any = await ask("tibetanCalendar.day", { ...input, school });
      found[school] = {
        cycle: answer.rabjung,
        yearInCycle: answer.yearInRabjung,
        western: answer.tibetan.westernYear,
        ...written(answer.tibetan),
      };
    }
    return differ(wanted, found);
  },
  "mongolianCalendar.day": async ({ input, wanted, ask }) => {
    const answer: Any = await ask("mongolianCalendar.day", input);
    const { cycle, yearInCycle } = answer;
    return differ(wanted, { mongolian: { cycle, yearInCycle, ...written(answer.mongolian) } });
  },
};

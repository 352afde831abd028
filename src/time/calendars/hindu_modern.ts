import type { CalendarDate } from "../julian_day.ts";
import type { DateCalendar } from "./calendar.ts";
import type { HinduLunarDate } from "./hindu.ts";
import { createHinduLunar, createHinduSolar } from "./hindu_true.ts";
import type { HinduTheory } from "./hindu_true.ts";
import {
  SURYA_YEAR_DAYS,
  suryaLunarPhase,
  suryaNewMoonBefore,
  suryaSolarLongitude,
  suryaSunrise,
  suryaYear,
} from "./surya_siddhanta.ts";

const SURYA_SIDDHANTA: HinduTheory = {
  yearDays: SURYA_YEAR_DAYS,
  solarLongitude: suryaSolarLongitude,
  lunarPhase: suryaLunarPhase,
  newMoonBefore: suryaNewMoonBefore,
  newMoonAfter: (_, last) => suryaNewMoonBefore(Math.floor(last) + 35),
  sunrise: suryaSunrise,
  // The Orissa rule: the sign at the next sunrise.
  solarDecision: (fixed) => suryaSunrise(fixed + 1),
  yearAt: suryaYear,
};

/** The solar calendar of Orissa by the Sūrya Siddhānta, Śaka years elapsed. */
export const hinduSolarModern: DateCalendar<CalendarDate> = createHinduSolar(
  { id: "hinduSolarModern", method: "mean-motion" },
  SURYA_SIDDHANTA,
);

/** The lunar calendar by the Sūrya Siddhānta, Vikrama years elapsed, months ending at new moon. */
export const hinduLunarModern: DateCalendar<HinduLunarDate> = createHinduLunar(
  { id: "hinduLunarModern", method: "mean-motion" },
  SURYA_SIDDHANTA,
);

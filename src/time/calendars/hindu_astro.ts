import type { CalendarDate } from "../julian_day.ts";
import type { DateCalendar } from "./calendar.ts";
import type { HinduLunarDate } from "./hindu.ts";
import { toTt, toUt } from "../delta_t.ts";
import { modulo } from "../integer.ts";
import { lastNewMoon, lunarPhaseDeg, nextNewMoon } from "../lunar_position.ts";
import { solarLongitudeDeg } from "../solar_longitude.ts";
import { sunAtAltitude } from "../sun_at_place.ts";
import { HINDU_EPOCH } from "./hindu.ts";
import { createHinduLunar, createHinduSolar } from "./hindu_true.ts";
import type { HinduTheory } from "./hindu_true.ts";
import { suryaSolarLongitude } from "./surya_siddhanta.ts";

/** Ujjain, the prime meridian of Indian astronomy. */
const UJJAIN = { latitude: 23.15, longitude: 75 + 46 / 60 + 6 / 3600 } as const;
/** Local mean time of Ujjain minus universal time. */
const UJJAIN_DAYS = UJJAIN.longitude / 360;
const SIDEREAL_YEAR_DAYS = 365.25636;
const JULIAN_DAY_OF_FIXED_ZERO = 1721424.5;
const RADIANS = Math.PI / 180;
/** Depression of the Sun's centre at sunrise after Lahiri: 47'. */
const LAHIRI_SUNRISE_DEG = -47 / 60;
const MINUTES_PER_DAY = 1440;

/** Precession at the Sun's entry into Meṣa in 285 by the Sūrya Siddhānta, when both zodiacs met. */
let zodiacsMetDeg: number | undefined;

/**
 * Builds the theory of modern positions, with moments in Ujjain's local mean time.
 *
 * @param aheadOfUniversal what a moment is taken to be ahead of universal time, in days
 */
function createAstronomy(aheadOfUniversal: number): HinduTheory {
  const solarLongitude = (moment: number) => {
    const tt = toJulianDayTt(moment, aheadOfUniversal);
    return modulo(solarLongitudeDeg(tt) - precessionDeg(tt) + zodiacsMet(), 360);
  };
  const findNewMoon = (find: (julianDayTt: number) => number, moment: number) => {
    const julianDayUt = toUt(find(toJulianDayTt(moment, aheadOfUniversal)));
    return julianDayUt - JULIAN_DAY_OF_FIXED_ZERO + aheadOfUniversal;
  };
  return {
    yearDays: SIDEREAL_YEAR_DAYS,
    solarLongitude,
    lunarPhase: (moment) => lunarPhaseDeg(toJulianDayTt(moment, aheadOfUniversal)),
    newMoonBefore: (moment) => findNewMoon(lastNewMoon, moment),
    newMoonAfter: (moment) => findNewMoon(nextNewMoon, moment),
    sunrise: (fixed) => roundToMinute(sunAtUjjain(fixed, LAHIRI_SUNRISE_DEG, -1)),
    solarDecision: (fixed) => sunAtUjjain(fixed, 0, 1),
    yearAt: (moment) => {
      const years = (moment - HINDU_EPOCH) / SIDEREAL_YEAR_DAYS;
      return Math.round(years - solarLongitude(moment) / 360);
    },
  };
}

/** Sunrise and sunset are found in local time and used as the instants that they are. */
const BY_TRUE_INSTANTS = createAstronomy(UJJAIN_DAYS);
/** The book's program uses the local times of sunrise and sunset as if they were universal time. */
const BY_THE_BOOK = createAstronomy(0);

/** The solar calendar of Tamil Nadu: the sign at sunset in Ujjain, Śaka years elapsed. */
export const hinduSolarTrue: DateCalendar<CalendarDate> = createHinduSolar(
  { id: "hinduSolarTrue", method: "astronomical" },
  BY_TRUE_INSTANTS,
);

/** The lunar calendar by true Sun and Moon at sunrise in Ujjain, Vikrama years elapsed. */
export const hinduLunarTrue: DateCalendar<HinduLunarDate> = createHinduLunar(
  { id: "hinduLunarTrue", method: "astronomical" },
  BY_TRUE_INSTANTS,
);

/**
 * The same as Calendrical Calculations prints it, 4th ed., §20.4 and its table of sample dates.
 *
 * It reads the sky five hours after the moment it means, so that about one date in four differs
 * by a day from `hinduSolarTrue`. It stands here for comparison with that book.
 */
export const hinduSolarAstro: DateCalendar<CalendarDate> = createHinduSolar(
  { id: "hinduSolarAstro", method: "astronomical" },
  BY_THE_BOOK,
);

/** The lunar calendar as that book prints it; `hinduLunarTrue` is the one to use. */
export const hinduLunarAstro: DateCalendar<HinduLunarDate> = createHinduLunar(
  { id: "hinduLunarAstro", method: "astronomical" },
  BY_THE_BOOK,
);

function toJulianDayTt(moment: number, aheadOfUniversal: number): number {
  return toTt(moment + JULIAN_DAY_OF_FIXED_ZERO - aheadOfUniversal);
}

function sunAtUjjain(fixed: number, altitudeDeg: number, side: -1 | 1): number {
  const { latitude, longitude } = UJJAIN;
  const julianDayUt = sunAtAltitude(fixed, latitude, longitude, altitudeDeg, side)!;
  return julianDayUt - JULIAN_DAY_OF_FIXED_ZERO + UJJAIN_DAYS;
}

function roundToMinute(moment: number): number {
  return Math.round(moment * MINUTES_PER_DAY) / MINUTES_PER_DAY;
}

/** @source J. Meeus, Astronomical Algorithms, 2nd ed., eq. 21.5-21.7, for a point on the ecliptic */
function precessionDeg(julianDayTt: number): number {
  const t = (julianDayTt - 2451545) / 36525;
  const inclination = (t * (47.0029 + t * (-0.03302 + t * 0.00006))) / 3600;
  const node = 174.876384 + (t * (-869.8089 + t * 0.03536)) / 3600;
  const general = (t * (5029.0966 + t * (1.11113 + t * 0.000006))) / 3600;
  const y = Math.cos(inclination * RADIANS) * Math.sin(node * RADIANS);
  return general + node - Math.atan2(y, Math.cos(node * RADIANS)) / RADIANS;
}

function zodiacsMet(): number {
  return (zodiacsMetDeg ??= precessionDeg(toJulianDayTt(meshaEntryOf285(), UJJAIN_DAYS)));
}

function meshaEntryOf285(): number {
  const nearEquinoxOf285 = 103800;
  let moment = nearEquinoxOf285;
  for (let step = 0; step < 40; step++) {
    const ahead = modulo(suryaSolarLongitude(moment) + 180, 360) - 180;
    moment -= (ahead / 360) * SIDEREAL_YEAR_DAYS;
  }
  return moment;
}

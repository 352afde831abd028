import { InputError, type InputOf, issuesOfCivil, Refusal } from "#sdk";
import { epochMsOfJulianDay, formatUtc, resolveCivil } from "#time";
import { civilDayOf } from "../core/day.ts";
import { requireSky } from "../moon/core/sky.ts";
import type { JainAnswer } from "./answer.ts";
import { MONTH } from "./feasts.ts";
import type { CONVENTIONS, input } from "./input.ts";
import { fastsOf, jainDay, nearGreatSeason, seasonAt, spanOfTithi } from "./rules.ts";

export { drawJain as picture } from "./picture.ts";

const utc = (julianDayUt: number) => ({ utc: formatUtc(epochMsOfJulianDay(julianDayUt)) });

export function run({
  date,
  timezone,
  latitude,
  longitude,
  school,
}: InputOf<typeof input, typeof CONVENTIONS>): JainAnswer {
  const read = resolveCivil({
    date,
    latitude,
    longitude,
    ...(timezone === undefined ? {} : { timezone }),
  });
  if (!read.ok) throw new InputError(issuesOfCivil(read.issues, { date: "date", time: "date" }));
  const { fixed, offsetSeconds, year } = read.moment;
  requireSky(year);
  const at = {
    latitudeDeg: latitude,
    longitudeDeg: longitude,
    offsetDays: offsetSeconds / 86400,
  };
  const day = jainDay(fixed, at, school);
  if (day === null) throw new Refusal("sun-keeps-up-or-down", { date });
  const { tithi, kept, month, added } = day;
  const bright = tithi <= 15;
  const { begins, ends } = spanOfTithi(day.sunrise);
  const ahead = (days: number) => (nearGreatSeason(day) ? jainDay(fixed + days, at, school) : null);
  const season = seasonAt(day, ahead, school);
  const north = MONTH.ids[(MONTH.ids.indexOf(month) + (bright ? 0 : 1)) % 12]!;
  return {
    civil: civilDayOf(fixed),
    year: day.year,
    month,
    monthOfNorth: added ? null : north,
    addedMonth: added,
    bright,
    tithi,
    inHalf: bright ? tithi : tithi - 15,
    sunrise: utc(day.sunrise),
    tithiBegins: utc(begins),
    tithiEnds: utc(ends),
    kept,
    fasts: fastsOf(day, school),
    season: season?.season ?? null,
    dayOfSeason: season?.day ?? null,
    feasts: day.feasts,
  };
}

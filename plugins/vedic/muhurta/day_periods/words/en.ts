import { english, type Translation, type Words } from "#sdk";
import * as core from "../../../core/words/en.ts";
import type { SunRefusals } from "../../../core/day/almanac_day.ts";
import type { PeriodId } from "../../../core/day/parts.ts";
import { dayOf, minuteOf, type Lasts } from "../../../core/day/when.ts";
import type { answer, DayPeriodsAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { dayPeriod } = core;
const names = Object.fromEntries(
  Object.entries(dayPeriod).map(([id, { text }]) => [id, text]),
) as Readonly<Record<PeriodId, string>>;
const span = ({ begins, ends }: Lasts) => `${minuteOf(begins)}–${minuteOf(ends)}`;

export const en = {
  title: "Hours of a day",
  summary:
    "Rahu Kalam, Yamaganda, Gulika, Abhijit, Brahma Muhurta, Durmuhurta, Varjyam and Amrita of a day, and its planetary hours",
  fields: {
    ...core.lasts,
    vara: "Weekday",
    sunrise: "Sunrise",
    sunset: "Sunset",
    nextSunrise: "Next sunrise",
    abhijitApplies: "Abhijit is used",
    periods: "Hours to use and to avoid",
    period: "Hour",
    use: "For",
    quality: "Quality",
    horas: "Planetary hours (horas)",
    number: "Number",
    ruler: "Ruler",
    byDay: "By day",
  },
  terms: { vara: core.vara, graha: core.graha, dayPeriod, quality: core.quality },
  conventions: {
    sunrise: core.conventions.sunrise,
    ayanamsa: core.conventions.ayanamsa,
    positions: core.conventions.positions,
  },
  refusals: core.sunRefusals,
  reading: ({ vara, sunrise, sunset, periods }: DayPeriodsAnswer) => {
    const of = (wanted: string) =>
      english.list(
        periods
          .filter(({ quality }) => quality === wanted)
          .map((one) => `${names[one.period]} ${span(one)}`),
      );
    return [
      `${core.vara[vara]}, sunrise ${minuteOf(sunrise)}, sunset ${minuteOf(sunset)}. Use ${of("good")}. Leave ${of("bad")}. By purpose: ${of("mixed")}.`,
    ];
  },
  picture: {
    title: ({ vara, sunrise }: DayPeriodsAnswer): string =>
      `${dayOf(sunrise)} · ${core.vara[vara]}`,
    heading: "green to use, red to avoid, yellow by purpose",
    desc: ({ periods }: DayPeriodsAnswer): string =>
      periods.map((one) => `${names[one.period]} ${span(one)}`).join(", "),
    period: names,
    horas: "Horas",
    short: core.grahaShort,
    noon: "noon",
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: SunRefusals;
}>;

export type DayPeriodsWords = Translation<typeof en>;

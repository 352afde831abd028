import { english, type Translation, type Words } from "#sdk";
import * as core from "../../../core/words/en.ts";
import type { SunRefusals } from "../../../core/day/almanac_day.ts";
import { dayOf, minuteOf, type Lasts } from "../../../core/day/when.ts";
import type { PeriodId } from "../../../core/day/parts.ts";
import type { answer, DailyAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { dayPeriod, specialYoga, tithi, nakshatraName, nityaYoga, karana, lunarMonth } = core;
const names = Object.fromEntries(
  Object.entries(dayPeriod).map(([id, { text }]) => [id, text]),
) as Readonly<Record<PeriodId, string>>;

/** "until 14:20"; with the date where it is another. */
const until = (day: string, { ends }: Lasts) =>
  `until ${dayOf(ends) === day ? "" : `${dayOf(ends).slice(5)} `}${minuteOf(ends)}`;
const span = ({ begins, ends }: Lasts) => `${minuteOf(begins)}–${minuteOf(ends)}`;

function monthOf({ month, years }: DailyAnswer): string {
  const added = month.kind === "adhika" ? "added " : "";
  return `${added}${lunarMonth[month.name]}, ${core.paksha[month.paksha]}, Shaka ${years.shaka} (${core.samvatsara[years.samvatsara]}), Vikrama ${years.vikrama}`;
}

export const en = {
  title: "Panchanga of a day",
  summary:
    "Five limbs of a day with end times, sunrise and moonrise, month, year names, special yogas",
  fields: {
    ...core.lasts,
    vara: "Weekday (vara)",
    varaLord: "Lord of the day",
    sunrise: "Sunrise",
    sunset: "Sunset",
    nextSunrise: "Next sunrise",
    moonrise: "Moonrise",
    moonset: "Moonset",
    tithi: "Tithi",
    nakshatra: "Nakshatra",
    yoga: "Yoga",
    karana: "Karana",
    number: "Number",
    name: "Name",
    lord: "Lord",
    paksha: "Half of the month",
    sunSign: "Sun's sign",
    moonSign: "Moon's sign",
    month: "Month",
    "month/name": "Month by the reckoning chosen",
    kind: "Kind of month",
    amanta: "To the new moon (amanta)",
    purnimanta: "To the full moon (purnimanta)",
    years: "Years",
    shaka: "Shaka",
    vikrama: "Vikrama",
    kali: "Kali",
    samvatsara: "Samvatsara",
    season: "Season",
    northward: "Uttarayana",
    specials: "Special combinations",
    special: "Combination",
    sense: "Sense",
    quality: "Quality",
    periods: "Hours",
    period: "Hour",
    use: "For",
  },
  terms: {
    graha: core.graha,
    vara: core.vara,
    tithi,
    paksha: core.paksha,
    nakshatra: nakshatraName,
    nityaYoga,
    karana,
    lunarMonth,
    monthKind: core.monthKind,
    samvatsara: core.samvatsara,
    ritu: core.ritu,
    specialYoga,
    dayPeriod,
    quality: core.quality,
  },
  conventions: {
    ayanamsa: core.conventions.ayanamsa,
    sunrise: core.conventions.sunrise,
    month: {
      title: "Months end",
      options: {
        amanta: "with the new moon (amanta)",
        purnimanta: "with the full moon (purnimanta)",
      },
    },
    positions: core.conventions.positions,
  },
  refusals: core.sunRefusals satisfies Record<keyof SunRefusals, unknown>,
  reading: (answer: DailyAnswer) => {
    const day = dayOf(answer.sunrise);
    const chain = <T extends Lasts & { readonly name: string }>(
      parts: readonly T[],
      text: (one: T) => string,
    ) => english.list(parts.map((one) => `${text(one)} ${until(day, one)}`));
    const good = answer.periods.filter(({ quality }) => quality === "good");
    const bad = answer.periods.filter(({ quality }) => quality === "bad");
    const hours = (of: typeof good) =>
      english.list(of.map((one) => `${names[one.period]} ${span(one)}`));
    return [
      `${core.vara[answer.vara]} of ${monthOf(answer)}. The Sun rises at ${minuteOf(answer.sunrise)} and sets at ${minuteOf(answer.sunset)}; the Moon ${answer.moonrise ? `rises at ${minuteOf(answer.moonrise)}` : "does not rise on this date"}.`,
      `The tithi is ${chain(answer.tithi, (one) => tithi[one.name])}; the Moon is in ${chain(answer.nakshatra, (one) => nakshatraName[one.name])}. The yoga is ${chain(answer.yoga, (one) => nityaYoga[one.name])}, the karana ${chain(answer.karana, (one) => karana[one.name])}.`,
      `Good to begin in: ${hours(good)}. To be left alone: ${hours(bad)}.`,
      ...(answer.specials.length > 0
        ? [
            answer.specials
              .map(
                (one) =>
                  `${specialYoga[one.special].text} from ${minuteOf(one.begins)} ${until(day, one)}: ${specialYoga[one.special].sense}.`,
              )
              .join(" "),
          ]
        : []),
    ];
  },
  picture: {
    title: (answer: DailyAnswer): string => `${dayOf(answer.sunrise)} · ${core.vara[answer.vara]}`,
    heading: (answer: DailyAnswer): string =>
      `${lunarMonth[answer.month.name]} · Shaka ${answer.years.shaka} · Vikrama ${answer.years.vikrama}`,
    desc: (answer: DailyAnswer): string =>
      `From sunrise at ${minuteOf(answer.sunrise)} to the next: limbs of the day and its hours, green to use and red to avoid. ${answer.periods.map((one) => `${names[one.period]} ${span(one)}`).join(", ")}.`,
    period: names,
    tithi: "Tithi",
    nakshatra: "Nakshatra",
    yoga: "Yoga",
    karana: "Karana",
    noon: "noon",
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: SunRefusals;
}>;

export type DailyWords = Translation<typeof en>;

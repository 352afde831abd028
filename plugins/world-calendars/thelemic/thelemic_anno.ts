import { defineProcedure, Moment, Refusal, TextShape, Type, type Text } from "#old";
import { apparentMoon, apparentSun } from "#sky";
import { integerOrNull, stringOrNull } from "../nullable.ts";
import { writeBrief } from "./brief.ts";
import { feastsOf } from "./feasts.ts";
import { annoOf, DIES, toZodiacPlace, type ZodiacPlace } from "./rules.ts";

const place = (who: string) =>
  Type.Object(
    {
      sign: Type.String(),
      signName: TextShape,
      degree: Type.Integer({ minimum: 0, maximum: 29, description: "Whole degrees, cut off" }),
      symbol: Type.String({ description: "Sign of the zodiac" }),
      longitudeDeg: Type.Number({ description: "Apparent tropical longitude, degrees" }),
    },
    { description: `Place of the ${who} seen from the Earth's centre` },
  );

const output = Type.Object({
  yearsSinceEpoch: Type.Integer({ description: "March equinoxes since that of 1904" }),
  anno: stringOrNull("Docosade and year, V:x; null before the epoch"),
  docosade: integerOrNull("Whole spans of 22 years; null before the epoch"),
  yearInDocosade: integerOrNull("0-21; null before the epoch"),
  sun: place("Sun"),
  moon: place("Moon"),
  dies: Type.String({ description: "Day of the week in Latin" }),
  feasts: Type.Array(
    Type.Object({
      id: Type.String(),
      name: TextShape,
      source: Type.String({ description: "Verse that ordains it, or the custom" }),
    }),
  ),
  formatted: Type.String({ description: "The date as it is written out" }),
  symbols: Type.String({ description: "The same in symbols" }),
  summary: TextShape,
});

/** A date as Thelemites write it: the places of Sun and Moon, the weekday and the year. */
export const thelemicAnno = defineProcedure({
  name: "thelemic.anno",
  tradition: "thelemic",
  title: { en: "Thelemic date", zhHant: "泰勒瑪紀年" },
  summary: {
    en: "Anno in docosades, Sun and Moon signs, weekday and feasts",
    zhHant: "二十二年週期紀年、日月所在星座、拉丁週日與慶節",
  },
  kind: "calculation",
  cost: 1,
  icon: "icons/thelemic.svg",
  reads: "moment",
  conventions: {
    boundary: {
      title: { en: "Beginning of the year", zhHant: "歲首" },
      default: "equinox",
      options: {
        equinox: {
          title: { en: "instant of the March equinox", zhHant: "春分之瞬" },
          source: "Liber AL II.40, the Equinox of the Gods",
        },
        march20: {
          title: { en: "20 March, local midnight", zhHant: "三月二十日零時" },
          source: "Civil custom, after the Supreme Ritual of 20 March 1904",
        },
      },
    },
  },
  omittable: {
    time: {
      assume: { time: "12:00" },
      says: {
        en: "No time was given: noon was taken. The Sun's and the Moon's degrees follow the hour.",
        zhHant: "未提供時刻，以正午計；日月度數隨時辰而異。",
      },
      // Both longitudes only grow, so two ends of the day that agree settle all between.
      candidates: () => [
        { set: { time: "00:00:00" }, when: "start of the day" },
        { set: { time: "23:59:59" }, when: "end of the day" },
      ],
      exhaustive: true,
      verdicts: ["/anno", "/sun/sign", "/moon/sign"],
    },
  },
  input: Type.Object({ ...Moment }),
  output,
  refusals: { "outside-ephemeris": "The date lies outside the years -998 to 2998" },
  run: ({ boundary }, give) => {
    const moment = give.civil();
    refuseOutside(moment.year);
    const anno = annoOf(moment, boundary);
    const sun = toZodiacPlace(apparentSun(moment.julianDayTt).longitudeDeg);
    const moon = toZodiacPlace(apparentMoon(moment.julianDayTt).longitudeDeg);
    const dies = DIES[moment.dayOfWeek]!;
    const year = anno.text ?? String(anno.year);
    return {
      yearsSinceEpoch: anno.year,
      anno: anno.text,
      docosade: anno.docosade,
      yearInDocosade: anno.yearInDocosade,
      sun,
      moon,
      dies,
      feasts: [...feastsOf(moment)],
      formatted: `Anno ${year}, sun in ${write(sun)}, moon in ${write(moon)}, ${dies}`,
      symbols: `☉ ${sun.degree}° ${sun.symbol} : ☽ ${moon.degree}° ${moon.symbol} : ${dies} : Anno ${year}`,
      summary: summarise(year, sun, moon),
    };
  },
  brief: writeBrief,
  examples: [
    {
      title: "noon on the equinox day of 2024, UTC",
      input: { date: "2024-03-20", time: "12:00", timezone: "UTC" },
      expect: {
        anno: "V:x",
        sun: { sign: "Aries", degree: 0 },
        moon: { sign: "Leo", degree: 8 },
        dies: "dies Mercurii",
      },
      source:
        "Sun and Moon: Swiss Ephemeris; year: table of Ordo Templi Orientis Austria, 2024 = V:x",
    },
    {
      title: "the morning of the same day is still the old year",
      input: { date: "2024-03-20", time: "03:00", timezone: "UTC" },
      expect: { anno: "V:ix", sun: { sign: "Pisces", degree: 29 } },
      source: "Equinox of 20 March 2024 at 03:06 UTC (US Naval Observatory)",
    },
    {
      title: "the first day of the writing of the Book",
      input: { date: "1904-04-08", time: "12:00", timezone: "Africa/Cairo" },
      expect: { anno: "0:0", sun: { sign: "Aries", degree: 18 }, dies: "dies Veneris" },
      source: "Liber AL II.38; Sun: Swiss Ephemeris",
    },
  ],
  references: [
    {
      title: "Liber AL vel Legis (The Book of the Law)",
      author: "Aleister Crowley",
      year: "1904",
      part: "II.36-43",
    },
    {
      title: "Thelema Lodge Calendar",
      year: "1990",
      part: "September: the numbering of the year 0",
    },
  ],
});

/** Years for which Sun and Moon are known; the first and the last are left out whole. */
const FIRST_YEAR = -998;
const LAST_YEAR = 2998;

function refuseOutside(year: number): void {
  if (year >= FIRST_YEAR && year <= LAST_YEAR) return;
  throw new Refusal(
    "outside-ephemeris",
    `Cannot place Sun and Moon: the year is ${year}, must be within ${FIRST_YEAR} to ${LAST_YEAR}`,
    { nearest: year < FIRST_YEAR ? FIRST_YEAR : LAST_YEAR },
  );
}

function write({ degree, sign }: ZodiacPlace): string {
  return `${degree}° ${sign}`;
}

function summarise(year: string, sun: ZodiacPlace, moon: ZodiacPlace): Text {
  return {
    en: `Anno ${year}: the Sun stands in ${write(sun)} and the Moon in ${write(moon)}.`,
    zhHant: `紀年 ${year}：太陽在${sun.signName.zhHant} ${sun.degree}°，月亮在${moon.signName.zhHant} ${moon.degree}°。`,
  };
}

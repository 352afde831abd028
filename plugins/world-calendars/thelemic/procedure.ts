import { defineProcedure, omittableTime, Refusal, wordsIn } from "#sdk";
import { signAt } from "#lore";
import { apparentMoon, apparentSun } from "#sky";
import { answer, type AnnoAnswer } from "./answer.ts";
import { feastsOf } from "./feasts.ts";
import { CONVENTIONS, input } from "./input.ts";
import { annoOf, DIES, toZodiacPlace, type Boundary } from "./rules.ts";
import type { AnnoWords } from "./words/en.ts";

/** A date as Thelemites write it: the places of Sun and Moon, the weekday and the year. */
export const thelemicAnno = defineProcedure({
  name: "thelemic.anno",
  tradition: "thelemic",
  words: wordsIn<AnnoWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/thelemic.svg",
  reads: "moment",
  conventions: CONVENTIONS,
  omittable: {
    time: omittableTime({
      input: "time",
      assume: { time: "12:00" },
      markers: (_civil, { boundary }) => [
        (_at, moment) => annoOf(moment(), boundary as Boundary).year,
        (_at, moment) => signAt(apparentSun(moment().julianDayTt).longitudeDeg),
        (_at, moment) => signAt(apparentMoon(moment().julianDayTt).longitudeDeg),
      ],
      verdicts: ["/anno", "/sun/sign", "/moon/sign"],
    }),
  },
  input,
  output: answer,
  refusals: ["outside-ephemeris"],
  run({ boundary }, give): AnnoAnswer {
    const moment = give.civil();
    refuseOutside(moment.year);
    const anno = annoOf(moment, boundary);
    const sun = toZodiacPlace(apparentSun(moment.julianDayTt).longitudeDeg);
    const moon = toZodiacPlace(apparentMoon(moment.julianDayTt).longitudeDeg);
    const dies = DIES[moment.dayOfWeek]!;
    const year = anno.text ?? String(anno.year);
    const degree = ({ sign, degree }: typeof sun) => ({ sign, degree });
    return {
      yearsSinceEpoch: anno.year,
      anno: anno.text,
      docosade: anno.docosade,
      yearInDocosade: anno.yearInDocosade,
      sun,
      moon,
      dies,
      feasts: feastsOf(moment),
      formatted: { code: "written", with: { year, sun: degree(sun), moon: degree(moon), dies } },
      symbols: `☉ ${sun.degree}° ${sun.symbol} : ☽ ${moon.degree}° ${moon.symbol} : ${dies} : Anno ${year}`,
    };
  },
  examples: [
    {
      title: "noon on the equinox day of 2024, UTC",
      input: { date: "2024-03-20", time: "12:00", timezone: "UTC" },
      expect: {
        anno: "V:x",
        sun: { sign: { id: "aries" }, degree: 0 },
        moon: { sign: { id: "leo" }, degree: 8 },
        dies: "dies Mercurii",
      },
      source:
        "Sun and Moon: Swiss Ephemeris; year: table of Ordo Templi Orientis Austria, 2024 = V:x",
    },
    {
      title: "the morning of the same day is still the old year",
      input: { date: "2024-03-20", time: "03:00", timezone: "UTC" },
      expect: { anno: "V:ix", sun: { sign: { id: "pisces" }, degree: 29 } },
      source: "Equinox of 20 March 2024 at 03:06 UTC (US Naval Observatory)",
    },
    {
      title: "the first day of the writing of the Book",
      input: { date: "1904-04-08", time: "12:00", timezone: "Africa/Cairo" },
      expect: { anno: "0:0", sun: { sign: { id: "aries" }, degree: 18 }, dies: "dies Veneris" },
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
    { year, first: FIRST_YEAR, last: LAST_YEAR },
    { nearest: year < FIRST_YEAR ? FIRST_YEAR : LAST_YEAR },
  );
}

import { type Candidates, candidateTimes, type Given, type InputOf, Refusal } from "#sdk";
import { signAt } from "#lore";
import { apparentMoon, apparentSun } from "#sky";
import type { AnnoAnswer } from "./answer.ts";
import { feastsOf } from "./feasts.ts";
import type { CONVENTIONS, input } from "./input.ts";
import { annoOf, type Boundary, DIES, toZodiacPlace } from "./rules.ts";

export function run(
  { boundary }: InputOf<typeof input, typeof CONVENTIONS>,
  give: Given,
): AnnoAnswer {
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
}

/** What is tried where it was left out. */
export const candidates: Readonly<Record<string, Candidates>> = {
  time: candidateTimes({
    input: "time",
    markers: (_civil, { boundary }) => [
      (_at, moment) => annoOf(moment(), boundary as Boundary).year,
      (_at, moment) => signAt(apparentSun(moment().julianDayTt).longitudeDeg),
      (_at, moment) => signAt(apparentMoon(moment().julianDayTt).longitudeDeg),
    ],
  }),
};

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

import { defineProcedure, wordsIn } from "#sdk";
import { signedDeg, skyAt } from "#sky";
import { toTt, type CivilMoment } from "#time";
import { signAt } from "#lore";
import { createTrack } from "../core/day_track.ts";
import { reportHouses } from "../core/houses.ts";
import { CHART_REFUSALS, readNativity } from "../core/nativity.ts";
import { birthTimeOmittable, PLACE_OMITTABLE, type Verdicts } from "../core/omission.ts";
import { MODERN } from "../core/points.ts";
import { readTarget, TARGET_REFUSALS } from "../core/target_date.ts";
import { placeOf, round } from "../core/zodiac.ts";
import { answer, type ProgressionsAnswer } from "./answer.ts";
import { anglesOf, natalPoints, positionsAt, progressedChart } from "./chart.ts";
import { arcContacts, progressedContacts } from "./contacts.ts";
import { CONVENTIONS, input } from "./input.ts";
import { drawProgressions } from "./picture.ts";
import { progressedDays, YEAR_DAYS, type Kind } from "./rules.ts";
import { changesOf, lunationOf, returnsOf } from "./times.ts";
import type { ProgressionsWords } from "./words/en.ts";

/** No return of the Sun is farther away. */
const RETURN_REACH_DAYS = 367;

const CERTIFIED = ["sun", "moon", "mercury", "venus", "mars"] as const;

/** A birth carried forward: progressions, solar arc, lunation and returns. */
export const progressionsCalculate = defineProcedure({
  name: "progressions.calculate",
  tradition: "western",
  words: wordsIn<ProgressionsWords>(import.meta),
  kind: "calculation",
  cost: 7,
  narrated: true,
  icon: "icons/progressions.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  omittable: {
    birthTime: birthTimeOmittable({
      fields: CERTIFIED.map((id) => `/secondary/signs/${id}`),
      verdictsOf: progressedSigns,
      requireAnswer: requireReturns,
    }),
    latitude: PLACE_OMITTABLE,
  },
  refusals: [...CHART_REFUSALS, ...TARGET_REFUSALS],
  input,
  output: answer,
  run(chosen, give): ProgressionsAnswer {
    const civil = give.civil();
    const chart = readNativity(civil, MODERN.ids, chosen.houseSystem);
    const target = readTarget(chosen.targetDate, chosen.targetTime, chosen, civil).julianDayUt;
    const elapsed = target - chart.julianDayUt;
    const years = elapsed / YEAR_DAYS;
    const sign = chosen.direction === "converse" ? -1 : 1;
    const instantOf = (kind: Kind) => chart.julianDayUt + sign * progressedDays(kind, elapsed);
    const further = (kind: "tertiary" | "minor") =>
      chosen.kinds?.includes(kind) ? progressedChart(chart, instantOf(kind)) : null;
    const secondaryUt = instantOf("secondary");
    const progressed = positionsAt(secondaryUt);
    const arcDeg = signedDeg(progressed.sun! - chart.positions.sun!.longitudeDeg);
    const arc = arcDeg < 0 && sign > 0 ? arcDeg + 360 : arcDeg;
    return {
      ageYears: round(years, 6),
      secondary: {
        ...progressedChart(chart, secondaryUt),
        angles: anglesOf(chosen, chart, arc, years, secondaryUt),
      },
      solarArc: {
        arcDeg: round(arc),
        directed: natalPoints(chart).map(([point, longitude]) => ({
          point,
          ...placeOf(longitude + arc),
        })),
        contacts: arcContacts(chart, arc, target),
      },
      tertiary: further("tertiary"),
      minor: further("minor"),
      contacts: progressedContacts(chart, secondaryUt, target, sign),
      lunation: lunationOf(chart, progressed, secondaryUt, sign),
      changes: sign < 0 ? [] : changesOf(chart, secondaryUt),
      returns: chart.timeKnown ? returnsOf(chosen, chart, target) : null,
      houses: chart.houses && reportHouses(chart.houses),
      unavailable: chart.unavailable,
    };
  },
  picture: drawProgressions,
  examples: [
    {
      title: "the thirty-ninth day stands for September 2029",
      input: {
        birthDate: "1990-06-10",
        birthTime: "14:30",
        timezone: "UTC",
        latitude: 27.95,
        longitude: -82.46,
        targetDate: "2029-09-18",
        targetTime: "07:11:23",
      },
      expect: {
        secondary: {
          julianDayUt: 2448092.378642,
          signs: { sun: { id: "cancer" }, moon: { id: "gemini" }, mars: { id: "taurus" } },
        },
        solarArc: { arcDeg: 37.4731 },
      },
      tolerance: 0.01,
      source: "Swiss Ephemeris 2.10.03 at the progressed instant",
    },
  ],
  references: [
    { title: "Primum Mobile", author: "Placidus de Titis", year: "1657" },
    { title: "The Progressed Horoscope", author: "Alan Leo", year: "1905" },
    { title: "The Technique of Solar Returns", author: "A. Volguine", year: "1937" },
  ],
});

/** With a time the returns about the date asked about are looked for; the sky must reach that far. */
function requireReturns(given: Readonly<Record<string, unknown>>, civil: CivilMoment): void {
  const target = targetOf(given, civil);
  for (const days of [-RETURN_REACH_DAYS, RETURN_REACH_DAYS]) skyAt(toTt(target + days));
}

/** Julian day UT of the date progressed to. */
function targetOf(given: Readonly<Record<string, unknown>>, birth: CivilMoment): number {
  const { targetDate, targetTime } = given as { targetDate: string; targetTime?: string };
  return readTarget(targetDate, targetTime, given, birth).julianDayUt;
}

/** Signs of the bodies on the day that stands for the date asked about. */
function progressedSigns(given: Readonly<Record<string, unknown>>, civil: CivilMoment): Verdicts {
  const target = targetOf(given, civil);
  const sign = given["direction"] === "converse" ? -1 : 1;
  const progress = (birth: number) => birth + sign * progressedDays("secondary", target - birth);
  const track = createTrack(progress(civil.julianDayUt), { latitude: null, longitude: null });
  return Object.fromEntries(
    CERTIFIED.map((id) => [
      `/secondary/signs/${id}`,
      ({ julianDayUt }) => signAt(track(progress(julianDayUt)).placeOf(id)!.longitudeDeg),
    ]),
  );
}

import { type Candidates, type Give, type InputOf, Refusal } from "#sdk";
import { previousSolarTerm } from "#sky";
import { civilOfInstant, yearPillar } from "#time";
import { chartTimeOf } from "#east/calendar/chart_time.ts";
import { fourPillars, solarYearOf } from "#east/calendar/pillars.ts";
import { jieAround } from "#east/calendar/solar_terms.ts";
import { bothGenders } from "#east/gender.ts";
import { lineOf, lineTitle } from "../changes/yijing/received.ts";
import { type Hexagram, showHexagram } from "../core/hexagrams.ts";
import type { HeLuoAnswer } from "./answer.ts";
import type { CONVENTIONS, input } from "./input.ts";
import { eraOf, formerOf, laterOf, leftOf, masterLine, sumsOf, trigramOf } from "./numbers.ts";
import { type LineYears, linesFrom } from "./years.ts";

export { chartReceipt as receipt } from "#east/calendar/receipt.ts";
export { drawLife as picture } from "./picture.ts";

/** Longitudes from which the year wanes: the summer solstice, to the winter one. */
const [SUMMER, WINTER] = [90, 270] as const;

export function run(
  given: InputOf<typeof input, typeof CONVENTIONS>,
  give: Give<"now">,
): HeLuoAnswer {
  const { gender = "male", clock, dayBoundary, sovereigns } = given;
  const civil = give.civil();
  if (!civil.timeKnown) throw new Refusal("hourNeeded");
  const { pillars } = fourPillars(civil, chartTimeOf(civil, clock), dayBoundary, "liChun");
  const birthYear = solarYearOf(jieAround(civil.julianDayUt).previous);
  const era = eraOf(birthYear);
  const isYangYear = pillars.year.stem.polarity === "yang";
  const sums = sumsOf(pillars);
  const [heavenLeft, earthLeft] = [leftOf(sums.heaven, 25), leftOf(sums.earth, 30)];
  const heaven = trigramOf(heavenLeft, era, gender, isYangYear);
  const earth = trigramOf(earthLeft, era, gender, isYangYear);
  const figure = formerOf(heaven, earth, gender, isYangYear);
  const sun = previousSolarTerm(civil.julianDayUt).longitudeDeg;
  const isYangHalf = sun < SUMMER || sun >= WINTER;
  const line = masterLine(figure.lines, pillars.hour!.branch.index, gender, isYangHalf);
  const later = laterOf(figure, line, isYangHalf, sovereigns);
  const formerYears = linesFrom(figure, line, birthYear);
  const laterStart = formerYears.at(-1)!.years.at(-1)!.year + 1;
  const laterYears = linesFrom(later.figure, later.line, laterStart);
  const asked = given.year ?? civilOfNow(give.now);
  return {
    native: [pillars.year, pillars.month, pillars.day, pillars.hour!]
      .map(({ native }) => native)
      .join(" "),
    gender,
    era,
    heaven: { sum: sums.heaven, left: heavenLeft, trigram: heaven.id },
    earth: { sum: sums.earth, left: earthLeft, trigram: earth.id },
    former: viewOf(figure, line, formerYears, birthYear),
    later: viewOf(later.figure, later.line, laterYears, birthYear),
    year: yearOf(asked, birthYear, formerYears, laterYears),
  };
}

function civilOfNow(now: number): number {
  const result = civilOfInstant(now, { timezone: "UTC" });
  return result.ok ? solarYearOf(jieAround(result.moment.julianDayUt).previous) : 2000;
}

function viewOf(
  figure: Hexagram,
  line: number,
  lines: readonly LineYears[],
  birthYear: number,
): HeLuoAnswer["former"] {
  return {
    figure: showHexagram(figure),
    line,
    title: lineTitle(figure.lines, line),
    text: lineOf(figure.number, line)!,
    lines: lines.map((one) => {
      const [first, last] = [one.years[0]!.year, one.years.at(-1)!.year];
      return { line: one.line, from: first, to: last, fromAge: first - birthYear + 1 };
    }),
  };
}

function yearOf(
  year: number,
  birthYear: number,
  former: readonly LineYears[],
  later: readonly LineYears[],
): HeLuoAnswer["year"] {
  const found = [
    ...former.map((one) => ({ part: "former" as const, ...one })),
    ...later.map((one) => ({ part: "later" as const, ...one })),
  ].flatMap(({ part, line, years }) =>
    years.filter((one) => one.year === year).map((one) => ({ part, lifeLine: line, ...one })),
  )[0];
  const head = { year, pillar: yearPillar(year).id, age: year - birthYear + 1 };
  return found
    ? {
        ...head,
        part: found.part,
        lifeLine: found.lifeLine,
        figure: showHexagram(found.figure),
        text: lineOf(found.figure.number, found.line),
      }
    : { ...head, part: null, lifeLine: null, figure: null, text: null };
}

/** What is tried where it was left out. */
export const candidates: Readonly<Record<string, Candidates>> = { gender: bothGenders };

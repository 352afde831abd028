import type { Candidates, Given, InputOf } from "#sdk";
import { Refusal } from "#sdk";
import { chartTimeOf } from "#east/calendar/chart_time.ts";
import type { ClockName } from "#east/calendar/conventions.ts";
import { spansOfDay } from "#east/calendar/day_spans.ts";
import { fourPillars } from "#east/calendar/pillars.ts";
import { chartOf } from "#east/four_pillars/chart.ts";
import { bothGenders } from "#east/gender.ts";
import { parsePillars } from "../chart/given_pillars.ts";
import { findStars } from "../chart/stars.ts";
import type { StarsAnswer } from "./answer.ts";
import type { CONVENTIONS, input } from "./input.ts";
import { NATURE_OF, type Nature } from "./nature.ts";

export { chartReceipt as receipt } from "#east/calendar/receipt.ts";
export { drawStars as picture } from "./picture.ts";

export function run(given: InputOf<typeof input, typeof CONVENTIONS>, give: Given): StarsAnswer {
  if ((given.birthDate === undefined) === (given.pillars === undefined)) {
    throw new Refusal("birthOrPillars", { both: given.pillars !== undefined });
  }
  const { gender = "male" } = given;
  const chart = chartOf(given.pillars ? parsePillars(given.pillars) : pillarsOf(given, give));
  const stars = findStars(chart, { ...given, gender });
  const ids = [...new Set(stars.map(({ star }) => star))];
  const count = (nature: Nature) => ids.filter((id) => NATURE_OF[id] === nature).length;
  return {
    native: chart.pillars.map(({ pair }) => pair.native).join(" "),
    gender,
    pillars: chart.pillars.map(({ place, pair }) => ({
      place,
      stem: pair.stem.id,
      branch: pair.branch.id,
      stars: [
        ...new Set(stars.filter(({ pillars }) => pillars.includes(place)).map(({ star }) => star)),
      ],
    })),
    stars: stars.map(({ star, from, pillars, carriedBy }) => ({
      star,
      nature: NATURE_OF[star],
      from,
      places: pillars,
      carriedBy,
    })),
    counts: { helpful: count("helpful"), mixed: count("mixed"), harmful: count("harmful") },
  };
}

function pillarsOf(
  { clock, dayBoundary, yearBoundary }: InputOf<typeof input, typeof CONVENTIONS>,
  give: Given,
) {
  const civil = give.civil();
  return fourPillars(civil, chartTimeOf(civil, clock), dayBoundary, yearBoundary).pillars;
}

/** What is tried where it was left out. */
export const candidates: Readonly<Record<string, Candidates>> = {
  gender: bothGenders,
  birthHour: (input, civil) => (civil ? spansOfDay(civil, input["clock"] as ClockName) : []),
};

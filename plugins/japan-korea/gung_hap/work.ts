import { type Given, type InputOf, matchOf, type Weighing } from "#sdk";
import { yearPillar, type CivilMoment } from "#time";
import { fourPillars } from "#east/calendar/pillars.ts";
import { KOREAN } from "../core/korean_calendar.ts";
import { oldDateOf } from "../core/old_date.ts";
import { koreanTimeOf } from "../core/korean_clock.ts";
import { tiesOf } from "../core/ties.ts";
import type { GungHap } from "./answer.ts";
import type { CONVENTIONS, input } from "./input.ts";
import { imageOf, partsOf, showPerson, type Person } from "./rules.ts";

type Given2 = InputOf<typeof input, typeof CONVENTIONS>;

export function run({ a, b, yearBoundary }: Given2, give: Given): GungHap {
  const one = personOf(give.civil("a"), yearBoundary, a.gender);
  const other = personOf(give.civil("b"), yearBoundary, b.gender);
  return {
    ...matchOf(partsOf(one, other)),
    a: showPerson(one),
    b: showPerson(other),
    outer: tiesOf(one.year.branch.index, other.year.branch.index),
    image: imageOf(one, other),
    home: tiesOf(one.day.branch.index, other.day.branch.index),
  };
}

export function weigh({ score, components }: GungHap): Weighing {
  return { score, testimonies: components };
}

function personOf(
  civil: CivilMoment,
  boundary: Given2["yearBoundary"],
  gender: Person["gender"],
): Person {
  const { pillars } = fourPillars(civil, koreanTimeOf(civil, "civil"), "23:00", "liChun");
  const year =
    boundary === "liChun" ? pillars.year : yearPillar(oldDateOf(KOREAN, civil.fixed).year);
  return { year, day: pillars.day, gender };
}

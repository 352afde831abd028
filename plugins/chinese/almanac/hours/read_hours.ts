import { animalOf, type Animal } from "#lore";
import type { CivilMoment } from "#time";
import { pairOf } from "#east/pairs.ts";
import { readPage } from "../page.ts";
import { godDirections } from "../rules.ts";
import type { Grade, HoursAnswer } from "./answer.ts";
import { MARK_POINTS, marksOf } from "./marks.ts";

const YELLOW = 3;
const BLACK = -2;
const CLASHES_YOU = -4;
const GOOD = 3;
const HARD = -3;
const SHOWN = 3;

/** Reads the twelve double hours of a civil date, for a birth animal where one is given. */
export function readHours(civil: CivilMoment, animal: Animal | undefined): HoursAnswer {
  const page = readPage(civil);
  const day = pairOf(page.pillars.day);
  const hours = page.hours.map(({ pillar, from, god, clash, sha, suitable, avoid }, i) => {
    const pair = pairOf(pillar);
    const { joy, wealth, yangNoble, yinNoble } = godDirections(pair.stem.index);
    const marks = marksOf(day, pair);
    const clashesYou = animalOf(clash) === animal;
    const points =
      (god.road === "yellow" ? YELLOW : BLACK) +
      marks.reduce((sum, mark) => sum + MARK_POINTS[mark], 0) +
      (clashesYou ? CLASHES_YOU : 0);
    return {
      pillar,
      from,
      to: page.hours[(i + 1) % 12]!.from,
      god: god.god,
      road: god.road,
      marks,
      clash,
      clashAnimal: animalOf(clash),
      clashesYou,
      sha,
      joy,
      wealth,
      nobles: [yangNoble, yinNoble],
      suitable,
      avoid,
      points,
      grade: gradeOf(points),
    };
  });
  return {
    date: page.date,
    day: day.id,
    animal: animal ?? null,
    hours,
    best: hours
      .toSorted((a, b) => b.points - a.points)
      .slice(0, SHOWN)
      .map(({ pillar }) => pairOf(pillar).branch.id),
  };
}

const gradeOf = (points: number): Grade =>
  points >= GOOD ? "good" : points <= HARD ? "hard" : "even";

import { ANIMAL, animalOf, type Animal } from "#lore";
import { solarTerm } from "#sky";
import { BRANCHES, chineseNewYear, formatDate, fromFixed, toFixed, yearPillar } from "#time";
import { taiSuiOffences } from "../../bazi/forecast/meetings.ts";
import { civilAt } from "#east/calendar/zone_clock.ts";
import { branchValue, BRANCH_POINTS, relationsOf } from "../../compatibility/branch_points.ts";
import type { Tone, YearForecast } from "./answer.ts";
import { starsOf, TOPIC, WEIGHTS } from "./stars.ts";

type AnimalYear = YearForecast["animals"][number];

/** The year's own relation to the animal, against that of two people. */
const RELATION_SHARE = 0.5;
const [LEAST, MOST] = [5, 95] as const;
const GOOD_MONTH = 70;
const HARD_MONTH = 38;
const LI_CHUN = 21;

/** Reads a lunar year for one animal, or for all twelve. */
export function forecastOf(year: number, animal: Animal | undefined): YearForecast {
  const pillar = yearPillar(year);
  const months = monthsOf(year);
  const asked = animal ? [animal] : ANIMAL.ids;
  const day = (fixed: number) => formatDate(fromFixed(fixed));
  return {
    year,
    pillar: pillar.id,
    animal: animalOf(pillar.branch.id),
    from: day(chineseNewYear(year)),
    to: day(chineseNewYear(year + 1) - 1),
    animals: asked
      .map((one): AnimalYear => readAnimal(one, pillar, months))
      .sort((a, b) => b.score - a.score),
  };
}

type Months = readonly { readonly index: number; readonly from: string }[];

/** The twelve solar months of a year, from 立春 on. */
function monthsOf(year: number): Months {
  return Array.from({ length: 12 }, (_, i) => {
    const at = LI_CHUN + 2 * i;
    // Terms are numbered from 春分; 小寒 and 立春 of a civil year come before it.
    const term = i === 11 ? solarTerm(year + 1, at % 24) : solarTerm(year, at % 24);
    const from = fromFixed(toFixed(civilAt(term.julianDayUt, undefined)));
    return { index: (2 + i) % 12, from: formatDate(from) };
  });
}

function readAnimal(
  animal: Animal,
  pillar: ReturnType<typeof yearPillar>,
  months: Months,
): AnimalYear {
  const own = ANIMAL.ids.indexOf(animal);
  const stars = starsOf(pillar, own);
  const relations = relationsOf(pillar.branch.index, own);
  const ofRelations = relations.reduce((sum, one) => sum + BRANCH_POINTS[one], 0) * RELATION_SHARE;
  const ofStars = stars.reduce((sum, star) => sum + WEIGHTS[star][1], 0);
  return {
    animal,
    score: Math.round(Math.min(MOST, Math.max(LEAST, 50 + ofRelations + ofStars))),
    relations,
    offences: taiSuiOffences(pillar.branch.index, own),
    stars,
    topics: TOPIC.ids.map((topic) => {
      const touching = stars.filter((star) => WEIGHTS[star][0] === topic);
      const points = touching.reduce((sum, star) => sum + WEIGHTS[star][1], 0);
      return { topic, tone: toneOf(points, 3, -3), stars: touching };
    }),
    months: months.map(({ index, from }) => ({
      branch: BRANCHES[index]!.id,
      from,
      tone: toneOf(branchValue(index, own), GOOD_MONTH, HARD_MONTH),
      relations: relationsOf(index, own),
    })),
  };
}

const toneOf = (value: number, good: number, hard: number): Tone =>
  value >= good ? "good" : value <= hard ? "hard" : "even";

import {
  type Give,
  Refusal,
  standingOf,
  sumOf,
  understand,
  type Understood,
  type Weighing,
} from "#sdk";
import { type CivilMoment, toUt } from "#time";
import { CLASSICAL, houseMatterOf } from "#lore";
import { reportDrawnHouses, reportHouses } from "../core/houses.ts";
import { readNativity, requireAngles, utcOf } from "../core/nativity.ts";
import { placeOf, round } from "../core/zodiac.ts";
import type { HoraryAnswer, Verdict } from "./answer.ts";
import { matterOf } from "./categories.ts";
import { considerationsOf, drawnHour, hourOf } from "./considerations.ts";
import { type Drawn, drawnFigure } from "./drawn_figure.ts";
import { type Figure, figureOf, houseFrom, lordOfHouse } from "./figure.ts";
import type { Input } from "./input.ts";
import { judge } from "./judge.ts";
import { asksLifespan } from "./lifespan.ts";
import { majorReception } from "./meeting.ts";
import type { Exact } from "./motion.ts";
import { bestWay } from "./perfection.ts";
import type { Deciding, Question } from "./question.ts";
import { BASE, type Testimony } from "./testimonies.ts";
import { unitsOf } from "./timing.ts";
import { quarterOfWind, whereaboutsOf } from "./whereabouts.ts";

export { drawHorary as picture } from "./picture.ts";

/** Years in which questions are judged: those for which every planet is certain and the art was practised. */
const YEARS = { from: 1500, to: 2199 } as const;

const FAVOURABLE_FROM = 55;

const UNFAVOURABLE_TO = 45;

/** The house of a besieged town. */
const TOWN = 4;

/** Testimonies that are named with the verdict. */
const WEIGHTIEST = 4;

const SOURCE = "W. Lilly, Christian Astrology II";

export function run(chosen: Input, give: Give<"now">): HoraryAnswer {
  if (asksLifespan(chosen.question)) throw new Refusal("lifespan");
  const asked = understand(chosen.question, chosen);
  const named = matterOf(chosen) ?? matterOf({ ...chosen, category: houseMatterOf(asked) })!;
  const { figure, houses, hourOf, utcAt } = chosen.drawn
    ? readDrawn(chosen.drawn, chosen)
    : readMoment(chosen, give.civil());
  const first = chosen.turnedFrom ?? 1;
  const matter = houseFrom(first, named.kind === "siege" ? TOWN : named.house);
  const question: Question = {
    figure,
    kind: named.kind,
    first,
    matter,
    querent: lordOfHouse(figure, first),
    quesited: lordOfHouse(figure, matter),
    natural: named.natural,
    ill: chosen.reportIll,
  };
  const { querent, quesited } = question;
  const { motion } = figure;
  const hour = hourOf();
  const considerations = considerationsOf(question, hour);
  const judged = judge(question);
  const testimonies = [BASE, ...judged.testimonies];
  const score = sumOf(testimonies);
  const leaves = motion.leavesSign("moon");
  const timing = judged.deciding && reportTiming(question, judged.deciding, utcAt);
  const whereabouts = whereaboutsOf(question, asked.form === "where");
  return {
    question: chosen.question,
    asked,
    reply: replyOf(asked, Math.round(score), timing, whereabouts),
    quesitedHouse: matter,
    kind: named.kind,
    chart: {
      ...houses,
      planets: reportPlanets(figure),
    },
    significators: {
      querent: { planet: querent, house: first },
      quesited: { planet: quesited, house: matter },
      moon: {
        leavesSign: Number.isFinite(leaves) ? utcAt(toUt(leaves)) : null,
        voidOfCourse: motion.moonNext.length === 0,
      },
      natural: named.natural,
      endOfMatter: lordOfHouse(figure, 4),
    },
    nextMoonAspect: reportMoon(motion.moonNext[0], utcAt),
    lastMoonAspect: reportMoon(motion.moonPast.at(-1), utcAt),
    planetaryHour: hour,
    considerations,
    perfection: reportPerfection(question, utcAt),
    testimonies,
    score,
    verdict: { value: verdictOf(score), because: weightiest(testimonies) },
    confidence: round(Math.max(0.3, 1 - 0.12 * considerations.length), 2),
    timing,
    whereabouts,
  };
}

export function weigh({ score, testimonies, confidence }: HoraryAnswer): Weighing {
  return { score, testimonies, confidence };
}

/** An instant as the answer gives it; null for a drawn chart, whose date is not known. */
type UtcAt = (julianDayUt: number) => string | null;

function readMoment(chosen: Input, civil: CivilMoment) {
  if (civil.year < YEARS.from || civil.year > YEARS.to) {
    throw new Refusal("date-out-of-range", { year: civil.year, ...YEARS });
  }
  const bodies = [...CLASSICAL.ids, "meanNode"] as const;
  const chart = requireAngles(readNativity(civil, bodies, chosen.houseSystem));
  return {
    figure: figureOf(chart, chosen),
    houses: {
      ascendant: placeOf(chart.houses.ascendantDeg),
      midheaven: placeOf(chart.houses.midheavenDeg),
      houses: reportHouses(chart.houses),
    },
    hourOf: () => hourOf(chosen.sunrise, chart),
    utcAt: utcOf as UtcAt,
  };
}

function readDrawn(drawn: Drawn, school: Input) {
  const figure = drawnFigure(drawn, school);
  const { cuspsDeg } = figure;
  return {
    figure,
    houses: {
      ascendant: placeOf(cuspsDeg[0]!),
      midheaven: placeOf(cuspsDeg[9]!),
      houses: reportDrawnHouses(cuspsDeg),
    },
    hourOf: () => drawnHour(drawn.hourRuler, figure),
    utcAt: (() => null) as UtcAt,
  };
}

/** What the chart answers: its score to what is hoped for, its place and its time where they are asked for. */
function replyOf(
  { form, hope }: Understood,
  score: number,
  timing: HoraryAnswer["timing"],
  whereabouts: HoraryAnswer["whereabouts"],
): HoraryAnswer["reply"] {
  const units = timing?.units;
  return {
    standing: standingOf(score, hope),
    where:
      form === "where" && whereabouts
        ? { quarter: quarterOfWind(whereabouts.wind), ground: whereabouts.place }
        : null,
    when:
      form === "when" && units
        ? { count: units.amount, unit: units.unit, from: null, to: null }
        : null,
    weighed: [],
  };
}

function reportPlanets({ motion, houses, strengths }: Figure) {
  return CLASSICAL.ids.map((planet) => ({
    planet,
    ...placeOf(motion.now[planet].longitudeDeg),
    speedDegPerDay: round(motion.now[planet].longitudeSpeed),
    retrograde: motion.now[planet].longitudeSpeed < 0,
    ...houses[planet],
    essentialPoints: strengths[planet].essential,
    netPoints: strengths[planet].net,
    strength: strengths[planet].rows.map(({ id, points }) => ({ line: id, points })),
  }));
}

function reportMoon(exact: Exact | undefined, utcAt: UtcAt) {
  return exact ? { planet: exact.b, aspect: exact.aspect, utc: utcAt(exact.julianDayUt) } : null;
}

function reportPerfection(question: Question, utcAt: UtcAt): HoraryAnswer["perfection"] {
  const { figure, querent, quesited } = question;
  const { kind, by, third, deciding } = bestWay(question);
  return {
    type: kind,
    by,
    aspect: deciding?.aspect ?? null,
    planet: third,
    degrees: deciding && deciding.degrees !== null ? round(deciding.degrees, 4) : null,
    utc: deciding && deciding.julianDayUt !== null ? utcAt(deciding.julianDayUt) : null,
    reception: querent !== quesited && majorReception(querent, quesited, figure.motion.now),
  };
}

function reportTiming(
  question: Question,
  deciding: Deciding,
  utcAt: UtcAt,
): HoraryAnswer["timing"] {
  const { a, b, aspect, julianDayUt } = deciding;
  const utc = julianDayUt === null ? null : utcAt(julianDayUt);
  return { a, b, aspect, utc, units: unitsOf(question, deciding) };
}

function verdictOf(score: number): Verdict {
  if (score >= FAVOURABLE_FROM) return "favourable";
  return score <= UNFAVOURABLE_TO ? "unfavourable" : "conditional";
}

function weightiest(testimonies: readonly Testimony[]) {
  return testimonies
    .slice(1)
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
    .slice(0, WEIGHTIEST)
    .map(({ weight: _, ...one }) => ({ ...one, source: SOURCE }));
}

import { byMoment, defineProcedure, Refusal, sumOf, wordsIn, type Asked } from "#sdk";
import { toUt } from "#time";
import { CLASSICAL, domicileLordOf, signAt, type Classical } from "#lore";
import { dignityOf } from "../core/dignities.ts";
import { reportHouses } from "../core/houses.ts";
import { ANGLE_REFUSALS, readNativity, requireAngles, utcOf } from "../core/nativity.ts";
import { placeOf, round } from "../core/zodiac.ts";
import { answer, type HoraryAnswer, type Verdict } from "./answer.ts";
import { CATEGORIES, LIFESPAN } from "./categories.ts";
import {
  circumstances,
  considerationsOf,
  hourOf,
  housesOf,
  type Question,
} from "./circumstances.ts";
import { CONVENTIONS, input, type Input } from "./input.ts";
import { leavesSignAt, trackFrom, type Track } from "./motion.ts";
import { judgePair, nextMoonAspect, type Outcome } from "./perfection.ts";
import { drawHorary } from "./picture.ts";
import {
  BASE,
  perfectionTestimonies,
  strengthTestimonies,
  timingOf,
  type Testimony,
} from "./testimonies.ts";
import type { HoraryWords } from "./words/en.ts";

/** How far ahead aspects are followed. */
const AHEAD_DAYS = 45;
/** Years in which weeks of planetary motion are followed in milliseconds. */
const YEARS = { from: 1700, to: 2199 } as const;
const FAVOURABLE_FROM = 65;
const CONDITIONAL_FROM = 45;
/** Testimonies that are named with the verdict. */
const WEIGHTIEST = 4;
const SOURCE = "W. Lilly, Christian Astrology II";

/** A question judged by the chart of its moment. */
export const horaryJudge = defineProcedure({
  name: "horary.judge",
  tradition: "traditional-western",
  words: wordsIn<HoraryWords>(import.meta),
  kind: "calculation",
  cost: 7,
  narrated: true,
  icon: "icons/horary.svg",
  reads: "moment",
  needs: ["now"],
  conventions: CONVENTIONS,
  refusals: [...ANGLE_REFUSALS, "date-out-of-range", "lifespan", "matter-needed"],
  options: { categories: CATEGORIES },
  input,
  output: answer,
  run(chosen, give): HoraryAnswer {
    if (LIFESPAN.test(chosen.question)) throw new Refusal("lifespan");
    const civil = give.civil();
    const first = chosen.turnedFrom ?? 1;
    const matter = ((first + matterOf(chosen) - 2) % 12) + 1;
    if (civil.year < YEARS.from || civil.year > YEARS.to) {
      throw new Refusal("date-out-of-range", { year: civil.year, ...YEARS });
    }
    const chart = requireAngles(readNativity(civil, CLASSICAL.ids, chosen.houseSystem));
    const track = trackFrom(chart.julianDayTt, AHEAD_DAYS);
    const positions = track.samples[0]!;
    const rulerOf = (house: number) => domicileLordOf(signAt(chart.houses.cuspsDeg[house - 1]!));
    const question: Question = {
      chart,
      positions,
      houses: housesOf(chart, positions),
      querent: rulerOf(first),
      quesited: rulerOf(matter),
      first,
      matter,
      moon: nextMoonAspect(track),
      hour: hourOf(chosen.sunrise, chart),
    };
    const { querent, quesited, houses, moon } = question;
    const points = (planet: Classical) =>
      dignityOf(planet, positions[planet].longitudeDeg, chart.isDay, chosen).score ?? 0;
    const outcome = bestOutcome(track, querent, quesited);
    const leaves = leavesSignAt(track, "moon");
    const considerations = considerationsOf(question);
    const testimonies = testimoniesOf(question, outcome, points);
    const score = sumOf(testimonies);
    return {
      question: chosen.question,
      quesitedHouse: matter,
      chart: {
        ascendant: placeOf(chart.houses.ascendantDeg),
        midheaven: placeOf(chart.houses.midheavenDeg),
        houses: reportHouses(chart.houses),
        planets: CLASSICAL.ids.map((planet) => ({
          planet,
          ...placeOf(positions[planet].longitudeDeg),
          speedDegPerDay: round(positions[planet].longitudeSpeed),
          retrograde: positions[planet].longitudeSpeed < 0,
          ...houses[planet],
          essentialPoints: points(planet),
        })),
      },
      significators: {
        querent: { planet: querent, house: first },
        quesited: { planet: quesited, house: matter },
        moon: {
          leavesSign: leaves === undefined ? null : utcOf(toUt(leaves)),
          voidOfCourse: moon === undefined,
        },
      },
      nextMoonAspect: moon
        ? { planet: moon.b, aspect: moon.aspect, utc: utcOf(moon.julianDayUt) }
        : null,
      planetaryHour: question.hour,
      considerations,
      perfection: {
        type: outcome.kind,
        by: outcome.by,
        aspect: outcome.aspect,
        planet: outcome.third,
        degrees: outcome.degrees === null ? null : round(outcome.degrees, 4),
        utc: outcome.julianDayUt === null ? null : utcOf(outcome.julianDayUt),
        reception: outcome.reception,
      },
      testimonies,
      score,
      verdict: { value: verdictOf(score), because: weightiest(testimonies) },
      confidence: round(Math.max(0.3, 1 - 0.12 * considerations.length), 2),
      timing:
        outcome.kind === "aspect" && outcome.degrees !== null
          ? timingOf(outcome.degrees, houses[outcome.by].house, positions[outcome.by].longitudeDeg)
          : null,
    };
  },
  asks: askHorary,
  weighs: {
    origin: "own",
    read: ({ score, testimonies, confidence }) => ({ score, testimonies, confidence }),
  },
  picture: drawHorary,
  examples: [
    {
      title: "a question on work in Tampa",
      input: {
        date: "1990-06-10",
        time: "14:30",
        timezone: "UTC",
        latitude: 27.95,
        longitude: -82.46,
        question: "Will I be given the post?",
        category: "career",
      },
      expect: {
        significators: {
          querent: { planet: { id: "sun" } },
          quesited: { planet: { id: "venus" } },
          moon: { voidOfCourse: false },
        },
        nextMoonAspect: { planet: { id: "jupiter" }, aspect: { id: "opposition" } },
        planetaryHour: { dayRuler: { id: "sun" }, ruler: { id: "moon" } },
      },
      source: "Positions and aspects: Swiss Ephemeris 2.10.03 and caelus",
    },
  ],
  references: [
    { title: "Christian Astrology", author: "William Lilly", year: "1647", part: "book II" },
  ],
});

/** A blend asks it for a question at a place; it cannot be asked nothing, nor from nowhere. */
function askHorary(asked: Asked) {
  if (asked.question === undefined) return { code: "question-needed" };
  if (asked.at?.["latitude"] === undefined) return { code: "place-needed" };
  return { ...byMoment(asked), category: asked.matter };
}

/** @throws {Refusal} `matter-needed` */
function matterOf({ quesitedHouse, category }: Input): number {
  const matter = quesitedHouse ?? (category && CATEGORIES[category]);
  if (matter === undefined) throw new Refusal("matter-needed");
  return matter;
}

/** The ruler's own aspect decides; where it has none the Moon speaks for the querent. */
function bestOutcome(track: Track, querent: Classical, quesited: Classical): Outcome {
  const own = judgePair(track, querent, quesited);
  if (own.kind !== "none" || querent === "moon" || quesited === "moon") return own;
  const moon = judgePair(track, "moon", quesited);
  return moon.kind === "aspect" ? moon : own;
}

function testimoniesOf(
  question: Question,
  outcome: Outcome,
  points: (planet: Classical) => number,
): readonly Testimony[] {
  const { querent, quesited, houses } = question;
  const strength = (side: "querent" | "quesited", planet: Classical) =>
    strengthTestimonies(side, planet, points(planet), houses[planet].house);
  return [
    BASE,
    ...perfectionTestimonies(outcome, quesited),
    ...strength("querent", querent),
    ...(quesited === querent ? [] : strength("quesited", quesited)),
    ...circumstances(question),
  ];
}

function verdictOf(score: number): Verdict {
  if (score >= FAVOURABLE_FROM) return "favourable";
  return score >= CONDITIONAL_FROM ? "conditional" : "unfavourable";
}

function weightiest(testimonies: readonly Testimony[]) {
  return testimonies
    .slice(1)
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
    .slice(0, WEIGHTIEST)
    .map(({ weight: _, ...one }) => ({ ...one, source: SOURCE }));
}

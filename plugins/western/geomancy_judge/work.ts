import { type Give, requireAnswerable, standingOf, understand } from "#sdk";
import type { Element, Matter, Quarter, SpanUnit } from "#lore";
import { NATURES } from "../geomancy/figures.ts";
import { drawMothers, mothersOf } from "../geomancy/work.ts";
import { reportHouses } from "../geomancy/shapes.ts";
import { housesOf, shieldOf, wayOfPoint } from "../geomancy/shield.ts";
import type { GeomancyJudgeAnswer } from "./answer.ts";
import type { Input } from "./input.ts";
import { companyOf, judgementOf } from "./rules.ts";

export { drawShield as picture } from "../geomancy/picture.ts";

/** The house of a matter, as astrology gives it. */
const HOUSES: Readonly<Record<Matter, number>> = {
  love: 7,
  marriage: 7,
  work: 10,
  money: 2,
  study: 9,
  health: 6,
  home: 4,
  travel: 9,
  lostThing: 2,
  lostAnimal: 6,
  lostPerson: 7,
  lawsuit: 7,
  children: 5,
  family: 4,
  friend: 11,
  spirit: 9,
  contest: 7,
  message: 3,
  weather: 9,
  choice: 11,
  general: 11,
};

/** Fire east, air west, water north, earth south; and the quickest to the slowest. */
const QUARTERS: Readonly<Record<Element, Quarter>> = {
  fire: "east",
  air: "west",
  water: "north",
  earth: "south",
};

const UNITS: Readonly<Record<Element, SpanUnit>> = {
  fire: "days",
  air: "weeks",
  water: "months",
  earth: "years",
};

export function run(given: Input, { random }: Give<"random">): GeomancyJudgeAnswer {
  const { question } = given;
  requireAnswerable(question);
  const asked = understand(question, given);
  const quesitedHouse = given.quesitedHouse ?? HOUSES[asked.matter];
  const mothers = mothersOf(given);
  const shield = shieldOf(mothers ?? drawMothers(random));
  const houses = housesOf(shield, given.houses);
  const { perfections, testimonies, score } = judgementOf(houses, shield, quesitedHouse);
  const quesited = houses[quesitedHouse - 1]!;
  const { element, marks } = NATURES[quesited];
  const count = [...marks].reduce((sum, row) => sum + Number(row), 0);
  return {
    question: question ?? null,
    asked,
    reply: {
      standing: standingOf(score, asked.hope),
      where: asked.form === "where" ? { quarter: QUARTERS[element], ground: element } : null,
      when: asked.form === "when" ? { count, unit: UNITS[element], from: null, to: null } : null,
      weighed: asked.options.slice(0, 12).map((option, i) => ({
        option,
        score: 50 + 4 * NATURES[houses[(i + 8) % 12]!].fortune,
      })),
    },
    castBy: mothers ? "caller" : "chance",
    quesitedHouse,
    querent: houses[0]!,
    quesited,
    perfections,
    company: companyOf(houses, quesitedHouse),
    score,
    testimonies: testimonies.map(([testimony, points]) => ({ testimony, points })),
    shield,
    houses: reportHouses(houses),
    way: wayOfPoint(shield),
  };
}

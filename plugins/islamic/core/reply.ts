/**
 * What a tableau answers to a question: by the figure in the house of its matter.
 *
 * The houses follow one another as fire, air, water and earth; a figure is of the element of its dwelling. The
 * quarters are those of the signs of each element. How long a matter takes is this folder's own reading: as many
 * days, weeks, months or years as the figure has points, fire the quickest and earth the slowest. Options are set
 * in the nieces from house 9 on, in their order.
 *
 * @source order of dwellings: Kashf al-asrar al-masuna, pp. 104-105; fire east, earth south, air west, water north:
 *   al-Biruni, Tafhim, on the triplicities
 */
import type { Element, Matter, Quarter, SpanUnit } from "#lore";
import { standingOf, type Reply, type Understood } from "#sdk";
import { homeOf, natureOf } from "./figures.ts";
import type { TableauReport } from "./report.ts";

const ELEMENTS = ["fire", "air", "water", "earth"] as const satisfies readonly Element[];
const QUARTERS: Readonly<Record<Element, Quarter>> = {
  fire: "east",
  earth: "south",
  air: "west",
  water: "north",
};
const UNITS: Readonly<Record<Element, SpanUnit>> = {
  fire: "days",
  air: "weeks",
  water: "months",
  earth: "years",
};
/** Houses that may hold an option, the nieces first. */
const OPTION_HOUSES = [9, 10, 11, 12, 1, 2, 3, 4, 5, 6, 7, 8];

/** The house of a matter, 1 to 12, by what the houses stand for. */
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
  family: 3,
  friend: 11,
  spirit: 12,
  contest: 7,
  message: 3,
  weather: 4,
  choice: 11,
  general: 11,
};

/** The house in which a matter is looked for. */
export function houseOfMatter(matter: Matter): number {
  return HOUSES[matter];
}

/** The element of the figure in a house. */
export function elementIn({ houses }: TableauReport, number: number): Element {
  return ELEMENTS[(homeOf(houses[number - 1]!.pattern, "sakan") - 1) % 4]!;
}

/** The house of each option, in their order; none where there are more options than houses. */
export function optionHouses(count: number): readonly number[] {
  return count <= OPTION_HOUSES.length ? OPTION_HOUSES.slice(0, count) : [];
}

/**
 * Answers a question from its tableau.
 *
 * @param house of the matter, 1 to 12
 */
export function replyOf(
  { form, hope, options }: Understood,
  report: TableauReport,
  house: number,
): Reply {
  const element = elementIn(report, house);
  return {
    standing: standingOf(report.score, hope),
    where: form === "where" ? { quarter: QUARTERS[element], ground: element } : null,
    when:
      form === "when"
        ? { count: report.houses[house - 1]!.points, unit: UNITS[element], from: null, to: null }
        : null,
    weighed: optionHouses(options.length).map((number, index) => ({
      option: options[index]!,
      score: 50 + 4 * natureOf(report.houses[number - 1]!.figure).fortune,
    })),
  };
}

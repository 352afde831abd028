/**
 * The hidden question (zamir): the house of what the asker has in mind.
 *
 * @source by points: Kashf al-asrar al-masuna, p. 153, the fourth way. By houses 1 and 13: Ramal Shastra on
 * astrologyrays (2017), where the order of homes is that of the dwellings whatever circle is read.
 */
import { addFigures } from "#lore";
import { vocabulary, type IdOf, type Phrase } from "#sdk";
import { figureOf, homeOf, type FigureName } from "../core/figures.ts";
import type { TableauReport } from "../core/report.ts";
import { houseOf, type House } from "../core/tableau.ts";

/** The rule by which it is reached. */
export type Zamir = "points" | "firstAndThirteenth";

/** What may be on the asker's mind: a house's own matter, or in the last four the part it plays. */
export const CONCERN = vocabulary("concern", [
  "asker",
  "goods",
  "kin",
  "home",
  "children",
  "health",
  "partner",
  "fear",
  "journeys",
  "work",
  "hopes",
  "hindrance",
  "ownPart",
  "partOfOthers",
  "verdict",
  "ending",
]);
export type Concern = IdOf<typeof CONCERN>;

export type Rules = {
  byPoints: { points: number };
  byFirstAndThirteenth: {};
};

export interface Hidden {
  /** 1 to 16. */
  readonly number: number;
  readonly house: House;
  readonly concern: Concern;
  /** The figure that stands in the house. */
  readonly figure: FigureName;
  /** House on which the points fell. */
  readonly fell: number | null;
  /** The figure whose home the house is. */
  readonly sign: FigureName;
  readonly forAnother: boolean | null;
  readonly rule: Phrase<Rules>;
}

/** The hidden question of a tableau. */
export function hiddenIn(report: TableauReport, zamir: Zamir): Hidden {
  const at = (house: number) => report.houses[house - 1]!;
  const placed = (number: number) => ({
    number,
    house: houseOf(number),
    concern: CONCERN.ids[number - 1]!,
    figure: at(number).figure,
  });
  if (zamir === "firstAndThirteenth") {
    const sum = addFigures(at(1).pattern, at(13).pattern);
    return {
      ...placed(homeOf(sum, "sakan")),
      fell: null,
      sign: figureOf(sum),
      forAnother: report.houses.some(({ pattern }) => pattern === sum),
      rule: { code: "byFirstAndThirteenth" },
    };
  }
  const points = report.totalPoints;
  const fell = points % 12 || 12;
  return {
    // A figure at home keeps the question; any other leads to its home.
    ...placed(at(fell).home),
    fell,
    sign: at(fell).figure,
    forAnother: null,
    rule: { code: "byPoints", with: { points } },
  };
}

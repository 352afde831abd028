/**
 * Matters that can be asked about: the house that rules each, how it is judged, and the planets that
 * signify it by nature.
 *
 * @source W. Lilly, Christian Astrology (1647), pp. 50-56 (houses), 150-470 (chapters of each question)
 */
import { vocabulary, type IdOf } from "#sdk";
import type { Classical, HouseMatter } from "#lore";

/** Kinds of question, each judged by its own chapter. */
export const KIND = vocabulary("questionKind", [
  "obtain",
  "state",
  "vessel",
  "endure",
  "children",
  "report",
  "lost",
  "theft",
  "fugitive",
  "release",
  "contest",
  "siege",
]);
export type Kind = IdOf<typeof KIND>;

/** A matter as it is judged. */
export interface Matter {
  readonly house: number;
  readonly kind: Kind;
  /** Planets that signify it by nature. */
  readonly natural: readonly Classical[];
}

const matter = (house: number, kind: Kind = "obtain", ...natural: Classical[]): Matter => ({
  house,
  kind,
  natural,
});

export const CATEGORIES = {
  self: matter(1, "state"),
  health: matter(1, "state"),
  money: matter(2, "obtain", "jupiter"),
  lostThings: matter(2, "lost", "moon"),
  siblings: matter(3, "obtain", "mercury"),
  shortTrips: matter(3, "obtain", "mercury"),
  messages: matter(3, "obtain", "mercury"),
  home: matter(4),
  land: matter(4),
  father: matter(4),
  children: matter(5, "children"),
  pleasure: matter(5, "obtain", "venus"),
  illness: matter(1, "state"),
  work: matter(6, "obtain", "mercury"),
  smallAnimals: matter(6, "lost", "moon"),
  partner: matter(7),
  opponent: matter(7, "contest"),
  theft: matter(2, "theft", "moon"),
  othersMoney: matter(8, "obtain", "jupiter"),
  travel: matter(9),
  law: matter(7, "contest"),
  learning: matter(9, "obtain", "jupiter"),
  career: matter(10, "obtain", "sun"),
  authority: matter(10, "obtain", "sun"),
  mother: matter(10),
  friends: matter(11, "obtain", "jupiter"),
  hopes: matter(11, "obtain", "jupiter"),
  hiddenEnemies: matter(12, "contest"),
  confinement: matter(1, "release"),
} as const satisfies Readonly<Record<HouseMatter, Matter>>;
export type Category = HouseMatter;

/** Natural significators where the house alone is named. */
const BY_HOUSE: Readonly<Record<number, readonly Classical[]>> = {
  2: ["jupiter"],
  3: ["mercury"],
  6: ["mercury"],
  8: ["jupiter"],
  10: ["sun"],
  11: ["jupiter"],
};
/** Whom a question of marriage looks to, by who asks. @source Lilly, p. 302 */
const SPOUSE = { male: ["venus"], female: ["sun", "mars"] } as const;

/** What of an input names the matter. */
export interface Named {
  readonly category?: Category;
  readonly quesitedHouse?: number;
  readonly kind?: Kind;
  readonly gender?: "male" | "female";
}

/** The matter of a question, its house not yet turned; undefined where nothing names it. */
export function matterOf({ category, quesitedHouse, kind, gender }: Named): Matter | undefined {
  const named: Matter | undefined = category && CATEGORIES[category];
  const house = quesitedHouse ?? named?.house;
  if (house === undefined) return undefined;
  const chosen = kind ?? named?.kind ?? (house === 1 ? "state" : "obtain");
  const spouse = house === 7 && chosen === "obtain" && gender ? SPOUSE[gender] : [];
  return {
    house,
    kind: chosen,
    natural: [...(named?.natural ?? naturalOf(chosen, house)), ...spouse],
  };
}

function naturalOf(kind: Kind, house: number): readonly Classical[] {
  if (kind === "lost" || kind === "theft") return ["moon"];
  return (kind === "obtain" && BY_HOUSE[house]) || [];
}

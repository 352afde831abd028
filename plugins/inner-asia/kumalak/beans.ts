/**
 * Forty-one beans dealt into nine fields.
 *
 * The beans are parted into three heaps, and each heap is lessened by fours until one to four are left; these are laid from
 * the right along the first row. What was taken away is parted again for the second row, and again for the third. So the
 * first row holds 5 or 9 beans, each of the others 4, 8 or 12. Every way of parting so many beans into three heaps, none of
 * them empty, is equally likely here.
 *
 * Rows are the head, the heart and the feet; one bean is fire, two are water, three wind, four earth. That odd counts are
 * open and even ones burdened in the middle of the heart and of the feet, the columns, and all weights are our reading.
 *
 * @source Kumalak (Wikipedia, after D. Blau); S. Powers, Kumalak (serenapowers.com): the dealing, row by row from the right;
 *   divination-lessons.com, Kumulak (2023): the rider's mind, heart and horse; A. Divaev on the Kirghiz-Kazakh diviners
 */
import type { Element, Quarter, SpanUnit } from "#lore";
import { vocabulary, type IdOf, type Leaning, type Random } from "#sdk";

/** The rows from above. */
export const ROW = vocabulary("kumalakRow", {
  head: { native: "бас", roman: "bas" },
  heart: { native: "жүрек", roman: "jürek" },
  feet: { native: "аяқ", roman: "aıaq" },
});
export type Row = IdOf<typeof ROW>;

/** The columns in the order in which they are laid, from the right. */
export const COLUMN = vocabulary("kumalakColumn", {
  right: { native: "оң", roman: "oń" },
  middle: { native: "орта", roman: "orta" },
  left: { native: "сол", roman: "sol" },
});
export type Column = IdOf<typeof COLUMN>;

/** What a field holds, by the number of its beans. */
export const COUNT = vocabulary("kumalakCount", ["fire", "water", "wind", "earth"]);
export type CountId = IdOf<typeof COUNT>;

/** What a row's sum says: few, middling or many for that row. */
export const FILL = vocabulary("kumalakFill", ["light", "even", "full"]);
export type Fill = IdOf<typeof FILL>;

const BEANS = 41;
const HEAPS = 3;

/** What of a matter a field looks to. */
export const ELEMENTS: Readonly<Record<CountId, Element>> = {
  fire: "fire",
  water: "water",
  wind: "air",
  earth: "earth",
};
const QUARTERS: Readonly<Record<CountId, Quarter>> = {
  fire: "south",
  water: "north",
  wind: "east",
  earth: "west",
};
const UNITS: Readonly<Record<CountId, SpanUnit>> = {
  fire: "days",
  wind: "weeks",
  water: "months",
  earth: "years",
};

/** Nine counts of one to four: head, heart and feet, each from the right. */
export type Fields = readonly number[];

const left = (heap: number) => ((heap - 1) % 4) + 1;

/** Deals the beans: `below` twice for each row, for the two places at which it is parted. */
export function dealBeans(random: Random): Fields {
  let beans = BEANS;
  return ROW.ids.flatMap(() => {
    const first = random.below(beans - 1) + 1;
    const other = random.below(beans - 2) + 1;
    const second = other >= first ? other + 1 : other;
    const [low, high] = [Math.min(first, second), Math.max(first, second)];
    const row = [low, high - low, beans - high].map(left);
    beans -= row.reduce((sum, one) => sum + one, 0);
    return row;
  });
}

/** The three counts of a row. */
export const rowOf = (fields: Fields, row: Row): readonly number[] =>
  fields.slice(HEAPS * ROW.ids.indexOf(row), HEAPS * (ROW.ids.indexOf(row) + 1));

/** The beans of a row. */
export const sumOf = (fields: Fields, row: Row): number =>
  rowOf(fields, row).reduce((sum, one) => sum + one, 0);

/** The first row that forty-one beans cannot give; undefined where all can be. */
export const wrongRow = (fields: Fields): Row | undefined =>
  ROW.ids.find((row) => sumOf(fields, row) % 4 !== (row === "head" ? 1 : 0));

/** What a count is called. */
export const countOf = (beans: number): CountId => COUNT.ids[beans - 1]!;

/** How full a row is: 5 or 9 in the head, 4, 8 or 12 in the others. */
export function fillOf(fields: Fields, row: Row): Fill {
  const sum = sumOf(fields, row);
  if (row === "head") return sum === 5 ? "light" : "full";
  return sum === 4 ? "light" : sum === 8 ? "even" : "full";
}

/** The middle of a row: the mind, the heart's core, the horse under the feet. */
export const middleOf = (fields: Fields, row: Row): CountId => countOf(rowOf(fields, row)[1]!);

const HEART: Readonly<Record<CountId, number>> = { fire: 10, water: -6, wind: 14, earth: -12 };
const HORSE: Readonly<Record<CountId, number>> = { fire: 12, water: -4, wind: 8, earth: -10 };
const FILLS: Readonly<Record<Row, Readonly<Record<Fill, number>>>> = {
  head: { light: 5, even: 0, full: -3 },
  heart: { light: 6, even: 0, full: -6 },
  feet: { light: -5, even: 2, full: 5 },
};

/** 0 to 100: fifty, the middles of heart and feet, and how full each row is. */
export const scoreOf = (fields: Fields): number =>
  ROW.ids.reduce(
    (sum, row) => sum + FILLS[row][fillOf(fields, row)],
    50 + HEART[middleOf(fields, "heart")] + HORSE[middleOf(fields, "feet")],
  );

/** How a score leans. */
export const leaningOf = (score: number): Leaning =>
  score >= 58 ? "favourable" : score >= 43 ? "mixed" : "adverse";

/** Where the horse's field points. */
export const quarterOf = (fields: Fields): Quarter => QUARTERS[middleOf(fields, "feet")];

/** How fast the horse's field goes. */
export const unitOf = (fields: Fields): SpanUnit => UNITS[middleOf(fields, "feet")];

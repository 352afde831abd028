import type { Phase } from "#lore";
import { vocabulary, type IdOf } from "#sdk";
import type { Place } from "#east/calendar/pillars.ts";
import { familyOf, tenGodOf, type GodFamily, type TenGod } from "#east/ten_gods.ts";
import { otherStems, type Chart, type PlacedStem } from "#east/four_pillars/chart.ts";
import type { Forces } from "./forces.ts";

/** The two books by which a chart is judged; they are never mixed. */
export const SCHOOL = vocabulary("school", {
  zhenquan: { native: "子平真詮", roman: "Zǐpíng Zhēnquán" },
  chanwei: { native: "滴天髓闡微", roman: "Dī Tiān Suǐ Chǎnwēi" },
});
export type SchoolId = IdOf<typeof SCHOOL>;

/** A ten god or a family of them. */
type God = TenGod | GodFamily;

/** A chart as a rule of a book looks at it. */
export interface View extends Forces {
  readonly chart: Chart;
  readonly self: Phase;
  /** Stems beside the day stem. */
  readonly stems: readonly PlacedStem[];
  /** What an element is to the day stem. */
  familyOf(element: Phase): GodFamily;
  /** Shows in a stem, combined away or not. */
  shows(god: God): boolean;
  /** Shows in a stem and is not combined away. */
  isFree(god: God): boolean;
  /** Shows, and every stem of it is combined away (合去). */
  isTaken(god: God): boolean;
  /** Shows, or is the element of a branch. */
  isPresent(family: GodFamily): boolean;
  /** Stems of it that show. */
  count(god: God): number;
  /** Whether a combination turned a branch into it. */
  turnedInto(family: GodFamily): boolean;
}

/** Looks at a chart, and what is at work in it, by the rules of a book. */
export function viewOf(chart: Chart, forces: Forces, school: SchoolId): View {
  const stems = otherStems(chart);
  const taken = takenAway(chart, school);
  const is = ({ stem }: PlacedStem, god: God) =>
    tenGodOf(chart.dayMaster, stem) === god || familyOf(chart.dayMaster, stem) === god;
  const isFree = (god: God) => stems.some((one) => is(one, god) && !taken.has(one.place));
  const shows = (god: God) => stems.some((one) => is(one, god));
  const family = (element: Phase) => familyOf(chart.dayMaster, { element });
  return {
    ...forces,
    chart,
    self: chart.dayMaster.element,
    stems,
    familyOf: family,
    shows,
    isFree,
    isTaken: (god) => shows(god) && !isFree(god),
    isPresent: (wanted) =>
      (school === "zhenquan" ? shows(wanted) : isFree(wanted)) ||
      forces.branches.some(({ element }) => family(element) === wanted),
    count: (god) => stems.filter((one) => is(one, god)).length,
    turnedInto: (wanted) =>
      forces.branches.some(({ element, turned }) => turned && family(element) === wanted),
  };
}

/**
 * Places whose stems combine each other away.
 *
 * What the day stem itself combines with is not lost to it, nor to a stem across it. Zhenquan's own charts let the month's and the
 * hour's stem combine across the day (合煞留官); Chanwei counts neighbours alone.
 *
 * @source Ziping Zhenquan, "lun shi gan he er bu he"; Di Tian Sui Chanwei, "guan sha"
 */
export function takenAway(chart: Chart, school: SchoolId): ReadonlySet<Place> {
  const { year, month, day, hour } = chart;
  const combines = (one: { readonly stem: { readonly index: number } }, other: typeof one) =>
    Math.abs(one.stem.index - other.stem.index) === 5;
  if (combines(year, month)) return new Set<Place>(["year", "month"]);
  const isFree = hour !== null && !combines(day, month) && !combines(day, hour);
  const across = school === "zhenquan" && isFree && combines(month, hour);
  return new Set<Place>(across ? ["month", "hour"] : []);
}

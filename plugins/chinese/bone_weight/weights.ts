/**
 * Weights of birth in qian; ten qian are a liang.
 *
 * @source Chenggu Ge, attributed to Yuan Tiangang; checked against five public tables. Printed tables
 *   differ for 丁酉, 戊戌, 庚戌, 丙辰, 丁巳, 癸亥 and for the hour 戌.
 */
const YEARS: readonly number[] = (
  "12 9 6 7 12 5 9 8 7 8 15 9 16 8 8 19 12 6 8 7 5 15 6 16 15 7 9 12 10 7 " +
  "15 6 5 14 14 9 7 7 9 12 8 7 13 5 14 5 9 17 5 7 12 8 8 6 19 6 8 16 10 7"
)
  .split(" ")
  .map(Number);

/** Other printed weights of a year, by its number in the sixty cycle. */
const YEAR_VARIANTS: Readonly<Record<number, number>> = {
  33: 4,
  34: 15,
  46: 6,
  52: 7,
  53: 7,
  59: 6,
};

const MONTHS = [6, 7, 18, 9, 5, 16, 9, 15, 18, 8, 9, 5] as const;

const DAYS: readonly number[] =
  "5 10 8 15 16 15 8 16 8 16 9 17 8 17 10 8 9 18 5 15 10 9 8 9 15 18 7 8 16 6"
    .split(" ")
    .map(Number);

const HOURS = [16, 6, 7, 10, 9, 16, 10, 8, 8, 9, 6, 6] as const;
const DOG_HOUR = 10;
const DOG_HOUR_VARIANT = 11;

/** The lightest and the heaviest weight that has a verse, qian. */
export const LIGHTEST = 21;
export const HEAVIEST = 72;

/** Which print of the disputed weights. */
export type WeightPrint = "common" | "variant";

/** Weights of year, month, day and hour, qian. */
export interface Weights {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
}

/**
 * Weighs a birth.
 *
 * @param yearIndex number of the lunar year's pair, 0 is 甲子
 * @param hourIndex branch of the hour, 0 is 子
 */
export function weigh(
  yearIndex: number,
  month: number,
  day: number,
  hourIndex: number,
  print: WeightPrint,
): Weights {
  const isVariant = print === "variant";
  return {
    year: (isVariant ? YEAR_VARIANTS[yearIndex] : undefined) ?? YEARS[yearIndex]!,
    month: MONTHS[month - 1]!,
    day: DAYS[day - 1]!,
    hour: isVariant && hourIndex === DOG_HOUR ? DOG_HOUR_VARIANT : HOURS[hourIndex]!,
  };
}

/** How many of all dates of the table weigh each total, from the lightest on. */
export const WEIGHT_COUNTS: readonly number[] = [YEARS, MONTHS, DAYS, HOURS]
  .reduce(
    (counts, part) => {
      const next: number[] = [];
      for (const [total, count] of counts.entries())
        for (const weight of part)
          next[total + weight] = (next[total + weight] ?? 0) + (count ?? 0);
      return next;
    },
    [1],
  )
  .slice(LIGHTEST);

/** Percent of all dates of the table that weigh less than a total, rounded to whole ones. */
export function shareLighter(total: number): number {
  const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + (one ?? 0), 0);
  return Math.round((100 * sum(WEIGHT_COUNTS.slice(0, total - LIGHTEST))) / sum(WEIGHT_COUNTS));
}

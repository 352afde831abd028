/** The years that each line of a figure has, and the figure of each of them. */
import { yearPillar } from "#time";
import { flipLines, type Hexagram, hexagramOfLines } from "../core/hexagrams.ts";
import { wrap } from "./numbers.ts";

/** Years of a whole line and of a broken one. */
const [YANG, YIN] = [9, 6] as const;

/** The figure of a year, with the line that speaks in it. */
export interface YearFigure {
  readonly year: number;
  readonly figure: Hexagram;
  readonly line: number;
}

/** A line with its years. */
export interface LineYears {
  readonly line: number;
  readonly years: readonly YearFigure[];
}

/** The lines of a figure from oneself upward and round, each with its years. */
export function linesFrom(
  figure: Hexagram,
  master: number,
  firstYear: number,
): readonly LineYears[] {
  let year = firstYear;
  return [0, 1, 2, 3, 4, 5].map((step) => {
    const line = wrap(master + step);
    const years = yearsOf(figure, line, year);
    year += years.length;
    return { line, years };
  });
}

/**
 * The years of a line. A whole line keeps its figure in the first year if that is yang and turns if it is yin; then its
 * partner turns, then itself, then the lines above it one by one. A broken line turns at once, and then those above it.
 *
 * @source Heluo Lishu 2, 流年卦
 */
function yearsOf(figure: Hexagram, line: number, firstYear: number): readonly YearFigure[] {
  const isWhole = figure.lines[line - 1] === "1";
  const steps = isWhole ? [0, 3, 3, ...Array(YANG - 3).fill(1)] : [0, ...Array(YIN - 1).fill(1)];
  const keepsFirst = isWhole && yearPillar(firstYear).stem.polarity === "yang";
  let lines = figure.lines;
  let at = line;
  return steps.map((step: number, i) => {
    at = wrap(at + step);
    if (i > 0 || !keepsFirst) lines = flipLines(lines, [at]);
    return { year: firstYear + i, figure: hexagramOfLines(lines), line: at };
  });
}

/** Great periods down the years, each on a line of its own; the one that runs is darker. */
import type { Lang } from "#sdk";
import { drawLine } from "../core/day/line.ts";

interface Told {
  readonly periods: readonly {
    readonly lord: string;
    readonly startJd: number;
    readonly endJd: number;
    readonly years: number;
  }[];
  readonly running: readonly { readonly lord: string; readonly start: string }[];
}

const YEAR = 365.25;

export function drawDasha(
  id: string,
  lang: Lang,
  answer: Told,
  says: {
    readonly title: string;
    readonly desc: string;
    readonly heading: string;
    readonly name: (lord: string) => string;
  },
): string {
  const { periods, running } = answer;
  const [from, to] = [periods[0]!.startJd, periods.at(-1)!.endJd];
  const yearOf = (julianDay: number) => Math.floor(2000 + (julianDay - 2451544.5) / YEAR);
  const step = (to - from) / YEAR > 60 ? 20 : 10;
  const first = Math.ceil(yearOf(from) / step) * step;
  const ticks = Array.from({ length: 12 }, (_, i) => first + i * step)
    .map((year) => ({ at: 2451544.5 + (year - 2000) * YEAR, text: String(year) }))
    .filter(({ at }) => at > from && at < to - 2 * YEAR);
  const [great] = running;
  return drawLine({
    id,
    lang,
    title: says.title,
    desc: says.desc,
    heading: says.heading,
    from,
    to,
    ticks,
    rows: periods.map(({ lord, startJd, endJd, years }) => {
      const runs =
        great?.lord === lord && Math.abs(Date.parse(great.start) / 864e5 + 2440587.5 - startJd) < 1;
      return {
        name: says.name(lord),
        spans: [
          {
            from: startJd,
            to: endJd,
            colour: runs ? "#e08a3c" : "#f1d3a1",
            text: String(Math.round(years * 10) / 10),
          },
        ],
      };
    }),
  });
}

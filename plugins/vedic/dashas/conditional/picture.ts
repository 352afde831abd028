/** The eight rounds, each on a line of its own; those that apply are darker. */
import type { Lang } from "#sdk";
import { drawLine } from "../../core/day/line.ts";
import type { ConditionalAnswer } from "./answer.ts";
import type { ConditionalWords } from "./words/en.ts";

const YEAR = 365.25;
const J2000 = 2451544.5;

export function drawConditional(
  { dashas }: ConditionalAnswer,
  { title, terms, picture: says }: ConditionalWords,
  lang: Lang,
): string {
  const from = Math.min(...dashas.map(({ periods }) => periods[0]!.startJd));
  const to = from + 100 * YEAR;
  const first = Math.ceil((2000 + (from - J2000) / YEAR) / 20) * 20;
  return drawLine({
    id: "conditional",
    lang,
    title,
    heading: says.heading,
    desc: dashas
      .map(
        (one) => `${terms.conditionalDasha[one.dasha].text}: ${one.applies ? says.yes : says.no}`,
      )
      .join("; "),
    from,
    to,
    ticks: Array.from({ length: 5 }, (_, i) => first + 20 * i)
      .map((year) => ({ at: J2000 + (year - 2000) * YEAR, text: String(year) }))
      .filter(({ at }) => at < to),
    rows: dashas.map(({ dasha, applies, periods }) => ({
      name: terms.conditionalDasha[dasha].text,
      spans: periods.map(({ lord, startJd, endJd }, i) => ({
        from: startJd,
        to: endJd,
        colour: applies
          ? i % 2 === 0
            ? "#e08a3c"
            : "#efb071"
          : i % 2 === 0
            ? "#f1e4cf"
            : "#f8f0e2",
        text: says.short[lord],
      })),
    })),
  });
}

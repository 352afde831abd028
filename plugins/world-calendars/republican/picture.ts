/** A leaf of the Republican year. */
import type { Lang } from "#sdk";
import { drawPage } from "../core/page.ts";
import { MONTH, type RepublicanAnswer } from "./answer.ts";
import { NAMED_AFTER } from "./days.ts";
import type { RepublicanWords } from "./words/en.ts";

/** Draws the leaf. */
export function drawRepublican(
  answer: RepublicanAnswer,
  words: RepublicanWords,
  lang: Lang,
): string {
  const { terms, picture } = words;
  const { day, roman } = answer.republican;
  const native = NAMED_AFTER.writings[answer.namedAfter]!.native!;
  const said = terms.republicanDay[answer.namedAfter]!;
  const lines = [
    answer.decadeDay === null ? native : picture.after(native, said),
    ...(answer.decadeDay === null
      ? [said]
      : [picture.decade(answer.decade!, terms.decadeDay[answer.decadeDay])]),
    picture.civil(answer.civil.date),
  ];
  return drawPage({
    id: "republican",
    lang,
    title: answer.formatted,
    desc: lines.join("; "),
    colour: "#2c4f8f",
    band: `${MONTH.writings[answer.monthName]!.native!} · an ${roman}`,
    figure: String(day),
    lines,
  });
}

import type { Lang } from "#sdk";
import { drawTeva } from "../picture.ts";
import type { LalKitabYear } from "./answer.ts";
import type { LalKitabYearWords } from "./words/en.ts";

/** The teva of a year. */
export function drawLalKitabYear(
  { grahas, year, from }: LalKitabYear,
  { picture: says }: LalKitabYearWords,
  lang: Lang,
): string {
  return drawTeva({
    id: "lal-kitab-year",
    lang,
    title: says.title(year),
    desc: says.desc(grahas),
    head: [says.head(from)],
    inside: (house) =>
      grahas
        .filter((one) => one.house === house)
        .map(({ graha, asleep }) => `${says.short[graha]}${asleep ? "°" : ""}`),
    foot: says.foot,
  });
}

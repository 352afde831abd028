import type { Lang } from "#sdk";
import { drawTeva } from "../picture.ts";
import type { LalKitabAnswer } from "./answer.ts";
import type { LalKitabWords } from "./words/en.ts";

/** The teva of a birth. */
export function drawLalKitab(
  { grahas, lagna }: LalKitabAnswer,
  { title, picture: says }: LalKitabWords,
  lang: Lang,
): string {
  return drawTeva({
    id: "lal-kitab",
    lang,
    title,
    desc: says.desc(grahas),
    head: [says.head(lagna)],
    inside: (house) =>
      grahas
        .filter((one) => one.house === house)
        .map(({ graha, asleep }) => `${says.short[graha]}${asleep ? "°" : ""}`),
    foot: says.foot,
  });
}

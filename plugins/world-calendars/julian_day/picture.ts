/** A leaf with the Julian day number and the other counts. */
import type { Lang } from "#sdk";
import { drawPage } from "../core/page.ts";
import type { JulianDayAnswer } from "./answer.ts";
import type { JulianDayWords } from "./words/en.ts";

/** Draws the leaf. */
export function drawCounts(
  answer: JulianDayAnswer,
  { fields, picture }: JulianDayWords,
  lang: Lang,
): string {
  const lines = [
    answer.utc,
    `${fields.jd}: ${answer.jd}`,
    `${fields.mjd}: ${answer.mjd}`,
    `${fields.rd}: ${answer.rd}`,
    `${fields.unix}: ${answer.unix}`,
    answer.iso.text,
  ];
  return drawPage({
    id: "julian-day",
    lang,
    title: picture.title,
    desc: lines.join("; "),
    colour: "#33506b",
    band: fields.jdnNoon,
    figure: String(answer.jdnNoon),
    lines,
  });
}

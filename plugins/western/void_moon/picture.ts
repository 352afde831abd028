import type { Lang } from "#sdk";
import { julianDayOfEpochMs } from "#time";
import { COLOURS } from "../core/picture/drawing.ts";
import { drawTimeLine } from "../core/picture/time_line.ts";
import type { VoidMoonAnswer } from "./answer.ts";
import type { VoidMoonWords } from "./words/en.ts";

const at = ({ utc }: { readonly utc: string }) => julianDayOfEpochMs(Date.parse(utc));

/** Draws the Moon's way through each sign, and the part of it in which she is void. */
export function drawVoidMoon(
  { spans, ingresses }: VoidMoonAnswer,
  { terms, picture }: VoidMoonWords,
  lang: Lang,
): string {
  const signs = [...new Set(spans.map(({ from }) => from))];
  const ends = [
    ...spans.flatMap(({ begins, ends: end }) => [at(begins), at(end)]),
    ...ingresses.map(at),
  ];
  return drawTimeLine({
    id: "void-moon",
    lang,
    title: picture.title,
    desc: picture.desc(spans.length),
    fromUt: Math.min(...ends, Number.POSITIVE_INFINITY),
    toUt: Math.max(...ends, Number.NEGATIVE_INFINITY),
    rows: signs.map((sign) => ({
      name: terms.sign[sign],
      bars: spans
        .filter(({ from }) => from === sign)
        .map(({ begins, ends: end }) => ({
          fromUt: at(begins),
          toUt: at(end),
          colour: COLOURS.union,
        })),
      marks: ingresses
        .filter((one) => one.sign === sign)
        .map((one) => ({ atUt: at(one), colour: COLOURS.water, hollow: true })),
    })),
  });
}

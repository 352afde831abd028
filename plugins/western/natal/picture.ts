import type { Captions, Lang } from "#sdk";
import { ASPECTS } from "../core/aspects.ts";
import { captionLines } from "../core/picture/caption.ts";
import { drawWheel } from "../core/picture/wheel.ts";
import { MODERN } from "../core/points.ts";
import type { NatalAnswer } from "./answer.ts";
import type { NatalWords } from "./words/en.ts";

/** Draws the wheel of a birth; minor aspects are left to the table. */
export function drawNatalWheel(
  answer: NatalAnswer,
  { picture, terms }: NatalWords,
  lang: Lang,
  captions: Captions,
): string {
  const { angles } = answer;
  return drawWheel({
    id: "natal",
    lang,
    title: picture.title,
    desc: picture.desc(answer),
    caption: captionLines(
      captions[""],
      ...(answer.houses ? [picture.houses(terms.houseSystem[answer.houses.used])] : []),
      terms.zodiac[answer.zodiac.kind],
    ),
    legend: picture.legend,
    cusps: answer.houses && answer.houses.cusps.map(({ longitudeDeg }) => longitudeDeg),
    ascendantDeg: angles?.ascendant.longitudeDeg ?? null,
    midheavenDeg: angles?.midheaven.longitudeDeg ?? null,
    bodies: answer.bodies.map(({ body, longitudeDeg, retrograde }) => ({
      id: body,
      longitudeDeg,
      retrograde: retrograde && !/Node|Lilith/.test(body),
    })),
    aspects: answer.aspects.filter(({ aspect }) => ASPECTS[aspect].major),
    grid: {
      points: [...MODERN.ids, ...(angles ? (["ascendant", "midheaven"] as const) : [])],
      aspects: answer.aspects,
    },
  });
}

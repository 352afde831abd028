import type { Captions, Lang } from "#sdk";
import { ASPECTS } from "../core/aspects.ts";
import { drawWheel } from "../core/picture/wheel.ts";
import { MODERN } from "../core/points.ts";
import type { CompositeAnswer } from "./answer.ts";
import type { CompositeWords } from "./words/en.ts";

/** Draws the chart that the two have in common. */
export function drawComposite(
  answer: CompositeAnswer,
  { picture, terms }: CompositeWords,
  lang: Lang,
  captions: Captions,
): string {
  const { angles, houses } = answer;
  return drawWheel({
    id: "composite",
    lang,
    title: picture.title,
    desc: picture.desc(answer),
    caption: [
      ...[captions.a, captions.b].flatMap((one) => (one ? [one.when] : [])),
      [
        terms.compositeMethod[answer.method],
        ...(houses ? [picture.houses(terms.houseSystem[houses.used])] : []),
      ].join(" · "),
    ],
    legend: picture.legend,
    cusps: houses && houses.cusps.map(({ longitudeDeg }) => longitudeDeg),
    ascendantDeg: angles?.ascendant.longitudeDeg ?? null,
    midheavenDeg: angles?.midheaven.longitudeDeg ?? null,
    bodies: answer.bodies.map(({ body, longitudeDeg, retrograde }) => ({
      id: body,
      longitudeDeg,
      retrograde: retrograde === true && !body.endsWith("Node"),
    })),
    aspects: answer.aspects.filter(({ aspect }) => ASPECTS[aspect].major),
    grid: {
      points: [...MODERN.ids, ...(angles ? (["ascendant", "midheaven"] as const) : [])],
      aspects: answer.aspects,
    },
  });
}

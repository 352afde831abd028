import type { Captions, Lang } from "#sdk";
import { drawWheel } from "../core/picture/wheel.ts";
import type { MatchAnswer } from "./answer.ts";
import type { MatchWords } from "./words/en.ts";

/** Draws the second chart around the first. */
export function drawMatch(
  answer: MatchAnswer,
  { picture }: MatchWords,
  lang: Lang,
  captions: Captions,
): string {
  const { charts, aspects } = answer;
  const ring = (side: "a" | "b") =>
    charts[side].bodies.map(({ body: id, longitudeDeg, retrograde }) => ({
      id,
      longitudeDeg,
      retrograde,
    }));
  return drawWheel({
    id: "match",
    lang,
    title: picture.title,
    desc: picture.desc(answer),
    caption: [
      `${picture.inside}: ${captions.a?.when ?? ""}`,
      ...(captions.a?.where ? [captions.a.where] : []),
      `${picture.outside}: ${captions.b?.when ?? ""}`,
      ...(captions.b?.where ? [captions.b.where] : []),
      ...(charts.a.cusps ? [picture.firstHouses] : []),
    ],
    legend: picture.legend,
    cusps: charts.a.cusps,
    ascendantDeg: charts.a.ascendantDeg,
    midheavenDeg: charts.a.cusps?.[9] ?? null,
    bodies: ring("a"),
    outer: ring("b"),
    across: true,
    aspects,
  });
}

import type { Lang } from "#sdk";
import { drawWheel } from "../core/picture/wheel.ts";
import type { MatchAnswer } from "./answer.ts";
import type { MatchWords } from "./words/en.ts";

/** Draws the second chart around the first. */
export function drawMatch(answer: MatchAnswer, { picture }: MatchWords, lang: Lang): string {
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
    cusps: charts.a.cusps,
    ascendantDeg: charts.a.ascendantDeg,
    midheavenDeg: charts.a.cusps?.[9] ?? null,
    bodies: ring("a"),
    outer: ring("b"),
    across: true,
    aspects,
  });
}

import type { Lang } from "#sdk";
import { ASPECTS } from "../core/aspects.ts";
import { drawWheel } from "../core/picture/wheel.ts";
import { MODERN } from "../core/points.ts";
import type { NatalAnswer } from "./answer.ts";
import type { NatalWords } from "./words/en.ts";

/** Draws the wheel of a birth; minor aspects are left to the table. */
export function drawNatalWheel(answer: NatalAnswer, { picture }: NatalWords, lang: Lang): string {
  const { angles } = answer;
  return drawWheel({
    id: "natal",
    lang,
    title: picture.title,
    desc: picture.desc(answer),
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

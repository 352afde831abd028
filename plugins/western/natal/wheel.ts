import type { Frozen, Lang } from "#old";
import { ASPECTS } from "../core/aspects.ts";
import { MODERN, type PointId } from "../core/names.ts";
import { say } from "../core/prose.ts";
import { drawWheel } from "../core/picture/wheel.ts";
import type { NatalAnswer } from "./output.ts";

/** Draws the wheel of a birth; minor aspects are left to the list. */
export function drawNatalWheel(answer: Frozen<NatalAnswer>, lang: Lang): string {
  const listed = answer.bodies.map(
    (body) => `${say(body.name, lang)} ${say(body.formatted, lang)}`,
  );
  const ascendant = answer.angles?.ascendant;
  const rising = ascendant
    ? [`${lang === "en" ? "Ascendant" : "上升點"} ${say(ascendant.formatted, lang)}`]
    : [];
  return drawWheel({
    id: "natal",
    lang,
    title: lang === "en" ? "Birth chart" : "本命星盤",
    desc: [...rising, ...listed].join(lang === "en" ? "; " : "；"),
    cusps: answer.houses && answer.houses.cusps.map(({ longitudeDeg }) => longitudeDeg),
    ascendantDeg: ascendant?.longitudeDeg ?? null,
    midheavenDeg: answer.angles?.midheaven.longitudeDeg ?? null,
    bodies: answer.bodies.map(({ id, longitudeDeg, retrograde }) => ({
      id: id as PointId,
      longitudeDeg,
      retrograde: retrograde && !/Node|Lilith/.test(id),
    })),
    aspects: answer.aspects.filter(({ aspect }) => ASPECTS[aspect].major),
    grid: {
      points: [...MODERN, ...(answer.angles ? (["ascendant", "midheaven"] as const) : [])],
      aspects: answer.aspects,
    },
  });
}

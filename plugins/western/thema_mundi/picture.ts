import type { Lang } from "#sdk";
import { drawWheel } from "../core/picture/wheel.ts";
import type { ThemaAnswer } from "./answer.ts";
import type { ThemaWords } from "./words/en.ts";

/** Draws the scheme in whole signs. */
export function drawScheme(answer: ThemaAnswer, { picture }: ThemaWords, lang: Lang): string {
  const { ascendant, midheaven, placements } = answer;
  const rising = Math.floor(ascendant.longitudeDeg / 30);
  return drawWheel({
    id: "thema",
    lang,
    title: picture.title,
    desc: picture.desc(answer),
    caption: [],
    legend: picture.legend.slice(0, 1),
    cusps: Array.from({ length: 12 }, (_, i) => ((rising + i) % 12) * 30),
    ascendantDeg: ascendant.longitudeDeg,
    midheavenDeg: midheaven.longitudeDeg,
    bodies: placements.map(({ planet: id, longitudeDeg }) => ({ id, longitudeDeg })),
    aspects: [],
  });
}

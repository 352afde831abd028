import type { Captions, Lang } from "#sdk";
import { captionLines } from "../core/picture/caption.ts";
import { drawWheel } from "../core/picture/wheel.ts";
import type { HellenisticAnswer } from "./answer.ts";
import type { HellenisticWords } from "./words/en.ts";

/** Draws the seven planets, the angles, Fortune and Spirit in whole signs. */
export function drawHellenisticWheel(
  answer: HellenisticAnswer,
  { picture }: HellenisticWords,
  lang: Lang,
  captions: Captions,
): string {
  const { ascendant, midheaven, lots } = answer;
  const shown = [
    ...answer.planets.map(({ planet, longitudeDeg, retrograde }) => ({
      id: planet,
      longitudeDeg,
      retrograde,
    })),
    ...(lots ?? []).flatMap(({ lot, longitudeDeg }) =>
      lot === "fortune" || lot === "spirit" ? [{ id: lot, longitudeDeg }] : [],
    ),
  ];
  return drawWheel({
    id: "hellenistic",
    lang,
    title: picture.title,
    desc: picture.desc(shown),
    caption: captionLines(captions[""]),
    legend: picture.legend,
    cusps: ascendant
      ? Array.from({ length: 12 }, (_, i) => (Math.floor(ascendant.longitudeDeg / 30) + i) * 30)
      : null,
    ascendantDeg: ascendant?.longitudeDeg ?? null,
    midheavenDeg: midheaven?.longitudeDeg ?? null,
    bodies: shown,
    aspects: answer.configurations.flatMap(({ a, b, kind, byDegree }) =>
      byDegree && kind !== "aversion" ? [{ a, b, aspect: kind }] : [],
    ),
  });
}

import type { Lang } from "#sdk";
import { drawWheel } from "../core/picture/wheel.ts";
import type { ProgressionsAnswer } from "./answer.ts";
import type { ProgressionsWords } from "./words/en.ts";

/** Draws natal points (by the solar arc taken back) within, progressed bodies outside. */
export function drawProgressions(
  answer: ProgressionsAnswer,
  { picture }: ProgressionsWords,
  lang: Lang,
): string {
  const natal = answer.solarArc.directed.map(({ point, longitudeDeg }) => ({
    id: point,
    longitudeDeg: (longitudeDeg - answer.solarArc.arcDeg + 720) % 360,
  }));
  const at = (angle: string) => natal.find(({ id }) => id === angle)?.longitudeDeg ?? null;
  return drawWheel({
    id: "progressions",
    lang,
    title: picture.title,
    desc: picture.desc(answer),
    cusps: null,
    ascendantDeg: at("ascendant"),
    midheavenDeg: at("midheaven"),
    bodies: natal.filter(({ id }) => id !== "ascendant" && id !== "midheaven"),
    outer: answer.secondary.bodies.map(({ body, longitudeDeg, retrograde }) => ({
      id: body,
      longitudeDeg,
      retrograde,
    })),
    across: true,
    aspects: answer.contacts.map(({ natal: a, progressed: b, aspect }) => ({ a, b, aspect })),
  });
}

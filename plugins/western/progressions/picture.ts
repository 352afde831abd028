import type { Captions, Lang } from "#sdk";
import { captionLines } from "../core/picture/caption.ts";
import { drawWheel } from "../core/picture/wheel.ts";
import type { ProgressionsAnswer } from "./answer.ts";
import type { ProgressionsWords } from "./words/en.ts";

/** Draws natal points (by the solar arc taken back) within, progressed bodies outside. */
export function drawProgressions(
  answer: ProgressionsAnswer,
  { picture, terms }: ProgressionsWords,
  lang: Lang,
  captions: Captions,
): string {
  const natal = answer.solarArc.directed.map(({ point, longitudeDeg }) => ({
    id: point,
    longitudeDeg: (longitudeDeg - answer.solarArc.arcDeg + 720) % 360,
  }));
  const at = (angle: string) => natal.find(({ id }) => id === angle)?.longitudeDeg ?? null;
  const houseLine = answer.houses ? [picture.houses(terms.houseSystem[answer.houses.used])] : [];
  return drawWheel({
    id: "progressions",
    lang,
    title: picture.title,
    desc: picture.desc(answer),
    caption: [
      ...captionLines(captions[""], ...houseLine),
      `${picture.outside}: ${picture.progressed(answer.ageYears)}`,
    ],
    legend: picture.legend,
    cusps: answer.houses && answer.houses.cusps.map(({ longitudeDeg }) => longitudeDeg),
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

import type { Captions, Lang } from "#sdk";
import { captionLines } from "../core/picture/caption.ts";
import { drawWheel } from "../core/picture/wheel.ts";
import type { SolarReturnAnswer } from "./answer.ts";
import type { SolarReturnWords } from "./words/en.ts";

/** Draws the wheel of the return; without a place its Sun alone against the zodiac. */
export function drawSolarReturn(
  answer: SolarReturnAnswer,
  { picture, terms }: SolarReturnWords,
  lang: Lang,
  captions: Captions,
): string {
  const { chart, natalSun } = answer;
  return drawWheel({
    id: "solar-return",
    lang,
    title: picture.title,
    desc: picture.desc(answer),
    caption: captionLines(
      captions[""],
      picture.when(answer),
      ...(chart ? [terms.houseSystem[chart.houses.used]] : []),
    ),
    legend: picture.legend,
    cusps: chart && chart.houses.cusps.map(({ longitudeDeg }) => longitudeDeg),
    ascendantDeg: chart?.ascendant.longitudeDeg ?? null,
    midheavenDeg: chart?.midheaven.longitudeDeg ?? null,
    bodies: chart
      ? chart.bodies.map(({ body: id, longitudeDeg, retrograde }) => ({
          id,
          longitudeDeg,
          retrograde,
        }))
      : [{ id: "sun", longitudeDeg: natalSun.longitudeDeg, retrograde: false }],
    aspects: answer.aspects,
  });
}

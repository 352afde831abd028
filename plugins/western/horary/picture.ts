import type { Lang } from "#sdk";
import { drawWheel } from "../core/picture/wheel.ts";
import type { HoraryAnswer } from "./answer.ts";
import type { HoraryWords } from "./words/en.ts";

/** Draws the chart of the question with the aspect that decides it and the Moon's next. */
export function drawHorary(answer: HoraryAnswer, { picture }: HoraryWords, lang: Lang): string {
  const { chart, timing, nextMoonAspect: next } = answer;
  return drawWheel({
    id: "horary",
    lang,
    title: picture.title,
    desc: picture.desc(answer),
    cusps: chart.houses.cusps.map(({ longitudeDeg }) => longitudeDeg),
    ascendantDeg: chart.ascendant.longitudeDeg,
    midheavenDeg: chart.midheaven.longitudeDeg,
    bodies: chart.planets.map(({ planet: id, longitudeDeg, retrograde }) => ({
      id,
      longitudeDeg,
      retrograde,
    })),
    aspects: [
      ...(timing ? [{ a: timing.a, b: timing.b, aspect: timing.aspect }] : []),
      ...(next ? [{ a: "moon", b: next.planet, aspect: next.aspect }] : []),
    ],
  });
}

import type { Frozen, Lang } from "#old";
import { drawWheel } from "../core/picture/wheel.ts";
import { say } from "../core/prose.ts";
import type { HoraryAnswer } from "./horary_judge.ts";

/** Draws the chart of the question with the aspect that decides it. */
export function drawHorary(answer: Frozen<HoraryAnswer>, lang: Lang): string {
  const { chart, perfection, significators } = answer;
  const listed = chart.planets.map((one) => `${say(one.name, lang)} ${say(one.formatted, lang)}`);
  return drawWheel({
    id: "horary",
    lang,
    title: lang === "en" ? "Chart of the question" : "卜卦盤",
    desc: listed.join(lang === "en" ? "; " : "；"),
    cusps: chart.houses.cusps.map(({ longitudeDeg }) => longitudeDeg),
    ascendantDeg: chart.ascendant.longitudeDeg,
    midheavenDeg: chart.midheaven.longitudeDeg,
    bodies: chart.planets.map(({ id, longitudeDeg, retrograde }) => ({
      id,
      longitudeDeg,
      retrograde,
    })),
    aspects: perfection.aspect
      ? [{ a: perfection.by, b: significators.quesited.planet, aspect: perfection.aspect }]
      : [],
  });
}

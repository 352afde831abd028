import type { Captions, Given, Lang } from "#sdk";
import { readNativity } from "../core/nativity.ts";
import { drawWheel } from "../core/picture/wheel.ts";
import { captionLines } from "../core/picture/caption.ts";
import { MODERN, type PointId } from "../core/points.ts";
import { requireTime } from "../core/return_chart.ts";
import { placeOf, round } from "../core/zodiac.ts";
import type { HarmonicsAnswer } from "./answer.ts";
import type { Input } from "./input.ts";
import { conjunctionsOf, multiplied, strengthOf } from "./rules.ts";
import type { HarmonicsWords } from "./words/en.ts";

const MOST_HARMONIC = 32;

export function run(chosen: Input, give: Given): HarmonicsAnswer {
  const { harmonic } = chosen;
  const chart = readNativity(give.civil(), MODERN.ids, "wholeSign");
  requireTime(chart);
  const planets = MODERN.ids.map((id) => chart.positions[id]!.longitudeDeg);
  const natal: readonly (readonly [PointId, number])[] = [
    ...MODERN.ids.map((id, i) => [id, planets[i]!] as const),
    ...(chart.houses && chosen.angles === "with"
      ? ([
          ["ascendant", chart.houses.ascendantDeg],
          ["midheaven", chart.houses.midheavenDeg],
        ] as const)
      : []),
  ];
  const points = natal.map(([id, deg]) => ({ id, longitudeDeg: multiplied(deg, harmonic), deg }));
  return {
    harmonic,
    points: points.map(({ id, longitudeDeg, deg }) => ({
      point: id,
      ...placeOf(longitudeDeg),
      natalDeg: round(deg),
    })),
    conjunctions: conjunctionsOf(points).map((one) => ({ ...one, orbDeg: round(one.orbDeg, 4) })),
    strengths: Array.from({ length: MOST_HARMONIC }, (_, i) => ({
      harmonic: i + 1,
      strength: round(strengthOf(planets, i + 1), 4),
    })),
  };
}

export function picture(
  result: HarmonicsAnswer,
  { picture }: HarmonicsWords,
  lang: Lang,
  captions: Captions,
) {
  return drawWheel({
    id: "harmonics",
    lang,
    title: picture.title(result.harmonic),
    desc: picture.desc(result),
    caption: captionLines(captions[""], picture.title(result.harmonic)),
    legend: [],
    cusps: null,
    ascendantDeg: null,
    midheavenDeg: null,
    bodies: result.points.map(({ point, longitudeDeg }) => ({ id: point, longitudeDeg })),
    aspects: [],
  });
}

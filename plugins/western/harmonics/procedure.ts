import { defineProcedure, wordsIn } from "#sdk";
import { CHART_REFUSALS, readNativity } from "../core/nativity.ts";
import { drawWheel } from "../core/picture/wheel.ts";
import { captionLines } from "../core/picture/caption.ts";
import { MODERN, type PointId } from "../core/points.ts";
import { requireTime } from "../core/return_chart.ts";
import { placeOf, round } from "../core/zodiac.ts";
import { answer, type HarmonicsAnswer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import { conjunctionsOf, multiplied, strengthOf } from "./rules.ts";
import type { HarmonicsWords } from "./words/en.ts";

const MOST_HARMONIC = 32;

/** The n-th harmonic of a birth. */
export const harmonicsChart = defineProcedure({
  name: "harmonics.chart",
  tradition: "western",
  words: wordsIn<HarmonicsWords>(import.meta),
  kind: "calculation",
  cost: 2,
  icon: "icons/harmonics.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  refusals: [...CHART_REFUSALS, "birth-time-needed"],
  input,
  output: answer,
  run(chosen, give): HarmonicsAnswer {
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
  },
  picture: (result, { picture }, lang, captions) =>
    drawWheel({
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
    }),
  examples: [
    {
      title: "the fifth harmonic of a birth",
      input: { birthDate: "2009-03-27", birthTime: "16:29", timezone: "UTC", harmonic: 5 },
      expect: { harmonic: 5 },
      source: "J. Addey, Harmonics in Astrology (1976): longitudes times five",
    },
  ],
  references: [
    { title: "Harmonics in Astrology", author: "John Addey", year: "1976" },
    { title: "Harmonic Charts", author: "David Hamblin", year: "1983" },
  ],
});

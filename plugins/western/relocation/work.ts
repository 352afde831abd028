import { type Captions, type Given, type Lang, Refusal } from "#sdk";
import { type Body, houseOf, housesAt } from "#sky";
import { captionLines } from "../core/picture/caption.ts";
import { drawView, pointsOfChart, reportView, VIEW_IDS } from "../core/chart_view.ts";
import { readNativity, requireAngles } from "../core/nativity.ts";
import { separationOf } from "../core/sphere.ts";
import { placeOf, round } from "../core/zodiac.ts";
import type { RelocationAnswer } from "./answer.ts";
import type { Input } from "./input.ts";
import type { RelocationWords } from "./words/en.ts";

const ON_ANGLE_DEG = 6;

export function run(chosen: Input, give: Given): RelocationAnswer {
  const { newLatitude, newLongitude, houseSystem } = chosen;
  const chart = requireAngles(readNativity(give.civil(), VIEW_IDS, houseSystem));
  if (newLatitude === undefined || newLongitude === undefined) {
    throw new Refusal("new-place-needed");
  }
  const there = housesAt(
    chart.julianDayUt,
    newLatitude,
    newLongitude,
    houseSystem,
    chart.sky.frame,
  );
  const points = pointsOfChart(chart, VIEW_IDS);
  const corners = [
    ["ascendant", there.ascendantDeg],
    ["midheaven", there.midheavenDeg],
    ["descendant", there.ascendantDeg + 180],
    ["imumCoeli", there.midheavenDeg + 180],
  ] as const;
  return {
    ...reportView(points, there),
    birthplace: {
      ascendant: placeOf(chart.houses.ascendantDeg),
      midheaven: placeOf(chart.houses.midheavenDeg),
    },
    moved: points.flatMap(({ id, longitudeDeg }) => {
      const from = houseOf(longitudeDeg, chart.houses.cuspsDeg);
      const to = houseOf(longitudeDeg, there.cuspsDeg);
      return from === to ? [] : [{ body: id as Body, from, to }];
    }),
    angular: points
      .flatMap(({ id, longitudeDeg }) =>
        corners.flatMap(([angle, at]) => {
          const orbDeg = separationOf(longitudeDeg, at);
          return orbDeg <= ON_ANGLE_DEG
            ? [{ body: id as Body, angle, orbDeg: round(orbDeg, 4) }]
            : [];
        }),
      )
      .sort((a, b) => a.orbDeg - b.orbDeg),
  };
}

export function picture(
  result: RelocationAnswer,
  { picture, terms }: RelocationWords,
  lang: Lang,
  captions: Captions,
) {
  return drawView(
    "relocation",
    result,
    { ...picture, desc: picture.desc(result) },
    captionLines(
      captions[""],
      ...(result.houses ? [picture.houses(terms.houseSystem[result.houses.used])] : []),
    ),
    lang,
  );
}

import type { Captions, Give, Lang } from "#sdk";
import { houseOf, normalizeDeg } from "#sky";
import { julianDayOfEpochMs } from "#time";
import { pointsOfChart } from "../core/chart_view.ts";
import { nodeBody } from "../core/conventions.ts";
import { reportHouses } from "../core/houses.ts";
import { dateOf, type Nativity, readNativity } from "../core/nativity.ts";
import { captionLines } from "../core/picture/caption.ts";
import { drawWheel } from "../core/picture/wheel.ts";
import { MODERN } from "../core/points.ts";
import { requireTime } from "../core/return_chart.ts";
import { readSpan } from "../core/span.ts";
import { readTarget, requireReach } from "../core/target_date.ts";
import { placeOf, round } from "../core/zodiac.ts";
import type { SolarArcAnswer } from "./answer.ts";
import type { Input } from "./input.ts";
import { type ArcAspect, arcFrom, contactsBetween, type Point } from "./rules.ts";
import type { SolarArcWords } from "./words/en.ts";

const YEAR_DAYS = 365.24219;

const MOST_DAYS = 36525;

const HARD: readonly ArcAspect[] = [
  "conjunction",
  "opposition",
  "square",
  "semisquare",
  "sesquisquare",
];

export function run(chosen: Input, give: Give<"now">): SolarArcAnswer {
  const civil = give.civil();
  const bodies = [...MODERN.ids, nodeBody(chosen.node)];
  const chart = readNativity(civil, bodies, chosen.houseSystem);
  requireTime(chart);
  const target =
    chosen.targetDate === undefined
      ? julianDayOfEpochMs(give.now)
      : readTarget(chosen.targetDate, chosen.targetTime, chosen, civil).julianDayUt;
  requireReach(dateOf(target), target, chart.julianDayUt);
  const arc = arcFrom(chart.julianDayUt, chosen.arc);
  const points = pointsOf(chart, bodies);
  const { from, to, timezone } = chosen;
  const span =
    from && to
      ? readSpan({ from, to, timezone }, MOST_DAYS)
      : { fromUt: target - YEAR_DAYS, toUt: target + YEAR_DAYS };
  const arcDeg = arc.at(target);
  return {
    date: dateOf(target),
    ageYears: round((target - chart.julianDayUt) / YEAR_DAYS, 4),
    arcDeg: round(arcDeg),
    directed: points.map(([point, deg]) => ({
      point,
      ...placeOf(deg + arcDeg),
      natalDeg: round(deg),
      house: chart.houses && houseOf(normalizeDeg(deg + arcDeg), chart.houses.cuspsDeg),
    })),
    contacts: contactsBetween(
      points,
      arc,
      chosen.aspects ?? HARD,
      Math.max(span.fromUt, chart.julianDayUt),
      Math.max(span.toUt, chart.julianDayUt),
    ).map(({ julianDayUt, arcDeg: at, ...one }) => ({
      date: dateOf(julianDayUt),
      ...one,
      arcDeg: round(at, 4),
    })),
    houses: chart.houses && reportHouses(chart.houses),
    unavailable: chart.unavailable,
  };
}

export function picture(
  result: SolarArcAnswer,
  { picture, terms }: SolarArcWords,
  lang: Lang,
  captions: Captions,
) {
  return drawWheel({
    id: "solar-arc",
    lang,
    title: picture.title,
    desc: picture.desc(result),
    caption: captionLines(
      captions[""],
      result.date,
      ...(result.houses ? [picture.houses(terms.houseSystem[result.houses.used])] : []),
    ),
    legend: [picture.rings],
    cusps: result.houses && result.houses.cusps.map(({ longitudeDeg }) => longitudeDeg),
    ascendantDeg: result.directed.find(({ point }) => point === "ascendant")?.natalDeg ?? null,
    midheavenDeg: result.directed.find(({ point }) => point === "midheaven")?.natalDeg ?? null,
    bodies: result.directed
      .filter(({ point }) => point !== "ascendant" && point !== "midheaven")
      .map(({ point, natalDeg }) => ({ id: point, longitudeDeg: natalDeg })),
    outer: result.directed.map(({ point, longitudeDeg }) => ({ id: point, longitudeDeg })),
    aspects: [],
  });
}

function pointsOf(chart: Nativity, bodies: Parameters<typeof pointsOfChart>[1]): readonly Point[] {
  const planets = pointsOfChart(chart, bodies).map(({ id, longitudeDeg }): Point => [
    id,
    longitudeDeg,
  ]);
  return chart.houses
    ? [
        ...planets,
        ["ascendant", chart.houses.ascendantDeg],
        ["midheaven", chart.houses.midheavenDeg],
      ]
    : planets;
}

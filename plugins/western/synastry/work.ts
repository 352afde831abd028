import { type Captions, type Given, type Lang, matchOf, type Weighing } from "#sdk";
import { type Body, houseOf } from "#sky";
import { type Aspect, type Aspectable, aspectsBetween } from "../core/aspects.ts";
import { pointsOfChart, reportView, VIEW_IDS } from "../core/chart_view.ts";
import { type Nativity, readNativity } from "../core/nativity.ts";
import { drawWheel } from "../core/picture/wheel.ts";
import { wheelBodies } from "../core/chart_view.ts";
import { reportAspect } from "../core/shapes.ts";
import { componentsOf, SYNASTRY_ORBS } from "../match/rules.ts";
import { sunOf } from "../match/charts.ts";
import type { SynastryAnswer } from "./answer.ts";
import type { Input } from "./input.ts";
import type { SynastryWords } from "./words/en.ts";

const ORBS: Readonly<Record<string, number>> = SYNASTRY_ORBS;

export function run({ houseSystem }: Input, give: Given): SynastryAnswer {
  const [a, b] = (["a", "b"] as const).map((who) =>
    readNativity(give.civil(who), VIEW_IDS, houseSystem),
  ) as [Nativity, Nativity];
  const aspects = contactsOf(a, b);
  const components = componentsOf(aspects, sunOf(a), sunOf(b));
  const chart = (one: Nativity) => {
    const { bodies, angles, houses } = reportView(pointsOfChart(one, VIEW_IDS), one.houses);
    return { bodies, angles, houses };
  };
  return {
    ...matchOf(components),
    components,
    aspects: aspects.map((one) => reportAspect(one, 4)),
    overlays: { aInB: overlayOf(a, b), bInA: overlayOf(b, a) },
    doubleWhammies: bothWays(aspects),
    charts: { a: chart(a), b: chart(b) },
  };
}

export function weigh({ score, components }: SynastryAnswer): Weighing {
  return { score, testimonies: components };
}

export function picture(
  { charts, aspects }: SynastryAnswer,
  { picture }: SynastryWords,
  lang: Lang,
  captions: Captions,
) {
  return drawWheel({
    id: "synastry",
    lang,
    title: picture.title,
    desc: picture.desc(aspects.length),
    caption: [
      `${picture.inside}: ${captions.a?.when ?? ""}`,
      ...(captions.a?.where ? [captions.a.where] : []),
      `${picture.outside}: ${captions.b?.when ?? ""}`,
      ...(captions.b?.where ? [captions.b.where] : []),
      ...(charts.a.houses ? [picture.firstHouses] : []),
    ],
    legend: picture.legend,
    cusps: charts.a.houses && charts.a.houses.cusps.map(({ longitudeDeg }) => longitudeDeg),
    ascendantDeg: charts.a.angles?.ascendant.longitudeDeg ?? null,
    midheavenDeg: charts.a.angles?.midheaven.longitudeDeg ?? null,
    bodies: wheelBodies(charts.a.bodies),
    outer: wheelBodies(charts.b.bodies),
    across: true,
    aspects: aspects.slice(0, 30),
  });
}

function pointsOf(chart: Nativity): readonly Aspectable[] {
  const { houses } = chart;
  return [
    ...pointsOfChart(chart, VIEW_IDS),
    ...(houses
      ? (["ascendant", "midheaven"] as const).map((id) => ({
          id,
          longitudeDeg: houses[`${id}Deg`],
          speed: 0,
        }))
      : []),
  ];
}

/** Contacts of the first with the second, the closest by share of the orb first. */
function contactsOf(a: Nativity, b: Nativity): readonly Aspect[] {
  return [...aspectsBetween(pointsOf(a), pointsOf(b), ({ id }) => ORBS[id] ?? 0)].sort(
    (x, y) => x.orbDeg / x.maxOrbDeg - y.orbDeg / y.maxOrbDeg,
  );
}

function overlayOf(guest: Nativity, host: Nativity) {
  const { houses } = host;
  if (!houses) return [];
  return pointsOfChart(guest, VIEW_IDS).map(({ id, longitudeDeg }) => ({
    body: id as Body,
    house: houseOf(longitudeDeg, houses.cuspsDeg),
  }));
}

/** Pairs of two different planets that meet from either side. */
function bothWays(aspects: readonly Aspect[]) {
  const isBody = (id: string) => (VIEW_IDS as readonly string[]).includes(id);
  return aspects.flatMap(({ a, b }) => {
    const back = aspects.some((one) => one.a === b && one.b === a);
    return a < b && back && isBody(a) && isBody(b) ? [{ a: a as Body, b: b as Body }] : [];
  });
}

import type { Captions, Given, Lang } from "#sdk";
import { normalizeDeg } from "#sky";
import type { Aspectable } from "../core/aspects.ts";
import { drawView, pointsOfChart, reportView, VIEW_IDS, wheelBodies } from "../core/chart_view.ts";
import { nodeBody } from "../core/conventions.ts";
import { type Nativity, readNativity } from "../core/nativity.ts";
import { captionLines } from "../core/picture/caption.ts";
import { requireTime } from "../core/return_chart.ts";
import { separationOf } from "../core/sphere.ts";
import { placeOf, round } from "../core/zodiac.ts";
import type { DraconicAnswer } from "./answer.ts";
import type { Input } from "./input.ts";
import type { DraconicWords } from "./words/en.ts";

const CONTACT_DEG = 2;

const BODIES = VIEW_IDS.filter((id) => id !== "meanNode");

export function run(chosen: Input, give: Given): DraconicAnswer {
  const node = nodeBody(chosen.node);
  const chart = readNativity(give.civil(), [...BODIES, node], chosen.houseSystem);
  requireTime(chart);
  const offsetDeg = chart.positions[node]!.longitudeDeg;
  const own = pointsOfChart(chart, BODIES, offsetDeg);
  return {
    node: placeOf(offsetDeg),
    ...reportView(own, chart.houses, { offsetDeg }),
    contacts: contactsOf(
      [...own, ...anglesOf(chart, offsetDeg)],
      [...pointsOfChart(chart, BODIES), ...anglesOf(chart, 0)],
    ),
  };
}

export function picture(
  result: DraconicAnswer,
  { picture }: DraconicWords,
  lang: Lang,
  captions: Captions,
) {
  return drawView(
    "draconic",
    result,
    { ...picture, desc: picture.desc(result) },
    captionLines(captions[""], picture.rings),
    lang,
    wheelBodies(
      result.bodies.map((one) => ({
        ...one,
        longitudeDeg: normalizeDeg(one.longitudeDeg + result.node.longitudeDeg),
      })),
    ),
  );
}

function anglesOf({ houses }: Nativity, offsetDeg: number): readonly Aspectable[] {
  if (!houses) return [];
  return (["ascendant", "midheaven"] as const).map((id) => ({
    id,
    longitudeDeg: normalizeDeg(houses[`${id}Deg`] - offsetDeg),
    speed: 0,
  }));
}

/** Conjunctions and oppositions of the draconic points with those of the birth. */
function contactsOf(draconic: readonly Aspectable[], natal: readonly Aspectable[]) {
  return draconic
    .flatMap((one) =>
      natal.flatMap((other) => {
        const apart = separationOf(one.longitudeDeg, other.longitudeDeg);
        const orbDeg = Math.min(apart, 180 - apart);
        if (orbDeg > CONTACT_DEG) return [];
        return [
          { draconic: one.id, natal: other.id, orbDeg: round(orbDeg, 4), opposed: apart > 90 },
        ];
      }),
    )
    .sort((a, b) => a.orbDeg - b.orbDeg);
}

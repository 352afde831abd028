/** A chart as several procedures answer it: bodies with houses, angles, cusps and aspects. */
import type { Lang } from "#sdk";
import { houseOf, normalizeDeg, type Body, type Houses } from "#sky";
import { ASPECTS, aspectsAmong, type Aspectable, type OrbProfile } from "./aspects.ts";
import { reportHouses, shiftedCusps } from "./houses.ts";
import type { Nativity } from "./nativity.ts";
import { drawWheel, type WheelBody } from "./picture/wheel.ts";
import { MODERN } from "./points.ts";
import { reportAspect } from "./shapes.ts";
import type { View } from "./view_shapes.ts";
import { placeOf } from "./zodiac.ts";

/** Sun to Pluto and a node. */
export const VIEW_IDS = [...MODERN.ids, "meanNode"] as const satisfies readonly Body[];

/** Bodies of a chart with their speeds; degrees taken off are those of a sidereal zodiac. */
export function pointsOfChart(
  { positions }: Pick<Nativity, "positions">,
  bodies: readonly Body[],
  offsetDeg = 0,
): readonly Aspectable[] {
  return bodies.flatMap((id): Aspectable[] => {
    const at = positions[id];
    if (!at) return [];
    return [
      { id, longitudeDeg: normalizeDeg(at.longitudeDeg - offsetDeg), speed: at.longitudeSpeed },
    ];
  });
}

/** The chart as answers give it. */
export function reportView(
  points: readonly Aspectable[],
  houses: Houses | null,
  {
    offsetDeg = 0,
    moves = true,
    orbs = "modern",
  }: { offsetDeg?: number; moves?: boolean; orbs?: OrbProfile } = {},
): View {
  const cusps = houses && shiftedCusps(houses, offsetDeg);
  const angles: readonly Aspectable[] = houses
    ? (["ascendant", "midheaven"] as const).map((id) => ({
        id,
        longitudeDeg: normalizeDeg(houses[`${id}Deg`] - offsetDeg),
        speed: 0,
      }))
    : [];
  return {
    bodies: points.map(({ id, longitudeDeg, speed }) => ({
      body: id as Body,
      ...placeOf(longitudeDeg),
      house: cusps && houseOf(longitudeDeg, cusps),
      retrograde: moves ? speed < 0 : null,
    })),
    angles: houses && {
      ascendant: placeOf(angles[0]!.longitudeDeg),
      midheaven: placeOf(angles[1]!.longitudeDeg),
    },
    houses: houses && reportHouses(houses, offsetDeg),
    aspects: aspectsAmong([...points, ...angles], orbs).map((one) => reportAspect(one)),
  };
}

/** Bodies of an answer for a wheel; nodes are not marked as retrograde. */
export function wheelBodies(bodies: View["bodies"]): readonly WheelBody[] {
  return bodies.map(({ body, longitudeDeg, retrograde }) => ({
    id: body,
    longitudeDeg,
    retrograde: retrograde === true && !body.endsWith("Node"),
  }));
}

/** Draws the wheel of such an answer. */
export function drawView(
  id: string,
  answer: View,
  says: { readonly title: string; readonly desc: string; readonly legend: readonly string[] },
  caption: readonly string[],
  lang: Lang,
  outer?: readonly WheelBody[],
): string {
  return drawWheel({
    id,
    lang,
    title: says.title,
    desc: says.desc,
    caption,
    legend: says.legend,
    cusps: answer.houses && answer.houses.cusps.map(({ longitudeDeg }) => longitudeDeg),
    ascendantDeg: answer.angles?.ascendant.longitudeDeg ?? null,
    midheavenDeg: answer.angles?.midheaven.longitudeDeg ?? null,
    bodies: wheelBodies(answer.bodies),
    ...(outer ? { outer } : {}),
    aspects: answer.aspects.filter(({ aspect }) => ASPECTS[aspect].major),
  });
}

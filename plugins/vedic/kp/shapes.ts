/** Parts of the answers of Krishnamurti's school. */
import { Type, type Convention } from "#sdk";
import { GRAHA_IDS, type GrahaId } from "../core/grahas.ts";
import { NODE, POSITIONS } from "../core/conventions.ts";
import { formatDegree, round, type ChartRefusals } from "../core/positions.ts";
import { grahaTerm, House, signTerm } from "../core/shapes.ts";
import { signOfLongitude } from "../core/signs.ts";
import type { KpFigure } from "./figure.ts";
import { signifiedBy } from "./figure.ts";

export const KP_CONVENTIONS = {
  kpAyanamsa: {
    default: "krishnamurti",
    options: {
      krishnamurti: { source: "K. S. Krishnamurti, Reader I (1963)" },
      krishnamurtiSenthilathiban: { source: "D. Senthilathiban, Study of KP Ayanamsa (2019)" },
    },
  },
  node: NODE,
  positions: POSITIONS,
} as const satisfies Readonly<Record<string, Convention>>;

export const KP_REFUSALS = ["place-incomplete", "lagna-needed", "no-placidus"] as const;
export type KpRefusals = Pick<ChartRefusals, "place-incomplete"> & {
  "lagna-needed": {};
  /** Inside the polar circles. */
  "no-placidus": {};
};

const LORDS = {
  signLord: grahaTerm("Lord of the sign"),
  starLord: grahaTerm("Lord of the star"),
  subLord: grahaTerm("Lord of the sub"),
  subSubLord: grahaTerm("Lord of the sub-sub"),
};
const POINT = {
  longitudeDeg: Type.Number({ description: "Sidereal longitude, degrees" }),
  sign: signTerm("Sidereal sign"),
  degree: Type.String({ description: "Degrees and minutes in the sign" }),
  ...LORDS,
};
const grahas = (description: string) => Type.Array(grahaTerm("Planet"), { description });
const houses = (description: string) => Type.Array(House("A house"), { description });

export const FIGURE = {
  ayanamsaDeg: Type.Number({ description: "Mean ayanamsa, degrees" }),
  planets: Type.Array(
    Type.Object({
      graha: grahaTerm("The planet"),
      ...POINT,
      house: House("House by the cusps"),
      retrograde: Type.Boolean({ description: "Whether it moves backwards" }),
      byStar: houses("Houses it signifies through its star lord"),
      bySelf: houses("Houses it signifies by its own place and signs"),
    }),
    { description: "The nine" },
  ),
  cusps: Type.Array(
    Type.Object({
      house: House("The house"),
      ...POINT,
      inStarOfOccupant: grahas("First level: in the star of an occupant"),
      occupants: grahas("Second level: in the house"),
      inStarOfOwner: grahas("Third level: in the star of the owner"),
      owner: grahaTerm("Fourth level: owner of the cusp's sign"),
    }),
    { description: "The twelve cusps with their significators of four levels" },
  ),
};
export const RULING = Type.Object(
  {
    day: grahaTerm("Lord of the weekday"),
    moonSign: grahaTerm("Lord of the Moon's sign"),
    moonStar: grahaTerm("Lord of the Moon's star"),
    moonSub: grahaTerm("Lord of the Moon's sub"),
    lagnaSign: grahaTerm("Lord of the rising sign"),
    lagnaStar: grahaTerm("Lord of the rising star"),
    lagnaSub: grahaTerm("Lord of the rising sub"),
    all: grahas("All that rule, the strongest first; nodes join whom they stand for"),
  },
  { description: "Ruling planets" },
);

export function reportFigure(figure: KpFigure) {
  const { sky, cusps, lords, cuspLords, houses: placed, significators } = figure;
  const point = (deg: number) => ({
    longitudeDeg: round(deg),
    sign: signOfLongitude(deg),
    degree: formatDegree(deg),
  });
  return {
    ayanamsaDeg: round(sky.ayanamsaDeg - (sky.sky.frame.nutationLongitude * 180) / Math.PI),
    planets: GRAHA_IDS.map((graha: GrahaId) => ({
      graha,
      ...point(sky.longitudes[graha]),
      ...lords[graha],
      house: placed[graha],
      retrograde: sky.speeds[graha] < 0,
      ...signifiedBy(figure, graha),
    })),
    cusps: cusps.map((deg, i) => ({
      house: i + 1,
      ...point(deg),
      ...cuspLords[i]!,
      ...significators[i]!,
    })),
  };
}

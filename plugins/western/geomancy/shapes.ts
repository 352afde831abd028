/** Shapes that the cast and the judgement share. */
import { oneOf, term, Type } from "#sdk";
import { BODY, ELEMENT } from "#lore";
import { House } from "../core/shapes.ts";
import { FIGURE, NATURES, type FigureId } from "./figures.ts";
import { STEP, type Houses, type Shield } from "./shield.ts";

export const MOTHERS = Type.Optional(Type.Array(oneOf(FIGURE.ids), { minItems: 4, maxItems: 4 }));

/** The same as numbers: four rows from the head down as binary digits, 1 for a single point; Populus 0, Via 15. */
export const MOTHER_NUMBERS = Type.Optional(
  Type.Array(Type.Integer({ minimum: 0, maximum: 15 }), { minItems: 4, maxItems: 4 }),
);

export const HOUSES_CONVENTION = {
  default: "common",
  options: {
    common: { source: "C. Cattan (1591); J. Heydon (1663): mothers to the first four" },
    angles: { source: "H. C. Agrippa, Of Geomancy (1655); the Golden Dawn: mothers to the angles" },
  },
} as const satisfies { default: Houses; options: Readonly<Record<Houses, { source: string }>> };

const figure = (description: string) => term(FIGURE, description);
const figures = (description: string) =>
  Type.Array(figure("A figure"), { minItems: 4, maxItems: 4, description });

export const SHIELD = Type.Object(
  {
    mothers: figures("From the right"),
    daughters: figures("Made of the mothers' rows"),
    nieces: figures("Each the sum of two above"),
    rightWitness: figure("Of the asker"),
    leftWitness: figure("Of the matter"),
    judge: figure("Sum of the witnesses"),
    reconciler: figure("Sum of judge and first mother"),
  },
  { description: "The shield" },
);

export const HOUSES = Type.Array(
  Type.Object({
    house: House(),
    figure: figure("Figure in it"),
    planet: term(BODY, "Planet of the figure"),
    element: term(ELEMENT, "Element of the figure"),
    mobile: Type.Boolean({ description: "Whether the figure moves on; else it stays" }),
  }),
  { description: "The twelve houses" },
);

export const WAY = Type.Array(
  Type.Object({
    place: term(STEP, "Place in the shield"),
    number: Type.Integer({ description: "Which niece, mother or daughter, from 1" }),
    figure: figure("Figure there"),
  }),
  { description: "Way of the point from the judge; empty where his head is double" },
);

/** The houses as answers give them. */
export function reportHouses(houses: readonly FigureId[]) {
  return houses.map((id, i) => {
    const { planet, element, mobile } = NATURES[id];
    return { house: i + 1, figure: id, planet, element, mobile };
  });
}

/** Points of the twelve together: below 96 the matter goes faster than is thought, above slower. */
export function pointsOf(houses: readonly FigureId[]): number {
  return houses.reduce(
    (sum, id) => sum + [...NATURES[id].marks].reduce((rows, row) => rows + Number(row), 0),
    0,
  );
}

export type { Shield };

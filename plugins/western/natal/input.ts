import { Birth, oneOf, Type, type InputOf } from "#sdk";
import { BODIES } from "#sky";
import { ASPECT, ORBS_CONVENTION, type AspectId } from "../core/aspects.ts";
import {
  ayanamsaConvention,
  houseSystemConvention,
  LILITH_CONVENTION,
  NODE_CONVENTION,
  PARALLAX_CONVENTION,
  ZODIAC_CONVENTION,
} from "../core/conventions.ts";
import {
  BOUNDS_CONVENTION,
  PEREGRINE_CONVENTION,
  TRIPLICITY_CONVENTION,
} from "../core/dignities.ts";

const orb = Type.Number({ minimum: 0, maximum: 15 });
const orbs = Object.fromEntries(ASPECT.ids.map((id) => [id, orb])) as Record<AspectId, typeof orb>;

export const input = Type.Object({
  ...Birth,
  bodies: Type.Optional(
    Type.Array(oneOf(BODIES), { minItems: 1, maxItems: BODIES.length, uniqueItems: true }),
  ),
  orbs: Type.Optional(Type.Partial(Type.Object(orbs))),
});

export const CONVENTIONS = {
  houseSystem: houseSystemConvention("placidus"),
  zodiac: ZODIAC_CONVENTION,
  ayanamsa: ayanamsaConvention("faganBradley"),
  node: NODE_CONVENTION,
  lilith: LILITH_CONVENTION,
  parallax: PARALLAX_CONVENTION,
  orbProfile: ORBS_CONVENTION,
  bounds: BOUNDS_CONVENTION,
  triplicity: TRIPLICITY_CONVENTION,
  peregrine: PEREGRINE_CONVENTION,
} as const;

export type Input = InputOf<typeof input, typeof CONVENTIONS>;

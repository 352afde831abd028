/** How easily the forces of a birth pull together: our own weights over the tradition's kinships. */
import type { Phase } from "#lore";
import type { Phrase } from "#sdk";
import type { Forces } from "./forces.ts";
import { kinshipOf, type Kinship } from "./names.ts";

/** Reasons of the score. */
export type Reasons = {
  base: {};
  power: { kinship: Kinship };
  luck: { kinship: Kinship };
  body: { kinship: Kinship };
  day: { kinship: Kinship };
};
type Testimony = Phrase<Reasons> & { readonly weight: number };

/** The tradition calls mother best, then friend, same and child; foe is the one that harms. Own weights. */
const POINTS: Readonly<Record<Kinship, number>> = {
  mother: 10,
  friend: 7,
  same: 4,
  child: 1,
  foe: -8,
};

/** The testimonies of a birth, the base first. */
export function weighForces(forces: Forces, dayElement: Phase): readonly Testimony[] {
  const part = (code: "power" | "luck" | "body" | "day", of: Phase, to: Phase, share: number) => {
    const kinship = kinshipOf(of, to);
    return { code, with: { kinship }, weight: POINTS[kinship] * share };
  };
  return [
    { code: "base", weight: 58 },
    part("power", forces.power, forces.life, 1),
    part("luck", forces.luck, forces.power, 1),
    part("body", forces.body, forces.life, 0.5),
    part("day", dayElement, forces.life, 0.5),
  ];
}

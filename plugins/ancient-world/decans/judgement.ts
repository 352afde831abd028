/** What the faces of a birth weigh. Weights are this folder's own. */
import type { Phrase } from "#sdk";
import type { Found, Reasons } from "./answer.ts";
import type { Face } from "./decans.ts";

/** Points of a face, once for the Moon and the rising decan, twice for the Sun. */
const WEIGHTS: Readonly<Record<Face, number>> = {
  mars: -2,
  sun: 4,
  venus: 5,
  mercury: 2,
  moon: 3,
  saturn: -3,
  jupiter: 5,
};

type Testimony = Phrase<Reasons> & { readonly weight: number };
type Judged = Pick<Found, "face" | "fromSothis">;

/** The testimonies of a birth, the base first. */
export function weighDecans(
  sun: Judged,
  moon: Judged,
  rising: Judged | null,
): readonly Testimony[] {
  const faceOf = <C extends "face-sun" | "face-moon" | "face-rising">(
    code: C,
    { face }: Judged,
    times: number,
  ) => ({ code, with: { face }, weight: WEIGHTS[face] * times });
  return [
    { code: "base", weight: 55 },
    faceOf("face-sun", sun, 2),
    faceOf("face-moon", moon, 1),
    ...(rising ? [faceOf("face-rising", rising, 1)] : []),
    ...(sun.face === "sun" ? [{ code: "sun-own", weight: 6 } as const] : []),
    ...(moon.face === "moon" ? [{ code: "moon-own", weight: 6 } as const] : []),
    ...(sun.fromSothis === 1 ? [{ code: "sothis", weight: 8 } as const] : []),
  ];
}

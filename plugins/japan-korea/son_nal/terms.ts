import { vocabulary, type IdOf } from "#sdk";

/** Sides on which the guest (손) stands; on free days it is in none of them. */
export const SIDE = vocabulary("side", {
  east: { native: "동쪽", roman: "dongjjok" },
  south: { native: "남쪽", roman: "namjjok" },
  west: { native: "서쪽", roman: "seojjok" },
  north: { native: "북쪽", roman: "bukjjok" },
});
export type Side = IdOf<typeof SIDE>;

/** Planetary pictures in the order in which they weigh. */
import { POINT } from "../core/points.ts";
import type { CosmobiologyAnswer } from "./answer.ts";

const MOST = 5;
const PERSONAL: ReadonlySet<string> = new Set(["sun", "moon", "ascendant", "midheaven"]);
/** How much closer a picture of a personal point counts, degrees. */
const PERSONAL_DEG = 0.5;

/** All pictures: a point in the axis of two others. */
export function picturesIn({ trees }: CosmobiologyAnswer) {
  return POINT.ids.flatMap((point) => (trees[point] ?? []).map((axis) => ({ point, ...axis })));
}
export type Picture = ReturnType<typeof picturesIn>[number];

/** The pictures that a reading speaks of. */
export function weightiestOf(answer: CosmobiologyAnswer): readonly Picture[] {
  const weight = ({ point, orbDeg }: Picture) => orbDeg - (PERSONAL.has(point) ? PERSONAL_DEG : 0);
  return picturesIn(answer)
    .sort((x, y) => weight(x) - weight(y))
    .slice(0, MOST);
}

/** Whether a contact shows itself openly. */
export function isDirect({ contactDeg }: Picture): boolean {
  return contactDeg % 90 === 0;
}

/** Whether ascendant and midheaven took part. */
export function hasAngles({ dial }: CosmobiologyAnswer): boolean {
  return dial.some(({ point }) => point === "ascendant");
}

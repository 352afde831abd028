import { Refusal } from "#sdk";
import type { EntranceAnswer } from "./answer.ts";
import type { Input } from "./input.ts";
import { deitiesOf, doorOf, partAt } from "./rules.ts";

export { drawEntrance as picture } from "./picture.ts";

/** Shares of a part within which a door lies near the next. */
const NEAR = 0.1;
const cut = (value: number) => Math.round(value * 1000) / 1000;

export function run({ wall, offset, wallLength, parts }: Input): EntranceAnswer {
  if (offset > wallLength) throw new Refusal("beyond-wall", { offset, length: wallLength });
  const deities = deitiesOf(wall, parts);
  const count = deities.length;
  const { index, toEdge } = partAt(offset / wallLength, count);
  const deity = deities[index]!;
  const door = doorOf(deity);
  const isInner = index > 0 && index < count - 1;
  return {
    wall,
    part: index + 1,
    parts: count,
    deity,
    door,
    nearEdge: isInner && toEdge < NEAR,
    neighbours: deities.map((one, i) => ({
      part: i + 1,
      deity: one,
      door: doorOf(one),
      from: cut((wallLength * i) / count),
      to: cut((wallLength * (i + 1)) / count),
    })),
    better:
      door === "good"
        ? []
        : deities
            .flatMap((one, i) => (doorOf(one) === "good" ? [i] : []))
            .sort((a, b) => Math.abs(a - index) - Math.abs(b - index))
            .map((i) => i + 1),
  };
}

import { type Given, type InputOf, matchOf, type Weighing } from "#sdk";
import { writeOldDate } from "../../calendar/names.ts";
import { KYUREKI, oldDateOf } from "../../core/old_date.ts";
import { lodgeOf } from "../lodges.ts";
import type { SukuyoMatch } from "./answer.ts";
import type { input } from "./input.ts";
import { distancePoints, POINTS, tieBetween } from "./relations.ts";

export { drawRing as picture } from "./picture.ts";

export function run(_input: InputOf<typeof input>, give: Given): SukuyoMatch {
  const read = (who: "a" | "b") => {
    const date = oldDateOf(KYUREKI, give.civil(who).fixed);
    return { date, lodge: lodgeOf(date.month, date.day) };
  };
  const [a, b] = [read("a"), read("b")];
  const { forFirst, forSecond, tie, distance, steps } = tieBetween(a.lodge, b.lodge);
  const view = ({ date, lodge }: typeof a, other: typeof forFirst) => ({
    oldDate: writeOldDate(date),
    lodge: lodge.id,
    group: lodge.group,
    index: lodge.index,
    other,
  });
  return {
    ...matchOf([
      { code: "tie" as const, with: { tie }, weight: POINTS[tie] },
      { code: "distance" as const, with: { tie, distance }, weight: distancePoints(tie, distance) },
    ]),
    tie,
    distance,
    steps,
    a: view(a, forFirst),
    b: view(b, forSecond),
  };
}

export function weigh({ score, components }: SukuyoMatch): Weighing {
  return { score, testimonies: components };
}

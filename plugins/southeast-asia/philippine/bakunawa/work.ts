import type { Give, InputOf } from "#sdk";
import { formatDate, fromFixed, toFixed } from "#time";
import type { BakunawaAnswer } from "./answer.ts";
import type { input } from "./input.ts";
import { bearingOf, headOf, LEANINGS, quarterOfYear } from "./serpent.ts";

export { drawSerpent as picture } from "./picture.ts";

export function run({ facingDeg }: InputOf<typeof input>, give: Give<"now">): BakunawaAnswer {
  const { fixed } = give.civil();
  const { year, month } = fromFixed(fixed);
  const quarter = quarterOfYear(month);
  const head = headOf(quarter);
  const after =
    quarter === 3
      ? toFixed({ year: year + 1, month: 1, day: 1 })
      : toFixed({ year, month: 3 * quarter + 4, day: 1 });
  const bearing = facingDeg === undefined ? null : bearingOf(facingDeg, head.deg);
  return {
    date: formatDate(fromFixed(fixed)),
    quarter: quarter + 1,
    head: head.quarter,
    headDeg: head.deg,
    tail: headOf((quarter + 2) % 4).quarter,
    until: formatDate(fromFixed(after - 1)),
    next: headOf((quarter + 1) % 4).quarter,
    facing: bearing && {
      deg: facingDeg!,
      bearing,
      leaning: {
        value: LEANINGS[bearing],
        because: [{ code: "byBearing", with: { bearing, head: head.quarter } }],
      },
    },
  };
}

import { type Given, type InputOf, sumOf, type Weighing } from "#sdk";
import { KYUREKI, oldDateOf } from "../core/old_date.ts";
import type { SukuyoAnswer } from "./answer.ts";
import type { input } from "./input.ts";
import { GROUP_POINTS, lodgeAfter, lodgeOf, RELATIONS, SIX_HARMS } from "./lodges.ts";

export function run(_input: InputOf<typeof input>, give: Given): SukuyoAnswer {
  const { year, month, isLeapMonth, day } = oldDateOf(KYUREKI, give.civil().fixed);
  const lodge = lodgeOf(month, day);
  const { index, id, group, luminary } = lodge;
  const testimonies = [
    { code: "base", weight: 60 },
    { code: "group", with: { group }, weight: GROUP_POINTS[group] },
  ] as const;
  return {
    oldDate: { year, month, isLeapMonth, day },
    lodge: id,
    index,
    group,
    luminary,
    relations: RELATIONS.map((relation, steps) => ({
      relation,
      lodge: lodgeAfter(lodge, steps),
    })),
    sixHarms: SIX_HARMS.map((steps) => lodgeAfter(lodge, steps)),
    score: sumOf(testimonies),
    testimonies,
  };
}

export function weigh({ score, testimonies }: SukuyoAnswer): Weighing {
  return { score, testimonies };
}

import { Type } from "#old";
import type { Element } from "#time";
import { ELEMENTS } from "../../core/elements.ts";
import { hiddenStemsOf } from "../../core/hidden_stems.ts";
import { ElementShape } from "../../core/shapes.ts";
import type { Chart } from "./chart.ts";

/** A number for each element. */
export type PerElement = { readonly [K in Element]: number };

const perElement = (description: string) =>
  Type.Object(
    {
      wood: Type.Number(),
      fire: Type.Number(),
      earth: Type.Number(),
      metal: Type.Number(),
      water: Type.Number(),
    },
    { description },
  );

/** Element balance, counted both ways. */
export const BalanceShape = Type.Object({
  visible: perElement("Plain count over the visible characters"),
  weighted: perElement(
    "Stems 1 each; hidden stems by share, the month branch twice; rounded to 0.01",
  ),
  percent: perElement("The weighted count in percent, rounded to 0.1"),
  missing: Type.Array(ElementShape, { description: "Elements that neither count finds" }),
});

/** Element balance, counted both ways. */
export interface Balance {
  readonly visible: PerElement;
  readonly weighted: PerElement;
  readonly percent: PerElement;
  readonly missing: readonly Element[];
}

const MONTH_FACTOR = 2;

/**
 * Counts the elements of a chart: visible characters, and with hidden stems by weight.
 *
 * No book fixes the weights; these are the disclosed model of the answer.
 */
export function balanceOf(chart: Chart): Balance {
  const visible = zero();
  const weighted = zero();
  for (const { place, pair } of chart.pillars) {
    visible[pair.stem.element] += 1;
    visible[pair.branch.element] += 1;
    weighted[pair.stem.element] += 1;
    const factor = place === "month" ? MONTH_FACTOR : 1;
    for (const { stem, share } of hiddenStemsOf(pair.branch.index)) {
      weighted[stem.element] += share * factor;
    }
  }
  const total = ELEMENTS.reduce((sum, element) => sum + weighted[element], 0);
  const percent = zero();
  for (const element of ELEMENTS) {
    percent[element] = Math.round((weighted[element] / total) * 1000) / 10;
    weighted[element] = Math.round(weighted[element] * 100) / 100;
  }
  const missing = ELEMENTS.filter((e) => visible[e] === 0 && weighted[e] === 0);
  return { visible, weighted, percent, missing };
}

function zero(): { [K in Element]: number } {
  return { wood: 0, fire: 0, earth: 0, metal: 0, water: 0 };
}

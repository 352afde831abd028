import { PHASE, type Phase } from "#lore";
import { term, Type, type Frozen, type Static } from "#sdk";
import { hiddenStemsOf } from "#east/hidden_stems.ts";
import type { Chart } from "#east/four_pillars/chart.ts";

/** A number for each element. */
export type PerElement = { readonly [K in Phase]: number };

const perElement = (description: string) => {
  const number = Type.Number({ description: "Of this element" });
  return Type.Object(
    { wood: number, fire: number, earth: number, metal: number, water: number },
    { description },
  );
};

/** Element balance, counted both ways. */
export const balanceShape = Type.Object(
  {
    visible: perElement("Plain count over the visible characters"),
    weighted: perElement(
      "Stems 1 each; hidden stems by share, the month branch twice; rounded to 0.01",
    ),
    percent: perElement("The weighted count in percent, rounded to 0.1"),
    missing: Type.Array(term(PHASE, "An element"), {
      description: "Elements that neither count finds",
    }),
  },
  { description: "Element balance; the weights are this service's own" },
);
export type Balance = Frozen<Static<typeof balanceShape>>;

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
  const total = PHASE.ids.reduce((sum, element) => sum + weighted[element], 0);
  const percent = zero();
  for (const element of PHASE.ids) {
    percent[element] = Math.round((weighted[element] / total) * 1000) / 10;
    weighted[element] = Math.round(weighted[element] * 100) / 100;
  }
  const missing = PHASE.ids.filter((e) => visible[e] === 0 && weighted[e] === 0);
  return { visible, weighted, percent, missing };
}

function zero(): { [K in Phase]: number } {
  return { wood: 0, fire: 0, earth: 0, metal: 0, water: 0 };
}

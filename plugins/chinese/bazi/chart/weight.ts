/** How a chart weighs in a blend: structure, strength and the useful god's share. */
import type { Phrase } from "#sdk";
import { bounded, tally } from "#east/tally.ts";
import type { ChartAnswer } from "./answer.ts";
import type { StrengthId } from "./strength.ts";
import type { StructureState } from "../judgement/success_row.ts";

/** What is said of each part of the weight. */
export type WeightPhrases = {
  structureIs: { state: StructureState };
  selfIs: { strength: StrengthId };
  elementsLean: { helpful: boolean };
};
type Mark = Phrase<WeightPhrases> & { readonly weight: number };

const STRUCTURE_POINTS: Readonly<Partial<Record<StructureState, number>>> = {
  formed: 12,
  rescued: 6,
  broken: -12,
};
const STRENGTH_POINTS: Readonly<Partial<Record<StrengthId, number>>> = {
  balanced: 8,
  slightlyStrong: 4,
  slightlyWeak: 4,
};

/** Adds up what the books call helpful and harmful. */
export function weighChart({ structure, strength, usefulGod, balance }: ChartAnswer) {
  const state = structure.state.value;
  const { value } = strength.verdict;
  const share = (role: keyof typeof usefulGod.roles) =>
    balance.percent[usefulGod.roles[role].element];
  const lead = share("useful") + share("favourable") - share("adverse") - share("hostile");
  const marks: readonly Mark[] = [
    { code: "structureIs", with: { state }, weight: STRUCTURE_POINTS[state] ?? 0 },
    { code: "selfIs", with: { strength: value }, weight: STRENGTH_POINTS[value] ?? 0 },
    { code: "elementsLean", with: { helpful: lead > 0 }, weight: bounded(lead / 2, 15) },
  ];
  return tally(marks);
}

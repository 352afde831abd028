/** What a writer may use of a forecast, in the language in which it is said. */
import { PHASE, STEM } from "#lore";
import type { Said, Speaker, Vocabulary } from "#sdk";
import { pairOf } from "#east/pairs.ts";
import { TEN_GOD } from "#east/ten_gods.ts";
import { STRENGTH } from "../chart/strength.ts";
import { STRUCTURE } from "../chart/structures.ts";
import type { Forecast } from "./answer.ts";
import { TAI_SUI } from "./meetings.ts";
import { TONE } from "./tone.ts";

/** The facts of a forecast in the words of a speaker. */
export function factsOf(
  { natal, periods }: Forecast,
  say: Speaker,
): Readonly<Record<string, unknown>> {
  const term = <Id extends string>(terms: Vocabulary<string, Id>, id: Id) =>
    (say.term(terms, id, []) as { readonly text: string }).text;
  const because = (reasons: readonly Said[]) => reasons.map((one) => say.phrase(one));
  const { strength, structure, usefulGod } = natal;
  return {
    natal: {
      native: natal.native,
      dayMaster: say.term(STEM, natal.dayMaster, []),
      strength: { value: term(STRENGTH, strength.value), because: because(strength.because) },
      structure: { value: term(STRUCTURE, structure.value), because: because(structure.because) },
      usefulGod: { value: term(PHASE, usefulGod.value), because: because(usefulGod.because) },
      hourKnown: natal.hourKnown,
    },
    periods: periods.map((one) => ({
      native: pairOf(one.pillar).native,
      tenGod: term(TEN_GOD, one.tenGod),
      score: one.score,
      tone: term(TONE, one.tone),
      from: one.from,
      to: one.to,
      luck: one.luck.pillar && pairOf(one.luck.pillar).native,
      taiSui: one.taiSui.map((id) => term(TAI_SUI, id)),
      because: because(one.scoreParts),
    })),
  };
}

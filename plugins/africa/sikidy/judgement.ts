/**
 * How a tableau leans: our own weighing of rules that diviners name, so that it can be scored.
 *
 * Base 50. A prince in the column of the one who asks 8, a slave -4; the asker a prince and the opponent
 * a slave 10, the reverse -10; the asker's figure again in a helpful column (healer, house, road) 6 each,
 * in the opponent's column -8; the asker's figure unique 4. Only columns that answer the first count.
 */
import type { Figure } from "#lore";
import type { Leaning, Phrase } from "#sdk";
import { COLUMNS, findUnique, isPrince, type School, type Stands } from "./tableau.ts";

/** Reasons of the score. */
export type Reasons = {
  base: {};
  askerPrince: {};
  askerSlave: {};
  overOpponent: {};
  underOpponent: {};
  shared: { column: number; stands: Stands };
  sharedOpponent: {};
  unique: {};
};

/** One reason of the score. */
export type Testimony = Phrase<Reasons> & { readonly weight: number };

/** Healer, road and house; the schools give the road another column. */
const HELPFUL: Readonly<Record<School, readonly number[]>> = {
  south: [10, 14, 16],
  interior: [10, 15, 16],
};

/** The testimonies of a tableau, the base first. */
export function weighTableau(
  tableau: readonly Figure[],
  school: School = "south",
): readonly Testimony[] {
  const [asker, opponent] = [tableau[0]!, tableau[7]!];
  const [strong, opposed] = [isPrince(asker), isPrince(opponent)];
  const shared = HELPFUL[school].filter((one) => tableau[one - 1] === asker);
  const all: (Testimony | false)[] = [
    { code: "base", weight: 50 },
    strong ? { code: "askerPrince", weight: 8 } : { code: "askerSlave", weight: -4 },
    strong && !opposed && { code: "overOpponent", weight: 10 },
    !strong && opposed && { code: "underOpponent", weight: -10 },
    ...shared.map((column): Testimony => {
      const { stands } = COLUMNS[school][column - 1]!;
      return { code: "shared", with: { column, stands }, weight: 6 };
    }),
    opponent === asker && { code: "sharedOpponent", weight: -8 },
    findUnique(tableau).includes(1) && { code: "unique", weight: 4 },
  ];
  return all.filter((one) => one !== false);
}

/** 58 and more is favourable, less than 46 adverse. */
export function leaningOf(score: number): Leaning {
  return score >= 58 ? "favourable" : score >= 46 ? "mixed" : "adverse";
}

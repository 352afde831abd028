import { PILLAR, type Branch, type Stem } from "#lore";
import { matchShape, term, Type, type Frozen, type Static } from "#sdk";
import { ETO_ANIMAL } from "./animals.ts";

/** What two branches may be to each other. */
export type Kind = "sixCombine" | "threeCombine" | "same" | "clash" | "punish" | "harm" | "break";

interface BranchTie {
  readonly a: Branch;
  readonly b: Branch;
  /** Whether a stronger relation of the same pair stands before it. */
  readonly further: boolean;
}
interface StemTie {
  readonly a: Stem;
  readonly b: Stem;
}

/** What the two years make of each other. */
export type Ties = {
  sixCombine: BranchTie;
  threeCombine: BranchTie;
  same: BranchTie;
  clash: BranchTie;
  punish: BranchTie;
  harm: BranchTie;
  break: BranchTie;
  /** No relation of the branches. */
  neutral: { a: Branch; b: Branch };
  stemCombine: StemTie;
  stemClash: StemTie;
  stemFeeds: StemTie;
  stemChecks: StemTie;
};

const person = (description: string) =>
  Type.Object(
    {
      year: Type.Integer({ description: "Year that the kanshi belongs to" }),
      kanshi: term(PILLAR, "Stem and branch of the year"),
      animal: term(ETO_ANIMAL, "Animal of the year", ["portrait"]),
    },
    { description },
  );

export const answer = Type.Object({
  ...matchShape<Ties>(),
  a: person("The first person"),
  b: person("The second person"),
});
export type EtoMatch = Frozen<Static<typeof answer>>;

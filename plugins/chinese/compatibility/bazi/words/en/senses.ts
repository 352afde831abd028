/** What each relation of two branches means in each place, in English. */
import type { BranchRelation } from "../../../branch_points.ts";
import type { BranchPlace } from "../../pillar_parts.ts";

/** `none` where there is no relation. */
type Senses = Readonly<Record<BranchRelation | "none", string>>;

const day: Senses = {
  none: "nothing binds or divides them at home; the household is what they make of it",
  sixCombine: "at home they fit like lid and box",
  halfCombine: "at home they pull the same way",
  arch: "at home they are well inclined, once a common purpose holds them",
  hiddenCombine: "a fondness works under the surface",
  clash: "the home is where they differ most; rooms and habits need settling early",
  harm: "small things wear on both, the more the closer they live",
  ungratefulPunishment: "kindness done is soon forgotten; thanks should be said aloud",
  bullyingPunishment: "each leans on being in the right",
  rudePunishment: "courtesy is the first thing to go, and the first to keep",
  selfPunishment: "two of one kind, who double each other's worst hour",
  break: "promises slip and have to be mended",
};

const year: Senses = {
  none: "families and circles neither help nor hinder",
  sixCombine: "the families take to each other",
  halfCombine: "family and friends approve",
  arch: "the families are well disposed",
  hiddenCombine: "a tie of the families shows only later",
  clash: "the families see life from opposite sides",
  harm: "relatives may talk between them",
  ungratefulPunishment: "favours between the families are counted",
  bullyingPunishment: "the families measure themselves",
  rudePunishment: "manners differ from house to house",
  selfPunishment: "the families share one weak spot",
  break: "arrangements among relatives come undone",
};

const month: Senses = {
  none: "their working lives run side by side",
  sixCombine: "they would make good partners in work",
  halfCombine: "their work goes the same way",
  arch: "their work can be joined for a common task",
  hiddenCombine: "each helps the other's work unseen",
  clash: "their working rhythms cross",
  harm: "work brought home breeds complaint",
  ungratefulPunishment: "who did how much becomes a question",
  bullyingPunishment: "both want the last word in business",
  rudePunishment: "they should not be each other's superior",
  selfPunishment: "the same worry about work doubles",
  break: "joint plans want a second draft",
};

export const senses: Readonly<Record<BranchPlace, Senses>> = { day, year, month };

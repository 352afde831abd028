/** A question ready for judgement, and what every kind of judgement returns. */
import type { Classical } from "#lore";
import type { Kind } from "./categories.ts";
import { houseFrom, lordOfHouse, type Figure } from "./figure.ts";
import type { Carried, Meeting } from "./meeting.ts";
import type { Exact } from "./motion.ts";
import type { Testimony } from "./testimonies.ts";

export interface Question {
  readonly figure: Figure;
  readonly kind: Kind;
  /** House of the one asked for, 1 to 12; 1 unless the question is about another. */
  readonly first: number;
  /** House of the matter in the figure, 1 to 12. */
  readonly matter: number;
  /** Lord of `first`. */
  readonly querent: Classical;
  /** Lord of `matter`. */
  readonly quesited: Classical;
  readonly natural: readonly Classical[];
  /** Whether a report is of something ill; undefined where that was not said. */
  readonly ill: boolean | undefined;
}

/** An aspect that decides a question: it dates the answer. */
export type Deciding = Pick<Meeting, "a" | "b" | "aspect" | "julianDayUt"> & {
  /** Degrees to go; null where the aspect is out of orb. */
  readonly degrees: number | null;
};

/** What a kind of judgement finds. */
export interface Judgement {
  readonly testimonies: readonly Testimony[];
  readonly deciding: Deciding | null;
}

/** A house counted from that of the one asked for. */
export function counted({ first }: Question, house: number): number {
  return houseFrom(first, house);
}

/** The lord of a house counted from that of the one asked for. */
export function lord(question: Question, house: number): Classical {
  return lordOfHouse(question.figure, counted(question, house));
}

export const decidedBy = {
  meeting: ({ a, b, aspect, julianDayUt, degrees }: Meeting): Deciding => ({
    a,
    b,
    aspect,
    julianDayUt,
    degrees,
  }),
  carried: ({ planet, to, aspect, julianDayUt, degrees }: Carried, b: Classical): Deciding => ({
    a: planet,
    b: planet === to ? b : to,
    aspect,
    julianDayUt,
    degrees,
  }),
  exact: ({ a, b, aspect, julianDayUt }: Exact): Deciding => ({
    a,
    b,
    aspect,
    julianDayUt,
    degrees: null,
  }),
};

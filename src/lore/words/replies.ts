/** The shape of what is said of a reply in one language. */
import type { Element } from "../heavens.ts";
import type { Matter, Quarter, Sought, SpanUnit } from "../question.ts";

/** A place as an art names it, with the sentence of that art that says why. */
export interface PlaceSaid {
  readonly where: { readonly quarter: Quarter | null; readonly ground: Element | null };
  readonly matter: Matter;
  readonly why: string;
}

/** A time as an art names it. */
export interface TimeSaid {
  readonly when: {
    readonly count: number | null;
    readonly unit: SpanUnit | null;
    readonly from: string | null;
    readonly to: string | null;
  };
  readonly why: string;
}

/** Options with what was cast for each. */
export interface ChoiceSaid {
  readonly weighed: readonly {
    readonly option: string;
    readonly score: number;
    readonly by: string;
  }[];
}

/** Sentences that answer where, when and which. */
export interface ReplyWords {
  readonly grounds: Readonly<Record<Sought, Readonly<Record<Element, string>>>>;
  /** The beginning of a reading that was asked something. */
  readonly asked: (question: string) => string;
  readonly where: (said: PlaceSaid) => string;
  readonly when: (said: TimeSaid) => string;
  readonly which: (said: ChoiceSaid) => string;
}

/** What the sentences about places take; the same in every language. */
import type { PlaceNames } from "../places/told.ts";

/** A value to choose, with what it is. */
export interface Chosen {
  readonly value: string;
  readonly text: string;
}

/** Parameters of the sentences that list choices. */
export interface PlaceAsked {
  /** What was given. */
  readonly given: string;
  readonly choices?: readonly Chosen[];
}

export interface PlaceZone {
  readonly zone: string;
  readonly alternatives: readonly string[];
}

export interface OtherClock {
  /** The label of the place. */
  readonly place: string;
  /** The zone that was given, with its offset at that time. */
  readonly given: string;
  readonly givenOffset: string;
  /** The place's own. */
  readonly zone: string;
  readonly offset: string;
}

export type { PlaceNames };

/** Choices that a sentence lists before it counts the rest. */
const MAX_LISTED = 8;

/** `Springfield, Illinois, United States [gn:4250542]; …` */
export function listed(
  choices: readonly Chosen[],
  joint: string,
  more: (count: number) => string,
  total: number = choices.length,
): string {
  const shown = choices.slice(0, MAX_LISTED).map(({ value, text }) => `${text} [${value}]`);
  const rest = total - shown.length;
  return [...shown, ...(rest > 0 ? [more(rest)] : [])].join(joint);
}

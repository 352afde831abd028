/** The shape of what is said of each matter of a question in one language. */
import type { Matter } from "../question.ts";

/**
 * What the parts of a matter are. The first six are noun phrases in the singular that can stand in the middle
 * of a sentence; the others are whole sentences.
 */
export interface MatterWords {
  /** What fire, water, air and earth stand for in it. */
  readonly fire: string;
  readonly water: string;
  readonly air: string;
  readonly earth: string;
  /** What is larger than anybody's choice in it. */
  readonly turn: string;
  /** Another person who comes into it. */
  readonly person: string;
  /** How it stands with it, seen from the one who asks: well, undecided, badly. */
  readonly good: string;
  readonly mixed: string;
  readonly ill: string;
  /** What to do where it stands well, and where it does not. */
  readonly go: string;
  readonly wait: string;
}

export type MattersWords = Readonly<Record<Matter, MatterWords>>;

/** How a cast stands to what is hoped for. */
type Standing = "favourable" | "mixed" | "adverse";

/** How it stands with a matter. */
export function standsOf({ good, mixed, ill }: MatterWords, standing: Standing): string {
  return { favourable: good, mixed, adverse: ill }[standing];
}

/** What to do about it. */
export function stepOf({ go, wait }: MatterWords, standing: Standing): string {
  return standing === "favourable" ? go : wait;
}

/** What a question was understood to ask. */
import type { Form, Hope, Matter } from "../../lore/mod.ts";
import { vocabulary, type Vocabulary } from "../../speech/mod.ts";

/** Id of a term of {@link CERTAINTY}. */
export type Certainty = "set" | "sure" | "likely" | "guess";
/** How a part of the understanding was come by: the caller set it, words say it, words hint at it, nothing says it. */
export const CERTAINTY: Vocabulary<"questionCertainty", Certainty> = vocabulary(
  "questionCertainty",
  ["set", "sure", "likely", "guess"],
);

/** What a question was understood to ask. */
export interface Understood {
  readonly matter: Matter;
  readonly hope: Hope;
  readonly form: Form;
  readonly certainty: {
    readonly matter: Certainty;
    readonly hope: Certainty;
    readonly form: Certainty;
  };
  /** The words that decided the matter, as they were read: lower case, Simplified Chinese. */
  readonly words: readonly string[];
  /** What a question of the form `which` chooses among, as it was written; empty where it names nothing. */
  readonly options: readonly string[];
}

/** What a caller may set. */
export interface Preset {
  readonly matter?: Matter;
  readonly hope?: Hope;
  readonly form?: Form;
}

/** In what anything is shown: the words of the site, and the names that a system has for things. */
import type { Lang } from "../../speech/mod.ts";
import type { SiteVoice } from "./voice.ts";

/** Names for what a page shows of one system. */
export interface Labels {
  /** The language of these names. */
  readonly lang: Lang;
  /**
   * The name of a field of the answer.
   *
   * @param parent name of the field it stands in; empty at the top
   */
  readonly field: (name: string, parent: string) => string;
  readonly input: (name: string, parent?: string) => string;
  /** The name of a value of an input; the value itself where it has none. */
  readonly value: (input: string, value: string) => string;
  /** What is assumed where an input is left out; undefined where that depends on the call. */
  readonly omission: (input: string) => string | undefined;
  /** The title of a system that this one is made of. */
  readonly system: (name: string) => string | undefined;
  /** The names of a system that this one is made of; its own for any other. */
  readonly of: (system: string) => Labels;
}

/** In what a value is shown: the words of the site, and the names its system has for things. */
export interface View {
  readonly voice: SiteVoice;
  readonly labels: Labels;
}

/** The shape of a rune's data: form, sound, attributions and the texts of both orientations. */

/** One text in both languages of the service. */
export interface Text {
  readonly en: string;
  readonly zhHant: string;
}

export type Aett = "freyr" | "heimdall" | "tyr";
export type Element = "fire" | "water" | "air" | "earth" | "ice";

/** What a position of a spread asks a rune about. */
export type Aspect = "situation" | "obstacle" | "advice" | "outcome";

/** How a rune speaks in one orientation. */
export interface RuneText {
  /** Three to five words or short phrases per language. */
  readonly keywords: { readonly en: readonly string[]; readonly zhHant: readonly string[] };
  /** Two or three full sentences. */
  readonly meaning: Text;
  /** One sentence each; the situation is a scene without "you", the advice is in the imperative. */
  readonly aspects: Readonly<Record<Aspect, Text>>;
}

/** One stave. The blank stave has neither form nor sound, aett or element. */
export interface Rune {
  readonly id: string;
  /** 1-24 in the order that ends Dagaz, Othala; 0 for the blank stave. */
  readonly number: number;
  readonly name: Text;
  /** The reconstructed Proto-Germanic name, with its asterisk. */
  readonly native?: string;
  readonly gloss: Text;
  /** The character of the Runic block, U+16A0-16FF. */
  readonly unicode?: string;
  /** Transliteration in Latin capitals, as in "TH". */
  readonly letter?: string;
  /** The sound in the phonetic alphabet, as in "θ". */
  readonly sound?: string;
  readonly aett?: Aett;
  readonly element?: Element;
  /** False where the form looks the same upside down: such a rune is always read upright. */
  readonly reversible: boolean;
  readonly upright: RuneText;
  /** Present exactly when the rune is reversible. */
  readonly merkstave?: RuneText;
}

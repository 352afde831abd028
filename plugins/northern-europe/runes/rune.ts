/** What a rune is, and the shape of its texts in one language. */
import { vocabulary, type IdOf } from "#sdk";

/**
 * The 24 runes of the elder futhark and the blank stave: the character of the Unicode Runic block, and the
 * reconstructed Proto-Germanic name with its asterisk.
 */
export const RUNE = vocabulary("rune", {
  fehu: { native: "ᚠ", roman: "*fehu" },
  uruz: { native: "ᚢ", roman: "*ūruz" },
  thurisaz: { native: "ᚦ", roman: "*þurisaz" },
  ansuz: { native: "ᚨ", roman: "*ansuz" },
  raidho: { native: "ᚱ", roman: "*raidō" },
  kenaz: { native: "ᚲ", roman: "*kaunan" },
  gebo: { native: "ᚷ", roman: "*gebō" },
  wunjo: { native: "ᚹ", roman: "*wunjō" },
  hagalaz: { native: "ᚺ", roman: "*hagalaz" },
  nauthiz: { native: "ᚾ", roman: "*naudiz" },
  isa: { native: "ᛁ", roman: "*īsaz" },
  jera: { native: "ᛃ", roman: "*jēra" },
  eihwaz: { native: "ᛇ", roman: "*īhwaz" },
  perthro: { native: "ᛈ", roman: "*perþō" },
  algiz: { native: "ᛉ", roman: "*algiz" },
  sowilo: { native: "ᛊ", roman: "*sōwilō" },
  tiwaz: { native: "ᛏ", roman: "*tīwaz" },
  berkano: { native: "ᛒ", roman: "*berkanan" },
  ehwaz: { native: "ᛖ", roman: "*ehwaz" },
  mannaz: { native: "ᛗ", roman: "*mannaz" },
  laguz: { native: "ᛚ", roman: "*laguz" },
  ingwaz: { native: "ᛜ", roman: "*ingwaz" },
  dagaz: { native: "ᛞ", roman: "*dagaz" },
  othala: { native: "ᛟ", roman: "*ōþila" },
  blank: {},
});
export type RuneId = IdOf<typeof RUNE>;

/** The three eights of the row. */
export const AETT = vocabulary("aett", ["freyr", "heimdall", "tyr"]);
export type Aett = IdOf<typeof AETT>;

/** Elements of the runes by a modern list, ice among them. */
export const RUNE_ELEMENT = vocabulary("runeElement", ["fire", "water", "air", "earth", "ice"]);
export type RuneElement = IdOf<typeof RUNE_ELEMENT>;

/** A rune as it lies. */
export interface Face {
  readonly rune: RuneId;
  /** Upside down; never true for a rune that has no reversed form. */
  readonly merkstave: boolean;
}

/** One stave. The blank stave has neither form nor sound, aett or element. */
export interface Rune {
  readonly id: RuneId;
  /** 1-24 in the order that ends Dagaz, Othala; 0 for the blank stave. */
  readonly number: number;
  /** Transliteration in Latin capitals, as in "TH". */
  readonly letter: string | null;
  /** The sound in the phonetic alphabet, as in "θ". */
  readonly sound: string | null;
  readonly aett: Aett | null;
  readonly element: RuneElement | null;
  /** False where the form looks the same upside down: such a rune is always read upright. */
  readonly reversible: boolean;
}

/** What a place of a spread asks a rune about. */
export type Aspect = "situation" | "obstacle" | "advice" | "outcome";

/** How a rune speaks in one orientation. */
export interface SideText {
  /** Three to five words or short phrases. */
  readonly keywords: readonly string[];
  /** Two or three full sentences. */
  readonly meaning: string;
  /** One sentence each; the situation is a scene without "you", the advice is in the imperative. */
  readonly aspects: Readonly<Record<Aspect, string>>;
}

/** One rune in one language. */
export interface RuneText {
  readonly name: string;
  readonly gloss: string;
  readonly upright: SideText;
  /** Present exactly when the rune is reversible. */
  readonly merkstave?: SideText;
}

export type RuneTexts = Readonly<Record<RuneId, RuneText>>;

/**
 * The text of the orientation in which a rune fell.
 *
 * @throws {RangeError} if the rune has no reversed form
 */
export function sideOf(texts: RuneTexts, { rune, merkstave }: Face): SideText {
  const side = merkstave ? texts[rune].merkstave : texts[rune].upright;
  if (!side) throw new RangeError(`Cannot read ${rune} merkstave: it has no reversed form`);
  return side;
}

/** Name and gloss of every rune; for the terms of a language. */
export function namesOf(texts: RuneTexts) {
  const named = RUNE.ids.map((id) => [id, { text: texts[id].name, gloss: texts[id].gloss }]);
  return Object.fromEntries(named) as Readonly<
    Record<RuneId, { readonly text: string; readonly gloss: string }>
  >;
}

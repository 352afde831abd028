import {
  CAST_BY,
  LEANING,
  phrase,
  ScoreShape,
  term,
  testimonies,
  Type,
  verdict,
  type Frozen,
  type Static,
} from "#sdk";
import { AETT, RUNE, RUNE_ELEMENT, type Face } from "./rune.ts";
import { LAYOUT, PLACE, SPREAD, type PlaceId } from "./spreads.ts";
import type { ScorePhrases, ThemePhrases } from "./tally.ts";

/** What is said of a rune beside its names. */
export type RunePhrases = {
  keywords: Face;
  meaning: Face;
  /** What a rune says in its place. */
  inPlace: Face & { place: PlaceId };
};
type LeaningPhrases = {
  /** How many runes lie upside down, and of how many. */
  turned: { turned: number; count: number };
};

const textOrNull = (description: string) =>
  Type.Union([Type.String(), Type.Null()], { description });

const rune = Type.Object({
  position: term(PLACE, "The place", ["asks"]),
  rune: term(RUNE, "The rune: its character, and its reconstructed name", ["gloss"]),
  number: Type.Integer({
    minimum: 0,
    maximum: 24,
    description: "Place in the row by `order`; 0 for the blank stave",
  }),
  letter: textOrNull("Transliteration; null for the blank stave"),
  sound: textOrNull("Sound in the phonetic alphabet; null for the blank stave"),
  aett: Type.Union([term(AETT, "The eight it belongs to"), Type.Null()], {
    description: "The eight it belongs to; null for the blank stave",
  }),
  element: Type.Union([term(RUNE_ELEMENT, "Its element"), Type.Null()], {
    description: "Its element by a modern list, no old source has one; null for the blank stave",
  }),
  reversible: Type.Boolean({ description: "Whether it has a reversed form" }),
  merkstave: Type.Boolean({ description: "Whether it lies upside down" }),
  keywords: phrase<Pick<RunePhrases, "keywords">>("Three to five words"),
  meaning: phrase<Pick<RunePhrases, "meaning">>("What the rune means, whatever its place"),
  says: phrase<Pick<RunePhrases, "inPlace">>("What the rune says in its place"),
});

const count = (description: string) => Type.Integer({ minimum: 0, maximum: 5, description });

/** A cast as it is answered. */
export const answer = Type.Object({
  spread: term(SPREAD, "The spread"),
  layout: term(LAYOUT, "What its places ask"),
  question: Type.Union([Type.String(), Type.Null()], {
    description: "The question, as it was asked",
  }),
  castBy: term(CAST_BY, "Who drew the runes"),
  runes: Type.Array(rune, { description: "In the order of the places" }),
  aettTally: Type.Object(
    {
      freyr: count("Runes of Freyr's eight"),
      heimdall: count("Runes of Heimdall's eight"),
      tyr: count("Runes of Tyr's eight"),
      blank: count("1 where the blank stave came out"),
      merkstave: count("Runes upside down"),
    },
    { description: "What the cast holds by number" },
  ),
  theme: Type.Object(
    {
      dominantAett: Type.Union([term(AETT, "The eight"), Type.Null()], {
        description: "The eight with most runes, two at least; null where none has",
      }),
      says: phrase<ThemePhrases>("What stands out in the cast"),
    },
    { description: "What the cast as a whole turns on" },
  ),
  leaning: verdict(
    term(LEANING, "No rune upside down, up to half, more than half"),
    phrase<LeaningPhrases>("What it follows from"),
    "How the cast leans",
  ),
  score: ScoreShape,
  testimonies: testimonies<ScorePhrases>(),
});

/** What `run` returns, and the words and the picture read. */
export type RunesAnswer = Frozen<Static<typeof answer>>;

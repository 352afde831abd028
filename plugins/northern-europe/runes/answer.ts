import {
  CAST_BY,
  LEANING,
  phrase,
  ReplyShape,
  ScoreShape,
  term,
  testimonies,
  Type,
  UnderstoodShape,
  verdict,
  type Frozen,
  type Static,
} from "#sdk";
import { AETT, RUNE, RUNE_ELEMENT, type Face } from "./rune.ts";
import { LAYOUT, PLACE, SPREAD, type PlaceId } from "./spreads.ts";
import type { ThemePhrases } from "./tally.ts";
import type { ScorePhrases } from "./weigh.ts";

/** What is said of a rune beside its names. */
export type RunePhrases = {
  keywords: Face;
  meaning: Face;
  /** What a rune says in its place. */
  inPlace: Face & { place: PlaceId };
  /** The same without what leads up to it. */
  aspect: Face & { place: PlaceId };
};
type LeaningPhrases = {
  byScore: { score: number };
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
  asked: UnderstoodShape,
  reply: ReplyShape,
  optionRunes: Type.Array(
    Type.Object({
      rune: term(RUNE, "The rune", ["gloss"]),
      merkstave: Type.Boolean({ description: "Whether it lies upside down" }),
    }),
    {
      description: "A rune for each option of the reply, drawn after the cast; by hand, its runes",
    },
  ),
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
    term(LEANING, "58 and more, 43 to 57, 42 and less"),
    phrase<LeaningPhrases>("What it follows from"),
    "How the cast leans",
  ),
  score: ScoreShape,
  testimonies: testimonies<ScorePhrases>(),
});

/** What `run` returns, and the words and the picture read. */
export type RunesAnswer = Frozen<Static<typeof answer>>;

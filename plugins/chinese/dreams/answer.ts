import { phrase, term, Type, type Frozen, type Static } from "#sdk";
import { LUCK } from "#east/luck.ts";
import { DREAM_THEME } from "./terms.ts";

/** What an entry says, and how the book is told. */
export type DreamPhrases = { gist: { entry: string } };
export type TellingPhrases = { told: {} };

export const answer = Type.Object({
  images: Type.Array(
    Type.Object(
      {
        image: Type.String({ description: "What was asked" }),
        entries: Type.Array(
          Type.Object(
            {
              id: Type.String({ description: "Number of the entry within its theme" }),
              native: Type.String({ description: "Its name in Chinese" }),
              theme: term(DREAM_THEME, "Theme of the book"),
              luck: term(LUCK, "How it is counted"),
              gist: phrase<DreamPhrases>("What it is taken to say"),
            },
            { description: "An entry" },
          ),
          { description: "Entries found, the closest first; empty where the book has none" },
        ),
      },
      { description: "An image" },
    ),
    { description: "The images in the order asked" },
  ),
  lucky: Type.Integer({ description: "Images whose closest entry is lucky" }),
  unlucky: Type.Integer({ description: "Images whose closest entry is unlucky" }),
  told: phrase<TellingPhrases>("How the book is told"),
});
export type DreamsAnswer = Frozen<Static<typeof answer>>;

import {
  phrase,
  ReplyShape,
  term,
  Type,
  UnderstoodShape,
  verdict,
  type Frozen,
  type Static,
} from "#sdk";
import { PHASE, type Branch, type Phase, type PhaseRelation } from "#lore";
import { hexagramShape } from "../../core/hexagrams.ts";
import { SEASON_STATE, type SeasonState } from "#east/season.ts";
import { TRIGRAM, type TrigramId } from "../../core/trigrams.ts";
import { BASIS, METHOD, RELATION, STANDING, TONE, type Relation, type Standing } from "./terms.ts";

/** A trigram and its phase. */
interface Side {
  readonly trigram: TrigramId;
  readonly element: Phase;
}

/** Reasons of the verdict. */
export type BodyPhrases = {
  bodyAndUse: { body: Side; use: Side; relation: Relation };
  changeToBody: { changed: Side; relation: PhaseRelation };
  mutualToBody: { mutual: Side; relation: PhaseRelation };
  bodyInMonth: { season: SeasonState; month: Branch };
};
/** What a blend hears. */
export type WeightPhrases = { useToBody: { standing: Standing } };

const counted = (description: string) => Type.Union([Type.Integer(), Type.Null()], { description });

const side = (description: string) =>
  Type.Object(
    {
      trigram: term(TRIGRAM, "The trigram"),
      element: term(PHASE, "Its phase"),
      season: term(SEASON_STATE, "How its phase stands in the month"),
    },
    { description },
  );

export const answer = Type.Object({
  method: term(METHOD, "What was counted"),
  counted: Type.Object(
    {
      year: counted("Number of the year's branch, 子 is 1; null unless the moment was counted"),
      month: counted("Lunar month; null unless the moment was counted"),
      day: counted("Lunar day; null unless the moment was counted"),
      hour: Type.Integer({ description: "Number of the double hour, 子 is 1" }),
      surnameStrokes: counted("Strokes of the owner's surname; null unless they were given"),
      lunarDate: Type.Union([Type.String(), Type.Null()], {
        description: "Lunar date as it is written in Chinese; null unless the moment was counted",
      }),
    },
    { description: "The numbers of the moment" },
  ),
  characters: Type.Union(
    [
      Type.Object({
        basis: term(BASIS, "What each counts for"),
        each: Type.Array(
          Type.Object({
            character: Type.String({ description: "The character" }),
            worth: Type.Integer({ description: "Strokes, number of the tone, or one" }),
            tone: Type.Union([term(TONE, "The tone"), Type.Null()], {
              description: "Its tone; null where tones are not counted",
            }),
          }),
          { description: "In the order of the text" },
        ),
        tonesGiven: Type.Boolean({ description: "Whether the tones were given and not looked up" }),
      }),
      Type.Null(),
    ],
    { description: "How a text was counted; null where none was given" },
  ),
  upper: term(TRIGRAM, "Upper trigram of the figure"),
  lower: term(TRIGRAM, "Lower trigram of the figure"),
  movingLine: Type.Integer({
    minimum: 1,
    maximum: 6,
    description: "Line that moves, 1 is the lowest",
  }),
  hexagram: hexagramShape("The figure cast"),
  mutual: hexagramShape("互卦: lines 2-3-4 below, 3-4-5 above"),
  changed: hexagramShape("變卦: what it becomes"),
  body: side("體: the trigram without the moving line"),
  use: side("用: the trigram with the moving line"),
  relation: term(RELATION, "What body and use do to each other"),
  verdict: verdict(
    term(STANDING, "What the use does to the body"),
    phrase<BodyPhrases>("A reason"),
    "How the matter stands",
  ),
  timingNumber: Type.Integer({
    description: "Sum of the trigram numbers and the moving line; units by circumstance",
  }),
  asked: UnderstoodShape,
  reply: ReplyShape,
  optionFigures: Type.Array(
    Type.Object({
      figure: hexagramShape("The figure of an option"),
      standing: term(STANDING, "How it stands"),
    }),
    {
      description: "Each option as things counted: the characters of its name, with the hour",
    },
  ),
  question: Type.Union([Type.String(), Type.Null()], {
    description: "The question, as it was asked",
  }),
});
export type MeihuaAnswer = Frozen<Static<typeof answer>>;

import {
  original,
  phrase,
  ReplyShape,
  term,
  Type,
  UnderstoodShape,
  vocabulary,
  type Frozen,
  type Static,
} from "#sdk";
import { GRADE, STATUS } from "../library/facts.ts";
import { FORM, TOPIC, VERDICT, type Topic } from "../library/pack.ts";
import { SET, type SetId } from "../packs/list.ts";
import { CONFIRM_RULE, METHOD, THROW } from "./blocks.ts";
import { UNCONFIRMED } from "./choose.ts";

/** Whether chance or the caller chose the lot. */
export const SELECTION = vocabulary("selection", ["drawn", "chosen"]);
/** Who set the grade of a lot. */
export const BASIS = vocabulary("basis", ["traditional", "project", "unranked"]);
/** Where a text comes from. */
export const TEXT_SOURCE = vocabulary("textSource", ["original", "public-domain", "licensed"]);
/** What a disclosure is about. */
export const SUBJECT = vocabulary("subject", ["chance", "culture", "accuracy", "not-advice"]);

/** One lot of a set. */
export interface LotRef {
  readonly set: SetId;
  readonly lot: number;
}

/** What an answer says of itself. */
export type Disclosures = {
  equalChance: {};
  thrownChance: {};
  fairBlocks: {};
  ownVerse: {};
  credit: { credit: string; licence: string };
  ownGrade: {};
  standing: { set: SetId };
  notAdvice: {};
};

/** What is said of a lot beside the names of things. */
export type Phrases = {
  title: LotRef;
  poem: LotRef;
  allusion: LotRef;
  story: LotRef;
  /** The fixed text of a lot. */
  fixed: LotRef;
  topicSays: LotRef & { topic: Topic };
  /** Said where a blend weighs the lot. */
  lot: LotRef & { level: string };
};

const about = { about: term(SUBJECT, "What it is about") };

const printed = (what: string) =>
  Type.Optional(Type.String({ description: `${what}, as the set prints it` }));

export const answer = Type.Object({
  system: Type.Object(
    {
      set: term(SET, "The set", ["deity", "region", "standing"]),
      count: Type.Integer({ description: "Lots in the set" }),
      status: term(STATUS, "How far a set of this count is attested"),
    },
    { description: "The set that the lot belongs to" },
  ),
  lotNumber: Type.Integer({ minimum: 1, description: "Number of the lot" }),
  selection: term(SELECTION, "Whether chance or the caller chose the lot"),
  method: term(METHOD, "What was drawn with"),
  title: original<Pick<Phrases, "title">>("The story or theme that the lot is named after"),
  index: Type.Optional(
    Type.Object(
      {
        ganzhi: printed("Stem and branch"),
        element: printed("Element"),
        palace: printed("Palace"),
        mansion: printed("Lunar mansion"),
        branch: printed("Branch"),
        hexagram: printed("Hexagram"),
        coins: printed("Five coins, 1 for heads"),
        cups: printed("Three throws: S sheng, L laughing, Y yin"),
        head: printed("Head of the row"),
        solarTerm: printed("Solar term"),
      },
      { description: "What the set prints beside the number" },
    ),
  ),
  fortune: Type.Object(
    {
      level: original("The grade as the set prints it"),
      grade: term(GRADE, "The grade on the scale that all sets share"),
      step: Type.Integer({ minimum: 1, maximum: 7, description: "1 adverse to 7 excellent" }),
      score: Type.Integer({ minimum: 0, maximum: 100, description: "Of the printed grade" }),
      basis: term(BASIS, "Who set the grade of this lot"),
    },
    { description: "How fortunate the lot is" },
  ),
  form: term(FORM, "The form of the verse"),
  poem: original<Pick<Phrases, "poem">>("The lines of the lot"),
  spoken: Type.Optional(
    Type.Array(Type.String({ description: "One line as it is spoken" }), {
      description: "The lines as they are spoken: kana of waka, syllables of klon",
    }),
  ),
  allusion: Type.Optional(
    Type.Object(
      {
        name: original<Pick<Phrases, "allusion">>("The story as it is known"),
        story: phrase<Pick<Phrases, "story">>("What happens in it"),
      },
      { description: "The story behind the lot" },
    ),
  ),
  topics: Type.Array(
    Type.Object({
      topic: term(TOPIC, "The matter"),
      verdict: term(VERDICT, "How the lot stands to it"),
      counsel: phrase<Pick<Phrases, "topicSays">>("What the lot says of it"),
    }),
    { description: "What the lot says of each matter, in the order of the slip" },
  ),
  fixedText: phrase<Pick<Phrases, "fixed">>("What the lot says to everybody who draws it"),
  focus: Type.Optional(term(TOPIC, "The matter asked for, or read from the question")),
  asked: UnderstoodShape,
  reply: ReplyShape,
  optionLots: Type.Array(
    Type.Object({
      lotNumber: Type.Integer({ minimum: 1, description: "Number of the lot" }),
      title: original<Pick<Phrases, "title">>("The story that the lot is named after"),
      grade: term(GRADE, "The grade on the scale that all sets share"),
    }),
    { description: "A lot for each option of the reply; empty where the lot was named" },
  ),
  confirmation: Type.Optional(
    Type.Object(
      {
        performed: Type.Boolean({ description: "Whether blocks were thrown to confirm the lot" }),
        reason: Type.Optional(term(UNCONFIRMED, "Why they were not")),
        rule: Type.Optional(term(CONFIRM_RULE, "The rule they were thrown by")),
        confirmed: Type.Optional(Type.Boolean({ description: "Whether they said yes" })),
        attempts: Type.Optional(
          Type.Array(
            Type.Object({
              lotNumber: Type.Integer({ description: "The lot that was asked about" }),
              throws: Type.Array(term(THROW, "One throw of both blocks"), {
                description: "The throws in their order",
              }),
              confirmed: Type.Boolean({ description: "Whether they said yes to this lot" }),
            }),
            { description: "Every lot that was asked about; the last is the one drawn" },
          ),
        ),
      },
      { description: "Whether the gods were asked if the lot is theirs" },
    ),
  ),
  throws: Type.Optional(
    Type.Array(term(THROW, "One throw"), {
      description: "The throws that chose the lot, method blocks",
    }),
  ),
  textSource: term(TEXT_SOURCE, "Where the text comes from"),
  question: Type.Optional(Type.String({ description: "The question, as it was asked" })),
  disclosures: Type.Array(phrase<Disclosures, typeof about>("One disclosure", about), {
    description: "What the answer says of itself, in a fixed order",
  }),
});
export type LotAnswer = Frozen<Static<typeof answer>>;

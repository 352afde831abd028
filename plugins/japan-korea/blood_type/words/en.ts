import type { Speaker, Translation, Words } from "#sdk";
import { band as bands } from "../../core/words/en.ts";
import type { answer, BloodMatch, Reasons, RingPhrases } from "../answer.ts";
import type { input } from "../input.ts";
import type { Tie, TypeIssue } from "../types.ts";

const bloodType = {
  A: {
    text: "A",
    portrait: "is said to plan, to keep order and to mind what others feel",
  },
  B: { text: "B", portrait: "is said to go its own way, warmly and at its own speed" },
  O: { text: "O", portrait: "is said to aim at the goal and to bring the group along" },
  AB: { text: "AB", portrait: "is said to think coolly and to keep two sides in one" },
};

const TIE: Readonly<Record<Tie, string>> = {
  agree: "Pace and temper agree: each finds the other's ways familiar",
  shareHalf: "One half is shared, and the other half keeps it interesting",
  differ: "Aim and manner differ, which works once roles are shared out",
  orderAndFreedom: "Order meets freedom, and both must leave room",
};

const given = "A, B, O or AB in any case; a Rh sign after it is ignored";

export const en = {
  title: "Blood-type compatibility",
  summary: "Match of two ABO types after popular rankings and Nomi's ring, with what studies say",
  inputs: {
    a: { label: "First blood type", about: given },
    b: { label: "Second blood type", about: given },
  },
  fields: {
    type: "Blood type",
    portrait: "Character",
    ring: "Nomi's ring",
    relation: "How they stand",
    minder: "Which minds the other",
    says: "In a sentence",
    note: "What studies say",
  },
  terms: {
    bloodType,
    ringRelation: {
      same: "in one place",
      minds: "one minds the other",
      facing: "face to face",
    },
  },
  phrases: {
    pair: ({ tie }: Reasons["pair"]) => TIE[tie],
    same: "In Nomi's ring both stand in one place",
    facing: ({ a, b }: RingPhrases["facing"]) =>
      `In Nomi's ring ${a} and ${b} face each other and have least in common`,
    minds: ({ a, b, minder }: RingPhrases["minds"]) =>
      `In Nomi's ring ${minder} minds ${minder === a ? b : a}: it reads the other easily and lets the other lead`,
    note: "Blood-type character is popular culture of Japan since 1927; studies of many thousands of people find no link between ABO type and personality.",
    notAType: ({ given, types }: TypeIssue["notAType"]) =>
      `Expected one of ${types.join(", ")}, got "${given}"`,
  },
  reading: ({ a, b, components, ring, score, band, note }: BloodMatch, say: Speaker) => [
    a.type === b.type
      ? `Both are of type ${a.type}, which ${bloodType[a.type].portrait}.`
      : `Type ${a.type} ${bloodType[a.type].portrait}; type ${b.type} ${bloodType[b.type].portrait}.`,
    `${say.phrase(components[0]!)}. ${say.phrase(ring.says)}. The pair comes to ${score} of 100, ${bands[band]} by the lights of popular rankings.`,
    say.phrase(note),
  ],
} satisfies Words<{ input: typeof input; answer: typeof answer; phrases: TypeIssue }>;

export type BloodTypeWords = Translation<typeof en>;

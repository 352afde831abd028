import { english, type Speaker, type Translation, type Words } from "#sdk";
import type { TypeIssue, BloodType } from "../../types.ts";
import { en as match } from "../../words/en.ts";
import type { answer, BloodProfile, Trait } from "../answer.ts";
import type { input } from "../input.ts";

const { list } = english;

const bloodTrait: Readonly<Record<Trait, string>> = {
  orderly: "orderly",
  considerate: "considerate",
  patient: "patient",
  careful: "careful",
  anxious: "anxious",
  stubborn: "stubborn",
  free: "independent",
  curious: "curious",
  absorbed: "wholly absorbed in what it likes",
  frank: "frank",
  fickle: "fickle",
  selfWilled: "self-willed",
  purposeful: "purposeful",
  generous: "generous",
  sociable: "sociable",
  realistic: "realistic",
  competitive: "competitive",
  blunt: "blunt",
  rational: "rational",
  versatile: "versatile",
  fair: "fair",
  imaginative: "imaginative",
  aloof: "aloof",
  changeable: "changeable",
};
const { bloodType } = match.terms;
const traits = (some: readonly Trait[]) => list(some.map((one) => bloodTrait[one]));

export const en = {
  title: "Blood-type character",
  summary:
    "What popular books of Japan say of an ABO type, its place in Nomi's ring, and the plain note that studies find no effect",
  inputs: {
    type: {
      label: "Blood type",
      about: "A, B, O or AB in any case; a Rh sign after it is ignored",
    },
  },
  fields: {
    type: "Blood type",
    portrait: "Character",
    strengths: "Praised",
    weaknesses: "Blamed",
    share: "Of a hundred in Japan",
    minds: "Minds",
    mindedBy: "Minded by",
    facing: "Faces",
    history: "Where it comes from",
    evidence: "What studies find",
  },
  terms: { bloodType, bloodTrait },
  phrases: {
    history:
      "Furukawa Takeji proposed it in 1927 from small groups he taught; Nomi Masahiko's book of 1971 made it popular",
    evidence:
      "Surveys of more than ten thousand people in Japan and America find no link between ABO type and character, beyond what people have read about themselves",
    notAType: ({ given, types }: TypeIssue["notAType"]) =>
      `Expected one of ${types.join(", ")}, got "${given}"`,
  },
  reading: (of: BloodProfile, say: Speaker) => [
    `There is no evidence for any of this. ${say.phrase(of.evidence)}.`,
    `What the books say of type ${of.type}: it ${bloodType[of.type].portrait}. They praise it as ${traits(of.strengths)}, and blame it as ${traits(of.weaknesses)}. About ${of.share} of a hundred people in Japan share it, and all these words with it.`,
    `In Nomi's ring type ${of.type} minds ${of.minds}, which it reads easily and lets lead; ${of.mindedBy} minds it in turn, and ${of.facing} stands across. ${say.phrase(of.history)}.`,
  ],
  picture: {
    title: "Nomi's ring",
    minds: "minds the next",
    share: (share: number) => `about ${share} of a hundred people in Japan`,
    note: "popular culture; studies find no effect",
    desc: (type: BloodType, minds: BloodType, mindedBy: BloodType) =>
      `Ring of the four blood types, ${type} marked: it minds ${minds}, and ${mindedBy} minds it`,
  },
} satisfies Words<{ input: typeof input; answer: typeof answer; phrases: TypeIssue }>;

export type BloodProfileWords = Translation<typeof en>;

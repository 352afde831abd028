import type { Speaker, Translation, Words } from "#sdk";
import type { OldDateRefusal } from "../../../core/old_date.ts";
import { band as bands, calendarOutOfRange } from "../../../core/words/en.ts";
import { LODGE, LODGE_RELATION, type LodgeId, type LodgeRelation } from "../../lodges.ts";
import { en as chart } from "../../words/en.ts";
import type { answer, Reasons, SukuyoMatch } from "../answer.ts";
import type { input } from "../input.ts";
import { TIE, type Distance, type Tie } from "../relations.ts";

const { lodge, lodgeGroup, lodgeRelation } = chart.terms;

const sukuyoTie: Readonly<Record<Tie, { text: string; about: string }>> = {
  mei: { text: "one lodge", about: "alike in gifts and in faults, close quickly or not at all" },
  gyotai: { text: "deed and womb", about: "understood without words, as if known from before" },
  eishin: { text: "flourishing and kin", about: "each brings the other forward" },
  yusui: { text: "friend and waning", about: "sweet company that asks little and builds little" },
  kisei: {
    text: "risk and completion",
    about: "unlike in everything, and useful to each other at work",
  },
  ankai: { text: "ease and breaking", about: "strong attraction in which one side wears down" },
};
const sukuyoDistance: Readonly<Record<Distance, string>> = {
  same: "in one place",
  near: "near",
  middle: "in the middle distance",
  far: "far",
};

const named = (id: LodgeId) => `${lodge[id].text} (${LODGE.writings[id]!.native})`;
const half = (id: LodgeRelation) => `${lodgeRelation[id]} (${LODGE_RELATION.writings[id]!.native})`;

/** What a half of the tie means for who stands on it. */
const SIDE: Readonly<Partial<Record<LodgeRelation, string>>> = {
  flourishing: "draws success from the other",
  kin: "is cared for by the other",
  friend: "gives the affection",
  waning: "is softened by it, and may tire",
  risk: "is stirred up by the other",
  completion: "learns from the other",
  ease: "is soothed by the other, who pays for it",
  breaking: "is unsettled by the other",
  deed: "serves the other",
  womb: "is served by the other",
};

export const en = {
  title: "Sukuyō compatibility",
  summary:
    "Relation of two birth lodges of the 27 by three rounds of nine: flourishing and kin, friend and waning, risk and completion, ease and breaking; near, middle or far",
  weighs: "The tie of the two birth lodges and how near they stand, by weights of our own",
  fields: {
    tie: "Tie",
    about: "What it is",
    distance: "Distance",
    steps: "Steps",
    oldDate: "Old date",
    lodge: "Lodge",
    portrait: "Character",
    group: "Group",
    says: "In a word",
    index: "Place among the 27",
    other: "The other is to it",
  },
  terms: { lodge, lodgeGroup, lodgeRelation, sukuyoTie, sukuyoDistance },
  phrases: {
    tie: ({ tie }: Reasons["tie"]) => `The tie is ${sukuyoTie[tie].text}: ${sukuyoTie[tie].about}`,
    distance: ({ tie, distance }: Reasons["distance"]) =>
      distance === "same"
        ? "Both stand in one lodge, so that there is no distance"
        : distance === "middle"
          ? "They stand at the middle distance, where the tie has its common strength"
          : tie === "ankai" || tie === "kisei"
            ? distance === "near"
              ? "They stand near, which sharpens it"
              : "They stand far apart, which softens it"
            : distance === "near"
              ? "They stand near, which strengthens it"
              : "They stand far apart, which loosens it",
  },
  refusals: { calendarOutOfRange },
  reading: ({ a, b, tie, components, score, band }: SukuyoMatch, say: Speaker) => {
    const reasons = components.map((one) => say.phrase(one));
    const sides =
      tie === "mei"
        ? ""
        : ` To the first the other is ${half(a.other)}${SIDE[a.other] ? `, so the first ${SIDE[a.other]}` : ""}; to the second the other is ${half(b.other)}${SIDE[b.other] ? `, so the second ${SIDE[b.other]}` : ""}.`;
    const lodges =
      a.lodge === b.lodge
        ? `Both were born under ${named(a.lodge)}: ${lodge[a.lodge].portrait}.`
        : `The first was born under ${named(a.lodge)}: ${lodge[a.lodge].portrait}. The second under ${named(b.lodge)}: ${lodge[b.lodge].portrait}.`;
    return [
      lodges,
      `${reasons[0]} (${TIE.writings[tie]!.native}, ${TIE.writings[tie]!.roman}). ${reasons[1]}.${sides}`,
      `It comes to ${score} of 100, ${bands[band]} by our weights; the sutra names the ties and gives no numbers.`,
    ];
  },
  picture: {
    title: "Two lodges of the 27",
    heading: ({ a, b }: SukuyoMatch) => `${named(a.lodge)} · ${named(b.lodge)}`,
    under: ({ distance }: SukuyoMatch) => sukuyoDistance[distance],
    legend: "blue: the first, red: the second; inside, what each is to the first",
    desc: ({ a, b, tie }: SukuyoMatch) =>
      `Ring of 27 lodges with ${named(a.lodge)} and ${named(b.lodge)} marked: ${sukuyoTie[tie].text}`,
  },
} satisfies Words<{ input: typeof input; answer: typeof answer; refusals: OldDateRefusal }>;

export type SukuyoMatchWords = Translation<typeof en>;

import { english, type Translation, type Words } from "#sdk";
import { nativeOf } from "#east/natives.ts";
import type { answer, MolesAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";
import { MOLE_PLACE, type MolePlace, type Topic } from "../places.ts";
import { molePlace as names, SENSES } from "./places_en.ts";

const { capital, list } = english;
type Mole = MolesAnswer["moles"][number];

const molePlace = Object.fromEntries(
  MOLE_PLACE.ids.map((id) => [id, { text: names[id], sense: SENSES[id] }]),
) as Readonly<Record<MolePlace, { readonly text: string; readonly sense: string }>>;
const moleTopic: Readonly<Record<Topic, string>> = {
  career: "work and standing",
  home: "house and home",
  strength: "strength",
  mind: "mind and speech",
  wealth: "money",
  love: "love",
  children: "children and juniors",
  comfort: "comfort",
};
const luck = { lucky: "lucky", mixed: "mixed", unlucky: "unlucky" };
const said = ({ place, luck: of, isHidden, isOwnSide }: Mole) =>
  `${capital(names[place])} (${nativeOf(MOLE_PLACE, place)}), counted ${luck[of]}${isHidden ? " and covered, as the books like it" : ""}: ${SENSES[place]}${isOwnSide === true ? "; it lies on your stronger side, so take it at full weight" : isOwnSide === false ? "; it lies on your lighter side, so take it at half" : ""}.`;

export const en = {
  title: "Moles",
  summary:
    "What a mole at a named place of face or body is taken to say: its topic, whether it is counted lucky, hidden or in sight, on the stronger side or not",
  inputs: {
    positions: { label: "Places", about: "Up to twelve places", values: names },
    gender: {
      label: "Gender",
      about: "Marks the stronger side: left for men, right for women",
      values: { male: "male", female: "female" },
    },
  },
  fields: {
    moles: "Moles",
    place: "Place",
    sense: "Sense",
    topic: "Speaks of",
    luck: "Luck",
    isHidden: "Covered",
    isOwnSide: "On the stronger side",
    lucky: "Counted lucky",
    unlucky: "Counted unlucky",
  },
  terms: { molePlace, moleTopic, luck },
  conventions: {
    hidden: {
      title: "Moles that clothes cover",
      options: { better: "A step better", alike: "Place by place" },
    },
  },
  reading({ moles }: MolesAnswer) {
    const topics = [...new Set(moles.map(({ topic }) => topic))];
    return [
      ...moles.map(said),
      moles.length > 1
        ? `Together they speak of ${list(topics.map((id) => moleTopic[id]))}. A mole that changes belongs before a physician and not in a book of faces.`
        : "A mole that changes belongs before a physician and not in a book of faces.",
    ];
  },
  picture: {
    title: "Moles",
    line: ({ place, luck: of }: Mole) => `${names[place]}: ${luck[of]}`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
}>;

export type MolesWords = Translation<typeof en>;

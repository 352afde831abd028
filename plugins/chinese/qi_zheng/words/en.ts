import { BRANCH, type Branch } from "#lore";
import { english, type Translation, type Words } from "#sdk";
import { MANSION } from "#east/almanac/terms.ts";
import { mansion } from "#east/almanac/words/en.ts";
import { nativeOf } from "#east/natives.ts";
import type { answer, QiChart } from "../answer.ts";
import type { CONVENTIONS, input, QiRefusals } from "../input.ts";
import {
  FORMATION,
  QI_BODY,
  QI_HOUSE,
  type Dignity,
  type Formation,
  type QiBody,
  type QiHouse,
} from "../terms.ts";

const { capital, list } = english;

const qiBody: Readonly<Record<QiBody, string>> = {
  sun: "Sun",
  moon: "Moon",
  jupiter: "Jupiter",
  mars: "Mars",
  saturn: "Saturn",
  venus: "Venus",
  mercury: "Mercury",
  luoHou: "Luohou, a node",
  jiDu: "Jidu, a node",
  yueBei: "Yuebei, the Moon's apogee",
  ziQi: "Ziqi",
};
/** Names that fit into a palace of the board. */
const SHORT: Readonly<Record<QiBody, string>> = {
  sun: "Sun",
  moon: "Moon",
  jupiter: "Jup",
  mars: "Mars",
  saturn: "Sat",
  venus: "Ven",
  mercury: "Mer",
  luoHou: "Luo",
  jiDu: "Jidu",
  yueBei: "Bei",
  ziQi: "Ziqi",
};
/** What each brings where it stands. */
const brings: Readonly<Record<QiBody, string>> = {
  sun: "visibility",
  moon: "feeling and change",
  jupiter: "growth and kindness",
  mars: "drive and friction",
  saturn: "patience and weight",
  venus: "charm and fair dealing",
  mercury: "wit and trade",
  luoHou: "ambition that runs ahead",
  jiDu: "withdrawal and sharp insight",
  yueBei: "desire that goes its own way",
  ziQi: "quiet blessing",
};
const qiHouse: Readonly<Record<QiHouse, { readonly text: string; readonly about: string }>> = {
  life: { text: "life", about: "who you are" },
  wealth: { text: "wealth", about: "what you earn" },
  siblings: { text: "siblings", about: "brothers, sisters, peers" },
  property: { text: "property", about: "home and land" },
  children: { text: "children", about: "children and pupils" },
  servants: { text: "helpers", about: "those who work with you" },
  spouse: { text: "marriage", about: "your partner" },
  health: { text: "health", about: "strength and its limits" },
  travel: { text: "moves", about: "journeys and moves" },
  office: { text: "career", about: "your work and standing" },
  fortune: { text: "enjoyment", about: "what gladdens you" },
  looks: { text: "bearing", about: "how you appear to others" },
};
const qiDignity: Readonly<Record<Dignity, { readonly text: string; readonly about: string }>> = {
  ownPalace: { text: "at home", about: "in a palace that it rules" },
  ownLodge: { text: "enthroned", about: "in a lodge of its own luminary" },
};
const qiFormation: Readonly<Record<Formation, { readonly text: string; readonly about: string }>> =
  {
    lightsBeside: {
      text: "lights on both sides of life",
      about: "people of standing stand by you",
    },
    lightsTogether: { text: "lights in one palace", about: "will and feeling pull together" },
    venusMercurySun: {
      text: "Venus and Mercury with the Sun",
      about: "gifts of speech and style are seen",
    },
    lordHome: { text: "lord of life at home", about: "you can rely on yourself" },
    lordInLife: { text: "lord of life in life", about: "character decides more than circumstance" },
    pearls: { text: "five planets like pearls", about: "your powers gather in one part of life" },
  };
const bodies = (ids: readonly QiBody[]) =>
  list(ids.map((id) => `${nativeOf(QI_BODY, id)} (${qiBody[id]})`));
const branch = (id: Branch) => nativeOf(BRANCH, id);

export const en = {
  title: "Seven governors, four remainders",
  summary:
    "The star chart of Guolao: Sun, Moon and five planets with the nodes and the Moon's apogee in the 28 lodges and twelve palaces, with lords, dignities, formations and a reading; of Ziqi only where its place is given, since it has no body",
  inputs: {
    ziQiDeg: { label: "Place of Ziqi", about: "Its longitude by your own table, degrees" },
  },
  fields: {
    life: "Palace of life",
    branch: "Branch",
    lord: "Lord",
    bodyPalace: "Palace of the body",
    bodies: "Bodies",
    body: "Body",
    longitudeDeg: "Longitude",
    lodge: "Lodge",
    withinDeg: "Within the lodge",
    house: "Palace",
    about: "About",
    isRetrograde: "Retrograde",
    dignities: "Dignities",
    houses: "Palaces",
    formations: "Formations",
    withZiQi: "With Ziqi",
  },
  terms: { qiBody, qiHouse, qiDignity, qiFormation, mansion },
  conventions: {
    lodgeFrame: {
      title: "Palaces",
      options: { ancient: "Hung on the lodges", modern: "From the equinox" },
    },
    nodes: {
      title: "Luohou",
      options: { luoHouAscends: "Ascending node", luoHouDescends: "Descending node" },
    },
    apogee: { title: "Yuebei", options: { mean: "Mean apogee", true: "True apogee" } },
  },
  refusals: {
    birthTimeNeeded: {
      when: "A birth comes without its time",
      says: "Cannot lay palaces without the time of birth",
    },
  },
  reading({ life, houses, bodies: all, formations, bodyPalace, withZiQi }: QiChart) {
    const lord = all.find(({ body }) => body === life.lord)!;
    const strong = all.filter(({ dignities }) => dignities.length > 0);
    return [
      `Your palace of life is ${branch(life.branch)}, ruled by ${nativeOf(QI_BODY, life.lord)} (${qiBody[life.lord]}), which stands in the lodge ${nativeOf(MANSION, lord.lodge)} in your palace of ${qiHouse[lord.house].text}${lord.isRetrograde ? " and runs backward" : ""}: ${qiHouse[lord.house].about} carries your aims. The Moon sets your palace of the body in ${branch(bodyPalace)}.`,
      ...houses
        .filter((one) => one.bodies.length > 0)
        .map(
          (one) =>
            `${nativeOf(QI_HOUSE, one.house)} (${qiHouse[one.house].text}): ${bodies(one.bodies)} ${one.bodies.length === 1 ? "brings" : "bring"} ${list(one.bodies.map((id) => brings[id]))} to ${qiHouse[one.house].about}.`,
        ),
      strong.length > 0
        ? `${capital(list(strong.map((one) => `${qiBody[one.body]} is ${list(one.dignities.map((id) => qiDignity[id].text))}`)))}, and can be leaned on.`
        : "",
      ...formations.map(
        (id) => `${nativeOf(FORMATION, id)} (${qiFormation[id].text}): ${qiFormation[id].about}.`,
      ),
      withZiQi
        ? ""
        : "Ziqi (紫氣), which has no body and whose starting point the books dispute, is left out.",
    ].filter((one) => one !== "");
  },
  picture: {
    title: "Seven governors",
    house: (id: QiHouse): string => qiHouse[id].text,
    short: (ids: readonly QiBody[]): readonly string[] => ids.map((id) => SHORT[id]),
    lines: ({ life, formations }: QiChart): readonly string[] => [
      `life in ${branch(life.branch)}, lord ${qiBody[life.lord]}`,
      ...formations.slice(0, 3).map((id) => nativeOf(FORMATION, id)),
    ],
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: QiRefusals;
}>;

export type QiWords = Translation<typeof en>;

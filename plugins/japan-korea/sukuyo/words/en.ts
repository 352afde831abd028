import { english, type Translation, type Words } from "#sdk";
import type { OldDateRefusal } from "../../core/old_date.ts";
import { calendarOutOfRange } from "../../core/words/en.ts";
import { LODGE, type Group, type LodgeId, type LodgeRelation } from "../lodges.ts";
import type { answer, Reasons, SukuyoAnswer } from "../answer.ts";
import type { input } from "../input.ts";

const lodgeGroup = {
  stable: {
    text: "steady and weighty",
    says: "builds for the long run",
  },
  gentle: {
    text: "gentle and kind",
    says: "wins by liking and being liked",
  },
  swift: {
    text: "swift",
    says: "acts first and is often right",
  },
  mixed: {
    text: "hard and soft together",
    says: "can strike and can yield",
  },
  light: {
    text: "light and restless",
    says: "needs movement, travel and news",
  },
  fierce: {
    text: "fierce",
    says: "fights well, and should choose the fight",
  },
  sharp: {
    text: "sharp as medicine",
    says: "cuts and cures with one blade",
  },
};

const lodge = {
  mao: {
    text: "Bō-shuku",
    portrait: "well read and well mannered, with one stubborn spot",
  },
  biNet: {
    text: "Hitsu-shuku",
    portrait: "broad-shouldered, slow, and not to be hurried",
  },
  zi: {
    text: "Shi-shuku",
    portrait: "careful with words and with savings",
  },
  shen: {
    text: "Shin-shuku",
    portrait: "witty, new-fangled, and quick to bite back",
  },
  jing: {
    text: "Sei-shuku",
    portrait: "clear in argument, unsettled in mood",
  },
  gui: {
    text: "Ki-shuku",
    portrait: "a wanderer with unusual ideas and a good heart",
  },
  liu: {
    text: "Ryū-shuku",
    portrait: "all passion for a season, and then for another",
  },
  xing: {
    text: "Sei-shuku",
    portrait: "works far into the night for a name",
  },
  zhang: {
    text: "Chō-shuku",
    portrait: "made for the stage, and brave on it",
  },
  yi: {
    text: "Yoku-shuku",
    portrait: "dreams of far countries and gets there by method",
  },
  zhen: {
    text: "Shin-shuku",
    portrait: "obliging, mobile, the one who arranges the carriage",
  },
  jiao: {
    text: "Kaku-shuku",
    portrait: "handy, cheerful, fond of pleasure",
  },
  kang: {
    text: "Kō-shuku",
    portrait: "stands up against whoever leans on others",
  },
  di: {
    text: "Tei-shuku",
    portrait: "large appetites and a head for business",
  },
  fang: {
    text: "Bō-shuku",
    portrait: "blessed with goods and looks, and wary of envy",
  },
  xin: {
    text: "Shin-shuku",
    portrait: "charms everyone and tells few what it thinks",
  },
  wei: {
    text: "Bi-shuku",
    portrait: "sticks to one thing until it is mastered",
  },
  ji: {
    text: "Ki-shuku",
    portrait: "bold, loud, and at ease in any harbour",
  },
  dou: {
    text: "To-shuku",
    portrait: "aims high and hides the ladder",
  },
  nu: {
    text: "Jo-shuku",
    portrait: "tireless in rules and in public business",
  },
  xu: {
    text: "Kyo-shuku",
    portrait: "two minds in one, imaginative and proud",
  },
  weiRooftop: {
    text: "Ki-shuku",
    portrait: "lives for the moment and for friends",
  },
  shi: {
    text: "Shitsu-shuku",
    portrait: "full of strength and sure of its own plan",
  },
  bi: {
    text: "Heki-shuku",
    portrait: "holds others up and keeps their secrets",
  },
  kui: {
    text: "Kei-shuku",
    portrait: "fine-grained, dutiful, beautiful in small things",
  },
  lou: {
    text: "Rō-shuku",
    portrait: "joins people and things, and notices every flaw",
  },
  weiStomach: {
    text: "I-shuku",
    portrait: "hungry for the world and able to digest it",
  },
};

const luminary = {
  sun: "Sun",
  moon: "Moon",
  mars: "Mars, fire",
  mercury: "Mercury, water",
  jupiter: "Jupiter, wood",
  venus: "Venus, metal",
  saturn: "Saturn, earth",
};

const lodgeRelation = {
  self: "self",
  deed: "deed",
  womb: "womb",
  flourishing: "flourishing",
  waning: "waning",
  ease: "ease",
  risk: "risk",
  completion: "completion",
  breaking: "breaking",
  friend: "friend",
  kin: "kin",
};

const named = (id: LodgeId) => `${lodge[id].text} (${LODGE.writings[id]!.native})`;

export const en = {
  title: "Sukuyo lodge",
  summary: "Birth lodge of 27 with its group, element and character from the old date",
  weighs: "What the group of the birth lodge is worth, by weights of our own",
  fields: {
    oldDate: "Old date",
    year: "Year",
    month: "Month",
    isLeapMonth: "Leap month",
    day: "Day",
    lodge: "Lodge",
    portrait: "Character",
    index: "Place among the 27",
    group: "Group",
    says: "In a word",
    luminary: "Luminary",
    relations: "The lodges as this one sees them",
    relation: "Relation",
    sixHarms: "Six harms (rokugai)",
  },
  terms: { lodge, lodgeGroup, luminary, lodgeRelation },
  phrases: {
    base: "Any lodge",
    group: ({ group }: Reasons["group"]) => `The lodge is ${lodgeGroup[group].text}`,
  },
  refusals: { calendarOutOfRange },
  reading: ({ lodge: id, group, luminary: by, oldDate, relations, sixHarms }: SukuyoAnswer) => {
    const of = (wanted: LodgeRelation) =>
      english.list(
        relations.filter(({ relation }) => relation === wanted).map((one) => named(one.lodge)),
      );
    const leap = oldDate.isLeapMonth ? "leap " : "";
    const article = by === "sun" || by === "moon" ? "the " : "";
    return [
      `By the old calendar the birth fell on day ${oldDate.day} of ${leap}month ${oldDate.month}, and the Moon lodged in ${named(id)}. The lodge in one line: ${lodge[id].portrait}.`,
      `Its group is called “${lodgeGroup[group].text}” and ${lodgeGroup[group].says}; its luminary is ${article}${luminary[by]}.`,
      `Days and people of ${of("flourishing")} bring flourishing, those of ${of("kin")} are kin. When the planets press, care is advised on days of ${english.list(sixHarms.map(named))}.`,
    ];
  },
} satisfies Words<{ input: typeof input; answer: typeof answer; refusals: OldDateRefusal }>;

export type SukuyoWords = Translation<typeof en>;

import { ANIMAL, BRANCH, PHASE, PILLAR } from "#lore";
import { term, Type, vocabulary, type Frozen, type IdOf, type Static } from "#sdk";
import { DIRECTION } from "#east/directions.ts";
import { NA_YIN } from "#east/na_yin.ts";

/** Buddhas and bodhisattvas who guard the birth years 本命佛. */
export const GUARDIAN = vocabulary("guardian", {
  guanYin: { native: "千手觀音", roman: "qiān shǒu guān yīn" },
  xuKongZang: { native: "虛空藏菩薩", roman: "xū kōng zàng pú sà" },
  wenShu: { native: "文殊菩薩", roman: "wén shū pú sà" },
  puXian: { native: "普賢菩薩", roman: "pǔ xián pú sà" },
  daShiZhi: { native: "大勢至菩薩", roman: "dà shì zhì pú sà" },
  daRi: { native: "大日如來", roman: "dà rì rú lái" },
  buDong: { native: "不動明王", roman: "bù dòng míng wáng" },
  aMiTuo: { native: "阿彌陀佛", roman: "ā mí tuó fó" },
});
export type Guardian = IdOf<typeof GUARDIAN>;

const year = {
  pillar: term(PILLAR, "Its pair"),
  animal: term(ANIMAL, "Its animal"),
  element: term(PHASE, "Element of its stem, by which people name the animal"),
};
const animals = (description: string) => Type.Array(term(ANIMAL, "An animal"), { description });

export const answer = Type.Object({
  ...year,
  sound: term(NA_YIN, "納音: the sound of the pair"),
  soundElement: term(PHASE, "Element of the sound"),
  byLunarNewYear: Type.Object(year, { description: "Year from lunar new year's day" }),
  byStartOfSpring: Type.Object(year, {
    description: "Year from the day of 立春; the day itself counts to the year that it opens",
  }),
  schoolsPart: Type.Boolean({ description: "Whether the two give different years" }),
  allies: animals("三合: the two others of its trine"),
  secretFriend: term(ANIMAL, "六合: its partner"),
  opposite: term(ANIMAL, "六沖: across the ring"),
  harm: term(ANIMAL, "六害"),
  punishes: animals("相刑"),
  breaks: animals("相破"),
  seat: term(DIRECTION, "Direction of its own branch"),
  nobles: Type.Array(term(BRANCH, "A branch"), {
    description: "天乙貴人 of the year's stem: branches of people who help",
  }),
  goodHours: Type.Array(term(BRANCH, "A double hour"), {
    description: "Double hours of its friends: trine and partner",
  }),
  hardHours: Type.Array(term(BRANCH, "A double hour"), {
    description: "Double hours of the animals that clash with and harm it",
  }),
  guardian: term(
    GUARDIAN,
    "Who guards those born in such years, as temples of Taiwan and Japan list them",
  ),
});
export type ZodiacProfile = Frozen<Static<typeof answer>>;

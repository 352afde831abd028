/** What a day may be chosen for, and which spirits of the day speak for or against it. */
import { vocabulary, type IdOf } from "#sdk";
import type { Act } from "../../almanac/acts.ts";
import type { Spirit } from "../../almanac/spirits.ts";
import type { OFFICER } from "#east/almanac/terms.ts";

type Officer = IdOf<typeof OFFICER>;

/** Activities people choose days for. */
export const ACTIVITY = vocabulary("activity", {
  wedding: { native: "嫁娶", roman: "jià qǔ" },
  betrothal: { native: "訂婚", roman: "dìng hūn" },
  movingIn: { native: "入宅", roman: "rù zhái" },
  movingHouse: { native: "搬家", roman: "bān jiā" },
  bed: { native: "安床", roman: "ān chuáng" },
  opening: { native: "開市", roman: "kāi shì" },
  contract: { native: "立券", roman: "lì quàn" },
  groundbreaking: { native: "動土", roman: "dòng tǔ" },
  repairs: { native: "修造", roman: "xiū zào" },
  journey: { native: "出行", roman: "chū xíng" },
  office: { native: "赴任", roman: "fù rèn" },
  school: { native: "入學", roman: "rù xué" },
  blessing: { native: "祈福", roman: "qí fú" },
  worship: { native: "祭祀", roman: "jì sì" },
});
export type Activity = IdOf<typeof ACTIVITY>;

/** The rules of an activity. */
export interface ActivityRule {
  /** The acts of the table that allow it; any of them does. */
  readonly acts: readonly Act[];
  /** Officers under which the book undertakes it, and under which it never does. */
  readonly for: readonly Officer[];
  readonly against: readonly Officer[];
  /** Spirits that forbid it beside those that every day has. */
  readonly forbids: readonly Spirit[];
}

const BUILD: readonly Spirit[] = ["tuFu", "tuFuTally", "diNang", "yueJian", "siFei", "tianZei"];

/**
 * The rules of each activity.
 *
 * @source Xieji Bianfang Shu 協紀辨方書, juan 10-11: 宜忌 of each act by officer and by spirit
 */
export const RULES: Readonly<Record<Activity, ActivityRule>> = {
  wedding: {
    acts: ["jiaQu"],
    for: ["ding", "cheng"],
    against: ["jian", "po", "bi"],
    forbids: ["yueYan", "yanDui", "siFei", "wangWang", "baZhuan", "siJi", "siQiong"],
  },
  betrothal: {
    acts: ["dingHun", "naCai", "wenMing", "dingMeng"],
    for: ["ding", "cheng"],
    against: ["jian", "po", "bi"],
    forbids: ["yueYan", "siFei", "baZhuan"],
  },
  movingIn: {
    acts: ["ruZhai"],
    for: ["cheng", "kai"],
    against: ["jian", "po", "bi"],
    forbids: ["guiJi", "wangWang", "yueYan", "siFei"],
  },
  movingHouse: {
    acts: ["yiXi"],
    for: ["cheng", "kai"],
    against: ["jian", "po", "bi"],
    forbids: ["guiJi", "wangWang", "yueYan", "siFei"],
  },
  bed: {
    acts: ["anChuang"],
    for: ["wei", "cheng"],
    against: ["po", "bi"],
    forbids: ["siFei"],
  },
  opening: {
    acts: ["kaiShi"],
    for: ["man", "cheng", "kai"],
    against: ["jian", "po", "bi"],
    forbids: ["jiuKong", "siQiong", "siFei", "xiaoHao", "daHao", "tianZei", "siHao"],
  },
  contract: {
    acts: ["liQuan", "jiaoYi"],
    for: ["man", "cheng", "kai"],
    against: ["po", "bi"],
    forbids: ["jiuKong", "siQiong", "siFei", "xiaoHao", "daHao", "wuLi"],
  },
  groundbreaking: {
    acts: ["dongTu"],
    for: ["ding", "cheng", "kai"],
    against: ["jian", "po", "shou", "bi"],
    forbids: BUILD,
  },
  repairs: {
    acts: ["xiuZao"],
    for: ["ding", "cheng", "kai"],
    against: ["jian", "po", "shou", "bi"],
    forbids: BUILD,
  },
  journey: {
    acts: ["chuXing"],
    for: ["jian", "cheng", "kai"],
    against: ["po", "bi"],
    forbids: ["wangWang", "guiJi", "yueYan", "tianZei", "siFei"],
  },
  office: {
    acts: ["fuRen"],
    for: ["jian", "cheng", "kai"],
    against: ["po", "bi"],
    forbids: ["wangWang", "siFei", "tianLi"],
  },
  school: {
    acts: ["ruXue"],
    for: ["cheng", "kai"],
    against: ["po", "bi"],
    forbids: ["siFei", "tianLi"],
  },
  blessing: {
    acts: ["qiFu"],
    for: ["chu", "ding", "cheng", "kai"],
    against: ["po"],
    forbids: ["siFei", "tianGou"],
  },
  worship: {
    acts: ["jiSi"],
    for: ["chu", "ding", "zhi", "cheng", "kai"],
    against: ["po"],
    forbids: ["tianGou"],
  },
};

/** Spirits that better any day, and what each counts. */
export const HELPERS: Readonly<Partial<Record<Spirit, number>>> = {
  tianDe: 6,
  yueDe: 6,
  tianDeHe: 5,
  yueDeHe: 5,
  tianShe: 7,
  tianYuan: 6,
  tianEn: 4,
  yueEn: 4,
  siXiang: 3,
  shiDe: 3,
  sanHe: 3,
  liuHe: 3,
  shengQi: 3,
  tianXi: 3,
  buJiang: 3,
};
/** Spirits that weaken any day. */
export const HARMERS: Readonly<Partial<Record<Spirit, number>>> = {
  jieSha: -3,
  zaiSha: -3,
  yueSha: -3,
  yueXing: -3,
  yueHai: -2,
  daShi: -2,
  wuMu: -2,
  chongRi: -1,
  fuRi: -1,
};

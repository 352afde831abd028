/** Terms and phrases of a forecast in English. */
import { BRANCH, STEM } from "#lore";
import type { Sentences } from "#sdk";
import { nativeOf } from "#east/natives.ts";
import { pairOf } from "#east/pairs.ts";
import { godFamily, relation } from "../../../../core/words/en.ts";
import { STAR } from "../../../chart/star_table.ts";
import { star } from "../../../chart/words/en/stars.ts";
import type { MeetingId, StandingPlace, TaiSui } from "../../meetings.ts";
import type { OutlookPhrases } from "../../outlook.ts";
import type { AnnualStar } from "../../passing_stars.ts";
import type { TopicId, TopicPhrases } from "../../topics.ts";

export const unit = { year: "year", month: "month", day: "day" };
export const standing: Readonly<Record<StandingPlace, string>> = {
  year: "year",
  month: "month",
  day: "day",
  hour: "hour",
  luck: "luck",
};
export const meeting: Readonly<Record<MeetingId, string>> = {
  ...relation,
  sameAsLuck: "year and luck coincide",
  fuYin: "the same pillar again",
  fanYin: "stem and branch both opposed",
};
export const taiSui: Readonly<Record<TaiSui, string>> = {
  zhiTaiSui: "on the seat of the year",
  chongTaiSui: "facing the year",
  xingTaiSui: "punished by the year",
  haiTaiSui: "harmed by the year",
  poTaiSui: "broken by the year",
};
export const tone = { favourable: "favourable", mixed: "mixed", demanding: "demanding" };
export const topic: Readonly<Record<TopicId, string>> = {
  work: "work",
  money: "money",
  love: "love",
  family: "family",
};

/** The twelve spirits of the year. */
export const annualStar: Readonly<Record<AnnualStar, string>> = {
  taiSui: "spirit of the year",
  taiYang: "sun",
  sangMen: "gate of mourning",
  taiYin: "moon",
  guanFu: "talisman of the court",
  xiaoHao: "small loss",
  suiPo: "breaker of the year",
  longDe: "dragon's virtue",
  baiHu: "white tiger",
  fuDe: "blessed virtue",
  diaoKe: "condoling guest",
  bingFu: "talisman of illness",
};

export const outlookPhrases = {
  stemIs: ({ stem, element, role }) => `${nativeOf(STEM, stem)} is ${element}, the ${role} element`,
  branchIs: ({ branch, element, role }) =>
    `${nativeOf(BRANCH, branch)} is ${element}, the ${role} element`,
  luckIs: ({ pillar, element, role }) =>
    `luck ${pairOf(pillar).native} is ${element}, the ${role} element`,
  meets: ({ meeting: id, place, native }) =>
    `${meeting[id]} with the ${standing[place]} pillar (${native})`,
  gathers: ({ meeting: id, native, element, role }) =>
    `${native} make a ${meeting[id]} whole and gather ${element}, the ${role} element`,
  punishes: ({ meeting: id, native }) => `${native} make the ${meeting[id]} whole`,
} satisfies Sentences<OutlookPhrases>;

export const topicPhrases = {
  comes: ({ native, family, element, role }) =>
    `${native} brings ${element} as ${godFamily[family]} (the ${role} element)`,
  moves: ({ meeting: id, place, native }) =>
    `${meeting[id]} with the ${standing[place]} pillar (${native})`,
  starComes: ({ star: id, branch }) =>
    `${nativeOf(BRANCH, branch)} brings ${nativeOf(STAR, id)} (${star[id].text})`,
  untouched: ({ families }) =>
    `neither stem nor branch is ${families.map((family) => godFamily[family]).join(" or ")}`,
} satisfies Sentences<TopicPhrases>;

/** What planets, signs and houses stand for, in phrases that fit into sentences. */
import type { Sign } from "#lore";
import type { PointId } from "../../points.ts";

/** Themes of planets and points. */
const THEMES: Readonly<Partial<Record<PointId, string>>> = {
  sun: "自我意志",
  moon: "情感習性",
  mercury: "思考言語",
  venus: "情愛品味",
  mars: "衝勁爭競",
  jupiter: "成長信念",
  saturn: "界限耐力",
  uranus: "變革獨立",
  neptune: "想像嚮往",
  pluto: "深層蛻變",
  chiron: "舊傷所成的本領",
  meanNode: "人生方向",
  trueNode: "人生方向",
  ascendant: "待人舉止",
  midheaven: "志業地位",
  descendant: "伴侶合作",
  imumCoeli: "家庭根源",
  fortune: "際遇生計",
  spirit: "志向抉擇",
};

/** The theme of a point. */
export function themeOf(id: PointId): string {
  return THEMES[id] ?? "獨有的主題";
}

/** How a sign goes about things. */
export const MANNERS: Readonly<Record<Sign, string>> = {
  aries: "直接而不等待",
  taurus: "穩健而重視長久",
  gemini: "靠提問與敏捷的交流",
  cancer: "帶著守護與記憶",
  leo: "坦率而溫暖",
  virgo: "細心而按部就班",
  libra: "靠權衡與協議",
  scorpio: "專注而深入表面之下",
  sagittarius: "開闊而有信心",
  capricorn: "有計畫而耐心",
  aquarius: "保持距離並依循原則",
  pisces: "憑同理與想像",
};

const HOUSE_TOPICS = [
  "身體與氣質",
  "錢財與所有物",
  "手足、文書與短途",
  "家、家族與土地",
  "子女、遊戲與樂趣",
  "工作、服務與健康",
  "伴侶與公開的對手",
  "共有資源與債務",
  "遠行、學問與信仰",
  "志業與名聲",
  "朋友、盟友與希望",
  "獨處與隱微之事",
];

/** What a house is about; 1 to 12. */
export function topicOf(house: number): string {
  return HOUSE_TOPICS[house - 1]!;
}

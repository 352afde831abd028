/** What planets, signs and houses stand for, in phrases that fit into sentences of both languages. */
import type { Text } from "#old";
import type { PointId, SignId } from "./names.ts";

const t = (en: string, zhHant: string): Text => ({ en, zhHant });

/** Themes of planets and points, as noun phrases. */
export const THEMES: Readonly<Partial<Record<PointId, Text>>> = {
  sun: t("will and self-expression", "自我意志"),
  moon: t("feeling and habit", "情感習性"),
  mercury: t("thought and speech", "思考言語"),
  venus: t("affection and taste", "情愛品味"),
  mars: t("drive and contest", "衝勁爭競"),
  jupiter: t("growth and trust", "成長信念"),
  saturn: t("limits and staying power", "界限耐力"),
  uranus: t("change and independence", "變革獨立"),
  neptune: t("imagination and longing", "想像嚮往"),
  pluto: t("intensity and renewal", "深層蛻變"),
  chiron: t("an old wound and the skill it taught", "舊傷所成的本領"),
  meanNode: t("direction and the company one keeps", "人生方向"),
  trueNode: t("direction and the company one keeps", "人生方向"),
  ascendant: t("bearing and the way one meets others", "待人舉止"),
  midheaven: t("calling and public standing", "志業地位"),
  descendant: t("partnership", "伴侶合作"),
  imumCoeli: t("home and roots", "家庭根源"),
  fortune: t("circumstances and livelihood", "際遇生計"),
  spirit: t("purpose and choice", "志向抉擇"),
};

/** The theme of a point, or its bare mention where it has none. */
export function themeOf(id: PointId): Text {
  return THEMES[id] ?? t("a theme of its own", "獨有的主題");
}

/** How a sign goes about things, as an adverbial phrase. */
export const MANNERS: Readonly<Record<SignId, Text>> = {
  aries: t("directly and without waiting", "直接而不等待"),
  taurus: t("steadily and with an eye for what lasts", "穩健而重視長久"),
  gemini: t("by questions and quick exchange", "靠提問與敏捷的交流"),
  cancer: t("protectively and from memory", "帶著守護與記憶"),
  leo: t("openly and with warmth", "坦率而溫暖"),
  virgo: t("carefully and piece by piece", "細心而按部就班"),
  libra: t("by weighing and agreement", "靠權衡與協議"),
  scorpio: t("intently and below the surface", "專注而深入表面之下"),
  sagittarius: t("broadly and with confidence", "開闊而有信心"),
  capricorn: t("by plan and in patience", "有計畫而耐心"),
  aquarius: t("at a distance and on principle", "保持距離並依循原則"),
  pisces: t("by sympathy and imagination", "憑同理與想像"),
};

/** What a house is about, as a noun phrase; index 0 is the first house. */
export const HOUSE_TOPICS: readonly Text[] = [
  t("body and manner", "身體與氣質"),
  t("money and possessions", "錢財與所有物"),
  t("siblings, letters and short journeys", "手足、文書與短途"),
  t("home, family and land", "家、家族與土地"),
  t("children, play and pleasure", "子女、遊戲與樂趣"),
  t("work, service and health", "工作、服務與健康"),
  t("partners and open rivals", "伴侶與公開的對手"),
  t("shared means and what is owed", "共有資源與債務"),
  t("travel, learning and belief", "遠行、學問與信仰"),
  t("calling and reputation", "志業與名聲"),
  t("friends, allies and hopes", "朋友、盟友與希望"),
  t("solitude and what is hidden", "獨處與隱微之事"),
];

/** What a house is about; 1 to 12. */
export function topicOf(house: number): Text {
  return HOUSE_TOPICS[house - 1]!;
}

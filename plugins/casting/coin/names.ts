/** What a person reads for the values of a toss. */
import type { Side } from "./flips.ts";
import type { Answer, Band, Domain, Text } from "./texts.ts";

export const DOMAIN_NAMES: Readonly<Record<Domain, Text>> = {
  love: { en: "love", zhHant: "感情" },
  career: { en: "career", zhHant: "事業" },
  wealth: { en: "wealth", zhHant: "財務" },
  health: { en: "health", zhHant: "健康" },
  study: { en: "study", zhHant: "學業" },
  travel: { en: "travel", zhHant: "旅行" },
  general: { en: "general", zhHant: "一般" },
};

export const ANSWER_NAMES: Readonly<Record<Answer, Text>> = {
  yes: { en: "Yes", zhHant: "是" },
  no: { en: "No", zhHant: "否" },
};

export const BAND_NAMES: Readonly<Record<Band, Text>> = {
  firm: { en: "firm: every flip agrees", zhHant: "堅定：每一擲都相同" },
  clear: { en: "clear: a good majority", zhHant: "明朗：多數一致" },
  narrow: { en: "narrow: a close count", zhHant: "些微：相差無幾" },
};

export const SIDE_NAMES: Readonly<Record<Side, Text>> = {
  heads: { en: "heads", zhHant: "正面" },
  tails: { en: "tails", zhHant: "反面" },
};

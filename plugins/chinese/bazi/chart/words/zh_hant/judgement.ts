/** 強弱、格局、用神、大運之語。 */
import { BRANCH, STEM } from "#lore";
import { chinese, type Translation } from "#sdk";
import { godFamily, hiddenRole, phase } from "../../../../core/words/zh_hant.ts";
import { place as placeName } from "../../../../calendar/words/zh_hant.ts";
import { natives, nativeOf } from "../../../../core/natives.ts";
import { LUCK_DIRECTION } from "../../luck_answer.ts";
import { ROOT_GRADE, STRENGTH } from "../../strength.ts";
import { STRUCTURE_STATE } from "../../structure_state.ts";
import { STRUCTURE } from "../../structures.ts";
import { USEFUL_GOD_METHOD } from "../../useful_god_answer.ts";
import type * as en from "../en/judgement.ts";

const { list } = chinese;

export const strength = natives(STRENGTH);
export const structure = natives(STRUCTURE);
export const structureState = natives(STRUCTURE_STATE);

export const judgementTerms: Translation<typeof en.judgementTerms> = {
  strength,
  structure,
  structureState,
  rootGrade: natives(ROOT_GRADE),
  half: { stem: "干", branch: "支" },
  structureKind: {
    month: "月令本格",
    regular: "正格",
    follow: "從格",
    dominant: "專旺",
    transformation: "化氣",
  },
  usefulGodMethod: natives(USEFUL_GOD_METHOD),
  luckDirection: natives(LUCK_DIRECTION),
};

export const strengthPhrases: Translation<typeof en.strengthPhrases> = {
  supportWeighs: ({ percent }) => `生扶日主者佔全局 ${percent}%`,
  testsPassed: ({ passed }) => `三項之中得其 ${passed}`,
  inSeason: ({ self, month, stem, element }) =>
    `月令${nativeOf(BRANCH, month)}中${nativeOf(STEM, stem)}${phase[element]}當權，${nativeOf(STEM, self)}得令`,
  outOfSeason: ({ self, month, stem, element }) =>
    `月令${nativeOf(BRANCH, month)}中${nativeOf(STEM, stem)}${phase[element]}當權，${nativeOf(STEM, self)}失令`,
  rooted: ({ self, pillars }) =>
    `${nativeOf(STEM, self)}通根於${list(
      pillars.map((one) => placeName[one]),
      "、",
    )}支，得地`,
  rootless: ({ self }) => `${nativeOf(STEM, self)}於地支無根，不得地`,
  company: ({ helpers }) => {
    if (helpers >= 2) return `天干有${helpers}處生扶，得勢`;
    return helpers === 1 ? "天干僅一處生扶，不得勢" : "天干無一生扶，不得勢";
  },
};

export const modelPhrases: Translation<typeof en.modelPhrases> = {
  weighted:
    "百分權重：年干八、月干十二、時干十二；年支八、月支四十、日支十二、時支八，依藏干六三一、七三或全數分配；逢沖之支減五分之一；三合三會全而其五行透干者，三支之力盡歸所化。",
  threeTests: "得令、得地、得勢各計一分",
};

export const structurePhrases: Translation<typeof en.structurePhrases> = {
  transforms: ({ self, partner, place, result, month }) =>
    `${nativeOf(STEM, self)}與${placeName[place]}干${nativeOf(STEM, partner)}合化${phase[result]}，月令${nativeOf(BRANCH, month)}當旺，干無爭妒`,
  follows: ({ support, limit, lead, share }) =>
    `生扶僅 ${support}%（不逾 ${limit}%）且全無根氣，其餘以${godFamily[lead]}為首，佔 ${share}%`,
  dominates: ({ support, limit, element }) =>
    `生扶達 ${support}%（不下 ${limit}%），地支會聚${phase[element]}局，天干不見財官`,
  luOfMonth: ({ self, month }) => `月支${nativeOf(BRANCH, month)}為${nativeOf(STEM, self)}之祿`,
  bladeOfMonth: ({ self, month }) => `月支${nativeOf(BRANCH, month)}為${nativeOf(STEM, self)}之刃`,
  showsAbove: ({ role, stem, month, place }) =>
    `月支${nativeOf(BRANCH, month)}所藏${hiddenRole[role]}${nativeOf(STEM, stem)}透出${placeName[place]}干`,
  nothingShows: ({ role, stem, month }) =>
    `月支${nativeOf(BRANCH, month)}藏干無一透出，取其${hiddenRole[role]}${nativeOf(STEM, stem)}為格`,
};

export const statePhrases: Translation<typeof en.statePhrases> = {
  conditionsMet: "所須條件俱備",
  undisturbed: "天干無傷剋之物",
  hurtingOfficerAttacks: "傷官透出而剋正官",
  resourceHoldsHurting: "印星透出制傷護官",
  killingsMuddyOfficer: "七殺並透，官殺混雜",
  eatingGodChecksKillings: "食神透出制殺",
  companionsTakeWealth: "比劫透出奪財",
  outputOrOfficerBetween: "食傷或官殺透出，化劫護財",
  wealthFeedsKillings: "財星生助透出之七殺",
  wealthBreaksResource: "財星透出壞印",
  companionsHoldWealth: "比劫透出制財護印",
  killingsUnchecked: "財星透出黨殺而無制",
  resourceTurnsKillings: "印星透出化殺生身",
  indirectResourceRobs: "偏印透出，梟神奪食",
  wealthHoldsIndirectResource: "財星透出制梟護食",
  hurtingMeetsOfficer: "傷官見官，兩透天干",
  wealthOrResourceBetween: "財印透出，居中調和",
  killingsMastered: "食神或印星透出，殺有制化",
  killingsUnmastered: "食神印星俱不透，殺無制化",
  hurtingHasOutlet: "財星或印星透出，傷官有所歸",
  hurtingWithoutOutlet: "財印俱不透，傷官無所歸",
  strengthHasTask: "財官食傷有透，身旺有所用",
  strengthWithoutTask: "財官食傷俱不透，身旺無所用",
  bladeMastered: "官殺透出制刃",
  bladeUnmastered: "官殺不透，刃無所制",
};

const burdened = (mild: boolean) => (mild ? "日主中和而略輕" : "日主弱");
const full = (mild: boolean) => (mild ? "日主中和而略盈" : "日主旺");
const SEASONS = { winter: "冬令，喜火暖局", summer: "夏令，喜水潤局" };

export const usefulGodPhrases: Translation<typeof en.usefulGodPhrases> = {
  mildMonth: ({ month }) => `${nativeOf(BRANCH, month)}月寒暖適中，無須調候`,
  climateLacks: ({ season, element, percent, limit }) =>
    `生於${SEASONS[season]}；${phase[element]}佔全局 ${percent}%，不及 ${limit}%`,
  climateSuffices: ({ season, element, percent, limit }) =>
    `生於${SEASONS[season]}；${phase[element]}佔全局 ${percent}%，已逾 ${limit}%，足用`,
  noForce: "非從格、專旺或化氣",
  goesWithForce: ({ structure: id, element }) =>
    `${structure[id]}順其旺勢，以${phase[element]}為用`,
  confront: ({ element, percent, other, otherPercent, between }) =>
    `${phase[element]}（${percent}%）與${phase[other]}（${otherPercent}%）相戰，以${phase[between]}通關`,
  noConfrontation: ({ limit }) => `無相剋二行各逾 ${limit}%，不須通關`,
  companionsCarryWealth: ({ mild }) => `${burdened(mild)}而財星最重，取比劫分擔`,
  resourceTurnsOfficer: ({ mild }) => `${burdened(mild)}而官殺最重，取印星化殺生身`,
  resourceRestrainsOutput: ({ mild }) => `${burdened(mild)}而食傷洩氣最甚，取印星制食傷、生日主`,
  wealthRestrainsResource: ({ mild }) => `${full(mild)}而印星為首，取財星制印`,
  officerDisciplines: ({ mild }) => `${full(mild)}而比劫成群，取官殺制之`,
  outputLetsFlow: ({ mild }) => `${full(mild)}而印比俱不過重，取食傷洩秀`,
};

export const luckPhrases: Translation<typeof en.luckPhrases> = {
  runs: ({ gender, stem, polarity, direction }) =>
    `${nativeOf(STEM, stem)}年${polarity === "yang" ? "陽" : "陰"}干，${gender === "male" ? "男" : "女"}命${direction === "forward" ? "順" : "逆"}行`,
};

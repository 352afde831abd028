/** 強弱、格局、用神、大運之語。 */
import { BRANCH, STEM } from "#lore";
import { chinese, type Translation } from "#sdk";
import { godFamily, hiddenRole, phase } from "../../../../core/words/zh_hant.ts";
import { place as placeName } from "#east/calendar/words/zh_hant.ts";
import { natives, nativeOf } from "#east/natives.ts";
import { LUCK_DIRECTION } from "#east/four_pillars/luck_answer.ts";
import { ROOT_GRADE, STRENGTH } from "../../strength.ts";
import { PATTERN } from "../../../judgement/remedy.ts";
import { STRUCTURE_STATE } from "../../../judgement/success_row.ts";
import { SCHOOL } from "../../../judgement/view.ts";
import { CLARITY, TRUTH } from "../../structure.ts";
import { STRUCTURE } from "../../structures.ts";
import { USEFUL_GOD_METHOD } from "../../useful_god_answer.ts";
import type * as en from "../en/judgement.ts";

const { list } = chinese;

export const strength = natives(STRENGTH);
export const structure = natives(STRUCTURE);
export const structureState = natives(STRUCTURE_STATE);
export const pattern = natives(PATTERN);
export const school = natives(SCHOOL);

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
    outer: "雜格",
  },
  truth: natives(TRUTH),
  clarity: natives(CLARITY),
  pattern,
  school,
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
  heavyRoots: ({ self, pillars }) =>
    `${nativeOf(STEM, self)}於${list(
      pillars.map((one) => placeName[one]),
      "、",
    )}支得祿刃長生而根重勝於所計`,
  resourceWithoutSelf: ({ self }) => `其中多印少比而${nativeOf(STEM, self)}受生無力`,
  overpowered: ({ self }) => `官殺勢重而${nativeOf(STEM, self)}不能當`,
  smothered: ({ self }) => `印星滿局而${nativeOf(STEM, self)}反為所埋`,
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
    "力量：天干各一，支中幾無其氣者六成；年支八分、月支二、日支一二、時支一，依藏干六三一、七三或全數分配；為鄰支沖破者減半，會合所化者全計所化；再乘月令：旺一二、相一一、休九五、囚九、死八。",
  threeTests: "得令、得地、得勢各計一分",
};

export const structurePhrases: Translation<typeof en.structurePhrases> = {
  transforms: ({ self, partner, place, result, percent }) =>
    `${nativeOf(STEM, self)}與${placeName[place]}干${nativeOf(STEM, partner)}合化${phase[result]}而${phase[result]}佔全局 ${percent}%`,
  follows: ({ self, support, lead, share }) =>
    `${nativeOf(STEM, self)}無實根且生扶僅 ${support}%而${godFamily[lead]}獨佔 ${share}%`,
  dominates: ({ support, element }) =>
    `${phase[element]}及生${phase[element]}之神佔全局 ${support}%而局中無可與敵`,
  gathers: ({ element, month }) =>
    `生於${nativeOf(BRANCH, month)}月而地支會聚${phase[element]}局且天干不見官殺`,
  luOfMonth: ({ self, month }) => `月支${nativeOf(BRANCH, month)}為${nativeOf(STEM, self)}之祿`,
  bladeOfMonth: ({ self, month }) => `月支${nativeOf(BRANCH, month)}為${nativeOf(STEM, self)}之刃`,
  ownKindOfMonth: ({ self, month, stem }) =>
    `月支${nativeOf(BRANCH, month)}本氣${nativeOf(STEM, stem)}與${nativeOf(STEM, self)}同類`,
  showsAbove: ({ role, stem, month, place }) =>
    `月支${nativeOf(BRANCH, month)}所藏${hiddenRole[role]}${nativeOf(STEM, stem)}透出${placeName[place]}干`,
  monthTurned: ({ month, result }) =>
    `月支${nativeOf(BRANCH, month)}隨支中會合轉作${phase[result]}`,
  nothingShows: ({ role, stem, month }) =>
    `月支${nativeOf(BRANCH, month)}藏干無一透出而取其${hiddenRole[role]}${nativeOf(STEM, stem)}`,
  drawsIn: ({ branches, drawn }) =>
    `${branches.map((one) => nativeOf(BRANCH, one)).join("")}引出局中所無之${nativeOf(BRANCH, drawn)}`,
  hourDraws: ({ stem, branch, drawn }) =>
    `${nativeOf(STEM, stem)}${nativeOf(BRANCH, branch)}時引出局中所無之${nativeOf(BRANCH, drawn)}`,
};

export const statePhrases: Translation<typeof en.statePhrases> = {
  conditionsMet: "本格所須條件俱備",
  officerWithResource: "印星護官",
  officerWithWealth: "財星生官",
  officerHelpedBelow: "支中財印輔官",
  officerAlone: "孤官無財印為輔",
  officerCombinedAway: "官星被合而去",
  monthClashed: "月令逢鄰支沖",
  outputAttacksOfficer: "食傷剋官",
  resourceHoldsOutput: "印星制食傷以護官",
  outputCombinedAway: "食傷被合而去",
  killingsMixWithOfficer: "官殺混雜",
  oneCombinedAway: "合去其一以取清",
  outputRemovesOne: "食傷制去其一以取清",
  clashRemovesKillings: "沖去月令之殺以取清",
  wealthFeedsKillings: "財星黨殺",
  killingsCombinedAway: "七殺被合而去",
  outputChecksKillings: "食傷制殺",
  resourceTurnsKillings: "印星化殺生身",
  wealthRaisesOfficer: "財旺生官",
  companionsTakeWealth: "比劫重於財星而爭奪",
  outputBetween: "食傷化劫生財",
  wealthWithResource: "財印並透而兩不相礙",
  outputFeedsWealth: "食傷生財",
  strongCarriesWealth: "身強足以任財",
  wealthOverwhelms: "財多身弱而不能勝任",
  officerFeedsResource: "官殺生印",
  wealthBreaksResource: "財星壞印",
  companionsHoldWealth: "比劫制財護印",
  wealthTempersResource: "印重用財以抑其太過",
  wealthCombinedAway: "財星被合而去",
  outputReleasesResource: "食傷洩秀而印旺得流通",
  resourceUndisturbed: "印星無所傷",
  indirectResourceRobs: "梟神奪食",
  wealthHoldsIndirectResource: "財星制梟護食",
  killingsTakeOver: "棄食就殺",
  outputAlone: "食傷無財可生而身力又薄",
  resourceUndoesCheck: "印星奪食而殺失其制",
  wealthClearsResource: "財星去印以清格",
  killingsCheckedBelow: "支中食傷制殺",
  killingsTurnedBelow: "支中印星化殺",
  killingsUnmastered: "殺無制化",
  wealthOrResourceBetween: "財印居間調和",
  coldMetalWantsOfficer: "金水傷官喜見官火",
  resourceOverOutput: "印重於食傷而佩之無益",
  outputWithResource: "傷官佩印以制傷扶身",
  outputWithKillings: "食傷駕殺而無財黨殺",
  bladeMastered: "官殺制刃",
  bladeSpent: "刃氣由食傷洩而生財",
  bladeUnmastered: "官殺不透而刃無所制",
  killingsTooMany: "殺重",
  selfHasOfficer: "祿劫用官而有財印為輔",
  selfHasKillings: "祿劫用殺而有食傷為制",
  selfHasWealth: "祿劫用財而有食傷轉劫生財",
  selfHasOutput: "食傷洩秀",
  wealthWithoutOutput: "比劫逢財而無食傷通關",
  strengthWithoutTask: "財官食傷俱不透而身旺無所用",
};

const SEASONS = { winter: "冬令，喜火暖局", summer: "夏令，喜水潤局" };

export const usefulGodPhrases: Translation<typeof en.usefulGodPhrases> = {
  mildMonth: ({ month }) => `${nativeOf(BRANCH, month)}月寒暖適中，無須調候`,
  climateLacks: ({ season, element, percent, limit }) =>
    `生於${SEASONS[season]}；${phase[element]}佔全局 ${percent}%，不及 ${limit}%`,
  climateSuffices: ({ season, element, percent, limit }) =>
    `生於${SEASONS[season]}；${phase[element]}佔全局 ${percent}%，已逾 ${limit}%，足用`,
  goesWithForce: ({ structure: id, element }) =>
    `${structure[id]}順其旺勢，以${phase[element]}為用`,
  completes: ({ structure: id, element, family }) =>
    `${structure[id]}以${godFamily[family]}${phase[element]}為相，得之則格全`,
  mends: ({ pattern: id, element, family, strong }) =>
    `日主${strong ? "旺而能任" : "弱而待扶"}，取${godFamily[family]}${phase[element]}，是為${pattern[id]}`,
};

export const luckPhrases: Translation<typeof en.luckPhrases> = {
  runs: ({ gender, stem, polarity, direction }) =>
    `${nativeOf(STEM, stem)}年${polarity === "yang" ? "陽" : "陰"}干，${gender === "male" ? "男" : "女"}命${direction === "forward" ? "順" : "逆"}行`,
};

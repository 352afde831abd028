/** What is said of each reason of a judgement, and of each time, in Traditional Chinese. */
import { BRANCH, PHASE, PILLAR, type Branch, type Pillar } from "#lore";
import { nativeOf } from "#east/natives.ts";
import type { Person, Topic } from "../../judgement/matters.ts";
import type { JudgementPhrases, Motion } from "../../judgement/reasons.ts";
import type { Touch } from "../../judgement/strength.ts";
import type { Timing } from "../../terms.ts";

export const topic: Readonly<Record<Topic, string>> = {
  wealth: "財運",
  fortune: "終身財福",
  trade: "買賣",
  loan: "借貸",
  lost: "失物",
  career: "事業功名",
  exam: "科考",
  patron: "謁見貴人",
  theft: "盜賊",
  study: "學業",
  papers: "文書契約",
  house: "家宅",
  marriage: "婚姻",
  animals: "六畜",
  medicine: "醫藥",
  pregnancy: "孕產",
  husband: "丈夫",
  wife: "妻子",
  parents: "父母尊長",
  siblings: "兄弟姐妹",
  children: "子女",
  friends: "朋友或對方",
  health: "健康",
  self: "自身",
  year: "流年",
  danger: "防患",
  lawsuit: "官訟",
  journey: "出行",
  grave: "墳地",
  return: "行人",
  rain: "占雨",
  clearSky: "占晴",
};

export const person: Readonly<Record<Person, string>> = {
  self: "自己",
  parents: "父母尊長",
  siblings: "兄弟姐妹",
  children: "子女",
  husband: "丈夫",
  wife: "妻子",
  servant: "下屬",
  master: "主人上司",
  other: "他人",
};

const touch: Readonly<Record<Touch, string>> = {
  same: "扶之",
  generates: "生之",
  idle: "不生不剋",
  combines: "合之",
  combinesAndControls: "合而剋之",
  controls: "剋之",
  clashes: "沖之",
};

const pillarText = (id: Pillar) => nativeOf(PILLAR, id);
const branchText = (id: Branch) => nativeOf(BRANCH, id);
const phaseText = (id: JudgementPhrases["trineFeeds"]["phase"]) => nativeOf(PHASE, id);

export const PLACES = ["初爻", "二爻", "三爻", "四爻", "五爻", "上爻"];
const named = ({ place, naJia }: { place: number; naJia: Pillar }) =>
  `${PLACES[place - 1]}${pillarText(naJia)}`;
const forces: Readonly<Record<Motion["force"], string>> = {
  half: "而力減半",
  whole: "",
  grown: "而力愈增",
};
const motion = ({ roused, force }: Motion) => `${roused ? "逢日沖而暗動" : "發動"}${forces[force]}`;
const holders: Readonly<Record<"day" | "month" | "change", string>> = {
  day: "日辰",
  month: "月建",
  change: "變爻",
};

/** Reasons as clauses. */
export const clauses = {
  lineStands: (p: JudgementPhrases["lineStands"]) =>
    `用在${named(p)}而${branchText(p.month)}月${touch[p.byMonth]}、${pillarText(p.day)}日${touch[p.byDay]}`,
  hides: ({ under, flying }: JudgementPhrases["hides"]) =>
    `用神不現，伏於${pillarText(under)}之下${flying === "generates" ? "，得飛神相生" : flying === "controls" ? "，為飛神所剋" : ""}`,
  monthBroken: ({ month }: JudgementPhrases["monthBroken"]) =>
    `值${branchText(month)}月沖破，此月之內難成`,
  dayBroken: ({ day }: JudgementPhrases["dayBroken"]) => `休囚而靜，${pillarText(day)}日沖之為日破`,
  roused: ({ day }: JudgementPhrases["roused"]) => `旺相而靜，${pillarText(day)}日沖之為暗動`,
  sourceMoves: (p: JudgementPhrases["sourceMoves"]) => `元神${named(p)}${motion(p)}生助用神`,
  sourceInVain: (p: JudgementPhrases["sourceInVain"]) => `元神${named(p)}雖動而無力`,
  withoutRoot: ({ naJia }: JudgementPhrases["withoutRoot"]) =>
    `${pillarText(naJia)}無根，雖有生扶亦難起`,
  enviousMoves: (p: JudgementPhrases["enviousMoves"]) => `忌神${named(p)}${motion(p)}剋制用神`,
  enviousFeeds: ({ source, ...p }: JudgementPhrases["enviousFeeds"]) =>
    `忌神${named(p)}貪生元神${pillarText(source)}而忘剋`,
  enviousInVain: (p: JudgementPhrases["enviousInVain"]) => `忌神${named(p)}雖動而無力`,
  companionMoves: (p: JudgementPhrases["companionMoves"]) => `${named(p)}與用神同類而動以相助`,
  trineIsIts: ({ phase }: JudgementPhrases["trineIsIts"]) =>
    `動爻合成${phaseText(phase)}局，與用神同類`,
  trineFeeds: ({ phase }: JudgementPhrases["trineFeeds"]) =>
    `動爻合成${phaseText(phase)}局，生用神`,
  trineControls: ({ phase }: JudgementPhrases["trineControls"]) =>
    `動爻合成${phaseText(phase)}局，剋用神`,
  changeGenerates: ({ to }: JudgementPhrases["changeGenerates"]) => `化出${branchText(to)}回頭相生`,
  changeControlsInVain: ({ to }: JudgementPhrases["changeControlsInVain"]) =>
    `化出${branchText(to)}回頭來剋而用神較旺，剋之不倒`,
  changeControls: ({ to }: JudgementPhrases["changeControls"]) => `化出${branchText(to)}回頭相剋`,
  changeUndoes: ({ to }: JudgementPhrases["changeUndoes"]) =>
    `化出${branchText(to)}，反吟而回頭沖剋，不能自保`,
  advances: ({ to }: JudgementPhrases["advances"]) => `化${branchText(to)}為進神`,
  retreats: ({ to }: JudgementPhrases["retreats"]) => `化${branchText(to)}為退神`,
  changeStores: ({ to }: JudgementPhrases["changeStores"]) => `化入${branchText(to)}墓，不得伸`,
  changeSevers: ({ to }: JudgementPhrases["changeSevers"]) => `化${branchText(to)}為絕地`,
  changeClashes: ({ to }: JudgementPhrases["changeClashes"]) =>
    `化${branchText(to)}相沖，為反吟，事多反覆`,
  dayStores: ({ day, isStrong }: JudgementPhrases["dayStores"]) =>
    `入墓於${pillarText(day)}日，${isStrong ? "旺相則待沖開" : "無氣難出"}`,
  voidWaits: ({ naJia }: JudgementPhrases["voidWaits"]) =>
    `${pillarText(naJia)}值旬空而有氣為假空，待時而已`,
  voidTrue: ({ naJia }: JudgementPhrases["voidTrue"]) => `${pillarText(naJia)}值旬空而無氣為真空`,
  bearerReachesSelf: ({ controls }: JudgementPhrases["bearerReachesSelf"]) =>
    controls ? "用神剋世，其物就我" : "用神生世",
  selfFails: ({ place }: JudgementPhrases["selfFails"]) =>
    `世在${PLACES[place - 1]}，自身受傷，得亦難守`,
  trineServesOther: ({ phase }: JudgementPhrases["trineServesOther"]) =>
    `${phaseText(phase)}局生應而不生世`,
  childrenOnSelf: "子孫持世，剋制官星",
  siblingsOnSelf: "兄弟持世，耗財之神",
  selfVoidForLife: "世空而無生扶，終身難有所積",
  childrenGuardSelf: (p: JudgementPhrases["childrenGuardSelf"]) => `${named(p)}子孫持世而諸患不侵`,
  worryRemoved: ({ self, by }: JudgementPhrases["worryRemoved"]) =>
    `官鬼${pillarText(self)}持世為憂而子孫${pillarText(by)}發動剋去身邊之鬼`,
  worryOnSelf: (p: JudgementPhrases["worryOnSelf"]) => `${named(p)}官鬼持世而無制，憂事纏身`,
  toilOnSelf: (p: JudgementPhrases["toilOnSelf"]) => `${named(p)}父母持世主辛勤勞碌`,
  spendingOnSelf: (p: JudgementPhrases["spendingOnSelf"]) => `${named(p)}兄弟持世而財莫能聚`,
  clashBecomesCombine: "六沖變六合，散而復合",
  combineBecomesClash: "六合變六沖，合而復散",
  sixClash: ({ disperses }: JudgementPhrases["sixClash"]) =>
    disperses ? "卦逢六沖而憂患沖散" : "卦逢六沖而難以持久",
  sixCombine: ({ binds }: JudgementPhrases["sixCombine"]) =>
    binds ? "卦逢六合而纏結難解" : "卦逢六合而能聚能久",
  turnsIntoGhost: "用神化鬼",
  childrenMove: "子孫喜神發動",
  longIllnessClash: "久病逢沖不宜",
  recentIllnessClash: "近病逢沖即愈",
  longIllnessVoid: "久病逢空不宜",
  recentIllnessVoid: "近病逢空即愈",
  selfVoid: "世空，行人速至",
  bearerControlsSelf: "用神剋世，行人欲歸",
  selfControlsBearer: "世剋用神，行人未歸",
  bearerIsDrawn: "用神持世或生世，有歸心",
  setsOut: ({ roused }: JudgementPhrases["setsOut"]) =>
    roused ? "用神暗動，已有行意" : "用神發動，身已動矣",
  turnsHome: "化退神，有歸志",
  goesFurther: "化進神，去而愈遠",
  bearerStillWeak: "用神安靜而無氣，未起行",
  weatherBearerMoves: ({ place }: JudgementPhrases["weatherBearerMoves"]) =>
    `所占之爻在${PLACES[place - 1]}，發動而應`,
  wealthClearsSky: "妻財發動，主晴",
  siblingsBringCloud: "惟兄弟發動，主風雲",
  childrenHoldRain: "子孫發動而父母不動，主晴",
  rainRetreats: "父鬼兄爻化退神，雨勢將止",
  onlyCloud: "父母不動，有雲無雨",
  heldBack: ({ by }: JudgementPhrases["heldBack"]) =>
    `動而被${holders[by]}合住，有事羈絆，一時走不成`,
  weatherComes: "所問在何日，卦以日期應之",
};

export const timing: Readonly<Record<Timing, string>> = {
  clearsChange: "沖去回頭之剋",
  clearsEnvious: "沖去忌神",
  fillsVoid: "出空填實",
  clashesVoid: "沖空則實",
  fillsChange: "化空填實",
  clashesChange: "化空逢沖",
  mendsBreak: "實破",
  combinesBroken: "破而逢合",
  opensCombination: "合待沖開",
  opensStore: "沖開墓庫",
  combinesMoving: "動而逢合",
  itself: "用神值日",
  changedBranch: "變爻值日",
  source: "元神值日",
  rousesStill: "靜而逢沖",
  clashesSelf: "沖世之空",
  envious: "忌神值日",
  controllingChange: "回頭之剋值日",
  clashesIt: "沖用神",
  storesIt: "用神入墓",
  controlsIt: "剋用神",
};

/** The times of a judgement as one sentence. */
export function timingText(
  times: readonly { branch: Branch; because: readonly Timing[] }[],
): string {
  return times
    .map(({ branch, because }) => `${branchText(branch)}（${timing[because[0]!]}）`)
    .join("、");
}

/** What is said of each reason of a judgement, and of each time, in English. */
import { BRANCH, PILLAR, type Branch, type Pillar } from "#lore";
import { english } from "#sdk";
import { nativeOf } from "#east/natives.ts";
import { pairOf } from "#east/pairs.ts";
import { branchName } from "../../../../core/words/en.ts";
import type { Person, Topic } from "../../judgement/matters.ts";
import type { JudgementPhrases, Motion } from "../../judgement/reasons.ts";
import type { Touch } from "../../judgement/strength.ts";
import type { Timing } from "../../terms.ts";

export const topic: Readonly<Record<Topic, string>> = {
  wealth: "money",
  fortune: "the lot of a lifetime",
  trade: "trade",
  loan: "a loan or a debt",
  lost: "a lost thing",
  career: "work and office",
  exam: "an examination for rank",
  patron: "meeting somebody in authority",
  theft: "a theft",
  study: "study and school",
  papers: "papers and contracts",
  house: "a house",
  marriage: "marriage",
  animals: "animals",
  medicine: "a treatment",
  pregnancy: "a pregnancy",
  husband: "a husband",
  wife: "a wife",
  parents: "parents and elders",
  siblings: "brothers and sisters",
  children: "children",
  friends: "a friend or the other side",
  health: "health",
  self: "oneself",
  year: "the year ahead",
  danger: "a danger",
  lawsuit: "a lawsuit",
  journey: "a journey",
  grave: "a burial place",
  return: "somebody's coming",
  rain: "rain",
  clearSky: "clear weather",
};

export const person: Readonly<Record<Person, string>> = {
  self: "the asker",
  parents: "parents or elders",
  siblings: "brother or sister",
  children: "child",
  husband: "husband",
  wife: "wife",
  servant: "somebody in one's service",
  master: "employer",
  other: "another person",
};

const touch: Readonly<Record<Touch, string>> = {
  same: "shares its phase",
  generates: "feeds it",
  idle: "neither helps nor harms it",
  combines: "combines with it",
  combinesAndControls: "controls it softened by a combination",
  controls: "controls it",
  clashes: "clashes with it",
};

const bothTouch: Readonly<Record<Touch, string>> = {
  same: "share its phase",
  generates: "feed it",
  idle: "leave it alone",
  combines: "combine with it",
  combinesAndControls: "control it softened by a combination",
  controls: "control it",
  clashes: "clash with it",
};

const pillarText = (id: Pillar) => nativeOf(PILLAR, id);
const branchText = (id: Branch) => nativeOf(BRANCH, id);

const named = ({ place, naJia }: { place: number; naJia: Pillar }) =>
  `line ${place} ${pillarText(naJia)}`;
const forces: Readonly<Record<Motion["force"], string>> = {
  half: " at half strength",
  whole: "",
  grown: " in growing strength",
};
const motion = ({ roused, force }: Motion) =>
  `${roused ? "is roused by the day" : "moves"}${forces[force]}`;
const holders: Readonly<Record<"day" | "month" | "change", string>> = {
  day: "the day",
  month: "the month",
  change: "what it changes into",
};

/** Reasons as clauses. */
export const clauses = {
  lineStands: (p: JudgementPhrases["lineStands"]) => {
    const { branch } = pairOf(p.naJia);
    const line = `line ${p.place} carries it as ${pillarText(p.naJia)} (${branch.element} ${branchName(branch.id)})`;
    const [month, day] = [branchText(p.month), pillarText(p.day)];
    return p.byMonth === p.byDay
      ? `${line} and both the month ${month} and the day ${day} ${bothTouch[p.byMonth]}`
      : `${line} where the month ${month} ${touch[p.byMonth]} and the day ${day} ${touch[p.byDay]}`;
  },
  hides: ({ under, flying }: JudgementPhrases["hides"]) =>
    `it is out of sight (伏神, a hidden line) under ${pillarText(under)}${flying === "generates" ? ", which feeds it" : flying === "controls" ? ", which holds it down" : ""}`,
  monthBroken: ({ month }: JudgementPhrases["monthBroken"]) =>
    `the month ${branchText(month)} breaks it (月破) and nothing comes while that month lasts`,
  dayBroken: ({ day }: JudgementPhrases["dayBroken"]) =>
    `weak and still it is broken by the clash of the day ${pillarText(day)} (日破)`,
  roused: ({ day }: JudgementPhrases["roused"]) =>
    `the day ${pillarText(day)} clashes with it and rouses it (暗動, a hidden move)`,
  sourceMoves: (p: JudgementPhrases["sourceMoves"]) =>
    `${named(p)} as its source (元神) ${motion(p)} and feeds it`,
  sourceInVain: (p: JudgementPhrases["sourceInVain"]) =>
    `${named(p)} as its source (元神) stirs without strength to help`,
  withoutRoot: ({ naJia }: JudgementPhrases["withoutRoot"]) =>
    `${pillarText(naJia)} has no root in month or day and cannot rise even when it is fed`,
  enviousMoves: (p: JudgementPhrases["enviousMoves"]) =>
    `${named(p)} is against it (忌神) and ${motion(p)} to control it`,
  enviousFeeds: ({ source, ...p }: JudgementPhrases["enviousFeeds"]) =>
    `${named(p)} is against it (忌神) but feeds its source ${pillarText(source)} and forgets to harm`,
  enviousInVain: (p: JudgementPhrases["enviousInVain"]) =>
    `${named(p)} is against it (忌神) and stirs without strength to harm`,
  companionMoves: (p: JudgementPhrases["companionMoves"]) =>
    `${named(p)} is of its own phase and moves beside it`,
  trineIsIts: ({ phase }: JudgementPhrases["trineIsIts"]) =>
    `the moving lines close a triple (三合局) of its own ${phase}`,
  trineFeeds: ({ phase }: JudgementPhrases["trineFeeds"]) =>
    `the moving lines close a triple (三合局) of ${phase} that feeds it`,
  trineControls: ({ phase }: JudgementPhrases["trineControls"]) =>
    `the moving lines close a triple (三合局) of ${phase} that controls it`,
  changeGenerates: ({ to }: JudgementPhrases["changeGenerates"]) =>
    `it changes into ${branchText(to)} which turns back and feeds it (回頭生)`,
  changeControlsInVain: ({ to }: JudgementPhrases["changeControlsInVain"]) =>
    `it changes into ${branchText(to)} which turns on it (回頭剋) and finds it the stronger`,
  changeControls: ({ to }: JudgementPhrases["changeControls"]) =>
    `it changes into ${branchText(to)} which turns on it and overcomes it (回頭剋)`,
  changeUndoes: ({ to }: JudgementPhrases["changeUndoes"]) =>
    `it changes into its opposite ${branchText(to)} which turns on it and undoes it (反吟, 回頭剋)`,
  advances: ({ to }: JudgementPhrases["advances"]) => `it advances into ${branchText(to)} (化進神)`,
  retreats: ({ to }: JudgementPhrases["retreats"]) => `it retreats into ${branchText(to)} (化退神)`,
  changeStores: ({ to }: JudgementPhrases["changeStores"]) =>
    `it changes into ${branchText(to)}, its own store (化墓), and is shut in`,
  changeSevers: ({ to }: JudgementPhrases["changeSevers"]) =>
    `it changes into ${branchText(to)} where its phase gives out (化絕)`,
  changeClashes: ({ to }: JudgementPhrases["changeClashes"]) =>
    `it changes into its opposite ${branchText(to)} (反吟) and goes back on itself`,
  dayStores: ({ day, isStrong }: JudgementPhrases["dayStores"]) =>
    isStrong
      ? `the day ${pillarText(day)} is its store (墓) and delays it until the store is opened`
      : `the day ${pillarText(day)} is its store (墓) and it has not the strength to come out`,
  voidWaits: ({ naJia }: JudgementPhrases["voidWaits"]) =>
    `${pillarText(naJia)} is void in this ten days (旬空) but supported and so it waits rather than fails`,
  voidTrue: ({ naJia }: JudgementPhrases["voidTrue"]) =>
    `${pillarText(naJia)} is void in this ten days (旬空) with nothing to support it`,
  bearerReachesSelf: ({ controls }: JudgementPhrases["bearerReachesSelf"]) =>
    controls ? "it acts on your own line (世) and so comes to you" : "it feeds your own line (世)",
  selfFails: ({ place }: JudgementPhrases["selfFails"]) =>
    `your own line (世) at place ${place} is itself undone and could not hold what comes`,
  trineServesOther: ({ phase }: JudgementPhrases["trineServesOther"]) =>
    `the triple of ${phase} feeds the other side (應) and passes you by`,
  childrenOnSelf: "the children line (子孫) that undoes office sits on your own line (世)",
  siblingsOnSelf: "the siblings line (兄弟) that spends money sits on your own line (世)",
  selfVoidForLife:
    "your own line (世) is void with nothing to feed it, which over a lifetime is no mere delay",
  childrenGuardSelf: (p: JudgementPhrases["childrenGuardSelf"]) =>
    `the children (子孫) of ${named(p)} sit on you and keep harm off`,
  worryRemoved: ({ self, by }: JudgementPhrases["worryRemoved"]) =>
    `the officer (官鬼) ${pillarText(self)} on you is a worry that the children (子孫) of ${pillarText(by)} move and clear away`,
  worryOnSelf: (p: JudgementPhrases["worryOnSelf"]) =>
    `the officer (官鬼) of ${named(p)} sits on you as a worry that nothing in motion takes away`,
  toilOnSelf: (p: JudgementPhrases["toilOnSelf"]) =>
    `the parents (父母) of ${named(p)} sit on you and mean toil and paperwork`,
  spendingOnSelf: (p: JudgementPhrases["spendingOnSelf"]) =>
    `the siblings (兄弟) of ${named(p)} sit on you and spend what comes in`,
  clashBecomesCombine:
    "six clashes (六沖) turn into six combinations (六合): what fell apart comes together",
  combineBecomesClash:
    "six combinations (六合) turn into six clashes (六沖): what was agreed falls apart",
  sixClash: ({ disperses }: JudgementPhrases["sixClash"]) =>
    disperses
      ? "the six clashes (六沖) of the figure scatter trouble"
      : "the six clashes (六沖) of the figure hold nothing together for long",
  sixCombine: ({ binds }: JudgementPhrases["sixCombine"]) =>
    binds
      ? "the six combinations (六合) of the figure tie the trouble fast"
      : "the six combinations (六合) of the figure hold together",
  turnsIntoGhost: "it changes into the officer line (官鬼), a worry",
  childrenMove: "the children line (子孫), the line of relief, moves",
  longIllnessClash: "for an illness of long standing six clashes (六沖) are a bad sign",
  recentIllnessClash: "for a recent illness six clashes (六沖) shake it off",
  longIllnessVoid: "for an illness of long standing the void (旬空) is a bad sign",
  recentIllnessVoid: "for a recent illness the void (旬空) passes with the illness",
  selfVoid: "your own line (世) is void, which brings a traveller quickly",
  bearerControlsSelf: "it acts on your own line (世): whoever is meant is drawn to you",
  selfControlsBearer: "your own line (世) holds it off",
  bearerIsDrawn: "it belongs with your own line (世), and the heart is set on coming",
  setsOut: ({ roused }: JudgementPhrases["setsOut"]) =>
    roused ? "roused by the day, it is on the move" : "it moves: the journey is begun",
  turnsHome: "it retreats (化退神), which for a traveller is turning home",
  goesFurther: "it advances (化進神), which for a traveller is going further",
  bearerStillWeak: "it is still and without strength, and has not set out",
  weatherBearerMoves: ({ place }: JudgementPhrases["weatherBearerMoves"]) =>
    `the line that brings it, line ${place}, moves`,
  wealthClearsSky: "the wealth line (妻財), which clears the sky, moves",
  siblingsBringCloud: "only the siblings line (兄弟) moves, which is wind and cloud",
  childrenHoldRain: "the children line (子孫), the clear sky, moves and holds the rain off",
  rainRetreats: "a line of rain or cloud moves and retreats (化退神), and the rain draws off",
  onlyCloud: "the line of rain (父母) does not stir, so there is cloud and no more",
  heldBack: ({ by }: JudgementPhrases["heldBack"]) =>
    `it moves and ${holders[by]} combines with it (合住), so something holds you where you are`,
  weatherComes: "you asked on which day, and the line answers that rather than whether",
};

export const timing: Readonly<Record<Timing, string>> = {
  clearsChange: "clashes away the branch that turned on it",
  clearsEnvious: "clashes away the line against it",
  fillsVoid: "fills the void",
  clashesVoid: "clashes with the void and wakes it",
  fillsChange: "fills the void of its change",
  clashesChange: "clashes with the void of its change",
  mendsBreak: "mends the break of the month",
  combinesBroken: "combines with what is broken",
  opensCombination: "parts the combination that ties it",
  opensStore: "opens its store",
  combinesMoving: "combines with the moving line",
  itself: "is its own branch",
  changedBranch: "is what it changes into",
  source: "is its source",
  rousesStill: "clashes with the still line and rouses it",
  clashesSelf: "clashes with your own void line",
  envious: "is the line against it",
  controllingChange: "is the branch that turns on it",
  clashesIt: "clashes with it",
  storesIt: "stores it",
  controlsIt: "controls it",
};

/** The times of a judgement: `卯, rabbit (it combines with the moving line)`. */
export function timingText(
  times: readonly { branch: Branch; because: readonly Timing[] }[],
): string {
  return english.list(
    times.map(
      ({ branch, because }) =>
        `${branchText(branch)}, ${branchName(branch)} (it ${timing[because[0]!]})`,
    ),
    "or",
  );
}

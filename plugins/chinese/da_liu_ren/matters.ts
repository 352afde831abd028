/** Reading by matter: the general and the relative that stand for it, and what the plate does to them. */
import { phaseRelation, type Branch, type PhaseRelation, type Stem } from "#lore";
import { vocabulary, type IdOf, type Phrase } from "#sdk";
import { BRANCHES } from "#time";
import type { Relative } from "../changes/na_jia.ts";
import { relativeOf } from "../changes/na_jia.ts";
import type { Person, Topic } from "../changes/liuyao/judgement/matters.ts";
import {
  generalOf,
  HELPFUL,
  isInSeason,
  isOutOfSeason,
  overStem,
  phaseOf,
  type Scene,
} from "./courses/scene.ts";
import type { General } from "./generals.ts";

interface Class {
  readonly general: General;
  readonly relative: Relative | null;
}

/**
 * The general and the relative that stand for each matter.
 *
 * @source Da Liu Ren Daquan 10, 事類神 and 人類神: 求官龍常及官星, 求名文書朱雀, 干貴貴人, 婚天后, 求財青龍財爻, 雨青龍, 晴天空, 田土勾陳,
 *   路白虎; 妻天后財爻, 兄弟太陰, 子孫六合, 奴天空, 朋友六合. Illness to the white tiger, theft to the dark warrior, suits to the
 *   hooked array: the generals' own offices, ibid. 2
 */
const CLASSES: { readonly [K in Exclude<Topic, "self" | "year">]: Class } = {
  wealth: { general: "qingLong", relative: "wealth" },
  fortune: { general: "qingLong", relative: "wealth" },
  trade: { general: "qingLong", relative: "wealth" },
  loan: { general: "qingLong", relative: "wealth" },
  lost: { general: "xuanWu", relative: "wealth" },
  career: { general: "qingLong", relative: "officer" },
  exam: { general: "zhuQue", relative: "officer" },
  patron: { general: "guiRen", relative: null },
  theft: { general: "xuanWu", relative: null },
  study: { general: "zhuQue", relative: "parents" },
  papers: { general: "zhuQue", relative: "parents" },
  house: { general: "gouChen", relative: "parents" },
  marriage: { general: "tianHou", relative: "wealth" },
  animals: { general: "liuHe", relative: "children" },
  medicine: { general: "liuHe", relative: "children" },
  pregnancy: { general: "liuHe", relative: "children" },
  husband: { general: "qingLong", relative: "officer" },
  wife: { general: "tianHou", relative: "wealth" },
  parents: { general: "tianHou", relative: "parents" },
  siblings: { general: "taiYin", relative: "siblings" },
  children: { general: "liuHe", relative: "children" },
  friends: { general: "liuHe", relative: null },
  health: { general: "baiHu", relative: "officer" },
  danger: { general: "baiHu", relative: "officer" },
  lawsuit: { general: "gouChen", relative: "officer" },
  journey: { general: "baiHu", relative: null },
  grave: { general: "gouChen", relative: null },
  return: { general: "baiHu", relative: null },
  rain: { general: "qingLong", relative: null },
  clearSky: { general: "tianKong", relative: null },
};
const OF_PERSON: Readonly<Partial<Record<Person, Topic>>> = {
  parents: "parents",
  siblings: "siblings",
  children: "children",
  husband: "husband",
  wife: "wife",
  other: "friends",
};
/** Matters whose general is the trouble itself: the weaker it stands, the better. */
const FEARED: ReadonlySet<Topic> = new Set(["health", "danger", "lawsuit", "theft"]);
/** Matters in which the officer, who controls the asker, is what is wanted. */
const OF_OFFICE: ReadonlySet<Topic> = new Set(["career", "exam", "patron", "husband"]);

/** Where what stands for a matter is found. */
export const STATION = vocabulary("station", ["beginning", "middle", "end", "lessons", "offStage"]);
export type Station = IdOf<typeof STATION>;

export const STANDING = vocabulary("standing", ["favourable", "mixed", "unfavourable"]);
export type Standing = IdOf<typeof STANDING>;

/** Reasons of a reading by matter. */
export type MatterPhrases = {
  standsIn: { general: General; branch: Branch; station: Station };
  relativeIn: { relative: Relative; station: Station };
  overStem: { stem: Stem; branch: Branch; general: General; toStem: PhaseRelation };
  opensWith: { branch: Branch; toStem: PhaseRelation };
  closesWith: { branch: Branch; toStem: PhaseRelation };
  isVoid: { branch: Branch };
  inSeason: { branch: Branch };
  outOfSeason: { branch: Branch };
  feedsYou: {};
  youHoldIt: {};
  pressesYou: {};
  pressesAsOffice: {};
  drainsYou: {};
  troubleWeak: {};
  troubleStrong: {};
};
type Said = Phrase<MatterPhrases>;

const PLACES = ["beginning", "middle", "end"] as const;
const STATION_POINTS: Readonly<Record<Station, number>> = {
  beginning: 2,
  middle: 1,
  end: 2,
  lessons: 1,
  offStage: -1,
};

/**
 * Reads a matter from its class spirit 類神: whether it stands in lessons or transmissions, is void or in season, and
 * what it does to the day's stem.
 *
 * @source Da Liu Ren Daquan 10: 人事類神兼二三，以入傳課為取用; 不在課傳為局外; 有氣亦遠無氣難. The weights are this model's own
 */
export function readMatter(scene: Scene, topic: Topic, person: Person): MatterReading {
  const named = person === "self" ? topic : (OF_PERSON[person] ?? topic);
  if (named === "self" || named === "year") return readOneself(scene, topic, person);
  const { general, relative } = CLASSES[named];
  const earth = scene.generals.indexOf(general);
  const branch = (earth + scene.offset) % 12;
  const station = stationOf(scene, branch);
  const because: Said[] = [
    { code: "standsIn", with: { general, branch: BRANCHES[branch]!.id, station } },
  ];
  let points = STATION_POINTS[station];
  const add = (worth: number, said: Said) => {
    points += worth;
    because.push(said);
  };
  const steps = scene.found.branches.map((one) =>
    relativeOf(scene.day.stem.element, BRANCHES[one]!.element),
  );
  const at = relative ? steps.indexOf(relative) : -1;
  if (relative && at >= 0) add(1, { code: "relativeIn", with: { relative, station: PLACES[at]! } });
  const { id } = BRANCHES[branch]!;
  if (scene.void.includes(branch)) add(-2, { code: "isVoid", with: { branch: id } });
  if (isInSeason(scene, phaseOf(branch))) add(1, { code: "inSeason", with: { branch: id } });
  else if (isOutOfSeason(scene, phaseOf(branch)))
    add(-1, { code: "outOfSeason", with: { branch: id } });
  const isFeared = FEARED.has(named);
  if (!isFeared) {
    const toStem = phaseRelation(phaseOf(branch), scene.day.stem.element);
    if (toStem === "generates" || toStem === "same") add(1, { code: "feedsYou" });
    if (toStem === "controlledBy") add(1, { code: "youHoldIt" });
    if (toStem === "generatedBy") add(-1, { code: "drainsYou" });
    if (toStem === "controls" && OF_OFFICE.has(named)) add(1, { code: "pressesAsOffice" });
    else if (toStem === "controls") add(-1, { code: "pressesYou" });
  }
  const good = isFeared ? -points : points;
  if (isFeared) because.push({ code: good > 0 ? "troubleWeak" : "troubleStrong" });
  return {
    topic,
    person,
    general,
    branch: BRANCHES[branch]!.id,
    relative,
    verdict: { value: standingOf(good), because },
  };
}

/** A matter as it is read. */
export interface MatterReading {
  readonly topic: Topic;
  readonly person: Person;
  readonly general: General;
  readonly branch: Branch;
  readonly relative: Relative | null;
  readonly verdict: { readonly value: Standing; readonly because: readonly Said[] };
}

const standingOf = (points: number): Standing =>
  points >= 2 ? "favourable" : points <= -1 ? "unfavourable" : "mixed";

/** What a branch is worth to the stem: it feeds or equals it, is held by it, draws on it or controls it. */
const TO_STEM: Readonly<Record<PhaseRelation, number>> = {
  generates: 2,
  same: 1,
  controlledBy: 1,
  generatedBy: -1,
  controls: -2,
};

/**
 * Reads how the asker stands: the stem of the day is the asker, what stands over it is what meets him, and the first
 * and last transmission are what comes to him and what remains.
 *
 * @source Da Liu Ren Daquan 1, 日為人 and 干上神: what is over the stem feeds or controls it; 初傳為發端, 末傳為歸結. The
 *   weights are this model's own
 */
function readOneself(scene: Scene, topic: Topic, person: Person): MatterReading {
  const { stem } = scene.day;
  const over = overStem(scene);
  const general = generalOf(scene, over);
  const toStem = (branch: number) => phaseRelation(phaseOf(branch), stem.element);
  const [opening, , closing] = scene.found.branches;
  const { id } = BRANCHES[over]!;
  const because: Said[] = [
    { code: "overStem", with: { stem: stem.id, branch: id, general, toStem: toStem(over) } },
    {
      code: "opensWith",
      with: { branch: BRANCHES[opening]!.id, toStem: toStem(opening) },
    },
    {
      code: "closesWith",
      with: { branch: BRANCHES[closing]!.id, toStem: toStem(closing) },
    },
  ];
  let points =
    TO_STEM[toStem(over)] +
    (HELPFUL.has(general) ? 1 : -1) +
    (TO_STEM[toStem(opening)] + TO_STEM[toStem(closing)]) / 2;
  if (scene.void.includes(over)) {
    points /= 2;
    because.push({ code: "isVoid", with: { branch: id } });
  }
  if (isInSeason(scene, phaseOf(over))) because.push({ code: "inSeason", with: { branch: id } });
  return {
    topic,
    person,
    general,
    branch: id,
    relative: null,
    verdict: { value: standingOf(points), because },
  };
}

function stationOf(scene: Scene, branch: number): Station {
  const at = scene.found.branches.indexOf(branch);
  if (at >= 0) return PLACES[at]!;
  const inLessons = scene.lessons.some(({ upper }) => upper === branch);
  return inLessons ? "lessons" : "offStage";
}

import { PILLAR, type Branch, type Phase, type Pillar, type Stem as StemId } from "#lore";
import { phrase, term, Type, type Frozen, type Phrase, type Static } from "#sdk";
import type { StemBranch } from "#time";
import { hiddenStemsOf } from "#east/hidden_stems.ts";
import { LIFE_STAGE, stageOf } from "#east/life_stages.ts";
import { NA_YIN, soundOf } from "#east/na_yin.ts";
import { TEN_GOD, tenGodOf } from "#east/ten_gods.ts";
import { STAR } from "../chart/star_table.ts";
import { ELEMENT_ROLE, type ElementRole } from "../chart/useful_god_answer.ts";
import { completionShape, findCompletions, type Completion } from "./completions.ts";
import type { Ground } from "./ground.ts";
import {
  findMeetings,
  meetingShape,
  type Meeting,
  type MeetingId,
  type StandingPlace,
} from "./meetings.ts";
import { starsOnPassing } from "./passing_stars.ts";
import { TONE } from "./tone.ts";
import { readTopics, topicShape } from "./topics.ts";

/** What a score is made of. */
export type OutlookPhrases = {
  stemIs: { stem: StemId; element: Phase; role: ElementRole };
  branchIs: { branch: Branch; element: Phase; role: ElementRole };
  luckIs: { pillar: Pillar; element: Phase; role: ElementRole };
  meets: { meeting: MeetingId; place: StandingPlace; native: string };
  /** Three branches become whole and gather an element. */
  gathers: { meeting: MeetingId; native: string; element: Phase; role: ElementRole };
  /** Three branches that punish one another become whole. */
  punishes: { meeting: MeetingId; native: string };
};

const points = Type.Number({ description: "Points added to 50" });

/** A passing pillar. */
export const passingShape = {
  pillar: term(PILLAR, "The passing pillar"),
  tenGod: term(TEN_GOD, "Ten god of its stem"),
  hiddenTenGods: Type.Array(term(TEN_GOD, "A ten god"), {
    description: "Ten gods of the stems inside its branch, main first",
  }),
  stage: term(LIFE_STAGE, "Life stage of the day master on its branch"),
  naYin: term(NA_YIN, "Sound of the pair"),
  meetings: Type.Array(meetingShape, {
    description: "How it meets the pillars of birth and luck",
  }),
  completions: Type.Array(completionShape, {
    description: "What its branch makes whole with two that stand",
  }),
  stars: Type.Array(term(STAR, "A star", ["meaning"]), {
    description: "Stars of the birth that its branch brings",
  }),
  topics: Type.Array(topicShape, { description: "Work, money, love and family" }),
  score: Type.Integer({
    minimum: 0,
    maximum: 100,
    description: "Agreement with the useful god; 50 is neutral",
  }),
  tone: term(TONE, "60 and above, between, 40 and below"),
  scoreParts: Type.Array(phrase<OutlookPhrases, { points: typeof points }>("A part", { points }), {
    description: "What the score is made of, from 50",
  }),
};
const passing = Type.Object(passingShape);
export type Passing = Frozen<Static<typeof passing>>;
type ScorePart = Phrase<OutlookPhrases> & { readonly points: number };

const ROLE_POINTS = { useful: 2, favourable: 1, idle: 0, hostile: -1, adverse: -2 } as const;

/** Points of one step of a role for the passing stem, the passing branch, and luck behind them. */
const STEM_POINTS = 5;
const BRANCH_POINTS = 8;
const LUCK_POINTS = 4;

/** Points of meetings with the day pillar (self and marriage) and the month (home and work). */
const MEETING_POINTS: Readonly<Partial<Record<MeetingId, number>>> = {
  clash: -6,
  sixCombine: 3,
  harm: -2,
  rudePunishment: -2,
  ungratefulPunishment: -3,
  bullyingPunishment: -3,
  fanYin: -4,
  fuYin: -2,
  sameAsLuck: -2,
};

/** Points of three branches made whole: for each step of the gathered element's role, and for a punishment. */
const GATHERING_POINTS = 5;
const PUNISHING_POINTS = -6;

/**
 * Judges a passing pillar: ten gods, stage, meetings, and a score by the useful god.
 *
 * No book gives a number; the weights are this model's own and every part is listed.
 */
export function judgePassing(pair: StemBranch, ground: Ground): Passing {
  const { dayMaster, stages, standing } = ground;
  const meetings = findMeetings(pair, standing);
  const completions = findCompletions(pair, standing);
  const stars = starsOnPassing(pair, ground.chart, ground.starRules);
  const scoreParts = partsOf(pair, ground, meetings, completions);
  const sum = scoreParts.reduce((total, part) => total + part.points, 50);
  const score = Math.round(Math.min(100, Math.max(0, sum)));
  return {
    pillar: pair.id,
    tenGod: tenGodOf(dayMaster, pair.stem),
    hiddenTenGods: hiddenStemsOf(pair.branch.index).map(({ stem }) => tenGodOf(dayMaster, stem)),
    stage: stageOf(dayMaster.index, pair.branch.index, stages.direction, stages.earth),
    naYin: soundOf(pair.index),
    meetings,
    completions,
    stars,
    topics: readTopics(pair, ground, meetings, stars),
    score,
    tone: score >= 60 ? "favourable" : score <= 40 ? "demanding" : "mixed",
    scoreParts,
  };
}

function partsOf(
  { stem, branch }: StemBranch,
  { roles, standing: { luck } }: Ground,
  meetings: readonly Meeting[],
  completions: readonly Completion[],
): readonly ScorePart[] {
  const roleOf = (element: Phase) => ELEMENT_ROLE.ids.find((id) => roles[id].element === element)!;
  const byStem = roleOf(stem.element);
  const byBranch = roleOf(branch.element);
  const parts: ScorePart[] = [
    {
      code: "stemIs",
      with: { stem: stem.id, element: stem.element, role: byStem },
      points: ROLE_POINTS[byStem] * STEM_POINTS,
    },
    {
      code: "branchIs",
      with: { branch: branch.id, element: branch.element, role: byBranch },
      points: ROLE_POINTS[byBranch] * BRANCH_POINTS,
    },
  ];
  if (luck) {
    const { element } = luck.branch;
    const role = roleOf(element);
    const points = ROLE_POINTS[role] * LUCK_POINTS;
    parts.push({ code: "luckIs", with: { pillar: luck.id, element, role }, points });
  }
  for (const { meeting, native, result } of completions) {
    if (result === null) {
      parts.push({ code: "punishes", with: { meeting, native }, points: PUNISHING_POINTS });
      continue;
    }
    const role = roleOf(result);
    const points = ROLE_POINTS[role] * GATHERING_POINTS;
    parts.push({ code: "gathers", with: { meeting, native, element: result, role }, points });
  }
  for (const { meeting, with: place, between, native } of meetings) {
    const whole = MEETING_POINTS[meeting];
    const isNear = place === "day" || place === "month" || place === "luck";
    if (whole === undefined || !isNear || between === "stems") continue;
    parts.push({
      code: "meets",
      with: { meeting, place, native },
      points: place === "day" ? whole : Math.round(whole / 2),
    });
  }
  return parts.filter((part) => part.points !== 0);
}

import { oneOf, TextShape, Type } from "#old";
import type { Element, Stem, StemBranch } from "#time";
import { hiddenStemsOf } from "../../core/hidden_stems.ts";
import { lifeStageOf } from "../../core/life_stages.ts";
import { NamedShape, type Named } from "../../core/named.ts";
import { naYinOf, type NamedSound } from "../../core/na_yin.ts";
import { PairShape, toPairParts, type PairParts } from "../../core/shapes.ts";
import { tenGodOf } from "../../core/ten_gods.ts";
import { NaYinShape, type StageRules } from "../chart/pillar_view.ts";
import type { UsefulGod } from "../chart/useful_god.ts";
import { findMeetings, MeetingShape, type Meeting, type Standing } from "./meetings.ts";

/** How a period reads: the score, and the word for it. */
export type Tone = "favourable" | "mixed" | "demanding";

/** A passing pillar as the answer shows it. */
export const PassingShape = Type.Object({
  ...PairShape.properties,
  tenGod: NamedShape,
  hiddenTenGods: Type.Array(NamedShape),
  stage: Type.Object(NamedShape.properties, {
    description: "Life stage of the day master on its branch",
  }),
  naYin: NaYinShape,
  meetings: Type.Array(MeetingShape),
  score: Type.Integer({
    minimum: 0,
    maximum: 100,
    description: "Agreement with the useful god; 50 is neutral",
  }),
  tone: oneOf(["favourable", "mixed", "demanding"], "60 and above, between, 40 and below"),
  scoreParts: Type.Array(Type.Object({ points: Type.Number(), because: TextShape }), {
    description: "What the score is made of, from 50",
  }),
});

/** A passing pillar as the answer shows it. */
export interface Passing extends PairParts {
  readonly tenGod: Named;
  readonly hiddenTenGods: readonly Named[];
  readonly stage: Named;
  readonly naYin: NamedSound;
  readonly meetings: readonly Meeting[];
  readonly score: number;
  readonly tone: Tone;
  readonly scoreParts: readonly ScorePart[];
}

interface ScorePart {
  readonly points: number;
  readonly because: { readonly en: string; readonly zhHant: string };
}

const ROLE_POINTS = { useful: 2, favourable: 1, idle: 0, hostile: -1, adverse: -2 } as const;
const ROLE_NATIVE = {
  useful: "用神",
  favourable: "喜神",
  idle: "閒神",
  hostile: "仇神",
  adverse: "忌神",
} as const;

/** Points of one step of a role for the passing stem, the passing branch, and luck behind them. */
const STEM_POINTS = 5;
const BRANCH_POINTS = 8;
const LUCK_POINTS = 4;

/** Points of meetings with the day pillar (self and marriage) and the month (home and work). */
const MEETING_POINTS: Readonly<Record<string, number>> = {
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

/** What a passing pillar is judged against. */
export interface Ground {
  readonly dayMaster: Stem;
  readonly roles: UsefulGod["roles"];
  readonly stages: StageRules;
  readonly standing: Standing;
}

/**
 * Judges a passing pillar: ten gods, stage, meetings, and a score by the useful god.
 *
 * No book gives a number; the weights are this model's own and every part is listed.
 */
export function judgePassing(pair: StemBranch, ground: Ground): Passing {
  const { dayMaster, stages, standing } = ground;
  const meetings = findMeetings(pair, standing);
  const parts = scoreParts(pair, ground, meetings);
  const sum = parts.reduce((total, part) => total + part.points, 50);
  const score = Math.round(Math.min(100, Math.max(0, sum)));
  return {
    ...toPairParts(pair),
    tenGod: tenGodOf(dayMaster, pair.stem),
    hiddenTenGods: hiddenStemsOf(pair.branch.index).map(({ stem }) => tenGodOf(dayMaster, stem)),
    stage: lifeStageOf(dayMaster.index, pair.branch.index, stages.direction, stages.earth),
    naYin: naYinOf(pair.index),
    meetings,
    score,
    tone: score >= 60 ? "favourable" : score <= 40 ? "demanding" : "mixed",
    scoreParts: parts,
  };
}

function scoreParts(
  pair: StemBranch,
  ground: Ground,
  meetings: readonly Meeting[],
): readonly ScorePart[] {
  const parts = [
    rolePart(pair.stem.element, ground, STEM_POINTS, pair.stem.native),
    rolePart(pair.branch.element, ground, BRANCH_POINTS, pair.branch.native),
  ];
  const { luck } = ground.standing;
  if (luck) {
    parts.push(rolePart(luck.branch.element, ground, LUCK_POINTS, `${luck.native} `, "luck "));
  }
  for (const meeting of meetings) {
    const points = MEETING_POINTS[meeting.relation.id];
    const isNear = meeting.with === "day" || meeting.with === "month" || meeting.with === "luck";
    if (points === undefined || !isNear || meeting.between === "stems") continue;
    parts.push({
      points: meeting.with === "day" ? points : Math.round(points / 2),
      because: {
        en: `${meeting.relation.gloss} with the ${meeting.with} pillar (${meeting.native})`,
        zhHant: `與${WITH_NATIVE[meeting.with]}${meeting.relation.native}（${meeting.native}）`,
      },
    });
  }
  return parts.filter(({ points }) => points !== 0);
}

/** Names of the standing pillars. */
export const WITH_NATIVE = {
  year: "年柱",
  month: "月柱",
  day: "日柱",
  hour: "時柱",
  luck: "大運",
} as const;

function rolePart(
  element: Element,
  { roles }: Ground,
  step: number,
  native: string,
  prefix = "",
): ScorePart {
  const ids = ["useful", "favourable", "idle", "hostile", "adverse"] as const;
  const role = ids.find((id) => roles[id].element === element)!;
  return {
    points: ROLE_POINTS[role] * step,
    because: {
      en: `${prefix}${native.trim()} is ${element}, the ${role} element`,
      zhHant: `${prefix ? "大運" : ""}${native.trim()}屬${roles[role].name.native}，為${ROLE_NATIVE[role]}`,
    },
  };
}

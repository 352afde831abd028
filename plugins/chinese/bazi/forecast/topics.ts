import type { Branch, Phase } from "#lore";
import {
  phrase,
  term,
  Type,
  verdict,
  vocabulary,
  type Frozen,
  type IdOf,
  type Phrase,
  type Static,
} from "#sdk";
import { familyOf, type GodFamily } from "#east/ten_gods.ts";
import type { StemBranch } from "#time";
import type { StarId } from "../chart/star_table.ts";
import type { ElementRole } from "../chart/useful_god_answer.ts";
import type { Meeting, MeetingId, StandingPlace } from "./meetings.ts";
import type { Ground } from "./ground.ts";
import { TONE } from "./tone.ts";

/** What people ask a year about. */
export const TOPIC = vocabulary("topic", ["work", "money", "love", "family"]);
export type TopicId = IdOf<typeof TOPIC>;

/** Why a topic stands as it does. */
export type TopicPhrases = {
  /** The stem or branch that passes is of the topic's family of ten gods. */
  comes: { native: string; family: GodFamily; element: Phase; role: ElementRole };
  /** It meets the pillar that stands for the topic. */
  moves: { meeting: MeetingId; place: StandingPlace; native: string };
  starComes: { star: StarId; branch: Branch };
  /** Nothing of the period touches the topic. */
  untouched: { families: readonly GodFamily[] };
};

export const topicShape = Type.Object(
  {
    topic: term(TOPIC, "The topic"),
    verdict: verdict(
      term(TONE, "How the period reads for it"),
      phrase<TopicPhrases>("What touches it"),
      "How the period reads for the topic",
    ),
  },
  { description: "One topic of a period" },
);
export type Topic = Frozen<Static<typeof topicShape>>;

/** What a topic is read from. */
interface Matter {
  readonly families: readonly GodFamily[];
  readonly places: readonly StandingPlace[];
  readonly stars: Readonly<Partial<Record<StarId, number>>>;
}

const ROLE_POINTS = { useful: 2, favourable: 1, idle: 0, hostile: -1, adverse: -2 } as const;

const MEETING_POINTS: Readonly<Partial<Record<MeetingId, number>>> = {
  clash: -2,
  harm: -1,
  ungratefulPunishment: -1,
  bullyingPunishment: -1,
  rudePunishment: -1,
  selfPunishment: -1,
  sixCombine: 2,
  halfCombine: 1,
};

/**
 * Reads a period for work, money, love and family.
 *
 * Each has its ten gods and its pillar: work the officer and the month, money wealth and what feeds it, love the
 * spouse star (wealth for a man, the officer for a woman) and the day branch, family resource and the pillars of
 * year, month and hour. The points are this model's own; every reason is given.
 *
 * @source Yuanhai Ziping, "lun liu qin" (which ten god is whom) and "lun gong fen" (which pillar is whose)
 */
export function readTopics(
  passing: StemBranch,
  ground: Ground,
  meetings: readonly Meeting[],
  stars: readonly StarId[],
): readonly Topic[] {
  const spouse = ground.gender === "male" ? "wealth" : "officer";
  const matters: { readonly [K in TopicId]: Matter } = {
    work: {
      families: ["officer", "output"],
      places: ["month"],
      stars: { jiangXing: 1, guoYin: 1 },
    },
    money: { families: ["wealth", "companions"], places: [], stars: { luShen: 1, jieSha: -1 } },
    love: {
      families: [spouse],
      places: ["day"],
      stars: { taoHua: 1, hongLuan: 2, tianXi: 1, guChen: -1, guaSu: -1 },
    },
    family: { families: ["resource"], places: ["year", "hour"], stars: {} },
  };
  return TOPIC.ids.map((topic) => {
    const reasons = reasonsOf(matters[topic], passing, ground, meetings, stars);
    const points = reasons.reduce((sum, one) => sum + one.points, 0);
    const value = points >= 2 ? "favourable" : points <= -2 ? "demanding" : "mixed";
    const because: readonly Phrase<TopicPhrases>[] = reasons.map(({ points: _, ...said }) => said);
    const untouched = { code: "untouched", with: { families: matters[topic].families } } as const;
    return {
      topic,
      verdict: { value, because: because.length > 0 ? because : [untouched] },
    };
  });
}

type Reason = Phrase<TopicPhrases> & { readonly points: number };

function reasonsOf(
  { families, places, stars: wanted }: Matter,
  { stem, branch }: StemBranch,
  { dayMaster, roles }: Ground,
  meetings: readonly Meeting[],
  stars: readonly StarId[],
): readonly Reason[] {
  const reasons: Reason[] = [];
  const native = new Map<Phase, string>();
  for (const one of [stem, branch]) {
    native.set(one.element, (native.get(one.element) ?? "") + one.native);
  }
  for (const [element, chars] of native) {
    const family = familyOf(dayMaster, { element });
    if (!families.includes(family)) continue;
    const role = (Object.keys(roles) as ElementRole[]).find((id) => roles[id].element === element)!;
    const params = { native: chars, family, element, role };
    reasons.push({ code: "comes", with: params, points: ROLE_POINTS[role] });
  }
  for (const { meeting, with: place, between, native: chars } of meetings) {
    const points = MEETING_POINTS[meeting];
    if (points === undefined || between === "stems" || !places.includes(place)) continue;
    reasons.push({ code: "moves", with: { meeting, place, native: chars }, points });
  }
  for (const star of stars) {
    const points = wanted[star];
    if (points !== undefined) {
      reasons.push({ code: "starComes", with: { star, branch: branch.id }, points });
    }
  }
  return reasons;
}

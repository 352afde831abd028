/**
 * Whether a matter comes about: the ways of perfection and of its denial, the best way alone.
 *
 * @source W. Lilly, Christian Astrology (1647), pp. 110-113, 124-129
 */
import { vocabulary, type IdOf } from "#sdk";
import type { Classical } from "#lore";
import type { Ptolemaic } from "../core/aspects.ts";
import { hostsOf, meetsWell } from "./measures.ts";
import {
  collectionOf,
  isGood,
  isHard,
  majorReception,
  meetingOf,
  mutualReception,
  translationOf,
  type Meeting,
} from "./meeting.ts";
import { decidedBy, type Deciding, type Question } from "./question.ts";
import type { Testimony } from "./testimonies.ts";

/** How two significators come together, or what keeps them apart. */
export const PERFECTION = vocabulary("perfection", [
  "sameRuler",
  "aspect",
  "moonAspect",
  "translation",
  "collection",
  "mutualReception",
  "host",
  "prohibited",
  "refrained",
  "none",
]);
export type PerfectionKind = IdOf<typeof PERFECTION>;

/** One way in which a matter comes about. */
export interface Way {
  readonly kind: PerfectionKind;
  /** The planet that stands for the querent here. */
  readonly by: Classical;
  /** The planet that carries, collects, receives or hinders. */
  readonly third: Classical | null;
  readonly deciding: Deciding | null;
  readonly testimony: Testimony | null;
}

/** The points below which a hindrance of the significators counts. */
const SURE = 15;

/** The best way in which the matter comes about; of kind `none` or a hindrance where there is none. */
export function bestWay(question: Question): Way {
  const ways = waysOf(question);
  const best = ways.reduce<Way | null>(
    (one, other) => (weightOf(other) > weightOf(one) ? other : one),
    null,
  );
  return best ?? hindranceWay(question);
}

const weightOf = (way: Way | null) => way?.testimony?.weight ?? 0;

/** What stands in the way where nothing sure brings the matter about. */
export function hindrances(question: Question, best: Way): readonly Testimony[] {
  if (weightOf(best) >= SURE) return [];
  const { figure, querent, quesited } = question;
  const own = meetingOf(figure, querent, quesited);
  const moons = querent === "moon" ? null : meetingOf(figure, "moon", quesited);
  return [
    ...(own ? hindrance(question, own, -15, -10) : []),
    ...(moons ? hindrance(question, moons, -5, -5) : []),
  ];
}

function hindrance(
  { figure }: Question,
  { a, b, aspect, fate, third }: Meeting,
  weight: number,
  opposed: number,
): readonly Testimony[] {
  const pair = { by: a, to: b };
  if (fate === "prohibited") {
    return [{ code: "prohibited", with: { ...pair, planet: third! }, weight }];
  }
  if (fate === "refrained") {
    return [{ code: "refrained", with: { ...pair, planet: third! }, weight }];
  }
  return aspect === "opposition" && !majorReception(a, b, figure.motion.now)
    ? [{ code: "opposed", with: pair, weight: opposed }]
    : [];
}

function waysOf(question: Question): readonly Way[] {
  const { figure, querent, quesited } = question;
  if (querent === quesited) {
    return [
      {
        kind: "sameRuler",
        by: querent,
        third: null,
        deciding: null,
        testimony: { code: "sameRuler", with: { by: querent }, weight: 10 },
      },
    ];
  }
  const { now } = figure.motion;
  return [
    ownWay(question),
    moonWay(question),
    carriedWay(question),
    collectedWay(question),
    mutualReception(querent, quesited, now)
      ? ({
          kind: "mutualReception",
          by: querent,
          third: null,
          deciding: null,
          testimony: {
            code: "mutualReception",
            with: { by: querent, to: quesited },
            weight: 15,
          },
        } as const)
      : null,
    hostWay(question),
  ].filter((way): way is Way => way !== null);
}

/** Points of an aspect made: good, hard with major reception, square without. */
function aspectPoints(
  { figure }: Question,
  a: Classical,
  b: Classical,
  aspect: Ptolemaic,
  [good, received, square]: readonly [number, number, number],
): number {
  if (isGood(aspect)) return good;
  if (majorReception(a, b, figure.motion.now)) return received;
  return aspect === "square" ? square : 0;
}

function ownWay(question: Question): Way | null {
  const { figure, querent, quesited } = question;
  const meeting = meetingOf(figure, querent, quesited);
  if (meeting?.fate !== "made") return null;
  const { aspect, degrees } = meeting;
  const weight = aspectPoints(question, querent, quesited, aspect, [20, 10, 5]);
  if (weight === 0) return null;
  const reception = majorReception(querent, quesited, figure.motion.now);
  return {
    kind: "aspect",
    by: querent,
    third: null,
    deciding: decidedBy.meeting(meeting),
    testimony: {
      code: "meets",
      with: { by: querent, to: quesited, aspect, degrees, reception },
      weight,
    },
  };
}

/** The Moon speaks for the querent; her next aspect counts out of orb too. */
function moonWay(question: Question): Way | null {
  const { figure, querent, quesited } = question;
  if (querent === "moon" || quesited === "moon") return null;
  const meeting = meetingOf(figure, "moon", quesited);
  if (meeting?.fate === "made") {
    const { aspect } = meeting;
    const weight = aspectPoints(question, "moon", quesited, aspect, [15, 10, 5]);
    return weight === 0 ? null : moonTo(quesited, aspect, decidedBy.meeting(meeting), weight);
  }
  const next = figure.motion.moonNext[0];
  if (next?.b !== quesited) return null;
  return moonTo(quesited, next.aspect, decidedBy.exact(next), isGood(next.aspect) ? 10 : 5);
}

function moonTo(to: Classical, aspect: Ptolemaic, deciding: Deciding, weight: number): Way {
  const testimony = { code: "moonMeets", with: { to, aspect }, weight } as const;
  return { kind: "moonAspect", by: "moon", third: null, deciding, testimony };
}

function carriedWay({ figure, querent, quesited }: Question): Way | null {
  const carried = translationOf(figure, querent, quesited);
  if (!carried) return null;
  const { planet, to, aspect } = carried;
  const from = to === quesited ? querent : quesited;
  const rough = isHard(aspect) && !majorReception(planet, to, figure.motion.now);
  return {
    kind: "translation",
    by: querent,
    third: planet,
    deciding: decidedBy.carried(carried, to),
    testimony: {
      code: "translation",
      with: { planet, from, to, aspect },
      weight: rough ? 10 : 15,
    },
  };
}

function collectedWay({ figure, querent, quesited }: Question): Way | null {
  const gathered = collectionOf(figure, querent, quesited);
  if (!gathered) return null;
  const { planet } = gathered;
  return {
    kind: "collection",
    by: querent,
    third: planet,
    deciding: decidedBy.carried(gathered, quesited),
    testimony: { code: "collection", with: { planet, by: querent, to: quesited }, weight: 15 },
  };
}

/** The matter's lord goes to a planet in whose domicile or exaltation the querent's stands. */
function hostWay({ figure, querent, quesited }: Question): Way | null {
  for (const host of hostsOf(figure, querent)) {
    if (host === querent || host === quesited) continue;
    const meeting = meetsWell(figure, quesited, host);
    const next = quesited === "moon" ? figure.motion.moonNext[0] : undefined;
    const comes =
      meeting !== null
        ? decidedBy.meeting(meeting)
        : next?.b === host && isGood(next.aspect)
          ? decidedBy.exact(next)
          : null;
    if (!comes) continue;
    return {
      kind: "host",
      by: querent,
      third: host,
      deciding: comes,
      testimony: {
        code: "goesToHost",
        with: { planet: quesited, host, by: querent, aspect: comes.aspect },
        weight: 10,
      },
    };
  }
  return null;
}

function hindranceWay({ figure, querent, quesited }: Question): Way {
  const own = meetingOf(figure, querent, quesited);
  const none = { by: querent, third: null, deciding: null, testimony: null };
  if (own?.fate === "prohibited") return { ...none, kind: "prohibited", third: own.third };
  if (own?.fate === "refrained") return { ...none, kind: "refrained", third: own.third };
  return { ...none, kind: "none" };
}

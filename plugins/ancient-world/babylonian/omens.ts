/**
 * What the stars of a birth were said to mean, and the score made of it.
 *
 * Sayings about the length of a life are left out. Weights are this folder's own.
 *
 * @source the "places" of Jupiter, Venus and Mercury and the Moon's latitude: horoscope of Aristokrates,
 * 235 BCE, as F. Rochberg translates it; planets that have come forth: after TCL 6 14 (A. Sachs, Journal
 * of Cuneiform Studies 6, 1952). The tablet speaks of a planet's "place"; here it holds when seen
 */
import type { Testimony, Text } from "#old";
import { BODY_FACTS, type BabylonianBody } from "./names.ts";

/** A saying with what it is said of. */
export interface Omen {
  readonly body: string;
  readonly sign: Text;
  readonly says: Text;
  readonly source: string;
}

interface Rule extends Omen {
  readonly weight: number;
}

/** What the rules look at. */
export interface Signs {
  readonly bodies: readonly {
    readonly id: BabylonianBody;
    readonly seen: boolean;
    readonly inSecretPlace: boolean;
  }[];
  /** Whether the Moon stands north of the Sun's road and moves farther north. */
  readonly moonClimbs: boolean;
  readonly evilDay: boolean;
  /** Days to the nearest eclipse that Babylon saw; null without one. */
  readonly eclipseDays: number | null;
}

const TCL = "TCL 6 14";
const TEXT_10 = "Horoscope of Aristokrates, SE 77";

/** Planets that have come forth, in the order of the tablets. */
const COME_FORTH: Readonly<Partial<Record<BabylonianBody, Omit<Rule, "body" | "sign">>>> = {
  moon: {
    says: { en: "a life that is bright, good and well ordered", zhHant: "一生明亮、美善而有條理" },
    source: TCL,
    weight: 6,
  },
  jupiter: {
    says: {
      en: "steadiness and wealth that lasts, with peace of mind",
      zhHant: "安穩順遂，財富長存，心中平和",
    },
    source: `${TCL}; ${TEXT_10}`,
    weight: 9,
  },
  venus: {
    says: {
      en: "a calm life and favour wherever the road leads, with sons and daughters",
      zhHant: "平靜度日，所到之處皆得人緣，兒女俱全",
    },
    source: `${TCL}; ${TEXT_10}`,
    weight: 9,
  },
  mercury: {
    says: {
      en: "courage that comes first in rank and takes over the father's house",
      zhHant: "勇者居首，勝於手足，承繼父家",
    },
    source: TEXT_10,
    weight: 6,
  },
  saturn: {
    says: {
      en: "a darker and more confined road, that asks for patience",
      zhHant: "路途較暗而多拘束，須以耐心行之",
    },
    source: TCL,
    weight: -6,
  },
  mars: {
    says: { en: "a hot temper", zhHant: "性情如火" },
    source: TCL,
    weight: -4,
  },
};

const BASE = 50;
const SECRET_WEIGHT = 5;
const NEAR_DAYS = 15;

/** The sayings that hold. */
export function omensOf({ bodies, moonClimbs }: Signs): readonly Omen[] {
  const forth = bodies.flatMap(({ id, seen }) => {
    const rule = COME_FORTH[id];
    return rule && seen
      ? [{ body: id, sign: comeForth(id), says: rule.says, source: rule.source }]
      : [];
  });
  return moonClimbs ? [...forth, MOON_CLIMBS] : forth;
}

const MOON_CLIMBS: Omen = {
  body: "moon-latitude",
  sign: {
    en: "the Moon turns her face from the middle of her road towards the north",
    zhHant: "月自其道之中轉面向北",
  },
  says: { en: "prosperity and greatness", zhHant: "興盛與尊大" },
  source: TEXT_10,
};

function comeForth(id: BabylonianBody): Text {
  const { en, zhHant } = BODY_FACTS[id].name;
  return { en: `${en} has come forth`, zhHant: `${zhHant}已現` };
}

/** The score's testimonies; the first is the base. */
export function testimoniesOf({ bodies, moonClimbs, evilDay, eclipseDays }: Signs): Testimony[] {
  const told: Testimony[] = [
    { code: "base", weight: BASE, evidence: { en: "Any birth", zhHant: "任何出生" } },
  ];
  for (const { id, seen, inSecretPlace } of bodies) {
    const rule = COME_FORTH[id];
    if (rule && seen)
      told.push({ code: `forth-${id}`, weight: rule.weight, evidence: comeForth(id) });
    if (inSecretPlace) {
      const { en, zhHant } = BODY_FACTS[id].name;
      const evidence = { en: `${en} in its place of secret`, zhHant: `${zhHant}居其隱祕之處` };
      told.push({ code: `secret-${id}`, weight: SECRET_WEIGHT, evidence });
    }
  }
  if (moonClimbs) {
    const evidence = {
      en: "the Moon climbs north of the Sun's road",
      zhHant: "月行日道之北而漸升",
    };
    told.push({ code: "moon-climbs", weight: 6, evidence });
  }
  if (evilDay) {
    const evidence = { en: "one of the five evil days of the month", zhHant: "每月五惡日之一" };
    told.push({ code: "evil-day", weight: -6, evidence });
  }
  if (eclipseDays !== null && eclipseDays <= NEAR_DAYS) {
    const evidence = { en: "an eclipse within fifteen days", zhHant: "十五日之內有食" };
    told.push({ code: "eclipse", weight: -6, evidence });
  }
  return told;
}

/** Days of the month on which scribes advised against undertakings: ūmū lemnūtu of the hemerologies. */
export const EVIL_DAYS: readonly number[] = [7, 14, 19, 21, 28];

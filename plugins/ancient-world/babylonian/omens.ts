/**
 * What the stars of a birth were said to mean, and the score made of it.
 *
 * Sayings about the length of a life are left out. Weights are this folder's own.
 *
 * @source the "places" of Jupiter, Venus and Mercury and the Moon's latitude: horoscope of Aristokrates,
 * 235 BCE, as F. Rochberg translates it; planets that have come forth: after TCL 6 14 (A. Sachs, Journal
 * of Cuneiform Studies 6, 1952). The tablet speaks of a planet's "place"; here it holds when seen
 */
import type { Phrase } from "#sdk";
import type { HoroscopeAnswer, Reasons } from "./answer.ts";
import type { BabylonianBody } from "./names.ts";

/** What the rules look at. */
export interface Signs {
  readonly bodies: readonly {
    readonly body: BabylonianBody;
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

type Planet = Exclude<BabylonianBody, "sun">;

/** What tablets speak of a planet that has come forth, and what it weighs. */
const COME_FORTH: Readonly<Record<Planet, { readonly source: string; readonly weight: number }>> = {
  moon: { source: TCL, weight: 6 },
  jupiter: { source: `${TCL}; ${TEXT_10}`, weight: 9 },
  venus: { source: `${TCL}; ${TEXT_10}`, weight: 9 },
  mercury: { source: TEXT_10, weight: 6 },
  saturn: { source: TCL, weight: -6 },
  mars: { source: TCL, weight: -4 },
};

const BASE = 50;
const SECRET_WEIGHT = 5;
const NEAR_DAYS = 15;

function cameForth({ bodies }: Pick<Signs, "bodies">): readonly Planet[] {
  return bodies.flatMap(({ body, seen }) => (seen && body !== "sun" ? [body] : []));
}

/** The sayings that hold. */
export function omensOf(signs: Signs): HoroscopeAnswer["omens"] {
  const forth = cameForth(signs).map((omen) => ({ omen, source: COME_FORTH[omen].source }));
  return signs.moonClimbs ? [...forth, { omen: "moon-latitude", source: TEXT_10 }] : forth;
}

type Testimony = Phrase<Reasons> & { readonly weight: number };

/** The score's testimonies; the first is the base. */
export function testimoniesOf(signs: Signs): readonly Testimony[] {
  const { bodies, moonClimbs, evilDay, eclipseDays } = signs;
  const forth = new Set<BabylonianBody>(cameForth(signs));
  const ofBodies = bodies.flatMap(({ body, inSecretPlace }): readonly Testimony[] => [
    ...(body !== "sun" && forth.has(body)
      ? [{ code: `forth-${body}`, weight: COME_FORTH[body].weight } as const]
      : []),
    ...(inSecretPlace ? [{ code: `secret-${body}`, weight: SECRET_WEIGHT } as const] : []),
  ]);
  const isNear = eclipseDays !== null && eclipseDays <= NEAR_DAYS;
  return [
    { code: "base", weight: BASE },
    ...ofBodies,
    ...(moonClimbs ? [{ code: "moon-climbs", weight: 6 } as const] : []),
    ...(evilDay ? [{ code: "evil-day", weight: -6 } as const] : []),
    ...(isNear ? [{ code: "eclipse", weight: -6 } as const] : []),
  ];
}

/** Days of the month on which scribes advised against undertakings: ūmū lemnūtu of the hemerologies. */
export const EVIL_DAYS: readonly number[] = [7, 14, 19, 21, 28];

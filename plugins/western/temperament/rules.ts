/**
 * The mixture of the four humours: what the ascendant, the Moon, the season and the strongest planet are by
 * nature, counted.
 *
 * @source W. Lilly, Christian Astrology (1647), pp. 532-534: the significators and the natures of the planets; the
 * list of testimonies as the program flatlib counts it
 */
import { vocabulary, type IdOf } from "#sdk";
import { houseOf, normalizeDeg } from "#sky";
import {
  CLASSICAL,
  domicileLordOf,
  elementOf,
  signAt,
  type Classical,
  type Element,
  type Sign,
} from "#lore";
import { ASPECTS, MOIETIES, PTOLEMAIC, type Ptolemaic } from "../core/aspects.ts";
import type { AngledNativity } from "../core/nativity.ts";
import { separationOf } from "../core/sphere.ts";
import { strengthOf } from "../core/strength.ts";
import type { Input } from "./input.ts";

export const TEMPERAMENT = vocabulary("temperament", [
  "sanguine",
  "choleric",
  "melancholic",
  "phlegmatic",
]);
export type Temperament = IdOf<typeof TEMPERAMENT>;

export const QUALITY = vocabulary("quality", ["hot", "cold", "moist", "dry"]);
export type Quality = IdOf<typeof QUALITY>;

/** What is counted. */
export const TESTIMONY = vocabulary("testimony", [
  "ascendantSign",
  "ascendantLord",
  "ascendantLordSign",
  "inFirstHouse",
  "atAscendant",
  "beholdsAscendant",
  "moonSign",
  "moonPhase",
  "moonLordSign",
  "withMoon",
  "beholdsMoon",
  "season",
  "nativityLord",
  "nativityLordSign",
]);
export type TestimonyId = IdOf<typeof TESTIMONY>;

/** One testimony: whose it is, and what it is by nature. */
export interface Testimony {
  readonly testimony: TestimonyId;
  readonly planet: Classical | null;
  /** The sign that speaks; null where the planet itself does. */
  readonly sign: Sign | null;
  readonly aspect: Ptolemaic | null;
  readonly qualities: readonly Quality[];
}

export const QUALITIES: Readonly<Record<Temperament, readonly [Quality, Quality]>> = {
  sanguine: ["hot", "moist"],
  choleric: ["hot", "dry"],
  melancholic: ["cold", "dry"],
  phlegmatic: ["cold", "moist"],
};
const BY_ELEMENT: Readonly<Record<Element, Temperament>> = {
  air: "sanguine",
  fire: "choleric",
  earth: "melancholic",
  water: "phlegmatic",
};
/** Quarters of the Sun from the March equinox, and of the Moon from the new one. */
const QUARTERS: readonly Temperament[] = ["sanguine", "choleric", "melancholic", "phlegmatic"];

/** Natures whatever the planet's phase. @source Ptolemy, Tetrabiblos I.4, as flatlib's elements */
const BY_PLANET: Readonly<Record<Exclude<Classical, "sun" | "moon">, Temperament>> = {
  mercury: "melancholic",
  venus: "sanguine",
  mars: "choleric",
  jupiter: "sanguine",
  saturn: "melancholic",
};
/** Natures rising before the Sun and setting after it. @source Lilly, p. 532 */
const BY_PHASE: Readonly<
  Record<
    Exclude<Classical, "sun" | "moon">,
    { oriental: readonly Quality[]; occidental: readonly Quality[] }
  >
> = {
  mercury: { oriental: ["hot"], occidental: ["dry"] },
  venus: { oriental: ["hot", "moist"], occidental: ["moist"] },
  mars: { oriental: ["hot", "dry"], occidental: ["dry"] },
  jupiter: { oriental: ["hot", "moist"], occidental: ["moist"] },
  saturn: { oriental: ["cold", "moist"], occidental: ["dry"] },
};

const FIVE_DEGREES = 5;

/** A chart as the art sees it. */
interface Seen {
  readonly longitudes: Readonly<Record<Classical, number>>;
  readonly natures: Input["natures"];
}

/** Every testimony of a chart, and the planet with the most strength where it is counted. */
export function testimoniesOf(chart: AngledNativity, { natures, nativityLord }: Input) {
  const longitudes = Object.fromEntries(
    CLASSICAL.ids.map((id) => [id, chart.positions[id]!.longitudeDeg]),
  ) as Record<Classical, number>;
  const seen: Seen = { longitudes, natures };
  const lord = nativityLord === "counted" ? strongestOf(chart, longitudes) : null;
  const testimonies = [
    ...ofAscendant(seen, chart.houses),
    ...ofMoon(seen),
    own(seen, "season", "sun"),
    ...(lord ? [own(seen, "nativityLord", lord), bySign("nativityLordSign", lord, seen)] : []),
  ];
  return { testimonies, lord };
}

function ofAscendant(
  seen: Seen,
  { ascendantDeg, cuspsDeg }: AngledNativity["houses"],
): readonly Testimony[] {
  const sign = signAt(ascendantDeg);
  const lord = domicileLordOf(sign);
  const inFirst = CLASSICAL.ids.filter(
    (id) => houseOf(normalizeDeg(seen.longitudes[id] + FIVE_DEGREES), cuspsDeg) === 1,
  );
  const others = CLASSICAL.ids.filter((id) => !inFirst.includes(id));
  return [
    signed("ascendantSign", null, sign),
    own(seen, "ascendantLord", lord),
    bySign("ascendantLordSign", lord, seen),
    ...inFirst.map((id) => own(seen, "inFirstHouse", id)),
    ...beholding(seen, "atAscendant", "beholdsAscendant", others, inFirst, ascendantDeg),
  ];
}

function ofMoon(seen: Seen): readonly Testimony[] {
  const moonDeg = seen.longitudes.moon;
  const sign = signAt(moonDeg);
  const others = CLASSICAL.ids.filter((id) => id !== "moon");
  return [
    signed("moonSign", "moon", sign),
    own(seen, "moonPhase", "moon"),
    bySign("moonLordSign", domicileLordOf(sign), seen),
    ...beholding(seen, "withMoon", "beholdsMoon", others, [], moonDeg),
  ];
}

/** Planets with a point by their own nature, those that look at it by that of their sign. */
function beholding(
  seen: Seen,
  joined: TestimonyId,
  beholds: TestimonyId,
  planets: readonly Classical[],
  inFirst: readonly Classical[],
  pointDeg: number,
): readonly Testimony[] {
  return [...planets, ...inFirst].flatMap((planet): Testimony[] => {
    const aspect = aspectTo(planet, seen.longitudes[planet], pointDeg);
    if (!aspect) return [];
    if (aspect === "conjunction") {
      return inFirst.includes(planet) ? [] : [{ ...own(seen, joined, planet), aspect }];
    }
    // The lights speak by season and by quarter wherever they stand.
    const isLight = planet === "sun" || planet === "moon";
    const one = isLight ? own(seen, beholds, planet) : bySign(beholds, planet, seen);
    return [{ ...one, aspect }];
  });
}

/** The aspect that a planet casts upon a point within its whole orb. */
function aspectTo(planet: Classical, fromDeg: number, pointDeg: number): Ptolemaic | undefined {
  const apart = separationOf(fromDeg, pointDeg);
  return PTOLEMAIC.ids.find((id) => Math.abs(apart - ASPECTS[id].angleDeg) < 2 * MOIETIES[planet]!);
}

function signed(testimony: TestimonyId, planet: Classical | null, sign: Sign): Testimony {
  const qualities = QUALITIES[BY_ELEMENT[elementOf(sign)]];
  return { testimony, planet, sign, aspect: null, qualities };
}

function bySign(testimony: TestimonyId, planet: Classical, { longitudes }: Seen): Testimony {
  return signed(testimony, planet, signAt(longitudes[planet]));
}

function own(seen: Seen, testimony: TestimonyId, planet: Classical): Testimony {
  return { testimony, planet, sign: null, aspect: null, qualities: natureOf(planet, seen) };
}

/** What a planet is by nature: the Sun by the season, the Moon by her quarter. */
export function natureOf(planet: Classical, { longitudes, natures }: Seen): readonly Quality[] {
  const { sun, moon } = longitudes;
  if (planet === "sun") return QUALITIES[QUARTERS[Math.floor(normalizeDeg(sun) / 90)]!];
  if (planet === "moon") return QUALITIES[QUARTERS[Math.floor(normalizeDeg(moon - sun) / 90)]!];
  if (natures === "byPlanet") return QUALITIES[BY_PLANET[planet]];
  const isOriental = normalizeDeg(sun - longitudes[planet]) < 180;
  return BY_PHASE[planet][isOriental ? "oriental" : "occidental"];
}

/** The planet with the most points in Lilly's table. */
function strongestOf(
  { houses, isDay, positions }: AngledNativity,
  longitudes: Readonly<Record<Classical, number>>,
): Classical {
  const places = Object.fromEntries(
    CLASSICAL.ids.map((id) => [
      id,
      {
        longitudeDeg: longitudes[id],
        speedDegPerDay: positions[id]!.longitudeSpeed,
        house: houseOf(normalizeDeg(longitudes[id] + FIVE_DEGREES), houses.cuspsDeg),
      },
    ]),
  );
  const school = { bounds: "lilly", triplicity: "ptolemaic" } as const;
  const table = { places, isDay, northNodeDeg: null, stars: null };
  const net = (id: Classical) => strengthOf(id, table, school).net;
  return CLASSICAL.ids.reduce((best, id) => (net(id) > net(best) ? id : best));
}

/** How often each quality is found, and each temperament as a whole. */
export function countOf(testimonies: readonly Testimony[]) {
  const many = (test: (one: Testimony) => boolean) => testimonies.filter(test).length;
  const qualities = Object.fromEntries(
    QUALITY.ids.map((id) => [id, many((one) => one.qualities.includes(id))]),
  ) as Record<Quality, number>;
  const points = Object.fromEntries(
    TEMPERAMENT.ids.map((id) => [
      id,
      many((one) => QUALITIES[id].every((quality) => one.qualities.includes(quality))),
    ]),
  ) as Record<Temperament, number>;
  return { qualities, points };
}

/** The temperament that the greater of hot and cold makes with the greater of moist and dry; several where they are even. */
export function temperamentsOf(count: Readonly<Record<Quality, number>>): readonly Temperament[] {
  const { hot, cold, moist, dry } = count;
  const leads: Readonly<Record<Quality, boolean>> = {
    hot: hot >= cold,
    cold: cold >= hot,
    moist: moist >= dry,
    dry: dry >= moist,
  };
  return TEMPERAMENT.ids.filter((id) => QUALITIES[id].every((quality) => leads[quality]));
}

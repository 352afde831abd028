/** Points on which schools of chart-making differ, as data. */
import { vocabulary, type Convention, type IdOf } from "#sdk";
import {
  HOUSE_SYSTEMS,
  ayanamsaOf,
  type AyanamsaId,
  type Body,
  type HouseSystem,
  type Parallax,
  type Sky,
} from "#sky";

/** Ways to divide the sky into houses. */
export const HOUSE_SYSTEM = vocabulary("houseSystem", HOUSE_SYSTEMS);

const HOUSE_SOURCES: Readonly<Record<HouseSystem, string>> = {
  placidus: "Placidus, Primum Mobile (1657)",
  koch: "W. Koch, Die Geburtsort-Häusertabelle (1971)",
  regiomontanus: "Regiomontanus, Tabulae directionum (1490)",
  campanus: "Campanus of Novara (13th century)",
  porphyry: "Porphyry, Introduction 43; Vettius Valens III.2",
  alcabitius: "Alcabitius, Introduction I (10th century)",
  equal: "Ptolemy, Tetrabiblos III.10",
  wholeSign: "Dorotheus; Vettius Valens",
  vehlow: "J. Vehlow, Lehrkursus (1925)",
  morinus: "J.-B. Morin, Astrologia Gallica (1661)",
  meridian: "D. Cope (Zariel), about 1900",
  topocentric: "W. Polich and A. Page, The Topocentric System (1964)",
  sripati: "Sripati, Jataka Paddhati (11th century)",
  krusinski: "B. Krusiński (1995); M. Pisa (1994); G. Goelzer",
  ascendantParallel: "L. Knegt (1928), of the Dutch Ram school",
  carter: "C. E. O. Carter, Essays on the Foundations of Astrology (1947)",
  sunshine: "B. Makransky, Primary Directions (1988)",
  horizontal: "M. Munkasey, An Astrological House Formulary",
  equalFromMidheaven: "M. Munkasey, An Astrological House Formulary",
  pullenDelta: "W. D. Pullen, Astrolog (1994)",
  pullenRatio: "W. D. Pullen, Astrolog (2016)",
};

/** The house systems with a default of one's own. */
export function houseSystemConvention<D extends HouseSystem>(fallback: D) {
  const options = Object.fromEntries(
    HOUSE_SYSTEMS.map((id) => [id, { source: HOUSE_SOURCES[id] }]),
  ) as Record<HouseSystem, { source: string }>;
  return { default: fallback, options } satisfies Convention;
}

/** Where the zodiac begins. */
export const ZODIAC = vocabulary("zodiac", ["tropical", "sidereal"]);
export type ZodiacKind = IdOf<typeof ZODIAC>;

export const ZODIAC_CONVENTION = {
  default: "tropical",
  options: {
    tropical: { source: "Ptolemy, Tetrabiblos I.10" },
    sidereal: { source: "C. Fagan, Zodiacs Old and New (1951)" },
  },
} as const satisfies Convention;

const AYANAMSA_SOURCES = {
  faganBradley: "C. Fagan and D. Bradley, Synetic Vernal Point (1950)",
  lahiri: "Indian Calendar Reform Committee (1955)",
  krishnamurti: "K. S. Krishnamurti, Reader I",
  raman: "B. V. Raman, Graha and Bhava Balas (1938)",
  yukteshwar: "Sri Yukteswar, The Holy Science (1894)",
  deLuce: "R. DeLuce, Constellational Astrology (1963)",
  babylonianHuber: "P. Huber, Centaurus 5 (1958)",
  babylonianAldebaran: "R. Powell and P. Treadgold (1979)",
  galacticCentre0Sagittarius: "D. Mercier; R. Hand",
  trueChitra: "Chitrapaksha by the star itself",
} as const satisfies Partial<Record<AyanamsaId, string>>;
export type WesternAyanamsa = keyof typeof AYANAMSA_SOURCES;

/** How a sidereal zodiac is tied to the stars. */
export const AYANAMSA = vocabulary("ayanamsa", Object.keys(AYANAMSA_SOURCES) as WesternAyanamsa[]);

export function ayanamsaConvention<D extends WesternAyanamsa>(fallback: D) {
  const options = Object.fromEntries(
    AYANAMSA.ids.map((id) => [id, { source: AYANAMSA_SOURCES[id] }]),
  ) as Record<WesternAyanamsa, { source: string }>;
  return { default: fallback, options } satisfies Convention;
}

/** From where the bodies are seen. */
export const PARALLAX_CONVENTION = {
  default: "geocentric",
  options: {
    geocentric: { source: "Printed ephemerides since Kepler's Rudolphine Tables (1627)" },
    topocentric: {
      source: "Ptolemy, Almagest V.11-19: the Moon's parallax",
    },
  },
} as const satisfies Convention & { options: Readonly<Record<Parallax, unknown>> };

/** Which lunar node. */
export const NODE_CONVENTION = {
  default: "mean",
  options: {
    mean: { source: "J. Chapront and others, mean elements of the Moon (2002)" },
    true: { source: "The plane of the Moon's motion at the instant" },
  },
} as const satisfies Convention;

/** Which Black Moon. */
export const LILITH_CONVENTION = {
  default: "mean",
  options: {
    mean: { source: "D. Néroman, Traité d'astrologie rationnelle (1943)" },
    true: { source: "The Moon's orbit at the instant" },
  },
} as const satisfies Convention;

/** The bodies behind the two lunar conventions. */
export function nodeBody(node: "mean" | "true"): Body {
  return node === "mean" ? "meanNode" : "trueNode";
}
export function lilithBody(lilith: "mean" | "true"): Body {
  return lilith === "mean" ? "meanLilith" : "trueLilith";
}

/** The zodiac of one chart: degrees to take off tropical longitudes. */
export interface Zodiac {
  readonly kind: ZodiacKind;
  readonly ayanamsa: WesternAyanamsa | null;
  /** Subtracted from apparent tropical longitudes; 0 in the tropical zodiac. */
  readonly offsetDeg: number;
}

/** The zodiac that the conventions ask for at an instant. */
export function zodiacOf(sky: Sky, kind: ZodiacKind, ayanamsa: WesternAyanamsa): Zodiac {
  if (kind === "tropical") return { kind, ayanamsa: null, offsetDeg: 0 };
  const { trueDeg } = ayanamsaOf(sky, ayanamsa);
  return { kind, ayanamsa, offsetDeg: trueDeg > 180 ? trueDeg - 360 : trueDeg };
}

/** The offset of a caller's zodiac for markers of omission; 0 in the tropical one. */
export function offsetOfInput(input: Readonly<Record<string, unknown>>): (sky: Sky) => number {
  if (input["zodiac"] !== "sidereal") return () => 0;
  return (sky) => ayanamsaOf(sky, input["ayanamsa"] as WesternAyanamsa).trueDeg;
}

/** Names of what stands in a chart, and how they enter a sentence. */
import { english } from "#sdk";
import { en as lore } from "#lore/words/en.ts";
import type { HouseSystem } from "#sky";
import type { AspectId } from "../../aspects.ts";
import type { WesternAyanamsa, ZodiacKind } from "../../conventions.ts";
import type { Dignity } from "../../dignities.ts";
import type { LotId } from "../../lots.ts";
import type { LunarPhase } from "../../lunar_phase.ts";
import type { PatternId, ShapeId } from "../../patterns.ts";
import type { PointId } from "../../points.ts";
import type { StrengthId } from "../../strength.ts";
import { formatDegree } from "../../zodiac.ts";
export { formatArc } from "../../zodiac.ts";
import { signAt, type Sign } from "#lore";

export const body = lore.body;
const { northNode: _, ...bodies } = body;

export const point: Readonly<Record<PointId, string>> = {
  ...bodies,
  ascendant: "Ascendant",
  midheaven: "Midheaven",
  descendant: "Descendant",
  imumCoeli: "Imum Coeli",
  vertex: "Vertex",
  fortune: "Lot of Fortune",
  spirit: "Lot of Spirit",
  ariesPoint: "Aries point",
};
export const sign: Readonly<Record<Sign, string>> = lore.sign;
export const element = lore.element;
export const modality = lore.modality;

const NEEDS_ARTICLE: ReadonlySet<string> = new Set([
  "sun",
  "moon",
  "northNode",
  "southNode",
  "meanNode",
  "trueNode",
  "ascendant",
  "midheaven",
  "descendant",
  "imumCoeli",
  "vertex",
  "fortune",
  "spirit",
  "ariesPoint",
]);

/** A point inside a sentence: luminaries, nodes, angles and lots take the article. */
export function the(id: PointId | "northNode"): string {
  const name = id === "northNode" ? lore.body.northNode : point[id];
  return NEEDS_ARTICLE.has(id) ? `the ${name}` : name;
}

/** The same at the start of a sentence. */
export function The(id: PointId): string {
  return english.capital(the(id));
}

/** `the 10th house`. */
export function houseName(house: number): string {
  return `the ${english.ordinal(house)} house`;
}

/** `12°34′ Leo`. */
export function placeName(longitudeDeg: number): string {
  return `${formatDegree(longitudeDeg)} ${sign[signAt(longitudeDeg)]}`;
}

export const aspect: Readonly<Record<AspectId, string>> = {
  conjunction: "conjunction",
  sextile: "sextile",
  square: "square",
  trine: "trine",
  opposition: "opposition",
  semisextile: "semisextile",
  semisquare: "semisquare",
  quintile: "quintile",
  sesquisquare: "sesquisquare",
  biquintile: "biquintile",
  quincunx: "quincunx",
};

export const lunarPhase: Readonly<Record<LunarPhase, string>> = {
  new: "New Moon",
  crescent: "Crescent Moon",
  firstQuarter: "First Quarter",
  gibbous: "Gibbous Moon",
  full: "Full Moon",
  disseminating: "Disseminating Moon",
  lastQuarter: "Last Quarter",
  balsamic: "Balsamic Moon",
};

export const pattern: Readonly<Record<PatternId, string>> = {
  grandTrine: "grand trine",
  tSquare: "T-square",
  grandCross: "grand cross",
  yod: "yod",
  kite: "kite",
  mysticRectangle: "mystic rectangle",
  stellium: "stellium",
};

export const shape: Readonly<Record<ShapeId, string>> = {
  bundle: "bundle",
  bowl: "bowl",
  bucket: "bucket",
  locomotive: "locomotive",
  seesaw: "seesaw",
  splash: "splash",
  splay: "splay",
};

export const sect = { day: "day", night: "night" };
export const reception = {
  domicile: "by domicile",
  exaltation: "by exaltation",
  mixed: "by domicile and exaltation",
};
export const zodiac: Readonly<Record<ZodiacKind, string>> = {
  tropical: "tropical",
  sidereal: "sidereal",
};

export const houseSystem: Readonly<Record<HouseSystem, string>> = {
  placidus: "Placidus",
  koch: "Koch",
  regiomontanus: "Regiomontanus",
  campanus: "Campanus",
  porphyry: "Porphyry",
  alcabitius: "Alcabitius",
  equal: "equal houses",
  wholeSign: "whole signs",
  vehlow: "Vehlow",
  morinus: "Morinus",
  meridian: "Meridian",
  topocentric: "Topocentric",
  sripati: "Sripati",
  krusinski: "Krusiński",
  ascendantParallel: "APC",
  carter: "Carter (poli-equatorial)",
  sunshine: "Sunshine",
  horizontal: "Horizontal",
  equalFromMidheaven: "equal houses from the midheaven",
  pullenDelta: "Pullen (difference)",
  pullenRatio: "Pullen (ratio)",
};

export const ayanamsa: Readonly<Record<WesternAyanamsa, string>> = {
  faganBradley: "Fagan and Bradley",
  lahiri: "Lahiri",
  krishnamurti: "Krishnamurti",
  raman: "Raman",
  yukteshwar: "Yukteshwar",
  deLuce: "De Luce",
  babylonianHuber: "Babylonian (Huber)",
  babylonianAldebaran: "Aldebaran at 15° Taurus",
  galacticCentre0Sagittarius: "galactic centre at 0° Sagittarius",
  trueChitra: "Spica at 0° Libra",
};

export const lot: Readonly<Record<LotId, string>> = {
  fortune: "Fortune",
  spirit: "Spirit",
  eros: "Eros",
  necessity: "Necessity",
  courage: "Courage",
  victory: "Victory",
  nemesis: "Nemesis",
  father: "Father",
  mother: "Mother",
  siblings: "Siblings",
  children: "Children",
  marriageMen: "Marriage of men",
  marriageWomen: "Marriage of women",
  exaltation: "Exaltation",
  basis: "Basis",
};

export const dignity: Readonly<Record<Dignity, string>> = {
  domicile: "domicile",
  exaltation: "exaltation",
  triplicity: "triplicity",
  participating: "partner of the triplicity",
  bound: "bound",
  face: "face",
  detriment: "detriment",
  fall: "fall",
  peregrine: "peregrine",
};

/** Lines of the table of strength. */
export const strength: Readonly<Record<StrengthId, string>> = {
  domicile: "in its own house",
  exaltation: "in its exaltation",
  triplicity: "lord of its triplicity",
  bound: "in its own bounds",
  face: "in its own face",
  detriment: "in its detriment",
  fall: "in its fall",
  peregrine: "peregrine, without any dignity",
  receivedByDomicile: "in mutual reception by house",
  receivedByExaltation: "in mutual reception by exaltation",
  house: "by its house",
  direct: "direct",
  retrograde: "retrograde",
  swift: "swift",
  slow: "slow",
  oriental: "oriental, rising before the Sun",
  occidental: "occidental, setting after the Sun",
  increasing: "increasing in light",
  decreasing: "decreasing in light",
  free: "free of the Sun's beams",
  cazimi: "in the heart of the Sun",
  combust: "burnt by the Sun",
  underBeams: "under the Sun's beams",
  withBenefic: "with Jupiter or Venus",
  trineBenefic: "in trine of Jupiter or Venus",
  sextileBenefic: "in sextile of Jupiter or Venus",
  withMalefic: "with Saturn or Mars",
  opposedMalefic: "in opposition of Saturn or Mars",
  squareMalefic: "in square of Saturn or Mars",
  northNode: "with the North Node",
  southNode: "with the South Node",
  besieged: "besieged by Saturn and Mars",
  regulus: "with Regulus",
  spica: "with Spica",
  algol: "with Algol",
};

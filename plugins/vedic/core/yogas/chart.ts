/** What the rules of the yogas look at: whole signs, dignities, day and night. */
import { vocabulary, type IdOf } from "#sdk";
import { dignityOf, isCombust, signsOf, type Dignity } from "../dignity.ts";
import { GRAHA_IDS, PLANET_IDS, SIGN_LORDS, type GrahaId, type PlanetId } from "../grahas.ts";
import type { SiderealSky } from "../positions.ts";
import { isBenefic } from "../shadbala.ts";
import { countSigns, signIndexOf } from "../signs.ts";
import { sees } from "../aspects.ts";

/** A chart as the yogas see it. */
export interface YogaChart {
  readonly longitudes: Readonly<Record<GrahaId, number>>;
  readonly signs: Readonly<Record<GrahaId, number>>;
  /** Sign index of the lagna; null without time or place. */
  readonly lagna: number | null;
  readonly lagnaDeg: number | null;
  /** Whether the longitudes are more than the middles of signs. */
  readonly hasDegrees: boolean;
  /** Whether the Sun is up; null without time or place. */
  readonly isDay: boolean | null;
  readonly dignities: Readonly<Record<GrahaId, Dignity>>;
  readonly combust: ReadonlySet<GrahaId>;
  readonly benefics: readonly PlanetId[];
  readonly malefics: readonly PlanetId[];
}

/** The yogas of a chart, in the order in which answers list them; the note of their words is `meaning`. */
export const COMBINATION = vocabulary("combination", [
  "rajaYoga",
  "dharmaKarmadhipati",
  "yogakaraka",
  "lakshmi",
  "dhana",
  "dainyaParivartana",
  "khalaParivartana",
  "mahaParivartana",
  "neechaBhanga",
  "harsha",
  "sarala",
  "vimala",
  "parvata",
  "kahala",
  "shubhaKartari",
  "papaKartari",
  "ruchaka",
  "bhadra",
  "hamsa",
  "malavya",
  "shasha",
  "gajakesari",
  "sunapha",
  "anapha",
  "durudhara",
  "kemadruma",
  "vesi",
  "vasi",
  "ubhayachari",
  "budhaAditya",
  "chandraMangala",
  "guruChandala",
  "shakata",
  "adhi",
  "amala",
  "saraswati",
  "mahabhagya",
  "gajakesariParashara",
  "vasumatiMoon",
  "vasumatiLagna",
  "kahalaParashara",
  "chamara",
  "shankha",
  "bheri",
  "mridanga",
  "shrinatha",
  "sharada",
  "matsya",
  "kurma",
  "khadga",
  "kusuma",
  "kalanidhi",
  "kalpadruma",
  "hari",
  "hara",
  "brahma",
  "lagnadhi",
  "maharaja",
  "raja8",
  "raja9",
  "raja17",
  "dhana18",
  "raja19",
  "raja20",
  "raja21",
  "raja22",
  "raja23",
  "raja28",
  "dhanaVenus",
  "dhanaMercury",
  "dhanaSun",
  "dhanaSaturn",
  "dhanaJupiter",
  "dhanaMars",
  "dhanaMoon",
  "lagnaSun",
  "lagnaMoon",
  "lagnaMars",
  "lagnaMercury",
  "lagnaJupiter",
  "lagnaVenus",
  "lagnaSaturn",
  "pushkala",
  "gauri",
  "shrikantha",
  "virinchi",
  "chatussagara",
  "guruMangala",
  "pravrajya",
  "akhandaSamrajya",
  "daridra",
  "dhanaLords",
  "bhagya",
  "rajju",
  "musala",
  "nala",
  "mala",
  "sarpa",
  "gada",
  "shakataNabhasa",
  "vihaga",
  "shringataka",
  "hala",
  "vajra",
  "yava",
  "kamala",
  "vapi",
  "yupa",
  "shara",
  "shakti",
  "danda",
  "nauka",
  "kuta",
  "chatra",
  "chapa",
  "ardhachandra",
  "chakra",
  "samudra",
  "gola",
  "yuga",
  "shula",
  "kedara",
  "pasha",
  "dama",
  "veena",
]);
export type Combination = IdOf<typeof COMBINATION>;

/** Groups of yogas. */
export const YOGA_KIND = vocabulary("yogaKind", [
  "person",
  "lunar",
  "solar",
  "raja",
  "dhana",
  "nabhasa",
  "other",
]);
export type YogaKind = IdOf<typeof YOGA_KIND>;

/** How two lords are linked: one sign, each in the other's sign, or each in the other's full sight. */
export const LINK = vocabulary("link", ["union", "exchange", "aspect"]);
export type LinkId = IdOf<typeof LINK>;

/** Two lords of houses that are linked. */
export interface Link {
  readonly a: PlanetId;
  readonly b: PlanetId;
  /** The houses that bring them together, from 1. */
  readonly houses: readonly [number, number];
  readonly how: LinkId;
}

/** What makes a yoga. */
export interface Formed {
  readonly grahas: readonly GrahaId[];
  /** The links of lords, where they make it. */
  readonly links?: readonly Link[];
}

/** A rule: null where the yoga is absent. The words say it under `combinationRule`. */
export interface YogaRule {
  readonly id: Combination;
  readonly kind: YogaKind;
  readonly source: string;
  readonly needsLagna: boolean;
  /** Whether it needs the degrees of the grahas, which a drawn chart may not give. */
  readonly needsDegrees?: boolean;
  readonly find: (chart: YogaChart) => Formed | null;
}

/** Prepares a chart for the rules. */
export function yogaChartOf(
  at: Pick<SiderealSky, "longitudes" | "speeds">,
  lagnaDeg: number | null,
  isDay: boolean | null,
  hasDegrees = true,
): YogaChart {
  const { longitudes } = at;
  const rashi = signsOf(longitudes);
  const entries = <T>(make: (id: GrahaId) => T) =>
    Object.fromEntries(GRAHA_IDS.map((id) => [id, make(id)])) as Record<GrahaId, T>;
  const benefics = PLANET_IDS.filter((id) => isBenefic(id, at));
  return {
    longitudes,
    signs: entries((id) => signIndexOf(longitudes[id])),
    lagna: lagnaDeg === null ? null : signIndexOf(lagnaDeg),
    lagnaDeg,
    hasDegrees,
    isDay,
    dignities: entries((id) => dignityOf(id, longitudes[id], rashi)),
    combust: new Set(
      GRAHA_IDS.filter(
        (id) => hasDegrees && isCombust(id, longitudes[id], longitudes.sun, at.speeds[id] < 0),
      ),
    ),
    benefics,
    malefics: PLANET_IDS.filter((id) => !benefics.includes(id)),
  };
}

/** House of a graha counted from a sign, 1 to 12. */
export function houseFrom(chart: YogaChart, from: number, id: GrahaId): number {
  return countSigns(from, chart.signs[id]);
}

/** House of a graha from the lagna; only for rules that need it. */
export function houseOf(chart: YogaChart, id: GrahaId): number {
  return houseFrom(chart, chart.lagna!, id);
}

/** Lord of a house from the lagna. */
export function lordOf(chart: YogaChart, house: number): PlanetId {
  return SIGN_LORDS[(chart.lagna! + house - 1) % 12]!;
}

export const KENDRAS: readonly number[] = [1, 4, 7, 10];
export const TRIKONAS: readonly number[] = [1, 5, 9];
export const DUSTHANAS: readonly number[] = [6, 8, 12];

/** Whether a graha stands in its own sign, moolatrikona or exaltation. */
export function isStrong(chart: YogaChart, id: GrahaId): boolean {
  return ["exalted", "moolatrikona", "own"].includes(chart.dignities[id]);
}

/** Whether two grahas share a sign. */
export function together(chart: YogaChart, a: GrahaId, b: GrahaId): boolean {
  return chart.signs[a] === chart.signs[b];
}

/** How two lords are linked; null where they are not. */
export function linkOf(chart: YogaChart, a: PlanetId, b: PlanetId): LinkId | null {
  if (a === b) return null;
  if (together(chart, a, b)) return "union";
  const [sa, sb] = [chart.signs[a], chart.signs[b]];
  if (SIGN_LORDS[sa] === b && SIGN_LORDS[sb] === a) return "exchange";
  return sees(a, sa, sb) && sees(b, sb, sa) ? "aspect" : null;
}

const DIGNITY_VALUE: Readonly<Record<Dignity, number>> = {
  exalted: 1,
  moolatrikona: 0.9,
  own: 0.85,
  greatFriend: 0.7,
  friend: 0.6,
  neutral: 0.5,
  enemy: 0.35,
  greatEnemy: 0.25,
  debilitated: 0.1,
};

/** Mean dignity of the grahas that make a yoga, burnt ones less a fifth; 0 to 1, two places. */
export function strengthOf(chart: YogaChart, grahas: readonly GrahaId[]): number {
  if (grahas.length === 0) return 0.5;
  const sum = grahas.reduce(
    (total, id) =>
      total + Math.max(0, DIGNITY_VALUE[chart.dignities[id]] - (chart.combust.has(id) ? 0.2 : 0)),
    0,
  );
  return Math.round((100 * sum) / grahas.length) / 100;
}

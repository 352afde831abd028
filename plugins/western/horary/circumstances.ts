/** What of a chart is noted before judgement, and what leans on it beside the significators' meeting. */
import type { Phrase } from "#sdk";
import { houseOf, normalizeDeg, planetaryDayAt, signedDeg, type Position } from "#sky";
import {
  CLASSICAL,
  domicileLordOf,
  elementOf,
  signAt,
  type Classical,
  type Element,
  type Sign,
} from "#lore";
import { TRIPLICITIES } from "../core/dignity_tables.ts";
import type { AngledNativity } from "../core/nativity.ts";
import type { Considerations, HoraryAnswer } from "./answer.ts";
import { inBurnedWay } from "./motion.ts";
import { isBesieged, type nextMoonAspect } from "./perfection.ts";
import type { Testimony } from "./testimonies.ts";

export type Positions = Readonly<Record<Classical, Position>>;
type Hour = HoraryAnswer["planetaryHour"];

const FIVE_DEGREES = 5;
const COMBUST_DEG = 8.5;
const CAZIMI_DEG = 0.283;

/** Houses of the seven: by cusps, and with the next house within 5° of its cusp. */
export type Houses = Readonly<
  Record<Classical, { readonly house: number; readonly houseByCusp: number }>
>;

/** Places the seven in houses. */
export function housesOf({ houses }: AngledNativity, positions: Positions): Houses {
  return Object.fromEntries(
    CLASSICAL.ids.map((planet) => {
      const longitude = positions[planet].longitudeDeg;
      const houseByCusp = houseOf(longitude, houses.cuspsDeg);
      const ahead = normalizeDeg(houses.cuspsDeg[houseByCusp % 12]! - longitude);
      const house = ahead < FIVE_DEGREES ? (houseByCusp % 12) + 1 : houseByCusp;
      return [planet, { house, houseByCusp }];
    }),
  ) as Houses;
}

/** The planetary hour; null in polar day and night. */
export function hourOf(sunrise: "centre" | "upperLimb", chart: AngledNativity): Hour {
  const horizon = sunrise === "centre" ? { limb: "centre" as const, refractionDeg: 0 } : {};
  const day = planetaryDayAt(chart.julianDayUt, chart.place, horizon);
  if (day.state !== "normal") return null;
  const { ruler, number, part } = day.current;
  return {
    dayRuler: day.ruler,
    ruler,
    number,
    byDay: part === "day",
    agrees: hourAgrees(ruler, chart),
  };
}

/** Planets of one nature with each element. */
const NATURES: Readonly<Record<Element, readonly Classical[]>> = {
  fire: ["sun", "mars"],
  air: ["jupiter"],
  water: ["moon", "venus"],
  earth: ["saturn", "mercury"],
};

/** Lord of the rising sign, of its triplicity, or of one nature with it. */
function hourAgrees(ruler: Classical, { houses, isDay }: AngledNativity): boolean {
  const rising = signAt(houses.ascendantDeg);
  const { day, night } = TRIPLICITIES.ptolemaic[elementOf(rising)];
  return (
    domicileLordOf(rising) === ruler ||
    (isDay ? day : night) === ruler ||
    NATURES[elementOf(rising)].includes(ruler)
  );
}

function fromSun(positions: Positions, planet: Classical): number {
  return Math.abs(signedDeg(positions[planet].longitudeDeg - positions.sun.longitudeDeg));
}

function isCombust(positions: Positions, planet: Classical): boolean {
  const apart = fromSun(positions, planet);
  return planet !== "sun" && apart < COMBUST_DEG && apart >= CAZIMI_DEG;
}

/** Everything that is judged, made ready once. */
export interface Question {
  readonly chart: AngledNativity;
  readonly positions: Positions;
  readonly houses: Houses;
  readonly querent: Classical;
  readonly quesited: Classical;
  /** Houses of the one who asks and of the matter, 1 to 12. */
  readonly first: number;
  readonly matter: number;
  readonly moon: ReturnType<typeof nextMoonAspect>;
  readonly hour: Hour;
}

/** Cautions before judgement. */
export function considerationsOf(question: Question): readonly Phrase<Considerations>[] {
  const { chart, positions, houses, moon, hour, querent, quesited } = question;
  const significators = [querent, quesited];
  const degree = chart.houses.ascendantDeg % 30;
  const rows: readonly (readonly [boolean, keyof Considerations])[] = [
    [degree < 3, "earlyAscendant"],
    [degree >= 27, "lateAscendant"],
    [!moon, "moonVoidOfCourse"],
    [inBurnedWay(positions.moon.longitudeDeg), "moonViaCombusta"],
    [houses.saturn.house === 7, "saturnInSeventh"],
    [houses.saturn.house === 1, "saturnInFirst"],
    [hour !== null && !hour.agrees, "hourDisagrees"],
    [significators.some((planet) => isCombust(positions, planet)), "significatorCombust"],
    [significators.some((planet) => isBesieged(positions, planet)), "besieged"],
  ];
  return rows.flatMap(([holds, code]) => (holds ? [{ code }] : []));
}

/** Signs in which a Moon void of course does less harm. */
const MILD: readonly Sign[] = ["taurus", "cancer", "sagittarius", "pisces"];

/** Testimonies of places, of the Moon and of nearness to the Sun. */
export function circumstances(question: Question): readonly Testimony[] {
  const { positions, querent, quesited } = question;
  return [
    ...visits(question),
    moonTestimony(question),
    ...[...new Set([querent, quesited])].map((planet) => nearSun(positions, planet)),
    ...(["jupiter", "venus", "mars", "saturn"] as const).map((planet) =>
      guestOfMatter(question, planet),
    ),
    inBurnedWay(positions.moon.longitudeDeg) ? ({ code: "burnedWay", weight: -4 } as const) : null,
  ].filter((one): one is Testimony => one !== null);
}

function visits({ houses, querent, quesited, first, matter }: Question): readonly Testimony[] {
  if (querent === quesited) return [];
  return [
    ...(houses[querent].house === matter
      ? [{ code: "querentInMatter", with: { planet: querent, house: matter }, weight: 5 } as const]
      : []),
    ...(houses[quesited].house === first
      ? [{ code: "matterComes", with: { planet: quesited }, weight: 8 } as const]
      : []),
  ];
}

function moonTestimony({ moon, positions }: Question): Testimony | null {
  if (!moon) {
    const isMild = MILD.includes(signAt(positions.moon.longitudeDeg));
    return { code: "moonVoid", weight: isMild ? -6 : -12 };
  }
  const planet = moon.b;
  if (planet === "jupiter" || planet === "venus") {
    return { code: "moonToBenefic", with: { planet }, weight: 4 };
  }
  return planet === "mars" || planet === "saturn"
    ? { code: "moonToMalefic", with: { planet }, weight: -4 }
    : null;
}

function nearSun(positions: Positions, planet: Classical): Testimony | null {
  if (isCombust(positions, planet)) return { code: "combust", with: { planet }, weight: -10 };
  return planet !== "sun" && fromSun(positions, planet) < CAZIMI_DEG
    ? { code: "cazimi", with: { planet }, weight: 6 }
    : null;
}

function guestOfMatter(
  { houses, matter }: Question,
  planet: "jupiter" | "venus" | "mars" | "saturn",
): Testimony | null {
  if (houses[planet].house !== matter) return null;
  const params = { planet, house: matter };
  return planet === "jupiter" || planet === "venus"
    ? { code: "beneficInMatter", with: params, weight: 5 }
    : { code: "maleficInMatter", with: params, weight: -5 };
}

/**
 * Testimonies that several kinds of question share: strength, guests of houses, the Moon's next aspect,
 * afflictions.
 *
 * @source W. Lilly, Christian Astrology (1647), pp. 107-128; Moon void, p. 122
 */
import type { Classical, Sign } from "#lore";
import type { Ptolemaic } from "../core/aspects.ts";
import { domicileLordOf, EXALTATIONS, modalityOf } from "#lore";
import { houseFrom, lordOfHouse, signOf, type Figure } from "./figure.ts";
import { isGood, isIll, meets, receives } from "./meeting.ts";
import { presentAspect } from "./motion.ts";
import type { Question } from "./question.ts";
import type { Testimony } from "./testimonies.ts";

export const FORTUNES: readonly Classical[] = ["jupiter", "venus"];
export const INFORTUNES: readonly Classical[] = ["saturn", "mars"];
/** Signs in which a Moon void of course does less harm. */
const MILD: readonly Sign[] = ["taurus", "cancer", "sagittarius", "pisces"];
const PARTILE_DEG = 1;
const STRONG = 10;
const DIGNIFIED = 4;
const DEBILITATED = -9;
/** Essential dignity from which an infortune does no harm where it stands. */
const TAMED = 3;

export const netOf = ({ strengths }: Figure, planet: Classical) => strengths[planet].net;
export const essentialOf = ({ strengths }: Figure, planet: Classical) =>
  strengths[planet].essential;
export const isRetrograde = ({ motion }: Figure, planet: Classical) =>
  motion.now[planet].longitudeSpeed < 0;
export const isCombust = ({ solar }: Figure, planet: Classical) => solar[planet] === "combust";
export const isDebilitated = (figure: Figure, planet: Classical) =>
  essentialOf(figure, planet) <= DEBILITATED;

/** A significator's whole strength. */
export function strength(figure: Figure, planet: Classical, weight: number): readonly Testimony[] {
  const net = netOf(figure, planet);
  if (net >= STRONG) return [{ code: "strong", with: { planet, net }, weight }];
  return net < 0 ? [{ code: "weak", with: { planet, net }, weight: -weight }] : [];
}

/** A significator's own dignity. */
export function dignity(figure: Figure, planet: Classical, weight: number): readonly Testimony[] {
  const points = essentialOf(figure, planet);
  if (points >= DIGNIFIED) return [{ code: "dignified", with: { planet, points }, weight }];
  return points <= DEBILITATED
    ? [{ code: "debilitated", with: { planet, points }, weight: -weight }]
    : [];
}

/** Burnt by the Sun, where the Sun does not receive it. */
export function combustion(
  { solar, motion }: Figure,
  planet: Classical,
  weight: number,
): readonly Testimony[] {
  return solar[planet] === "combust" && !receives("sun", planet, motion.now)
    ? [{ code: "combust", with: { planet }, weight }]
    : [];
}

/** Fortunes, infortunes and nodes in the house of the one asked for and in that of the matter. */
export function tenants(question: Question, houses: readonly number[]): readonly Testimony[] {
  const { figure } = question;
  return [...new Set(houses)].flatMap((house): readonly Testimony[] => [
    ...fortunesIn(figure, house, 5),
    ...infortunesIn(question, house, -5),
    ...(figure.nodes?.north === house
      ? [{ code: "northNodeIn", with: { house }, weight: 5 } as const]
      : []),
    ...(figure.nodes?.south === house
      ? [{ code: "southNodeIn", with: { house }, weight: -5 } as const]
      : []),
  ]);
}

export function fortunesIn(figure: Figure, house: number, weight: number): readonly Testimony[] {
  return FORTUNES.filter(
    (planet) => figure.houses[planet].house === house && !isDebilitated(figure, planet),
  ).map((planet) => ({ code: "fortuneIn", with: { planet, house }, weight }));
}

/** Infortunes that are neither significators nor dignified. */
function infortunesIn(
  { figure, querent, quesited }: Question,
  house: number,
  weight: number,
): readonly Testimony[] {
  return INFORTUNES.filter(
    (planet) =>
      figure.houses[planet].house === house &&
      planet !== querent &&
      planet !== quesited &&
      essentialOf(figure, planet) < TAMED,
  ).map((planet) => ({ code: "infortuneIn", with: { planet, house }, weight }));
}

/**
 * The planet that the Moon gives her light to: that of her next aspect, and where she makes no more the one
 * she has met within a degree, as of any meeting; null where she is void of course.
 */
export function moonAhead({ motion }: Figure): { b: Classical; aspect: Ptolemaic } | null {
  const [next] = motion.moonNext;
  if (next) return next;
  const last = motion.moonPast.at(-1);
  const present = last && presentAspect(motion.now, "moon", last.b);
  return present && present.orbDeg <= PARTILE_DEG ? last : null;
}

/** What the Moon goes to next, or that she goes to nothing. */
export function moonNext({ figure, querent, quesited }: Question): readonly Testimony[] {
  const next = moonAhead(figure);
  if (!next) return [moonVoid(figure, -10, -3)];
  const { b: planet, aspect } = next;
  const received = receives(planet, "moon", figure.motion.now);
  const own = planet === querent || planet === quesited;
  const filled = { planet, aspect };
  if (isGood(aspect) && (FORTUNES.includes(planet) || own || received)) {
    return [{ code: "moonGoesWell", with: filled, weight: 5 }];
  }
  if (received || own) return [];
  if (isIll(aspect) && INFORTUNES.includes(planet)) {
    return [{ code: "moonGoesIll", with: filled, weight: -10 }];
  }
  return isGood(aspect) ? [] : [{ code: "moonGoesIll", with: filled, weight: -5 }];
}

/** The Moon makes no further aspect in her sign. */
export function moonVoid(figure: Figure, weight: number, mildWeight = weight): Testimony {
  const sign = signOf(figure, "moon");
  const mild = MILD.includes(sign);
  return { code: "moonVoid", with: { sign }, weight: mild ? mildWeight : weight };
}

/** A partile or applying aspect that passes a test. */
function touching(
  { motion }: Figure,
  planet: Classical,
  by: Classical,
  test: (aspect: Ptolemaic) => boolean,
): ReturnType<typeof presentAspect> {
  if (planet === by) return null;
  const present = presentAspect(motion.now, planet, by);
  return present && test(present.aspect) && (present.applying || present.orbDeg <= PARTILE_DEG)
    ? present
    : null;
}

/** Whether a planet is hurt by another that does not receive it. */
export function isAfflicted(figure: Figure, planet: Classical, by: Classical): boolean {
  return touching(figure, planet, by, isIll) !== null && !receives(by, planet, figure.motion.now);
}

/** Infortunes that hurt a planet. */
export function infortunesHurting(
  figure: Figure,
  planet: Classical,
  weight: number,
  except: readonly Classical[] = [],
): readonly Testimony[] {
  return INFORTUNES.filter((by) => !except.includes(by) && isAfflicted(figure, planet, by)).map(
    (by) => ({
      code: "afflicted",
      with: { planet, by },
      weight,
    }),
  );
}

/** Fortunes that help a planet. */
export function fortunesHelping(
  figure: Figure,
  planet: Classical,
  weight: number,
): readonly Testimony[] {
  return FORTUNES.flatMap((by) => {
    const present = touching(figure, planet, by, isGood);
    return present
      ? [{ code: "helped", with: { planet, by, aspect: present.aspect }, weight } as const]
      : [];
  });
}

/** Lords of the eighth and of the eighth from the matter. */
export function lordsOfEighth({ figure, matter }: Question): readonly Classical[] {
  return [...new Set([lordOfHouse(figure, 8), lordOfHouse(figure, houseFrom(matter, 8))])];
}

/** A sign that lasts or that changes. */
export function lasting(
  what: "ascendant" | "cusp" | "lord" | "moon",
  sign: Sign,
  fixed: number,
  movable: number,
): readonly Testimony[] {
  const modality = modalityOf(sign);
  if (modality === "fixed") return [{ code: `${what}.fixed`, with: { sign }, weight: fixed }];
  return modality === "cardinal"
    ? [{ code: `${what}.movable`, with: { sign }, weight: movable }]
    : [];
}

/** The hosts of a planet: lords of its sign by domicile and exaltation. */
export function hostsOf(figure: Figure, planet: Classical): readonly Classical[] {
  const sign = signOf(figure, planet);
  const exalted = (Object.keys(EXALTATIONS) as Classical[]).filter(
    (id) => EXALTATIONS[id].sign === sign,
  );
  return [domicileLordOf(sign), ...exalted];
}

/** Whether the Moon or a planet comes to another by a good aspect. */
export function meetsWell(figure: Figure, a: Classical, b: Classical) {
  const meeting = meets(figure, a, b);
  return meeting && isGood(meeting.aspect) ? meeting : null;
}

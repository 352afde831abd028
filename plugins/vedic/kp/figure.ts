/**
 * A figure of Krishnamurti: nine planets, twelve cusps of Placidus, who signifies what, and who rules the moment.
 *
 * @source K. S. Krishnamurti, Readers III (significators) and VI (ruling planets)
 */
import { Refusal } from "#sdk";
import {
  housesAt,
  housesOfArmc,
  isInsidePolarCircle,
  normalizeDeg,
  houseOf,
  type Houses,
} from "#sky";
import { GRAHA_IDS, SIGN_LORDS, WEEKDAY_LORDS, type GrahaId } from "../core/grahas.ts";
import { siderealSkyAt, type BirthPlace, type SiderealSky } from "../core/positions.ts";
import { signIndexOf } from "../core/signs.ts";
import { sunDayAt } from "../core/sun_day.ts";
import { kpLordsOf, type KpLords } from "./lords.ts";

export type KpAyanamsa = "krishnamurti" | "krishnamurtiSenthilathiban";

/** Levels of significators from the strongest. */
export interface Significators {
  readonly inStarOfOccupant: readonly GrahaId[];
  readonly occupants: readonly GrahaId[];
  readonly inStarOfOwner: readonly GrahaId[];
  readonly owner: GrahaId;
}

export interface KpFigure {
  readonly sky: SiderealSky;
  /** Twelve sidereal cusps. */
  readonly cusps: readonly number[];
  readonly lords: Readonly<Record<GrahaId, KpLords>>;
  readonly cuspLords: readonly KpLords[];
  readonly houses: Readonly<Record<GrahaId, number>>;
  readonly significators: readonly Significators[];
}

/** Longitude of the ascendant when none is imposed: that of the instant and the place. */
export function kpFigure(
  instant: { readonly julianDayTt: number; readonly julianDayUt: number },
  { latitudeDeg, longitudeDeg }: BirthPlace,
  school: {
    readonly kpAyanamsa: KpAyanamsa;
    readonly node: "mean" | "true";
    readonly positions: "apparent" | "true";
  },
  risingDeg?: number,
): KpFigure {
  const sky = siderealSkyAt(instant.julianDayTt, school.kpAyanamsa, school.node, school.positions);
  const { frame } = sky.sky;
  const obliquityDeg = (frame.trueObliquity * 180) / Math.PI;
  if (isInsidePolarCircle({ armcDeg: 0, latitudeDeg, obliquityDeg })) {
    throw new Refusal("no-placidus");
  }
  const houses: Houses =
    risingDeg === undefined
      ? housesAt(instant.julianDayUt, latitudeDeg, longitudeDeg, "placidus", frame)
      : housesOfArmc(
          {
            armcDeg: armcOf(normalizeDeg(risingDeg + sky.ayanamsaDeg), latitudeDeg, obliquityDeg),
            latitudeDeg,
            obliquityDeg,
          },
          "placidus",
        );
  const cusps = houses.cuspsDeg.map((deg) => normalizeDeg(deg - sky.ayanamsaDeg));
  const each = <T>(make: (id: GrahaId) => T) =>
    Object.fromEntries(GRAHA_IDS.map((id) => [id, make(id)])) as Record<GrahaId, T>;
  const lords = each((id) => kpLordsOf(sky.longitudes[id]));
  const placed = each((id) => houseOf(sky.longitudes[id], cusps));
  const significators = cusps.map((cusp, i): Significators => {
    const owner = SIGN_LORDS[signIndexOf(cusp)]!;
    const occupants = GRAHA_IDS.filter((id) => placed[id] === i + 1);
    const inStarOf = (of: readonly GrahaId[]) =>
      GRAHA_IDS.filter((id) => of.includes(lords[id].starLord));
    return {
      inStarOfOccupant: inStarOf(occupants),
      occupants,
      inStarOfOwner: inStarOf([owner]),
      owner,
    };
  });
  return { sky, cusps, lords, cuspLords: cusps.map(kpLordsOf), houses: placed, significators };
}

/** Right ascension of the meridian at which a tropical longitude rises. */
function armcOf(longitudeDeg: number, latitudeDeg: number, obliquityDeg: number): number {
  const radian = Math.PI / 180;
  const [l, e] = [longitudeDeg * radian, obliquityDeg * radian];
  const ascension = Math.atan2(Math.cos(e) * Math.sin(l), Math.cos(l));
  const declination = Math.asin(Math.sin(e) * Math.sin(l));
  const difference = Math.asin(Math.tan(declination) * Math.tan(latitudeDeg * radian));
  return normalizeDeg((ascension - difference) / radian - 90);
}

/** Houses that a planet signifies: by its star lord's place and signs, then by its own. */
export function signifiedBy({ significators }: Pick<KpFigure, "significators">, id: GrahaId) {
  const where = (test: (one: Significators) => boolean) =>
    significators.flatMap((one, i) => (test(one) ? [i + 1] : []));
  return {
    byStar: where((one) => one.inStarOfOccupant.includes(id) || one.inStarOfOwner.includes(id)),
    bySelf: where((one) => one.occupants.includes(id) || one.owner === id),
  };
}

export interface RulingPlanets {
  /** Lord of the weekday from sunrise; of the civil day where the Sun does not rise. */
  readonly day: GrahaId;
  readonly moonSign: GrahaId;
  readonly moonStar: GrahaId;
  readonly moonSub: GrahaId;
  readonly lagnaSign: GrahaId;
  readonly lagnaStar: GrahaId;
  readonly lagnaSub: GrahaId;
  /** In order of strength, each once; nodes that stand for one of them join. */
  readonly all: readonly GrahaId[];
}

/** Who rules a moment. */
export function rulingPlanets(
  figure: KpFigure,
  julianDayUt: number,
  place: BirthPlace,
  offsetDays: number,
): RulingPlanets {
  const day = sunDayAt(julianDayUt, place, "centre", offsetDays);
  const weekday = day?.weekday ?? ((Math.floor(julianDayUt + offsetDays + 1.5) % 7) + 7) % 7;
  const { moon } = figure.lords;
  const [lagna] = figure.cuspLords;
  const five = [
    lagna!.starLord,
    lagna!.signLord,
    moon.starLord,
    moon.signLord,
    WEEKDAY_LORDS[weekday]!,
  ];
  const nodes = (["rahu", "ketu"] as const).filter((id) => {
    const sign = signIndexOf(figure.sky.longitudes[id]);
    const together = GRAHA_IDS.filter(
      (one) => one !== id && signIndexOf(figure.sky.longitudes[one]) === sign,
    );
    return five.includes(SIGN_LORDS[sign]!) || together.some((one) => five.includes(one));
  });
  return {
    day: WEEKDAY_LORDS[weekday]!,
    moonSign: moon.signLord,
    moonStar: moon.starLord,
    moonSub: moon.subLord,
    lagnaSign: lagna!.signLord,
    lagnaStar: lagna!.starLord,
    lagnaSub: lagna!.subLord,
    all: [...new Set([...five, ...nodes])],
  };
}

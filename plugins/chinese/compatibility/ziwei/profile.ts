import type { CivilMoment } from "#time";
import type { GenderName } from "#east/gender.ts";
import { pairOf } from "#east/pairs.ts";
import { layZiwei, type LaidChart, type ZiweiRules } from "../../ziwei/chart/read_chart.ts";
import type { TransformationSchool } from "#east/purple_star/tables.ts";
import type { BrightnessId, MajorId, StarId } from "#east/purple_star/stars.ts";
import type { LuckCourse } from "../common_luck.ts";

/** Everything by which the two charts are read, all schools chosen. */
export type MatchRules = Omit<ZiweiRules, "gender" | "hurtAndEnvoy">;

/** What of a chart counts beside another one. */
export interface Profile {
  readonly chart: LaidChart;
  readonly school: TransformationSchool;
  /** Stem of the year, 0 is 甲. */
  readonly yearStem: number;
  readonly birthYear: number;
  /** Major stars of the life palace, borrowed from the palace opposite where it has none. */
  readonly lifeStars: readonly MajorId[];
  /** Major stars of the spouse palace, borrowed likewise. */
  readonly spouseStars: readonly MajorId[];
  /** Number of the palace in which each star stands, life is 0. */
  readonly palaceOf: ReadonlyMap<StarId, number>;
  /** One, or both where none was given. */
  readonly genders: readonly GenderName[];
  /** Decades of each of the genders. */
  readonly luck: readonly LuckCourse[];
}

/** Palaces by their number from the life palace. */
export const LIFE = 0;
/** The palace of marriage. */
export const SPOUSE = 2;
const HALF_WAY = 6;

const BRIGHT: readonly BrightnessId[] = ["miao", "wang", "de", "li"];

/** Reads of a birth what a match needs. */
export function profileOf(
  civil: CivilMoment,
  genders: readonly GenderName[],
  rules: MatchRules,
): Profile {
  // The rings and decades turn with the gender; the palaces and their stars stay.
  const chart = layZiwei(civil, { ...rules, gender: genders[0]!, hurtAndEnvoy: "fixed" });
  const palaceOf = new Map<StarId, number>();
  for (const [i, { majorStars, minorStars }] of chart.palaces.entries()) {
    for (const { star } of [...majorStars, ...minorStars]) palaceOf.set(star, i);
  }
  return {
    chart,
    school: rules.transformations,
    yearStem: pairOf(chart.year).stem.index,
    birthYear: chart.lunarDate.year,
    lifeStars: rulers(chart, LIFE),
    spouseStars: rulers(chart, SPOUSE),
    palaceOf,
    genders,
    luck: genders.map((gender) => decadesOf(chart, gender)),
  };
}

function rulers({ palaces }: LaidChart, index: number): readonly MajorId[] {
  const own = palaces[index]!.majorStars;
  const stars = own.length > 0 ? own : palaces[(index + HALF_WAY) % 12]!.majorStars;
  return stars.map(({ star }) => star);
}

/** Grades the decades by the natal transformations and the light of the major stars in their palaces. */
function decadesOf(chart: LaidChart, gender: GenderName): LuckCourse {
  const forward = (pairOf(chart.year).stem.polarity === "yang") === (gender === "male");
  const [life, ...others] = chart.palaces;
  const inTurn = [life!, ...(forward ? others.reverse() : others)];
  const grades = inTurn.map(({ majorStars, minorStars }) => {
    let grade = 0;
    for (const { brightness, transformation } of majorStars) {
      if (brightness) grade += BRIGHT.includes(brightness) ? 0.5 : -0.5;
      if (transformation) grade += transformation === "ji" ? -1.5 : 1;
    }
    for (const { transformation } of minorStars) {
      if (transformation) grade += transformation === "ji" ? -1.5 : 1;
    }
    return Math.abs(grade) < 1 ? 0 : Math.sign(grade);
  });
  // The first decade begins at the nominal age of the bureau's number.
  return { startYear: chart.lunarDate.year + chart.bureauNumber - 1, grades };
}

/** The same chart as one of its genders alone reads it. */
export function asGender(profile: Profile, gender: GenderName): Profile {
  const at = profile.genders.indexOf(gender);
  return { ...profile, genders: [gender], luck: [profile.luck[at]!] };
}

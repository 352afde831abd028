import { term, Type, vocabulary, type Frozen, type IdOf, type Static } from "#sdk";
import { BRANCHES, modulo } from "#time";
import { PLACE } from "#east/calendar/pillars.ts";
import type { GenderName } from "#east/gender.ts";
import { phaseOfSound, soundOf } from "#east/na_yin.ts";
import { directionIndex } from "#east/relations.ts";
import { voidBranchesOf } from "#east/void.ts";
import type { Chart, PlacedPillar } from "#east/four_pillars/chart.ts";
import {
  BY_DAY_PILLAR,
  BY_DAY_STEM,
  BY_DISTANCE,
  BY_DISTANCE_AND_GENDER,
  BY_GROUP,
  BY_MONTH_BRANCH,
  BY_SEASON_AND_DAY,
  BY_YEAR_BRANCH,
  BY_YEAR_SOUND,
  METAL_SPIRIT,
  STAR,
  THREE_WONDERS,
  TIAN_YI_ROWS,
  YANG_REN_ROWS,
  type StarId,
} from "./star_table.ts";

/** What a star is counted from. */
export const STAR_ORIGIN = vocabulary("starOrigin", [
  "dayStem",
  "yearStem",
  "yearBranch",
  "dayBranch",
  "monthBranch",
  "dayPillar",
  "hourPillar",
  "yearSound",
  "season",
  "stems",
]);
type StarOrigin = IdOf<typeof STAR_ORIGIN>;

/** A star of the chart. */
export const starShape = Type.Object(
  {
    star: term(STAR, "The star", ["meaning"]),
    from: term(STAR_ORIGIN, "What it is counted from"),
    pillars: Type.Array(term(PLACE, "Place of a pillar"), {
      description: "Places where it stands",
    }),
    carriedBy: Type.String({ description: "The stem, branch or pair that carries it" }),
  },
  { description: "A symbolic star and where it stands" },
);
export type PlacedStar = Frozen<Static<typeof starShape>>;

/** Schools of the two disputed stars. */
export interface StarRules {
  readonly noble: keyof typeof TIAN_YI_ROWS;
  readonly yinBlade: keyof typeof YANG_REN_ROWS;
  /** Whether stars of the day stem are sought from the year stem too; left out, from the day's alone. */
  readonly stems?: "day" | "dayAndYear";
  /** Some stars of the year are counted forward or backward by it. */
  readonly gender: GenderName;
}

/** Stars that one school seeks from the year stem as from the day's. */
const BY_EITHER_STEM: ReadonlySet<StarId> = new Set([
  "taiJi",
  "wenChang",
  "guoYin",
  "jinYu",
  "tianChu",
  "fuXing",
]);

/** Lists the symbolic stars of a chart, each with the pillars on which it stands. */
export function findStars(chart: Chart, rules: StarRules): readonly PlacedStar[] {
  const stem = chart.dayMaster.index;
  const stars: PlacedStar[] = [];
  const add = (
    star: StarId,
    from: StarOrigin,
    wanted: string,
    pillars: readonly PlacedPillar[],
  ) => {
    if (wanted === "") return;
    const places = pillars.filter(({ pair }) =>
      carries(pair.stem.native, pair.branch.native, wanted),
    );
    if (places.length === 0) return;
    const native = [...wanted].filter((char) =>
      places.some(({ pair }) => pair.native.includes(char)),
    );
    stars.push({
      star,
      from,
      pillars: places.map(({ place }) => place),
      carriedBy: native.join(""),
    });
  };

  add("tianYi", "dayStem", TIAN_YI_ROWS[rules.noble][stem]!, chart.pillars);
  const blades = YANG_REN_ROWS[rules.yinBlade][stem]!;
  add("yangRen", "dayStem", blades, chart.pillars);
  add("feiRen", "dayStem", opposite(blades), chart.pillars);
  for (const [star, rows] of BY_DAY_STEM) add(star, "dayStem", rows[stem]!, chart.pillars);
  if (rules.stems === "dayAndYear") {
    const year = chart.year.stem.index;
    add("tianYi", "yearStem", TIAN_YI_ROWS[rules.noble][year]!, chart.pillars);
    for (const [star, rows] of BY_DAY_STEM) {
      if (BY_EITHER_STEM.has(star)) add(star, "yearStem", rows[year]!, chart.pillars);
    }
  }
  for (const [star, row] of BY_GROUP) {
    for (const origin of ["year", "day"] as const) {
      const others = chart.pillars.filter(({ place }) => place !== origin);
      add(star, `${origin}Branch`, row[chart[origin].branch.index % 4]!, others);
    }
  }
  const afterYear = chart.pillars.filter(({ place }) => place !== "year");
  for (const [star, row] of BY_YEAR_BRANCH) {
    add(star, "yearBranch", row[chart.year.branch.index]!, afterYear);
  }
  const yearBranch = chart.year.branch.index;
  for (const [star, branches] of BY_DISTANCE) {
    add(star, "yearBranch", nativeAt(yearBranch + branches), afterYear);
  }
  const isForward = (chart.year.stem.polarity === "yang") === (rules.gender === "male");
  for (const [star, branches] of BY_DISTANCE_AND_GENDER) {
    add(star, "yearBranch", nativeAt(yearBranch + (isForward ? branches : -branches)), afterYear);
  }
  const sound = phaseOfSound(soundOf(chart.year.index));
  for (const [star, branches] of BY_YEAR_SOUND) {
    add(star, "yearSound", branches[sound] ?? "", chart.pillars);
  }
  const voids = voidBranchesOf(chart.day).map(({ native }) => native);
  const others = chart.pillars.filter(({ place }) => place !== "day");
  add("kongWang", "dayPillar", voids.join(""), others);
  for (const [star, row] of BY_MONTH_BRANCH) {
    add(star, "monthBranch", row[chart.month.branch.index]!, chart.pillars);
  }
  for (const [star, pairs] of BY_DAY_PILLAR) {
    if (!pairs.includes(chart.day.native)) continue;
    stars.push({ star, from: "dayPillar", pillars: ["day"], carriedBy: chart.day.native });
  }
  const season = directionIndex(chart.month.branch.index);
  for (const [star, pairs] of BY_SEASON_AND_DAY) {
    if (!pairs[season]!.includes(chart.day.native)) continue;
    stars.push({ star, from: "season", pillars: ["day"], carriedBy: chart.day.native });
  }
  return [...stars, ...metalSpirit(chart), ...wonders(chart)];
}

/** The branches that clash with a row of branches. */
function opposite(row: string): string {
  return [...row]
    .map((native) => BRANCHES.find((one) => one.native === native))
    .map((one) => (one ? nativeAt(one.index + 6) : ""))
    .join("");
}

function nativeAt(index: number): string {
  return BRANCHES[modulo(index, 12)]!.native;
}

function metalSpirit({ dayMaster, hour }: Chart): readonly PlacedStar[] {
  const { days, hours } = METAL_SPIRIT;
  if (!hour || !days.includes(dayMaster.native)) return [];
  if (!hours.some((one) => one === hour.native)) return [];
  return [{ star: "jinShen", from: "hourPillar", pillars: ["hour"], carriedBy: hour.native }];
}

/** A star of stems is looked for above, one of branches below. */
function carries(stem: string, branch: string, wanted: string): boolean {
  return wanted.includes(stem) || wanted.includes(branch);
}

function wonders(chart: Chart): readonly PlacedStar[] {
  const stems = chart.pillars.map(({ pair }) => pair.stem.native).join("");
  return THREE_WONDERS.flatMap(([star, wanted]): readonly PlacedStar[] => {
    const at = stems.indexOf(wanted);
    if (at < 0) return [];
    const pillars = chart.pillars.slice(at, at + 3).map(({ place }) => place);
    return [{ star, from: "stems", pillars, carriedBy: wanted }];
  });
}

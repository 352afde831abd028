import { vocabulary, type IdOf } from "#sdk";
import { BY_GROUP, BY_YEAR_BRANCH, TIAN_YI_ROWS } from "../../bazi/chart/star_table.ts";
import { bounded, type Part, type Who } from "../scoring.ts";
import type { Profile } from "./profile.ts";

/** Stars that may tie two charts, with what each adds. */
export const TIE_STAR = vocabulary("tieStar", [
  "tianYi",
  "hongLuan",
  "tianXi",
  "taoHua",
  "guChen",
  "guaSu",
]);
export type TieStar = IdOf<typeof TIE_STAR>;

const POINTS: Readonly<Record<TieStar, number>> = {
  tianYi: 11,
  hongLuan: 9,
  tianXi: 8,
  taoHua: 6,
  guChen: -12,
  guaSu: -12,
};

/** Stars of each person that stand on the other's year or day. */
export type StarPhrases = {
  starsMeet: { [K in Who]: readonly TieStar[] };
  noStarsMeet: {};
};

const PEACH = BY_GROUP.find(([star]) => star === "taoHua")![1];
const ofYear = (id: TieStar) => BY_YEAR_BRANCH.find(([star]) => star === id)![1];
const [PHOENIX, JOY, SOLITARY, LONELY] = [
  ofYear("hongLuan"),
  ofYear("tianXi"),
  ofYear("guChen"),
  ofYear("guaSu"),
];

/** Stars of one that stand on the other's year or day. */
export const stars: Part<Profile, StarPhrases> = {
  source: "Sanming Tonghui, juan 2-3: heavenly noble, phoenix, joy, blossom, solitary stars",
  find(a, b) {
    const [first, second] = [tiesOf(a, b), tiesOf(b, a)];
    const none = first.length + second.length === 0;
    return {
      value: bounded(50 + pointsOf(first) + pointsOf(second)),
      tell: () => (none ? { code: "noStarsMeet" } : { code: "starsMeet", with: { first, second } }),
    };
  },
};

function tiesOf(one: Profile, other: Profile): readonly TieStar[] {
  const [year, day] = [other.pillars.year.branch.native, other.pillars.day.branch.native];
  const own = one.pillars.year.branch.index;
  const ties: TieStar[] = [];
  const add = (star: TieStar, row: string) => {
    if (row.includes(year) || row.includes(day)) ties.push(star);
  };
  add("tianYi", TIAN_YI_ROWS[one.noble][one.self.index]!);
  add("hongLuan", PHOENIX[own]!);
  add("tianXi", JOY[own]!);
  add("taoHua", PEACH[own % 4]! + PEACH[one.seat.index % 4]!);
  add("guChen", SOLITARY[own]!);
  add("guaSu", LONELY[own]!);
  return ties;
}

function pointsOf(ties: readonly TieStar[]): number {
  return ties.reduce((sum, star) => sum + POINTS[star], 0);
}

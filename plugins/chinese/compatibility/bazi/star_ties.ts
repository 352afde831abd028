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
const YEAR_STARS = (["hongLuan", "tianXi", "guChen", "guaSu"] as const).map(
  (star) => [star, ofYear(star)] as const,
);

/** Stars of one that stand on the other's year or day. */
export const stars: Part<Profile, StarPhrases> = {
  source: "Sanming Tonghui, juan 2-3: heavenly noble, phoenix, joy, blossom, solitary stars",
  find(a, b) {
    const ties = { first: tiesOf(a, b), second: tiesOf(b, a) };
    const all = [...ties.first, ...ties.second];
    return {
      value: bounded(50 + all.reduce((sum, star) => sum + POINTS[star], 0)),
      tell: () => (all.length === 0 ? { code: "noStarsMeet" } : { code: "starsMeet", with: ties }),
    };
  },
};

function tiesOf(one: Profile, other: Profile): readonly TieStar[] {
  const stands = [other.pillars.year.branch.native, other.pillars.day.branch.native];
  const year = one.pillars.year.branch.index;
  const rows = new Map<TieStar, string>([
    ["tianYi", TIAN_YI_ROWS[one.noble][one.self.index]!],
    ["taoHua", PEACH[year % 4]! + PEACH[one.seat.index % 4]!],
    ...YEAR_STARS.map(([star, row]) => [star, row[year]!] as const),
  ]);
  return TIE_STAR.ids.filter((star) => stands.some((branch) => rows.get(star)!.includes(branch)));
}

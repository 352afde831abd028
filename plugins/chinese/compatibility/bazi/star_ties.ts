import type { Text } from "#old";
import { BY_GROUP, BY_YEAR_BRANCH, TIAN_YI_ROWS } from "../../bazi/chart/shen_sha_table.ts";
import { bounded, type Part } from "../scoring.ts";
import type { Profile } from "./profile.ts";

const PEACH = BY_GROUP.find(({ star }) => star.id === "taoHua")!.row;
const ofYear = (id: string) => BY_YEAR_BRANCH.find(({ star }) => star.id === id)!.row;
const [PHOENIX, JOY, SOLITARY, LONELY] = ["hongLuan", "tianXi", "guChen", "guaSu"].map(ofYear) as [
  string,
  string,
  string,
  string,
];

interface StarTie {
  readonly native: string;
  readonly gloss: string;
  readonly points: number;
  /** 1 where the first person's star is met by the second, 2 the other way. */
  readonly from: 1 | 2;
}

/** Stars of one that stand on the other's year or day. */
export const stars: Part<Profile> = {
  name: { en: "Stars between the charts", zhHant: "互見神煞" },
  source: "Sanming Tonghui, juan 2-3: heavenly noble, phoenix, joy, blossom, solitary stars",
  find(a, b) {
    const ties = [...tiesOf(a, b, 1), ...tiesOf(b, a, 2)];
    return {
      value: bounded(50 + ties.reduce((sum, { points }) => sum + points, 0)),
      tell: () => tellTies(ties),
    };
  },
};

function tiesOf(one: Profile, other: Profile, from: 1 | 2): readonly StarTie[] {
  const stands = [other.pillars.year.branch.native, other.pillars.day.branch.native];
  const met = (row: string) => stands.some((branch) => row.includes(branch));
  const year = one.pillars.year.branch.index;
  const blossoms = PEACH[year % 4]! + PEACH[one.seat.index % 4]!;
  const ties: StarTie[] = [];
  const add = (row: string, native: string, gloss: string, points: number) => {
    if (met(row)) ties.push({ native, gloss, points, from });
  };
  add(TIAN_YI_ROWS[one.noble][one.self.index]!, "天乙貴人", "heavenly noble", 11);
  add(PHOENIX[year]!, "紅鸞", "red phoenix", 9);
  add(JOY[year]!, "天喜", "heavenly joy", 8);
  add(blossoms, "桃花", "peach blossom", 6);
  add(SOLITARY[year]!, "孤辰", "solitary star", -12);
  add(LONELY[year]!, "寡宿", "lonely lodge", -12);
  return ties;
}

function tellTies(ties: readonly StarTie[]): Text {
  if (ties.length === 0) {
    return {
      en: "no star of either stands on the year or day of the other",
      zhHant: "兩造神煞不互見於年日",
    };
  }
  const english = ([1, 2] as const).flatMap((from) => {
    const own = ties.filter((tie) => tie.from === from).map(({ gloss }) => gloss);
    if (own.length === 0) return [];
    return [`the ${from === 1 ? "first" : "second"} finds ${listed(own)} in the other`];
  });
  const chinese = ([1, 2] as const).flatMap((from) => {
    const own = ties.filter((tie) => tie.from === from).map(({ native }) => native);
    return own.length === 0 ? [] : [`${from === 1 ? "前者" : "後者"}於對方見${own.join("、")}`];
  });
  return { en: english.join("; "), zhHant: chinese.join("，") };
}

function listed(words: readonly string[]): string {
  const named = words.map((word) => `the ${word}`);
  const last = named.at(-1)!;
  return named.length === 1 ? last : `${named.slice(0, -1).join(", ")} and ${last}`;
}

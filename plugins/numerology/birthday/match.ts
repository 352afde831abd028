/**
 * The match of two birth dates by their numbers, weekdays and seasons.
 *
 * Score = 0.50 × life paths + 0.25 × days + 0.15 × weekday rulers + 0.10 × seasons, rounded.
 * Numbers, by root: the same 82; of one group (1-5-7, 2-4-8, 3-6-9) 88; of different groups 62; the
 * pairs 1-8, 2-5, 4-5 and 7-8 lose 12. Weekdays: 65, the same ruler 75, and 5 more or less for each
 * side that counts the other's planet a natural friend or enemy. Seasons of birth: the same 75,
 * neighbouring 65, opposite 60.
 *
 * @source groups: kalm.com and a chart of lovetoknow.com, after F. Campbell, Your Days Are Numbered (1931);
 *   strained pairs: 2-5, 4-5 and 7-8 by that chart, 1-8 by others (it calls 1-8 neutral); natural
 *   friendships: Brihat Parashara Hora Shastra 3.55, as cited in Hora Ratnam, ch. 1. The weights are
 *   this service's own
 */
import type { Text } from "#old";
import { rootOf } from "../pythagorean/reduction.ts";

const GROUPS: readonly (readonly number[])[] = [
  [1, 5, 7],
  [2, 4, 8],
  [3, 6, 9],
];
const STRAINED = new Set(["1-8", "2-5", "4-5", "7-8"]);
const STRAIN = 12;

/** How two numbers stand to each other. */
export interface NumberBond {
  readonly score: number;
  readonly bond: "same" | "group" | "different";
  readonly strained: boolean;
}

/** Compares two numbers by their roots. */
export function bondNumbers(a: number, b: number): NumberBond {
  const [one, other] = [rootOf(a), rootOf(b)].sort((x, y) => x - y) as [number, number];
  const strained = STRAINED.has(`${one}-${other}`);
  const grouped = GROUPS.some((group) => group.includes(one) && group.includes(other));
  const bond = one === other ? "same" : grouped ? "group" : "different";
  const score = { same: 82, group: 88, different: 62 }[bond] - (strained ? STRAIN : 0);
  return { score, bond, strained };
}

/** Ruler of a weekday with its natural friends and enemies; index 0 is Sunday. */
export interface Ruler {
  readonly id: string;
  readonly name: Text;
  readonly friends: readonly string[];
  readonly enemies: readonly string[];
}

export const RULERS: readonly Ruler[] = [
  {
    id: "sun",
    name: { en: "the Sun", zhHant: "太陽" },
    friends: ["moon", "mars", "jupiter"],
    enemies: ["venus", "saturn"],
  },
  {
    id: "moon",
    name: { en: "the Moon", zhHant: "月亮" },
    friends: ["sun", "mercury"],
    enemies: [],
  },
  {
    id: "mars",
    name: { en: "Mars", zhHant: "火星" },
    friends: ["sun", "moon", "jupiter"],
    enemies: ["mercury"],
  },
  {
    id: "mercury",
    name: { en: "Mercury", zhHant: "水星" },
    friends: ["sun", "venus"],
    enemies: ["moon"],
  },
  {
    id: "jupiter",
    name: { en: "Jupiter", zhHant: "木星" },
    friends: ["sun", "moon", "mars"],
    enemies: ["mercury", "venus"],
  },
  {
    id: "venus",
    name: { en: "Venus", zhHant: "金星" },
    friends: ["mercury", "saturn"],
    enemies: ["sun", "moon"],
  },
  {
    id: "saturn",
    name: { en: "Saturn", zhHant: "土星" },
    friends: ["mercury", "venus"],
    enemies: ["sun", "moon", "mars"],
  },
];

/** Scores two weekdays, 0 Sunday to 6 Saturday. */
export function scoreWeekdays(a: number, b: number): number {
  if (a === b) return 75;
  const [one, other] = [RULERS[a]!, RULERS[b]!];
  return 65 + regard(one, other) + regard(other, one);
}

function regard({ friends, enemies }: Ruler, { id }: Ruler): number {
  return friends.includes(id) ? 5 : enemies.includes(id) ? -5 : 0;
}

/** Season of a month by the northern year: 0 spring (March-May) to 3 winter. */
export function seasonOf(month: number): number {
  return Math.floor(((month + 9) % 12) / 3);
}

export const SEASONS: readonly Text[] = [
  { en: "spring", zhHant: "春" },
  { en: "summer", zhHant: "夏" },
  { en: "autumn", zhHant: "秋" },
  { en: "winter", zhHant: "冬" },
];

/** Scores two seasons, 0-3; a year begun in the other hemisphere turns both alike. */
export function scoreSeasons(a: number, b: number): number {
  return [75, 65, 60, 65][Math.abs(a - b)]!;
}

export const WEIGHTS = { lifePath: 0.5, birthday: 0.25, weekday: 0.15, season: 0.1 } as const;

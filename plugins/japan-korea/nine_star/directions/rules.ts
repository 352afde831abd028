/**
 * Directions to seek and to avoid on the plates of year, month and day.
 *
 * On each plate 五黄殺 is where star 5 stands and 暗剣殺 across from it; 破 is across from the branch of the year,
 * month or day; 本命殺 is where the star of the year of birth stands and 本命的殺 across from it, and so 月命殺 and
 * 月命的殺 for the month star. With a star in the middle its pair closes nothing. What is left open is lucky
 * where its star feeds the year star of birth, is fed by it or shares its element.
 *
 * @source Sonoda Shinjirō's Kigaku as sai-uranai and nine-star almanacs of the Takashima line retell it; plates
 *   and the five closures of year and month: 20 reference cases
 */
import { phaseRelation } from "#lore";
import { vocabulary, type IdOf } from "#sdk";
import { HOUI, houiOfBranch, opposite, type Houi } from "../../core/directions.ts";
import { palaceOf } from "../rules.ts";
import { elementOf } from "../stars.ts";
import type { PURPOSES } from "./input.ts";

/** What closes a direction. */
export const CLOSURE = vocabulary("kiClosure", {
  fiveYellow: { native: "五黄殺", roman: "goō-satsu" },
  darkSword: { native: "暗剣殺", roman: "anken-satsu" },
  breaker: { native: "破", roman: "ha" },
  ownStar: { native: "本命殺", roman: "honmei-satsu" },
  ownTarget: { native: "本命的殺", roman: "honmei-teki-satsu" },
  monthStar: { native: "月命殺", roman: "getsumei-satsu" },
  monthTarget: { native: "月命的殺", roman: "getsumei-teki-satsu" },
});
export type Closure = IdOf<typeof CLOSURE>;

/** The plates, the slowest first. */
export const BOARD = vocabulary("kiBoard", {
  year: { native: "年盤", roman: "nenban" },
  month: { native: "月盤", roman: "getsuban" },
  day: { native: "日盤", roman: "nichiban" },
});
export type Board = IdOf<typeof BOARD>;

/** How a direction stands on all plates that count. */
export const STANDING = vocabulary("kiStanding", ["best", "good", "open", "avoid"]);
export type Standing = IdOf<typeof STANDING>;

/** What a star does for the star of birth. */
export const LUCKY_TIE = vocabulary("kiTie", {
  feeds: { native: "生気", roman: "seiki" },
  alike: { native: "比和", roman: "hiwa" },
  fed: { native: "退気", roman: "taiki" },
});
export type LuckyTie = IdOf<typeof LUCKY_TIE>;

/** Plates that count: a move weighs long, a journey short. */
export const COUNTED: Readonly<Record<(typeof PURPOSES)[number] | "any", readonly Board[]>> = {
  move: ["year", "month", "day"],
  travel: ["month", "day"],
  build: ["year", "month"],
  any: ["year", "month", "day"],
};

/** Directions by palace number, 1 the north; the fifth is the middle. */
const PALACES: readonly (Houi | null)[] = [
  "north",
  "southwest",
  "east",
  "southeast",
  null,
  "northwest",
  "west",
  "northeast",
  "south",
];

/** Where a star stands on a plate; null in the middle. */
export function directionOf(star: number, centre: number): Houi | null {
  return PALACES[palaceOf(star, centre) - 1]!;
}

/** The star in a direction of a plate. */
export function starIn(direction: Houi, centre: number): number {
  const palace = PALACES.indexOf(direction) + 1;
  return ((palace + centre - 5 + 8) % 9) + 1;
}

const across = (direction: Houi | null) => (direction === null ? null : opposite(direction));

export interface BirthNumbers {
  readonly year: number;
  readonly month: number;
}

/** What closes which direction on one plate; null where the star stands in the middle. */
export function closuresOf(
  centre: number,
  branch: number,
  birth: BirthNumbers,
): Readonly<Record<Closure, Houi | null>> {
  const fiveYellow = directionOf(5, centre);
  const ownStar = directionOf(birth.year, centre);
  const monthStar = directionOf(birth.month, centre);
  return {
    fiveYellow,
    darkSword: across(fiveYellow),
    breaker: opposite(houiOfBranch(branch)),
    ownStar,
    ownTarget: across(ownStar),
    monthStar,
    monthTarget: across(monthStar),
  };
}

const TIES = { generatedBy: "feeds", same: "alike", generates: "fed" } as const;

/** What a star does for a star of birth; null where one checks the other or they are one. */
export function tieOf(birth: number, star: number): LuckyTie | null {
  if (birth === star) return null;
  const relation = phaseRelation(elementOf(birth), elementOf(star));
  return relation in TIES ? TIES[relation as keyof typeof TIES] : null;
}

/** One plate as it is read. */
export interface ReadBoard {
  readonly board: Board;
  readonly centre: number;
  readonly closures: Readonly<Record<Closure, Houi | null>>;
}

/** How each direction stands on the plates that count. */
export function standings(boards: readonly ReadBoard[], birth: BirthNumbers) {
  return HOUI.ids.map((direction) => {
    const closed = boards.flatMap(({ board, closures }) =>
      CLOSURE.ids.filter((id) => closures[id] === direction).map((closure) => ({ board, closure })),
    );
    const lucky = boards.flatMap(({ board, centre }) => {
      const star = starIn(direction, centre);
      const tie = tieOf(birth.year, star);
      return tie === null ? [] : [{ board, star, tie, both: tieOf(birth.month, star) !== null }];
    });
    const isClosed = closed.length > 0;
    const isLucky = lucky.length === boards.length;
    const standing: Standing = isClosed
      ? "avoid"
      : isLucky && lucky.every(({ both }) => both)
        ? "best"
        : lucky.length > 0
          ? "good"
          : "open";
    return { direction, standing, closed, lucky };
  });
}

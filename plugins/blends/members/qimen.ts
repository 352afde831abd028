/**
 * The score of a board of mysterious gates: doors, stars and gods of the asker's and the matter's palace.
 *
 * Which are helpful and harmful is the art's own; the points are this service's and are told.
 *
 * @source Qimen Dunjia Tongzong (doors, stars, gods, formations)
 */
import type { Testimony } from "#old";
import { listAt, mark, tallyScore, valueAt, type Fields } from "./member.ts";

/** A term of the board, in the language in which it was asked. */
export interface Named {
  readonly id: string;
  readonly native: string;
  readonly roman?: string;
  readonly text: string;
}

/** What to call a term in English: by its sound where the board was asked in Chinese. */
export function inEnglish({ native, roman, text }: Named): string {
  return text === native || /\p{Script=Han}/u.test(text) ? (roman ?? native) : text;
}

const DOOR_POINTS: Readonly<Record<string, number>> = {
  kai: 8,
  xiu: 8,
  sheng: 8,
  jingView: 2,
  du: -2,
  shang: -6,
  jing: -6,
  si: -8,
};
const STAR_POINTS: Readonly<Record<string, number>> = {
  tianFu: 4,
  tianXin: 4,
  tianRen: 4,
  tianQin: 4,
  tianChong: 2,
  tianYing: -2,
  tianZhu: -2,
  tianPeng: -4,
  tianRui: -4,
};
const GOD_POINTS: Readonly<Record<string, number>> = {
  zhiFu: 3,
  taiYin: 3,
  liuHe: 3,
  jiuDi: 3,
  jiuTian: 3,
  tengShe: -3,
  baiHu: -3,
  xuanWu: -3,
};
const PALACE_MARK_POINTS: Readonly<Record<string, number>> = {
  doorHelps: 2,
  doorHelped: 2,
  doorPresses: -3,
  punished: -3,
  stored: -3,
};
const BOARD_MARK_POINTS: Readonly<Record<string, number>> = {
  greenDragonReturns: 8,
  birdFallsIntoNest: 8,
  jadeMaiden: 6,
  greenDragonFlees: -8,
  whiteTigerRages: -8,
  redBirdIntoRiver: -8,
  snakeWrithes: -8,
  whiteIntoFire: -4,
  fireIntoWhite: -4,
  wuBuYuShi: -8,
  starFanYin: -3,
  doorFanYin: -3,
  starFuYin: -2,
  doorFuYin: -2,
};

/** One palace of a board of mysterious gates, as the answer holds it. */
export interface QimenPalace {
  readonly number: number;
  readonly heaven: readonly Named[];
  readonly stars: readonly Named[];
  readonly door: Named | null;
  readonly god: Named | null;
  readonly isVoid: boolean;
  readonly marks: readonly Named[];
}

/** What one palace holds for and against, each mark with its points. */
export function palaceMarks(palace: QimenPalace, en: string, zhHant: string): readonly Testimony[] {
  const told = (code: string, points: number, what: string, named: Named) =>
    mark(code, points, `${en} has ${what} ${inEnglish(named)}`, `${zhHant}見${named.native}`);
  const { door, god } = palace;
  return [
    ...(door ? [told("door", DOOR_POINTS[door.id] ?? 0, "the door of", door)] : []),
    ...palace.stars.map((star) => told("star", STAR_POINTS[star.id] ?? 0, "the", star)),
    ...(god ? [told("god", GOD_POINTS[god.id] ?? 0, "the", god)] : []),
    ...palace.marks.map((one) => told("mark", PALACE_MARK_POINTS[one.id] ?? 0, "the mark", one)),
    ...(palace.isVoid ? [mark("void", -4, `${en} is void`, `${zhHant}空亡`)] : []),
  ];
}

/** Palace over which a pillar's stem stands on the heaven plate; 甲 hides under the duty star. */
function palaceOfStem(answer: Fields, pillar: "day" | "hour"): QimenPalace | undefined {
  const palaces = listAt<QimenPalace>(answer, "/palaces");
  const stem = String(valueAt(answer, `/pillars/${pillar}/native`))[0];
  const at = valueAt(answer, "/valueStar/palace");
  if (stem === "甲") return palaces.find(({ number }) => number === at);
  return palaces.find(({ heaven }) => heaven.some(({ native }) => native === stem));
}

export const qimen = tallyScore(
  ["/palaces", "/pillars/day/native", "/pillars/hour/native", "/valueStar/palace", "/marks"],
  {
    en: "50 and the marks of two palaces, the one under the day stem (the asker) and the one under the hour stem (the matter): doors ±8, stars ±4, gods ±3, void -4; marks of the whole board up to ±8",
    zhHant:
      "五十加兩宮之象：日干落宮為問者，時干落宮為所問；門 ±8、星 ±4、神 ±3、空亡 -4；全盤之格至多 ±8",
  },
  (answer) => {
    const asker = palaceOfStem(answer, "day");
    const matter = palaceOfStem(answer, "hour");
    return [
      ...(asker ? palaceMarks(asker, "the asker's palace", "日干之宮") : []),
      ...(matter && matter !== asker
        ? palaceMarks(matter, "the palace of the matter", "時干之宮")
        : []),
      ...listAt<Named>(answer, "/marks").map((one) =>
        mark(
          "board",
          BOARD_MARK_POINTS[one.id] ?? 0,
          `the board shows: ${inEnglish(one)}`,
          `全盤見${one.native}`,
        ),
      ),
    ];
  },
);

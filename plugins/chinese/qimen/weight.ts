/**
 * How a board weighs in a blend: doors, stars and gods of the asker's and the matter's palace.
 *
 * Which are helpful and harmful is the art's own; the points are this service's and are disclosed.
 *
 * @source Qimen Dunjia Tongzong (doors, stars, gods, formations)
 */
import type { Phrase, WeighedPlace } from "#sdk";
import { pairOf } from "#east/pairs.ts";
import { tally } from "#east/tally.ts";
import type { QimenAnswer } from "./answer.ts";
import type { Palace } from "./board_shape.ts";
import type { Formation } from "./formations/formation.ts";
import type { Door, God, Mark, Star } from "./terms.ts";

/** Whose palace is weighed: the asker's, the matter's, or one by its number. */
export type Whose = "asker" | "matter" | number;

/** What is said of each mark. */
export type PalacePhrases = {
  hasDoor: { whose: Whose; door: Door };
  hasStar: { whose: Whose; star: Star };
  hasGod: { whose: Whose; god: God };
  hasMark: { whose: Whose; mark: Mark };
  hasFormation: { whose: Whose; formation: Formation };
  isVoid: { whose: Whose };
  boardMark: { mark: Mark };
  palaceAt: { whose: number };
};
/** A mark with its points. */
export type Weighed = Phrase<PalacePhrases> & { readonly weight: number };

const DOOR_POINTS: Readonly<Record<Door, number>> = {
  kai: 8,
  xiu: 8,
  sheng: 8,
  jingView: 2,
  du: -2,
  shang: -6,
  jing: -6,
  si: -8,
  zhong: 0,
};
const STAR_POINTS: Readonly<Record<Star, number>> = {
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
const GOD_POINTS: Readonly<Partial<Record<God, number>>> = {
  zhiFu: 3,
  taiYin: 3,
  liuHe: 3,
  jiuDi: 3,
  jiuTian: 3,
  tengShe: -3,
  baiHu: -3,
  xuanWu: -3,
};
const PALACE_MARK_POINTS: Readonly<Partial<Record<Mark, number>>> = {
  doorHelps: 2,
  doorHelped: 2,
  doorPresses: -3,
  punished: -3,
  stored: -3,
};
const BOARD_MARK_POINTS: Readonly<Partial<Record<Mark, number>>> = {
  jadeMaiden: 6,
  wuBuYuShi: -8,
  starFanYin: -3,
  doorFanYin: -3,
  starFuYin: -2,
  doorFuYin: -2,
};
const FORMATION_POINTS = 4;
/** What marks weigh already, and what nearly every board has. */
const UNWEIGHED: readonly Formation[] = ["menPo", "sanQiYouLiuYi"];
const VOID_POINTS = -4;
const CENTRE = 5;

/** Adds up the marks of the two palaces and of the whole board. */
export function weighBoard(board: QimenAnswer) {
  const asker = palaceOfStem(board, "day");
  const matter = palaceOfStem(board, "hour");
  return tally([
    ...(asker ? marksOf(board, asker, "asker") : []),
    ...(matter && matter !== asker ? marksOf(board, matter, "matter") : []),
    ...weighMarks(board),
  ]);
}

/** Weighs each of the eight outer palaces by itself, for several matters on one board; the centre has no door. */
export function weighPalaces(board: QimenAnswer): readonly WeighedPlace[] {
  return board.palaces
    .filter(({ number }) => number !== CENTRE)
    .map((palace) => ({
      place: { code: "palaceAt", with: { whose: palace.number } },
      ...tally(marksOf(board, palace, palace.number)),
    }));
}

/** Points that a thing has wherever it stands, so that a sign is not weighed by itself. */
export const ownPoints = {
  door: (id: Door): number => DOOR_POINTS[id],
  star: (id: Star): number => STAR_POINTS[id],
  god: (id: God): number => GOD_POINTS[id] ?? 0,
};

/** Points of one palace. */
export function weightOfPalace(board: Pick<QimenAnswer, "formations">, palace: Palace): number {
  return marksOf(board, palace, palace.number).reduce((sum, { weight }) => sum + weight, 0);
}

/** What the marks of a whole board weigh. */
export function weighMarks({ marks }: Pick<QimenAnswer, "marks">): readonly Weighed[] {
  return marks.map((mark) => ({
    code: "boardMark",
    with: { mark },
    weight: BOARD_MARK_POINTS[mark] ?? 0,
  }));
}

/** What one palace holds for and against, each mark with its points. */
export function marksOf(
  { formations }: Pick<QimenAnswer, "formations">,
  { number, door, stars, god, marks, isVoid }: Palace,
  whose: Whose,
): readonly Weighed[] {
  const weighed: Weighed[] = [];
  if (door) weighed.push({ code: "hasDoor", with: { whose, door }, weight: DOOR_POINTS[door] });
  for (const star of stars) {
    weighed.push({ code: "hasStar", with: { whose, star }, weight: STAR_POINTS[star] });
  }
  if (god) weighed.push({ code: "hasGod", with: { whose, god }, weight: GOD_POINTS[god] ?? 0 });
  for (const mark of marks) {
    const weight = PALACE_MARK_POINTS[mark] ?? 0;
    weighed.push({ code: "hasMark", with: { whose, mark }, weight });
  }
  for (const { formation, auspice, palaces } of formations) {
    if (!palaces.includes(number) || UNWEIGHED.includes(formation)) continue;
    const weight = auspice === "good" ? FORMATION_POINTS : -FORMATION_POINTS;
    weighed.push({ code: "hasFormation", with: { whose, formation }, weight });
  }
  if (isVoid) weighed.push({ code: "isVoid", with: { whose }, weight: VOID_POINTS });
  return weighed;
}

/** Palace over which a pillar's stem stands on the heaven plate; 甲 hides under the duty star. */
function palaceOfStem(
  { pillars, palaces, valueStar }: QimenAnswer,
  pillar: "day" | "hour",
): Palace | undefined {
  const stem = pairOf(pillars[pillar]).stem.id;
  if (stem === "jia") return palaces.find(({ number }) => number === valueStar.palace);
  return palaces.find(({ heaven }) => heaven.includes(stem));
}

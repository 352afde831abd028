/** Lays the nine palaces of an hour. */
import { phaseRelation, type PhaseRelation } from "#lore";
import { modulo, STEMS, type Stem, type StemBranch } from "#time";
import { voidBranchesOf, xunHeadOf } from "#east/void.ts";
import type { Palace, QimenBoard } from "./board_shape.ts";
import { pairOfStems } from "./formations/stem_pairs.ts";
import type { CentreLodge, Plate } from "./input.ts";
import type { Course } from "./ju.ts";
import { BRANCH_PALACES, CENTRE, EARTH_ORDER, PALACE_PHASES } from "./palaces.ts";
import { DOOR, FLYING_GODS, ROTATING_GODS, STAR, type God, type Mark } from "./terms.ts";

/** Palaces clockwise from the north, without the centre. */
const RING = [1, 8, 3, 4, 9, 2, 7, 6] as const;
/** Travelling horse by hour branch modulo 4: 申子辰 寅, 巳酉丑 亥, 寅午戌 申, 亥卯未 巳. */
const HORSES = [2, 11, 8, 5] as const;
/** Returns the branch of the travelling horse for an hour. */
export function horseOf(hourBranch: number): number {
  return HORSES[hourBranch % 4]!;
}

/** Palace in which the centre lodges. */
export function lodgeOf(ju: Course, centre: CentreLodge): number {
  return centre === "kunGen" && ju.yang ? 8 : 2;
}

/**
 * Lays a board for an hour.
 *
 * @source Yanbo Diaosou Ge; Qimen Dunjia Tongzong; rotating plates checked against 150 boards on which
 *   two or three public programs agree
 */
export function layBoard(
  ju: Course,
  day: StemBranch,
  hour: StemBranch,
  plate: Plate,
  centre: CentreLodge,
): QimenBoard {
  const lodge = lodgeOf(ju, centre);
  const earth = earthPlate(ju);
  const palaceOfStem = (stem: number) => earth.indexOf(stem) + 1;
  const xunHead = xunHeadOf(hour);
  const hiddenStem = EARTH_ORDER[xunHead.index / 10]!;
  const head = palaceOfStem(hiddenStem);
  const target = palaceOfStem(hour.stem.index === 0 ? hiddenStem : hour.stem.index);
  const doorTarget = nineStep(head, hour.stem.index, ju.yang);
  const layout =
    plate === "rotating"
      ? rotate(head, target, doorTarget, ju.yang, lodge)
      : fly(head, target, doorTarget, ju.yang);
  const voids = voidBranchesOf(hour).map(({ index }) => BRANCH_PALACES[index]);
  const horse = BRANCH_PALACES[horseOf(hour.branch.index)];
  const palaces = earth.map((stem, i): Palace => {
    const number = i + 1;
    const homes = layout.stars.get(number) ?? [];
    const heaven = homes.map((home) => STEMS[earth[home - 1]!]!);
    const door = layout.doors.get(number) ?? null;
    const under = plate === "rotating" && number === lodge ? [stem, earth[CENTRE - 1]!] : [stem];
    return {
      number,
      earth: STEMS[stem]!.id,
      heaven: heaven.map(({ id }) => id),
      stars: homes.map((home) => STAR.ids[home - 1]!),
      door: door === null ? null : DOOR.ids[door - 1]!,
      god: layout.gods.get(number) ?? null,
      isVoid: voids.includes(number as 1),
      isHorse: horse === number,
      pairs: heaven.flatMap(({ id }) =>
        under.flatMap((one) => pairOfStems(id, STEMS[one]!.id) ?? []),
      ),
      marks: palaceMarks(number, heaven, STEMS[stem]!, door, STEMS[hiddenStem]!),
    };
  });
  const starPalace = plate === "rotating" && target === CENTRE ? lodge : target;
  const doorPalace = plate === "rotating" && doorTarget === CENTRE ? lodge : doorTarget;
  const door = DOOR.ids[(plate === "rotating" && head === CENTRE ? 2 : head) - 1]!;
  return {
    xunHead: xunHead.id,
    hiddenHead: xunHead.native + STEMS[hiddenStem]!.native,
    valueStar: { star: STAR.ids[head - 1]!, palace: starPalace },
    valueDoor: { door, palace: doorPalace },
    palaces,
    marks: boardMarks(layout, day, hour),
  };
}

/** Home palaces of stars and doors by the palace in which they stand. */
interface Layout {
  readonly stars: ReadonlyMap<number, readonly number[]>;
  readonly doors: ReadonlyMap<number, number>;
  readonly gods: ReadonlyMap<number, God>;
}

/** Stems by palace, index 0 is palace 1. */
function earthPlate({ number, yang }: Course): readonly number[] {
  const plate: number[] = [];
  for (const [i, stem] of EARTH_ORDER.entries()) plate[nineStep(number, i, yang) - 1] = stem;
  return plate;
}

/** Steps through the nine palaces by number, 9 and 1 joined. */
function nineStep(from: number, steps: number, forward: boolean): number {
  return modulo(from - 1 + (forward ? steps : -steps), 9) + 1;
}

function rotate(
  head: number,
  target: number,
  doorTarget: number,
  yang: boolean,
  lodge: number,
): Layout {
  const onRing = (palace: number) => RING.indexOf((palace === CENTRE ? lodge : palace) as 1);
  const home = (palace: number) => RING.indexOf((palace === CENTRE ? 2 : palace) as 1);
  const starShift = onRing(target) - home(head);
  const doorShift = onRing(doorTarget) - home(head);
  const stars = new Map<number, readonly number[]>();
  const doors = new Map<number, number>();
  const gods = new Map<number, God>();
  for (const [i, palace] of RING.entries()) {
    const starHome = RING[modulo(i - starShift, 8)]!;
    stars.set(palace, starHome === 2 ? [2, CENTRE] : [starHome]);
    doors.set(palace, RING[modulo(i - doorShift, 8)]!);
    const fromChief = yang ? i - onRing(target) : onRing(target) - i;
    gods.set(palace, ROTATING_GODS[modulo(fromChief, 8)]!);
  }
  return { stars, doors, gods };
}

/** Stars, doors and gods go through all nine palaces by number, forward in yang and backward in yin. */
function fly(head: number, target: number, doorTarget: number, yang: boolean): Layout {
  const stars = new Map<number, readonly number[]>();
  const doors = new Map<number, number>();
  const gods = new Map<number, God>();
  for (let i = 0; i < 9; i++) {
    const next = modulo(head - 1 + i, 9) + 1;
    stars.set(nineStep(target, i, yang), [next]);
    doors.set(nineStep(doorTarget, i, yang), next);
    gods.set(nineStep(target, i, yang), FLYING_GODS[i]!);
  }
  return { stars, doors, gods };
}

const DOOR_MARKS: { readonly [K in PhaseRelation]: Mark | null } = {
  controls: "doorPresses",
  controlledBy: "doorHeld",
  generates: "doorHelps",
  generatedBy: "doorHelped",
  same: null,
};

/** Palaces in which a heaven stem is punished, and in which it is stored, by stem. */
const PUNISHED: Readonly<Record<string, number>> = { 戊: 3, 己: 2, 庚: 8, 辛: 9, 壬: 4, 癸: 4 };
const STORED: Readonly<Record<string, number>> = {
  甲: 2,
  乙: 6,
  丙: 6,
  丁: 8,
  戊: 6,
  己: 8,
  庚: 8,
  辛: 4,
  壬: 4,
  癸: 2,
};

/** Named pairs of heaven and earth stems. */
const PAIRS: Readonly<Record<string, Mark>> = {
  乙辛: "greenDragonFlees",
  辛乙: "whiteTigerRages",
  丁癸: "redBirdIntoRiver",
  癸丁: "snakeWrithes",
  庚丙: "whiteIntoFire",
  丙庚: "fireIntoWhite",
};

function palaceMarks(
  number: number,
  heaven: readonly Stem[],
  earth: Stem,
  door: number | null,
  chief: Stem,
): readonly Mark[] {
  const marks: Mark[] = [];
  if (door !== null && number !== CENTRE) {
    const mark = DOOR_MARKS[phaseRelation(PALACE_PHASES[door - 1]!, PALACE_PHASES[number - 1]!)];
    if (mark) marks.push(mark);
  }
  for (const stem of heaven) {
    const pair = PAIRS[stem.native + earth.native];
    if (pair) marks.push(pair);
    // The duty symbol is the stem that hides 甲 in this hour's ten.
    if (stem === chief && earth.native === "丙") marks.push("greenDragonReturns");
    if (stem.native === "丙" && earth === chief) marks.push("birdFallsIntoNest");
    if (PUNISHED[stem.native] === number) marks.push("punished");
    if (STORED[stem.native] === number) marks.push("stored");
  }
  return marks;
}

function boardMarks({ stars, doors }: Layout, day: StemBranch, hour: StemBranch): readonly Mark[] {
  const marks: Mark[] = [];
  const star = stars.get(1)?.[0];
  if (star === 1) marks.push("starFuYin");
  if (star === 9) marks.push("starFanYin");
  if (doors.get(1) === 1) marks.push("doorFuYin");
  if (doors.get(1) === 9) marks.push("doorFanYin");
  if (modulo(hour.stem.index - day.stem.index, 10) === 6) marks.push("wuBuYuShi");
  // 丁 comes sixth after 戊 on the earth plate, and the duty door walks one palace an hour.
  if (hour.stem.index === 6 - xunHeadOf(hour).index / 10) marks.push("jadeMaiden");
  return marks;
}

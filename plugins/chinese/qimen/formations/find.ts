/** Finds the formations of a board. */
import { BRANCH } from "#lore";
import { term, Type } from "#sdk";
import { BRANCHES, modulo, STEMS, type StemBranch } from "#time";
import { stemOf } from "#east/pairs.ts";
import { xunHeadOf } from "#east/void.ts";
import { nobleOf, placeGenerals, type General } from "../../da_liu_ren/generals.ts";
import type { Palace, QimenBoard } from "../board_shape.ts";
import { BRANCH_PALACES, CENTRE, EARTH_ORDER } from "../palaces.ts";
import {
  AUSPICE,
  FORMATION,
  OTHER_NAMES,
  type Auspice,
  type BoardFormation,
  type Formation,
  type PalaceFormation,
  type SideFormation,
} from "./formation.ts";
import { PALACE_RULES, type Cell, type StemWish } from "./table.ts";

/** Which book's conditions are followed. */
export type FormationBook = "yanyi" | "tongzong";

/** Everything that formations look at. */
export interface Scene {
  readonly board: QimenBoard;
  readonly pillars: {
    /** Null where a board was given without them. */
    readonly year: StemBranch | null;
    readonly month: StemBranch | null;
    readonly day: StemBranch;
    readonly hour: StemBranch;
  };
  /** Pillar of the first day of the lunar month; null before the lunar calendar's tables. */
  readonly monthStart: StemBranch | null;
  /** Branch of the month general, 0 is 子; null for a board that was given. */
  readonly monthGeneral: number | null;
  /** Palace in which the centre lodges. */
  readonly lodge: number;
  readonly book: FormationBook;
}

export const formationShape = Type.Object(
  {
    formation: term(FORMATION, "The formation, with its condition and what is made of it", [
      "condition",
      "sense",
    ]),
    otherNames: Type.Array(Type.String({ description: "A name, in Chinese" }), {
      description: "Other names of the same",
    }),
    auspice: term(AUSPICE, "Group of the chapter: good or bad"),
    palaces: Type.Array(Type.Integer({ minimum: 1, maximum: 9, description: "A palace" }), {
      description: "Palaces in which it stands; empty where the hour alone makes it",
    }),
    branches: Type.Array(term(BRANCH, "A branch"), {
      description: "Branches of the compass where it is told by branches",
    }),
  },
  { description: "A formation" },
);
export interface Found {
  readonly formation: Formation;
  readonly otherNames: readonly string[];
  readonly auspice: Auspice;
  readonly palaces: readonly number[];
  readonly branches: readonly (typeof BRANCHES)[number]["id"][];
}

const HEADS = 10;
/** The stem that stands for a pillar's on the plates: 甲 hides under the head of its ten. */
const shown = (pillar: StemBranch): string =>
  pillar.stem.index === 0
    ? STEMS[EARTH_ORDER[xunHeadOf(pillar).index / HEADS]!]!.native
    : pillar.stem.native;

function resolve(wish: StemWish, { pillars, monthStart }: Scene): string | null {
  if (wish === "chief") {
    return STEMS[EARTH_ORDER[xunHeadOf(pillars.hour).index / HEADS]!]!.native;
  }
  if (wish === "monthStart") return monthStart && shown(monthStart);
  if (wish === "year" || wish === "month" || wish === "day" || wish === "hour") {
    const pillar = pillars[wish];
    return pillar && shown(pillar);
  }
  return wish;
}

/** Stems of the earth plate in a palace; that of the centre counts where it lodges. */
export function earthStems({ board, lodge }: Pick<Scene, "board" | "lodge">, palace: Palace) {
  const centre = board.palaces[CENTRE - 1]!;
  return palace.number === lodge && centre.heaven.length === 0
    ? [palace.earth, centre.earth]
    : [palace.earth];
}

function holds(scene: Scene, palace: Palace, cell: Cell): boolean {
  const has = (stems: readonly string[], wishes: readonly StemWish[] | undefined) =>
    !wishes || wishes.some((wish) => stems.includes(resolve(wish, scene) ?? ""));
  const { door, god, number } = palace;
  return (
    has(
      palace.heaven.map((id) => stemOf(id).native),
      cell.heaven,
    ) &&
    has(
      earthStems(scene, palace).map((id) => stemOf(id).native),
      cell.earth,
    ) &&
    (!cell.doors || (door !== null && cell.doors.includes(door))) &&
    (!cell.gods || (god !== null && cell.gods.includes(god))) &&
    (!cell.palaces || cell.palaces.includes(number))
  );
}

const found = (
  formation: Formation,
  auspice: Auspice,
  palaces: readonly number[],
  branches: readonly number[] = [],
): Found => ({
  formation,
  otherNames: OTHER_NAMES[formation] ?? [],
  auspice,
  palaces,
  branches: branches.map((index) => BRANCHES[modulo(index, 12)]!.id),
});

/** Lists what happens on the board, good and bad, those of single palaces first. */
export function findFormations(scene: Scene): readonly Found[] {
  const inPalaces = (Object.keys(PALACE_RULES) as PalaceFormation[]).flatMap((id) => {
    const { auspice, yanyi, tongzong } = PALACE_RULES[id];
    const cells = scene.book === "tongzong" ? (tongzong ?? yanyi) : yanyi;
    const palaces = scene.board.palaces
      .filter((palace) => cells.some((cell) => holds(scene, palace, cell)))
      .map(({ number }) => number);
    // Under 庚 the duty symbol on 丙 is 格勃, not the dragon's return (Tongzong, juan 11).
    const spoiled =
      id === "greenDragonReturns" && scene.book === "tongzong" && resolve("chief", scene) === "庚";
    return palaces.length > 0 && !spoiled ? [found(id, auspice, palaces)] : [];
  });
  const ofBoard = (Object.keys(BOARD_RULES) as BoardFormation[]).flatMap((id) => {
    const { auspice, palaces } = BOARD_RULES[id];
    const places = palaces(scene);
    return places ? [found(id, auspice, places)] : [];
  });
  return [...inPalaces, ...ofBoard];
}

interface BoardRule {
  readonly auspice: Auspice;
  /** The palaces it names, or null where it is not made. */
  readonly palaces: (scene: Scene) => readonly number[] | null;
}

/** Hour stems of 玉女守門 by day stem from 甲 to 戊 (Tongzong). */
const MAIDEN_HOURS = "丙辛乙己壬";
/** Hours whose stem lies in its grave. */
const GRAVE_HOURS = ["丙戌", "壬辰", "丁丑", "癸未", "戊戌", "己丑"];
/** Palaces that punish the duty symbol, by its ten: 甲子 甲戌 甲申 甲午 甲辰 甲寅. */
const PUNISHING = [3, 2, 8, 9, 4, 4];

const xunOf = ({ pillars }: Scene) => xunHeadOf(pillars.hour).index / HEADS;
const withHeaven = ({ board }: Scene, native: string) =>
  board.palaces
    .filter(({ heaven }) => heaven.some((id) => stemOf(id).native === native))
    .map(({ number }) => number);
/** The hour's stem is `native`, and `native` stands on the heaven plate somewhere. */
const netOf = (native: string) => (scene: Scene) =>
  scene.pillars.hour.stem.native === native ? withHeaven(scene, native) : null;

const BOARD_RULES: { readonly [K in BoardFormation]: BoardRule } = {
  jadeMaiden: {
    auspice: "good",
    palaces: (scene) => {
      const { hour, day } = scene.pillars;
      // 丁 comes sixth after 戊 on the earth plate, and the duty door walks one palace an hour.
      const isMet =
        scene.book === "tongzong"
          ? MAIDEN_HOURS[day.stem.index % 5] === hour.stem.native
          : hour.stem.index === 6 - xunOf(scene);
      return isMet ? [scene.board.valueDoor.palace] : null;
    },
  },
  tianYiTaiBai: {
    auspice: "bad",
    palaces: (scene) => {
      const { palace } = scene.board.valueStar;
      const place = scene.board.palaces[palace - 1]!;
      const stems = [...place.heaven, ...earthStems(scene, place)];
      return stems.includes("geng") ? [palace] : null;
    },
  },
  wuBuYuShi: {
    auspice: "bad",
    palaces: ({ pillars: { day, hour } }) =>
      modulo(hour.stem.index - day.stem.index, 10) === 6 ? [] : null,
  },
  shiGanRuMu: {
    auspice: "bad",
    palaces: ({ pillars: { hour }, book }) =>
      GRAVE_HOURS.includes(hour.native) || (book === "tongzong" && hour.native === "乙未")
        ? []
        : null,
  },
  liuYiJiXing: {
    auspice: "bad",
    palaces: (scene) =>
      scene.board.valueStar.palace === PUNISHING[xunOf(scene)]
        ? [scene.board.valueStar.palace]
        : null,
  },
  fuYin: {
    auspice: "bad",
    palaces: ({ board }) => (board.marks.includes("starFuYin") ? [] : null),
  },
  fanYin: {
    auspice: "bad",
    palaces: ({ board }) => (board.marks.includes("starFanYin") ? [] : null),
  },
  tianWang: { auspice: "bad", palaces: netOf("癸") },
  diWang: { auspice: "bad", palaces: netOf("壬") },
};

/** Lists the sides of the hour: they are there on every board whose month general is known. */
export function findSides(scene: Scene): readonly Found[] {
  const { board, pillars, monthGeneral } = scene;
  if (monthGeneral === null) return [];
  const hour = pillars.hour.branch.index;
  const offset = monthGeneral - hour;
  /** Where a branch of the heaven plate falls when the month general is set on the hour. */
  const under = (heaven: number) => modulo(heaven - offset, 12);
  const isDay = hour >= 3 && hour <= 8;
  const noble = nobleOf("common", isDay, pillars.day.stem.index);
  const generals = placeGenerals(noble, modulo(offset, 12));
  const byBranch = (id: SideFormation, auspice: Auspice, branches: readonly number[]) => {
    const palaces = [...new Set(branches.map((index) => BRANCH_PALACES[modulo(index, 12)]!))];
    return found(id, auspice, palaces, branches);
  };
  const palaceWith = (test: (palace: Palace) => boolean) =>
    board.palaces.filter(test).map(({ number }) => number);
  const chief = board.valueStar.palace;
  const nine = palaceWith(({ god }) => god === "jiuTian");
  const growth = palaceWith(({ door }) => door === "sheng");
  const earths = palaceWith(({ god }) => god === "jiuDi");
  const unique = (palaces: readonly number[]) => [...new Set(palaces)];
  const PRIVATE: readonly General[] = ["liuHe", "taiYin", "taiChang"];
  const [MAO, WEI, YOU, ZI] = [3, 7, 9, 0];
  return [
    byBranch("tianSanMen", "good", [MAO, WEI, YOU].map(under)),
    // 建, the month, on the hour; 除 定 危 開 are the second, fifth, eighth and eleventh of the twelve.
    byBranch(
      "diSiHu",
      "good",
      [1, 4, 7, 10].map((step) => hour + step),
    ),
    byBranch(
      "diSiMen",
      "good",
      PRIVATE.map((general) => generals.indexOf(general)),
    ),
    byBranch("taiChongTianMa", "good", [under(MAO)]),
    byBranch("tingTing", "good", [under(ZI)]),
    // Of 寅午戌 exactly one falls on 寅 申 巳 亥.
    byBranch(
      "baiJian",
      "bad",
      [2, 6, 10].map(under).filter((index) => index % 3 === 2),
    ),
    found("sanShengGong", "good", unique([chief, ...nine, ...growth])),
    found("wuBuJi", "bad", unique([chief, ...nine, ...growth, ...earths, board.valueDoor.palace])),
  ];
}

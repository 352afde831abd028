/**
 * Scores of the Chinese boards, hexagrams and the almanac, which judge by marks and not by numbers.
 *
 * What counts as helpful and harmful is each art's own; the points are this service's and are told.
 *
 * @source Qimen Dunjia Tongzong (doors, stars, gods); Da Liu Ren Daquan (twelve generals); Taiyi Jinjing
 *   Shijing (formations, counts); Xieji Bianfang Shu (officers, roads of the day)
 */
import type { Testimony } from "#sdk";
import { bounded, listAt, mark, tallyScore, valueAt, verdictScore, type Fields } from "./member.ts";

interface Named {
  readonly id: string;
  readonly native: string;
  readonly gloss: string;
}

const FOR = 70;
const EVEN = 50;
const AGAINST = 30;

export const xiaoLiuRen = verdictScore("/hour/luck", {
  lucky: { score: FOR, says: { en: "the palm ends on a lucky palace", zhHant: "掌訣落於吉宮" } },
  mixed: { score: EVEN, says: { en: "the palm ends on an even palace", zhHant: "掌訣落於平宮" } },
  unlucky: {
    score: AGAINST,
    says: { en: "the palm ends on an unlucky palace", zhHant: "掌訣落於凶宮" },
  },
});

export const liuyao = verdictScore("/judgement/verdict/value", {
  favourable: { score: FOR, says: { en: "the useful line stands well", zhHant: "用神得地" } },
  mixed: {
    score: EVEN,
    says: { en: "the useful line is helped and hurt", zhHant: "用神生剋並見" },
  },
  unfavourable: {
    score: AGAINST,
    says: { en: "the useful line stands badly", zhHant: "用神失勢" },
  },
});

export const meihua = verdictScore("/verdict/value", {
  favourable: {
    score: FOR,
    says: { en: "use feeds body, or both are of one kind", zhHant: "用生體，或體用比和" },
  },
  withEffort: {
    score: 60,
    says: { en: "body masters use, with effort", zhHant: "體剋用，費力而成" },
  },
  draining: { score: 40, says: { en: "body spends itself on use", zhHant: "體生用，多耗損" } },
  unfavourable: { score: AGAINST, says: { en: "use presses body", zhHant: "用剋體，事多阻" } },
});

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
    mark(code, points, `${en} has ${what} ${named.gloss}`, `${zhHant}見${named.native}`);
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
          `the board shows: ${one.gloss}`,
          `全盤見${one.native}`,
        ),
      ),
    ];
  },
);

const GOOD_GENERALS = ["guiRen", "liuHe", "qingLong", "taiChang", "taiYin", "tianHou"];
const STAGES = [
  { points: 7, en: "the beginning", zhHant: "初傳" },
  { points: 5, en: "the middle", zhHant: "中傳" },
  { points: 9, en: "the end", zhHant: "末傳" },
] as const;
const GATE_POINTS: Readonly<Record<string, number>> = { yuanShou: 5, fuYin: -3, fanYin: -6 };

/** Whether a general of the twelve is one of the six helpful ones. */
export function isGoodGeneral(id: string): boolean {
  return GOOD_GENERALS.includes(id);
}

interface Transmission {
  readonly branch: Named;
  readonly general: Named;
}

export const daLiuRen = tallyScore(
  ["/transmissions", "/gate", "/dayVoid"],
  {
    en: "50 and the generals of the three transmissions, the six helpful ones for and the six harmful ones against: beginning 7, middle 5, end 9; a void transmission counts half; gates of the course up to ±6",
    zhHant:
      "五十加三傳之將，六吉將為加、六凶將為減：初傳 7、中傳 5、末傳 9；傳落空亡減半；課體至多 ±6",
  },
  (answer) => {
    const voids = listAt<Named>(answer, "/dayVoid").map(({ id }) => id);
    const gate = valueAt(answer, "/gate") as Named | undefined;
    const transmissions = listAt<Transmission>(answer, "/transmissions").map(
      ({ branch, general }, index) => {
        const { points, en, zhHant } = STAGES[index]!;
        const sign = isGoodGeneral(general.id) ? 1 : -1;
        const share = voids.includes(branch.id) ? 0.5 : 1;
        const hollow = share < 1;
        return mark(
          "transmission",
          sign * points * share,
          `${en} falls to the ${general.gloss}${hollow ? ", and is void" : ""}`,
          `${zhHant}乘${general.native}${hollow ? "，空亡" : ""}`,
        );
      },
    );
    if (!gate) return transmissions;
    const points = GATE_POINTS[gate.id] ?? 0;
    return [
      ...transmissions,
      mark("gate", points, `the course is “${gate.gloss}”`, `課得${gate.native}`),
    ];
  },
);

interface Side {
  readonly count: number;
  readonly marks: readonly Named[];
}

export const taiYi = tallyScore(
  ["/host", "/guest", "/formations"],
  {
    en: "50; the asker is the host: the higher count ±8, each mark of lack on the host's count -3 and on the guest's +3, each formation -6",
    zhHant: "五十；問者為主：主客算長短 ±8，主算每見無天、無地、無人 -3，客算每見 +3，每一格局 -6",
  },
  (answer) => {
    const host = valueAt(answer, "/host") as Side;
    const guest = valueAt(answer, "/guest") as Side;
    const lacks = ({ marks }: Side) => marks.filter(({ id }) => id.startsWith("without")).length;
    const more = Math.sign(host.count - guest.count);
    return [
      mark(
        "counts",
        8 * more,
        `the host counts ${host.count} and the guest ${guest.count}`,
        `主算 ${host.count}，客算 ${guest.count}`,
      ),
      mark("hostLacks", -3 * lacks(host), "what the host's count lacks", "主算之缺"),
      mark("guestLacks", 3 * lacks(guest), "what the guest's count lacks", "客算之缺"),
      ...listAt<Named>(answer, "/formations").map(({ gloss, native }) =>
        mark("formation", -6, `a formation is ${gloss}`, `格見${native}`),
      ),
    ];
  },
);

const LUCK: Readonly<Record<string, number>> = { lucky: 1, mixed: 0, unlucky: -1 };

export const almanac = tallyScore(
  ["/officer", "/mansion", "/dayGod/road", "/goodSpirits", "/badSpirits"],
  {
    en: "50; the officer of the day ±8, its mansion ±6, yellow road 10 or black road -10, each good spirit 1 and each bad one -1 to at most ±8",
    zhHant: "五十；建除 ±8、值宿 ±6、黃道 10 或黑道 -10，吉神每一 1、凶神每一 -1，合計至多 ±8",
  },
  (answer) => {
    const at = (pointer: string) => valueAt(answer, pointer) as Named & { readonly luck: string };
    const [officer, mansion, road] = [at("/officer"), at("/mansion"), at("/dayGod/road")];
    const spirits = listAt(answer, "/goodSpirits").length - listAt(answer, "/badSpirits").length;
    return [
      mark(
        "officer",
        8 * (LUCK[officer.luck] ?? 0),
        `the officer of the day is “${officer.gloss}”`,
        `建除值${officer.native}`,
      ),
      mark(
        "mansion",
        6 * (LUCK[mansion.luck] ?? 0),
        `the Moon's mansion of the day is “${mansion.gloss}”`,
        `二十八宿值${mansion.native}`,
      ),
      mark(
        "road",
        road.id === "yellow" ? 10 : -10,
        `the day walks the ${road.id} road`,
        `日值${road.native}`,
      ),
      mark("spirits", bounded(spirits, 8), "good spirits against bad", "吉神與凶神相抵"),
    ];
  },
);

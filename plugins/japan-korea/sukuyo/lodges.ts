/**
 * The 27 lodges with their groups and luminaries.
 *
 * @source Xiuyao jing 宿曜經 (Amoghavajra, 759-764; Taishō 1299, CBETA): the seven groups, ch. 2 end;
 *   three rounds of nine, ch. 3; six lodges of harm, ch. 5. 胃 is swift as the Taishō reads; the Ming
 *   edition leaves it out. Lodge of the first day of each month: Getsushuku bōtsū reki 月宿傍通暦 at
 *   divination.page; the sutra's own example, 畢 for the fifth of the second month, agrees.
 *   Luminaries are those of the 28 lodges. What the words say of them is our own
 */
import { vocabulary, type IdOf } from "#sdk";

/** The seven groups of the sutra. */
export const GROUP = vocabulary("lodgeGroup", {
  stable: { native: "安重" },
  gentle: { native: "和善" },
  swift: { native: "急速" },
  mixed: { native: "剛柔" },
  light: { native: "軽躁" },
  fierce: { native: "猛悪" },
  sharp: { native: "毒害" },
});
export type Group = IdOf<typeof GROUP>;

/** Points of a natal chart over the base; this service's own. */
export const GROUP_POINTS: Readonly<Record<Group, number>> = {
  stable: 14,
  gentle: 14,
  swift: 8,
  mixed: 6,
  light: 2,
  fierce: -4,
  sharp: -4,
};

/** The seven luminaries. */
export const LUMINARY = vocabulary("luminary", {
  sun: { native: "日" },
  moon: { native: "月" },
  mars: { native: "火" },
  mercury: { native: "水" },
  jupiter: { native: "木" },
  venus: { native: "金" },
  saturn: { native: "土" },
});
export type Luminary = IdOf<typeof LUMINARY>;

/** The lodges by index, 0 昴 to 26 胃. */
export const LODGE = vocabulary("lodge", {
  mao: { native: "昴宿", roman: "Bō-shuku" },
  biNet: { native: "畢宿", roman: "Hitsu-shuku" },
  zi: { native: "觜宿", roman: "Shi-shuku" },
  shen: { native: "参宿", roman: "Shin-shuku" },
  jing: { native: "井宿", roman: "Sei-shuku" },
  gui: { native: "鬼宿", roman: "Ki-shuku" },
  liu: { native: "柳宿", roman: "Ryū-shuku" },
  xing: { native: "星宿", roman: "Sei-shuku" },
  zhang: { native: "張宿", roman: "Chō-shuku" },
  yi: { native: "翼宿", roman: "Yoku-shuku" },
  zhen: { native: "軫宿", roman: "Shin-shuku" },
  jiao: { native: "角宿", roman: "Kaku-shuku" },
  kang: { native: "亢宿", roman: "Kō-shuku" },
  di: { native: "氐宿", roman: "Tei-shuku" },
  fang: { native: "房宿", roman: "Bō-shuku" },
  xin: { native: "心宿", roman: "Shin-shuku" },
  wei: { native: "尾宿", roman: "Bi-shuku" },
  ji: { native: "箕宿", roman: "Ki-shuku" },
  dou: { native: "斗宿", roman: "To-shuku" },
  nu: { native: "女宿", roman: "Jo-shuku" },
  xu: { native: "虚宿", roman: "Kyo-shuku" },
  weiRooftop: { native: "危宿", roman: "Ki-shuku" },
  shi: { native: "室宿", roman: "Shitsu-shuku" },
  bi: { native: "壁宿", roman: "Heki-shuku" },
  kui: { native: "奎宿", roman: "Kei-shuku" },
  lou: { native: "婁宿", roman: "Rō-shuku" },
  weiStomach: { native: "胃宿", roman: "I-shuku" },
});
export type LodgeId = IdOf<typeof LODGE>;

const ROWS: readonly (readonly [Group, Luminary])[] = [
  ["mixed", "sun"],
  ["stable", "moon"],
  ["gentle", "mars"],
  ["sharp", "mercury"],
  ["light", "jupiter"],
  ["swift", "venus"],
  ["sharp", "saturn"],
  ["fierce", "sun"],
  ["fierce", "moon"],
  ["stable", "mars"],
  ["swift", "mercury"],
  ["gentle", "jupiter"],
  ["light", "venus"],
  ["mixed", "saturn"],
  ["gentle", "sun"],
  ["sharp", "moon"],
  ["sharp", "mars"],
  ["fierce", "mercury"],
  ["stable", "jupiter"],
  ["light", "saturn"],
  ["light", "sun"],
  ["light", "moon"],
  ["fierce", "mars"],
  ["stable", "mercury"],
  ["gentle", "jupiter"],
  ["swift", "venus"],
  ["swift", "saturn"],
];

/** One of the 27 lodges. */
export interface Lodge {
  /** 0 昴 to 26 胃. */
  readonly index: number;
  readonly id: LodgeId;
  readonly group: Group;
  readonly luminary: Luminary;
}

export const LODGES: readonly Lodge[] = LODGE.ids.map((id, index) => {
  const [group, luminary] = ROWS[index]!;
  return { index, id, group, luminary };
});

/** Lodge of the first day of each month, from the first month. */
const MONTH_STARTS = (
  [
    "shi",
    "kui",
    "weiStomach",
    "biNet",
    "shen",
    "gui",
    "zhang",
    "jiao",
    "di",
    "xin",
    "dou",
    "xu",
  ] satisfies readonly LodgeId[]
).map((id) => LODGE.ids.indexOf(id));

/** What a lodge may be to another. */
export const LODGE_RELATION = vocabulary("lodgeRelation", {
  self: { native: "命" },
  deed: { native: "業" },
  womb: { native: "胎" },
  flourishing: { native: "榮" },
  waning: { native: "衰" },
  ease: { native: "安" },
  risk: { native: "危" },
  completion: { native: "成" },
  breaking: { native: "壞" },
  friend: { native: "友" },
  kin: { native: "親" },
});
export type LodgeRelation = IdOf<typeof LODGE_RELATION>;

/** What the others are to a lodge, counted from itself: three rounds of nine. */
export const RELATIONS: readonly LodgeRelation[] = (["self", "deed", "womb"] as const).flatMap(
  (first) =>
    [
      first,
      "flourishing",
      "waning",
      "ease",
      "risk",
      "completion",
      "breaking",
      "friend",
      "kin",
    ] as const,
);

/** The six lodges of harm, counted from the birth lodge. */
export const SIX_HARMS = [0, 3, 9, 12, 15, 19] as const;

/** Finds the lodge of an old date; a leap month counts as its base month. */
export function lodgeOf(month: number, day: number): Lodge {
  return LODGES[(MONTH_STARTS[month - 1]! + day - 1) % 27]!;
}

/** The lodge so many steps on from another. */
export function lodgeAfter({ index }: Lodge, steps: number): LodgeId {
  return LODGES[(index + steps) % 27]!.id;
}

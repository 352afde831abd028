import { BRANCHES, modulo, STEMS, type StemBranch } from "#time";
import { isVoid } from "../void.ts";
import type { AdjectiveId, MajorId, MinorId } from "./stars.ts";

/** What the stars are placed by; branches are numbered from 子. */
export interface Frame {
  readonly year: StemBranch;
  /** Lunar month as the chart counts it, 1 to 12. */
  readonly month: number;
  /** Lunar day as the chart counts it, 1 to 30. */
  readonly day: number;
  /** Branch of the hour, 0 is 子. */
  readonly hour: number;
  readonly lifePalace: number;
  readonly bodyPalace: number;
  /** 2 water, 3 wood, 4 metal, 5 earth, 6 fire. */
  readonly bureau: number;
}

const TIGER = 2;

/**
 * Returns the branch of 紫微: the day is filled up to a multiple of the bureau, and what was added
 * is stepped on (even) or back (odd).
 *
 * @source Ziwei Doushu Quanshu, "qi zi wei xing jue"
 */
export function ziWeiBranch(day: number, bureau: number): number {
  let added = 0;
  while ((day + added) % bureau !== 0) added++;
  const quotient = (day + added) / bureau;
  const fromTiger = quotient - 1 + (added % 2 === 0 ? added : -added);
  return modulo(fromTiger + TIGER, 12);
}

/** Steps of each star from 紫微 and from 天府. */
const ZI_WEI_SERIES: readonly (readonly [MajorId, number])[] = [
  ["ziWei", 0],
  ["tianJi", -1],
  ["taiYang", -3],
  ["wuQu", -4],
  ["tianTong", -5],
  ["lianZhen", -8],
];
const TIAN_FU_SERIES: readonly (readonly [MajorId, number])[] = [
  ["tianFu", 0],
  ["taiYin", 1],
  ["tanLang", 2],
  ["juMen", 3],
  ["tianXiang", 4],
  ["tianLiang", 5],
  ["qiSha", 6],
  ["poJun", 10],
];

/** Places the fourteen major stars; 天府 mirrors 紫微 across the axis of 寅 and 申. */
export function placeMajorStars({ day, bureau }: Frame): ReadonlyMap<MajorId, number> {
  const ziWei = ziWeiBranch(day, bureau);
  const tianFu = modulo(4 - ziWei, 12);
  return new Map([
    ...ZI_WEI_SERIES.map(([id, step]) => [id, modulo(ziWei + step, 12)] as const),
    ...TIAN_FU_SERIES.map(([id, step]) => [id, modulo(tianFu + step, 12)] as const),
  ]);
}

const at = (native: string): number => BRANCHES.findIndex((branch) => branch.native === native);
const row = (natives: string): readonly number[] => [...natives].map(at);

/** By year stem, 甲 first. */
export const KUI = row("丑子亥亥丑子丑午卯卯");
export const YUE = row("未申酉酉未申未寅巳巳");
export const LU = row("寅卯巳午巳午申酉亥子");
/** By group of the year branch: 申子辰, 巳酉丑, 寅午戌, 亥卯未. */
export const HORSE = row("寅亥申巳");
const FIRE = row("寅卯丑酉");
const BELL = row("戌戌卯戌");

/** Places helpers, killers, stored prosperity and the horse. */
export function placeMinorStars({ year, month, hour }: Frame): ReadonlyMap<MinorId, number> {
  const stem = year.stem.index;
  const group = year.branch.index % 4;
  const places: readonly (readonly [MinorId, number])[] = [
    ["zuoFu", 4 + month - 1],
    ["youBi", 10 - (month - 1)],
    ["wenChang", 10 - hour],
    ["wenQu", 4 + hour],
    ["diKong", 11 - hour],
    ["diJie", 11 + hour],
    ["tianKui", KUI[stem]!],
    ["tianYue", YUE[stem]!],
    ["luCun", LU[stem]!],
    ["qingYang", LU[stem]! + 1],
    ["tuoLuo", LU[stem]! - 1],
    ["tianMa", HORSE[group]!],
    ["huoXing", FIRE[group]! + hour],
    ["lingXing", BELL[group]! + hour],
  ];
  return new Map(places.map(([id, place]) => [id, modulo(place, 12)]));
}

const GU_CHEN = row("寅寅巳巳巳申申申亥亥亥寅");
const GUA_SU = row("戌戌丑丑丑辰辰辰未未未戌");
const BLOSSOM = row("酉午卯子");
const CANOPY = row("辰丑戌未");
const SHATTER = row("巳丑酉");
const FLYING = row("申酉戌巳午未寅卯辰亥子丑");
const YEAR_RELEASE = row("戌酉申未午巳辰卯寅丑子亥");
const OFFICE = row("未辰巳寅卯酉亥酉戌午");
const BLESSING = row("酉申子亥卯寅午巳午巳");
const KITCHEN = row("巳午子巳午申寅午酉亥");
const CUT_ROAD = row("申午辰寅子");
const RELEASE = row("申申戌戌子子寅寅辰辰午午");
const HIDDEN = row("寅子戌申午辰");
const MOON = row("戌巳辰寅未卯亥未寅午戌寅");
const SHAMAN = row("巳申寅亥");

/** Places the adjective stars; 天傷 and 天使 stand in the palaces of friends and of health. */
export function placeAdjectiveStars(
  frame: Frame,
  minor: ReadonlyMap<MinorId, number>,
  friends: number,
  health: number,
): ReadonlyMap<AdjectiveId, number> {
  const { year, hour, lifePalace, bodyPalace } = frame;
  const [y, m, d] = [year.branch.index, frame.month - 1, frame.day - 1];
  const stem = year.stem.index;
  const group = y % 4;
  const cut = CUT_ROAD[stem % 5]!;
  const voids = BRANCHES.filter((branch) => isVoid(year, branch.index));
  const places: readonly (readonly [AdjectiveId, number])[] = [
    ["hongLuan", 3 - y],
    ["tianXi", 9 - y],
    ["longChi", 4 + y],
    ["fengGe", 10 - y],
    ["tianKu", 6 - y],
    ["tianXu", 6 + y],
    ["tianDe", 9 + y],
    ["yueDe", 5 + y],
    ["tianKong", y + 1],
    ["tianCai", lifePalace + y],
    ["tianShou", bodyPalace + y],
    ["guChen", GU_CHEN[y]!],
    ["guaSu", GUA_SU[y]!],
    ["xianChi", BLOSSOM[group]!],
    ["huaGai", CANOPY[group]!],
    ["poSui", SHATTER[y % 3]!],
    ["feiLian", FLYING[y]!],
    ["nianJie", YEAR_RELEASE[y]!],
    ["tianGuan", OFFICE[stem]!],
    ["tianFuBlessing", BLESSING[stem]!],
    ["tianChu", KITCHEN[stem]!],
    ["jieLu", cut],
    ["kongWang", cut + 1],
    ["xunKong", voids.find((branch) => branch.polarity === STEMS[stem]!.polarity)!.index],
    ["jieShen", RELEASE[m]!],
    ["tianYao", 1 + m],
    ["tianXing", 9 + m],
    ["yinSha", HIDDEN[m % 6]!],
    ["tianYueMoon", MOON[m]!],
    ["tianWu", SHAMAN[m % 4]!],
    ["sanTai", minor.get("zuoFu")! + d],
    ["baZuo", minor.get("youBi")! - d],
    ["enGuang", minor.get("wenChang")! + d - 1],
    ["tianGui", minor.get("wenQu")! + d - 1],
    ["taiFu", 6 + hour],
    ["fengGao", 2 + hour],
    ["tianShang", friends],
    ["tianShi", health],
  ];
  return new Map(places.map(([id, place]) => [id, modulo(place, 12)]));
}

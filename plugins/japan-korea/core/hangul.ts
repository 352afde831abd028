/** Stems, branches, pairs, animals, terms and days as Korean writes them. */
import {
  ANIMAL,
  BRANCH,
  PILLAR,
  STEM,
  type Animal,
  type Branch,
  type Pillar,
  type Stem,
} from "#lore";
import { vocabulary, type IdOf, type Vocabulary } from "#sdk";

interface Written {
  readonly native: string;
  readonly roman: string;
}

/** Writings of ids, from a row `갑 gap, 을 eul …` in their order. */
export function written<Id extends string>(
  ids: readonly Id[],
  row: string,
): Readonly<Record<Id, Written>> {
  const rows = row.split(", ").map((one) => {
    const [native, ...roman] = one.split(" ");
    return { native: native!, roman: roman.join(" ") };
  });
  return Object.fromEntries(ids.map((id, i) => [id, rows[i]!])) as Record<Id, Written>;
}

const STEMS = written(
  STEM.ids,
  "갑 gap, 을 eul, 병 byeong, 정 jeong, 무 mu, 기 gi, 경 gyeong, 신 sin, 임 im, 계 gye",
);
const BRANCHES = written(
  BRANCH.ids,
  "자 ja, 축 chuk, 인 in, 묘 myo, 진 jin, 사 sa, 오 o, 미 mi, 신 sin, 유 yu, 술 sul, 해 hae",
);

/** The ten stems, 천간. */
export const CHEONGAN: Vocabulary<"cheongan", Stem> = vocabulary("cheongan", STEMS);
/** The twelve branches, 지지. */
export const JIJI: Vocabulary<"jiji", Branch> = vocabulary("jiji", BRANCHES);
/** The sixty pairs, 육십갑자. */
export const GAPJA: Vocabulary<"gapja", Pillar> = vocabulary(
  "gapja",
  Object.fromEntries(
    PILLAR.ids.map((id) => {
      const [stem, branch] = id.split("-") as [Stem, Branch];
      const native = STEMS[stem].native + BRANCHES[branch].native;
      return [id, { native, roman: `${STEMS[stem].roman}-${BRANCHES[branch].roman}` }];
    }),
  ) as Record<Pillar, Written>,
);
/** The animals of the years, 띠. */
export const TTI: Vocabulary<"tti", Animal> = vocabulary(
  "tti",
  written(
    ANIMAL.ids,
    "쥐 jwi, 소 so, 호랑이 horangi, 토끼 tokki, 용 yong, 뱀 baem, 말 mal, 양 yang, 원숭이 wonsungi, 닭 dak, 개 gae, 돼지 dwaeji",
  ),
);

/** The 24 solar terms, 절기, by the Sun's longitude from 0° on. */
export const JEOLGI = vocabulary("jeolgi", {
  chunFen: { native: "춘분", roman: "chunbun" },
  qingMing: { native: "청명", roman: "cheongmyeong" },
  guYu: { native: "곡우", roman: "gogu" },
  liXia: { native: "입하", roman: "ipha" },
  xiaoMan: { native: "소만", roman: "soman" },
  mangZhong: { native: "망종", roman: "mangjong" },
  xiaZhi: { native: "하지", roman: "haji" },
  xiaoShu: { native: "소서", roman: "soseo" },
  daShu: { native: "대서", roman: "daeseo" },
  liQiu: { native: "입추", roman: "ipchu" },
  chuShu: { native: "처서", roman: "cheoseo" },
  baiLu: { native: "백로", roman: "baengno" },
  qiuFen: { native: "추분", roman: "chubun" },
  hanLu: { native: "한로", roman: "hallo" },
  shuangJiang: { native: "상강", roman: "sanggang" },
  liDong: { native: "입동", roman: "ipdong" },
  xiaoXue: { native: "소설", roman: "soseol" },
  daXue: { native: "대설", roman: "daeseol" },
  dongZhi: { native: "동지", roman: "dongji" },
  xiaoHan: { native: "소한", roman: "sohan" },
  daHan: { native: "대한", roman: "daehan" },
  liChun: { native: "입춘", roman: "ipchun" },
  yuShui: { native: "우수", roman: "usu" },
  jingZhe: { native: "경칩", roman: "gyeongchip" },
});
export type Jeolgi = IdOf<typeof JEOLGI>;

const MONTHS = "정월 이월 삼월 사월 오월 유월 칠월 팔월 구월 시월 동짓달 섣달".split(" ");
const ONES = "하루 이틀 사흘 나흘 닷새 엿새 이레 여드레 아흐레".split(" ");

/** A month of the lunar calendar as Korean speaks of it: 정월, 윤팔월, 동짓달. */
export function monthInKorean(month: number, isLeapMonth: boolean): string {
  return `${isLeapMonth ? "윤" : ""}${MONTHS[month - 1]!}`;
}

/** A day of a lunar month: 초하루, 열닷새, 그믐 for the thirtieth. */
export function dayInKorean(day: number): string {
  if (day === 30) return "그믐";
  if (day % 10 === 0) return day === 10 ? "초열흘" : "스무날";
  return `${["초", "열", "스무"][Math.floor(day / 10)]!}${ONES[(day % 10) - 1]!}`;
}

/** A lunar date as Korean speaks of it: 정월 초하루. */
export function dateInKorean(month: number, isLeapMonth: boolean, day: number): string {
  return `${monthInKorean(month, isLeapMonth)} ${dayInKorean(day)}`;
}

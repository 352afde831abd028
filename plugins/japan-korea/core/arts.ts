/** Terms of the four pillars as Korean calls them. */
import { vocabulary, type IdOf, type Vocabulary } from "#sdk";
import { LIFE_STAGE, type LifeStage } from "#east/life_stages.ts";
import { NA_YIN, type NaYin } from "#east/na_yin.ts";
import { written } from "./hangul.ts";

const GODS = {
  companion: { native: "비견", roman: "bigyeon" },
  robWealth: { native: "겁재", roman: "geopjae" },
  eatingGod: { native: "식신", roman: "siksin" },
  hurtingOfficer: { native: "상관", roman: "sanggwan" },
  indirectWealth: { native: "편재", roman: "pyeonjae" },
  directWealth: { native: "정재", roman: "jeongjae" },
  sevenKillings: { native: "편관", roman: "pyeongwan" },
  directOfficer: { native: "정관", roman: "jeonggwan" },
  indirectResource: { native: "편인", roman: "pyeonin" },
  directResource: { native: "정인", roman: "jeongin" },
};

/** The ten gods, 십성. */
export const SIPSEONG = vocabulary("sipseong", {
  ...GODS,
  dayMaster: { native: "일간", roman: "ilgan" },
});
/** The five families of the ten gods, 육친. */
export const YUKCHIN = vocabulary("yukchin", {
  companions: { native: "비겁", roman: "bigeop" },
  output: { native: "식상", roman: "siksang" },
  wealth: { native: "재성", roman: "jaeseong" },
  officer: { native: "관성", roman: "gwanseong" },
  resource: { native: "인성", roman: "inseong" },
});

/** The twelve stages, 십이운성. */
export const UNSEONG: Vocabulary<"unseong", LifeStage> = vocabulary(
  "unseong",
  written(
    LIFE_STAGE.ids,
    "장생 jangsaeng, 목욕 mogyok, 관대 gwandae, 건록 geollok, 제왕 jewang, 쇠 soe, 병 byeong, 사 sa, 묘 myo, 절 jeol, 태 tae, 양 yang",
  ),
);

/** The thirty sounds, 납음. */
export const NABEUM: Vocabulary<"nabeum", NaYin> = vocabulary(
  "nabeum",
  written(
    NA_YIN.ids,
    "해중금 haejunggeum, 노중화 nojunghwa, 대림목 daerimmok, 노방토 nobangto, 검봉금 geombonggeum, 산두화 sanduhwa, 간하수 ganhasu, 성두토 seongduto, 백랍금 baengnapgeum, 양류목 yangnyumok, 천중수 cheonjungsu, 옥상토 oksangto, 벽력화 byeongnyeokhwa, 송백목 songbaengmok, 장류수 jangnyusu, 사중금 sajunggeum, 산하화 sanhahwa, 평지목 pyeongjimok, 벽상토 byeoksangto, 금박금 geumbakgeum, 복등화 bokdeunghwa, 천하수 cheonhasu, 대역토 daeyeokto, 차천금 chacheongeum, 상자목 sangjamok, 대계수 daegyesu, 사중토 sajungto, 천상화 cheonsanghwa, 석류목 seongnyumok, 대해수 daehaesu",
  ),
);

/** The twelve spirit-killers, 십이신살, in their order. */
export const SINSAL = vocabulary("sinsal", {
  geopsal: { native: "겁살", roman: "geopsal" },
  jaesal: { native: "재살", roman: "jaesal" },
  cheonsal: { native: "천살", roman: "cheonsal" },
  jisal: { native: "지살", roman: "jisal" },
  nyeonsal: { native: "년살", roman: "nyeonsal" },
  wolsal: { native: "월살", roman: "wolsal" },
  mangsin: { native: "망신살", roman: "mangsinsal" },
  jangseong: { native: "장성살", roman: "jangseongsal" },
  banan: { native: "반안살", roman: "banansal" },
  yeokma: { native: "역마살", roman: "yeongmasal" },
  yukhae: { native: "육해살", roman: "yukhaesal" },
  hwagae: { native: "화개살", roman: "hwagaesal" },
});
export type Sinsal = IdOf<typeof SINSAL>;

/** What two branches are to each other. */
export const TIE = vocabulary("branchTie", {
  yukhap: { native: "육합", roman: "yukhap" },
  samhap: { native: "삼합", roman: "samhap" },
  chung: { native: "충", roman: "chung" },
  hyeong: { native: "형", roman: "hyeong" },
  pa: { native: "파", roman: "pa" },
  hae: { native: "해", roman: "hae" },
  wonjin: { native: "원진", roman: "wonjin" },
});
export type Tie = IdOf<typeof TIE>;

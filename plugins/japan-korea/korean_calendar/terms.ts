import { vocabulary, type IdOf } from "#sdk";

/** Days of the lunar year that have a name, 명절. */
export const MYEONGJEOL = vocabulary("myeongjeol", {
  seollal: { native: "설날", roman: "seollal" },
  daeboreum: { native: "정월 대보름", roman: "jeongwol daeboreum" },
  samjinnal: { native: "삼짇날", roman: "samjinnal" },
  chopail: { native: "초파일", roman: "chopail" },
  dano: { native: "단오", roman: "dano" },
  yudu: { native: "유두", roman: "yudu" },
  chilseok: { native: "칠석", roman: "chilseok" },
  baekjung: { native: "백중", roman: "baekjung" },
  chuseok: { native: "추석", roman: "chuseok" },
  jungyang: { native: "중양절", roman: "jungyangjeol" },
  seotdalGeumeum: { native: "섣달그믐", roman: "seotdal geumeum" },
});
export type Myeongjeol = IdOf<typeof MYEONGJEOL>;

/** Names of months, years and holy days of the Thai lunar calendar. */
import { vocabulary, type IdOf } from "#sdk";

/** Months as they are called, from the first; the second eighth last. */
export const MONTH = vocabulary("thaiMonth", {
  m1: { native: "เดือนอ้าย", roman: "duean ai" },
  m2: { native: "เดือนยี่", roman: "duean yi" },
  m3: { native: "เดือนสาม", roman: "duean sam" },
  m4: { native: "เดือนสี่", roman: "duean si" },
  m5: { native: "เดือนห้า", roman: "duean ha" },
  m6: { native: "เดือนหก", roman: "duean hok" },
  m7: { native: "เดือนเจ็ด", roman: "duean chet" },
  m8: { native: "เดือนแปด", roman: "duean paet" },
  m9: { native: "เดือนเก้า", roman: "duean kao" },
  m10: { native: "เดือนสิบ", roman: "duean sip" },
  m11: { native: "เดือนสิบเอ็ด", roman: "duean sip-et" },
  m12: { native: "เดือนสิบสอง", roman: "duean sip-song" },
  m88: { native: "เดือนแปดหลัง", roman: "duean paet lang" },
});
export type Month = IdOf<typeof MONTH>;

export const YEAR_KIND = vocabulary("thaiYearKind", {
  common: { native: "ปกติมาส ปกติวาร", roman: "pakatimat pakatiwan" },
  addedDay: { native: "ปกติมาส อธิกวาร", roman: "pakatimat athikawan" },
  addedMonth: { native: "อธิกมาส ปกติวาร", roman: "athikamat pakatiwan" },
});

/** Names of the year by its last figure, from 0. */
export const SOK = vocabulary("thaiSok", {
  samritthisok: { native: "สัมฤทธิศก", roman: "samritthi sok" },
  ekasok: { native: "เอกศก", roman: "ekka sok" },
  thosok: { native: "โทศก", roman: "tho sok" },
  trisok: { native: "ตรีศก", roman: "tri sok" },
  chattawasok: { native: "จัตวาศก", roman: "chattawa sok" },
  benchasok: { native: "เบญจศก", roman: "bencha sok" },
  chosok: { native: "ฉศก", roman: "cho sok" },
  saptasok: { native: "สัปตศก", roman: "sapta sok" },
  atthasok: { native: "อัฐศก", roman: "attha sok" },
  nopphasok: { native: "นพศก", roman: "noppha sok" },
});

/** The animals of the years in Thai, from the rat; they are borrowed from Khmer. */
export const ANIMAL_NAMES: readonly string[] =
  "ชวด ฉลู ขาล เถาะ มะโรง มะเส็ง มะเมีย มะแม วอก ระกา จอ กุน".split(" ");

export const FEAST = vocabulary("thaiFeast", {
  makha: { native: "มาฆบูชา", roman: "Makha Bucha" },
  visakha: { native: "วิสาขบูชา", roman: "Wisakha Bucha" },
  atthami: { native: "อัฐมีบูชา", roman: "Atthami Bucha" },
  asalha: { native: "อาสาฬหบูชา", roman: "Asanha Bucha" },
  khaoPhansa: { native: "เข้าพรรษา", roman: "Khao Phansa" },
  sarthThai: { native: "สารทไทย", roman: "Sat Thai" },
  okPhansa: { native: "ออกพรรษา", roman: "Ok Phansa" },
  loyKrathong: { native: "ลอยกระทง", roman: "Loi Krathong" },
  thaloengsok: { native: "วันเถลิงศก", roman: "Wan Thaloeng Sok" },
});
export type Feast = IdOf<typeof FEAST>;

/** Names of the Thai chart. */
import { vocabulary, type IdOf } from "#sdk";

/** By their numbers 1 to 9 and 0. */
export const CHART_PLANET = vocabulary("thaiPlanet", {
  sun: { native: "อาทิตย์", roman: "athit" },
  moon: { native: "จันทร์", roman: "chan" },
  mars: { native: "อังคาร", roman: "angkhan" },
  mercury: { native: "พุธ", roman: "phut" },
  jupiter: { native: "พฤหัสบดี", roman: "pharuehatsabodi" },
  venus: { native: "ศุกร์", roman: "suk" },
  saturn: { native: "เสาร์", roman: "sao" },
  rahu: { native: "ราหู", roman: "rahu" },
  ketu: { native: "เกตุ", roman: "ket" },
  uranus: { native: "มฤตยู", roman: "maruettayu" },
});
export type ChartPlanet = IdOf<typeof CHART_PLANET>;
export const NUMBERS: Readonly<Record<ChartPlanet, number>> = {
  sun: 1,
  moon: 2,
  mars: 3,
  mercury: 4,
  jupiter: 5,
  venus: 6,
  saturn: 7,
  rahu: 8,
  ketu: 9,
  uranus: 0,
};

export const RASI = vocabulary("rasi", {
  aries: { native: "เมษ", roman: "met" },
  taurus: { native: "พฤษภ", roman: "phruesop" },
  gemini: { native: "เมถุน", roman: "methun" },
  cancer: { native: "กรกฎ", roman: "korakot" },
  leo: { native: "สิงห์", roman: "sing" },
  virgo: { native: "กันย์", roman: "kan" },
  libra: { native: "ตุลย์", roman: "tun" },
  scorpio: { native: "พิจิก", roman: "phichik" },
  sagittarius: { native: "ธนู", roman: "thanu" },
  capricorn: { native: "มังกร", roman: "mangkon" },
  aquarius: { native: "กุมภ์", roman: "kum" },
  pisces: { native: "มีน", roman: "min" },
});
export type Rasi = IdOf<typeof RASI>;

/** The twelve houses from the rising sign. */
export const PHOP = vocabulary("phop", {
  tanu: { native: "ตนุ", roman: "tanu" },
  kadumpha: { native: "กดุมภะ", roman: "kadumpha" },
  sahatcha: { native: "สหัชชะ", roman: "sahatcha" },
  phanthu: { native: "พันธุ", roman: "phanthu" },
  putta: { native: "ปุตตะ", roman: "putta" },
  ari: { native: "อริ", roman: "ari" },
  patni: { native: "ปัตนิ", roman: "patni" },
  morana: { native: "มรณะ", roman: "morana" },
  supha: { native: "ศุภะ", roman: "supha" },
  kamma: { native: "กัมมะ", roman: "kamma" },
  lapha: { native: "ลาภะ", roman: "lapha" },
  winat: { native: "วินาศ", roman: "winat" },
});
export type Phop = IdOf<typeof PHOP>;

/** Standards of a planet's place. */
export const STANDARD = vocabulary("thaiStandard", {
  kaset: { native: "เกษตร", roman: "kaset" },
  pra: { native: "ประ", roman: "pra" },
  ut: { native: "อุจ", roman: "ut" },
  nit: { native: "นิจ", roman: "nit" },
});
export type Standard = IdOf<typeof STANDARD>;

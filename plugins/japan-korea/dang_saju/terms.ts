import { vocabulary, type IdOf } from "#sdk";

/** The twelve stars, 십이성, each on its branch from 자 on. */
export const STAR = vocabulary("dangSajuStar", {
  gwi: { native: "천귀성", roman: "cheongwiseong" },
  aek: { native: "천액성", roman: "cheonaekseong" },
  gwon: { native: "천권성", roman: "cheongwonseong" },
  pa: { native: "천파성", roman: "cheonpaseong" },
  gan: { native: "천간성", roman: "cheonganseong" },
  mun: { native: "천문성", roman: "cheonmunseong" },
  bok: { native: "천복성", roman: "cheonbokseong" },
  yeok: { native: "천역성", roman: "cheonyeokseong" },
  go: { native: "천고성", roman: "cheongoseong" },
  in: { native: "천인성", roman: "cheoninseong" },
  ye: { native: "천예성", roman: "cheonyeseong" },
  su: { native: "천수성", roman: "cheonsuseong" },
});
export type DangSajuStar = IdOf<typeof STAR>;

/** The parts of a life that the four stars rule. */
export const PART = vocabulary("lifePart", {
  early: { native: "초년", roman: "chonyeon" },
  middle: { native: "중년", roman: "jungnyeon" },
  ripe: { native: "장년", roman: "jangnyeon" },
  whole: { native: "총운", roman: "chongun" },
});
export type LifePart = IdOf<typeof PART>;

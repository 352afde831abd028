import { vocabulary, type IdOf } from "#sdk";

/** Whom Kim Lâu touches. */
export const KIM_LAU = vocabulary("kimLau", {
  self: { native: "Kim Lâu Thân" },
  spouse: { native: "Kim Lâu Thê" },
  children: { native: "Kim Lâu Tử" },
  livestock: { native: "Kim Lâu Lục Súc" },
});
export type KimLau = IdOf<typeof KIM_LAU>;

/** The six stations of Hoang Ốc. */
export const HOANG_OC = vocabulary("hoangOc", {
  nhatCat: { native: "Nhất Cát" },
  nhiNghi: { native: "Nhị Nghi" },
  tamDiaSat: { native: "Tam Địa Sát" },
  tuTanTai: { native: "Tứ Tấn Tài" },
  nguThoTu: { native: "Ngũ Thọ Tử" },
  lucHoangOc: { native: "Lục Hoang Ốc" },
});
export type HoangOc = IdOf<typeof HOANG_OC>;

/** What the year is wanted for. */
export const PURPOSE = vocabulary("purpose", ["build", "marry"]);
export type Purpose = IdOf<typeof PURPOSE>;

/** What counts against a year. */
export type Reasons = {
  kimLau: { age: number; remainder: number; kimLau: KimLau };
  hoangOc: { age: number; hoangOc: HoangOc };
  tamTai: { year: number; place: number };
  clear: { age: number };
};

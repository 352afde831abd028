import { vocabulary, type IdOf } from "#sdk";
import type { Mansion, Officer, RoadGod } from "#east/almanac/terms.ts";

/** Days of the lunar year that have a name. */
export const LE = vocabulary("le", {
  tetNguyenDan: { native: "Tết Nguyên Đán" },
  ramThangGieng: { native: "Rằm tháng Giêng" },
  gioTo: { native: "Giỗ Tổ Hùng Vương" },
  tetHanThuc: { native: "Tết Hàn Thực" },
  phatDan: { native: "Lễ Phật Đản" },
  tetDoanNgo: { native: "Tết Đoan Ngọ" },
  vuLan: { native: "Lễ Vu Lan" },
  tetTrungThu: { native: "Tết Trung Thu" },
  tetTrungCuu: { native: "Tết Trùng Cửu" },
  ongTao: { native: "Ông Công Ông Táo" },
  giaoThua: { native: "Giao thừa" },
});
export type Le = IdOf<typeof LE>;

/** Days of the month that are left alone. */
export const KIENG = vocabulary("kieng", {
  tamNuong: { native: "Tam Nương" },
  nguyetKy: { native: "Nguyệt Kỵ" },
});
export type Kieng = IdOf<typeof KIENG>;

/** How a day is judged. */
export const DAY_LUCK = vocabulary("ngay", {
  good: { native: "tốt" },
  even: { native: "bình thường" },
  bad: { native: "xấu" },
});
export type DayLuck = IdOf<typeof DAY_LUCK>;

/** What speaks for a day and what against. */
export type DayReasons = {
  road: { god: RoadGod; yellow: boolean };
  officer: { officer: Officer; luck: "lucky" | "mixed" | "unlucky" };
  mansion: { mansion: Mansion; luck: "lucky" | "mixed" | "unlucky" };
  left: { kieng: Kieng };
};

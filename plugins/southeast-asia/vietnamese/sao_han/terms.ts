import { vocabulary, type IdOf } from "#sdk";

/** The nine luminaries, Cửu Diệu, in the order in which they meet a man from his first year on. */
export const SAO = vocabulary("sao", {
  laHau: { native: "La Hầu" },
  thoTu: { native: "Thổ Tú" },
  thuyDieu: { native: "Thủy Diệu" },
  thaiBach: { native: "Thái Bạch" },
  thaiDuong: { native: "Thái Dương" },
  vanHan: { native: "Vân Hán" },
  keDo: { native: "Kế Đô" },
  thaiAm: { native: "Thái Âm" },
  mocDuc: { native: "Mộc Đức" },
});
export type Sao = IdOf<typeof SAO>;

/** The eight hardships, hạn, in the order in which they meet a man. */
export const HAN = vocabulary("han", {
  tamKheo: { native: "Tam Kheo" },
  nguMo: { native: "Ngũ Mộ" },
  thienTinh: { native: "Thiên Tinh" },
  toanTan: { native: "Toán Tận" },
  thienLa: { native: "Thiên La" },
  diaVong: { native: "Địa Võng" },
  diemVuong: { native: "Diêm Vương" },
  huynhTuyen: { native: "Huỳnh Tuyền" },
});
export type Han = IdOf<typeof HAN>;

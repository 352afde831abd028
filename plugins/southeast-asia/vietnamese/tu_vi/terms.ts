/** Stars, palaces and rings of Tử Vi as Vietnamese names them. */
import { vocabulary, type IdOf, type Vocabulary } from "#sdk";
import { LIFE_STAGE, type LifeStage } from "#east/life_stages.ts";
import {
  BUREAU,
  DOCTOR_RING,
  MAJOR_STAR,
  MINOR_STAR,
  PALACE,
  STAR,
  TRANSFORMATION,
  type BureauId,
  type MajorId,
  type MinorId,
  type PalaceId,
  type StarId,
  type TransformationId,
} from "#east/purple_star/stars.ts";
import { named } from "../core/names.ts";

const MAJOR =
  "Tử Vi, Thiên Cơ, Thái Dương, Vũ Khúc, Thiên Đồng, Liêm Trinh, Thiên Phủ, Thái Âm, Tham Lang, Cự Môn, Thiên Tướng, Thiên Lương, Thất Sát, Phá Quân";
const MINOR =
  "Tả Phụ, Hữu Bật, Văn Xương, Văn Khúc, Thiên Khôi, Thiên Việt, Lộc Tồn, Thiên Mã, Kình Dương, Đà La, Hỏa Tinh, Linh Tinh, Địa Không, Địa Kiếp";

/** The fourteen main stars, chính tinh. */
export const CHINH_TINH: Vocabulary<"chinhTinh", MajorId> = vocabulary(
  "chinhTinh",
  named(MAJOR_STAR.ids, MAJOR),
);
/** Helpers and killers that can shine or be transformed, phụ tinh. */
export const PHU_TINH: Vocabulary<"phuTinh", MinorId> = vocabulary(
  "phuTinh",
  named(MINOR_STAR.ids, MINOR),
);
/** Both, for masters. */
export const TINH: Vocabulary<"tinh", StarId> = vocabulary(
  "tinh",
  named(STAR.ids, `${MAJOR}, ${MINOR}`),
);
/** The twelve palaces, cung. */
export const CUNG: Vocabulary<"cung", PalaceId> = vocabulary(
  "cung",
  named(
    PALACE.ids,
    "Mệnh, Huynh Đệ, Phu Thê, Tử Tức, Tài Bạch, Tật Ách, Thiên Di, Nô Bộc, Quan Lộc, Điền Trạch, Phúc Đức, Phụ Mẫu",
  ),
);
/** The four transformations, tứ hóa. */
export const HOA: Vocabulary<"hoa", TransformationId> = vocabulary(
  "hoa",
  named(TRANSFORMATION.ids, "Hóa Lộc, Hóa Quyền, Hóa Khoa, Hóa Kỵ"),
);
/** The five bureaus, cục. */
export const CUC: Vocabulary<"cuc", BureauId> = vocabulary(
  "cuc",
  named(BUREAU.ids, "Thủy nhị cục, Mộc tam cục, Kim tứ cục, Thổ ngũ cục, Hỏa lục cục"),
);
/** The ring of Tràng Sinh. */
export const TRANG_SINH: Vocabulary<"trangSinh", LifeStage> = vocabulary(
  "trangSinh",
  named(
    LIFE_STAGE.ids,
    "Tràng Sinh, Mộc Dục, Quan Đới, Lâm Quan, Đế Vượng, Suy, Bệnh, Tử, Mộ, Tuyệt, Thai, Dưỡng",
  ),
);
/** The ring of Bác Sĩ. */
export const BAC_SI: Vocabulary<"bacSi", IdOf<typeof DOCTOR_RING>> = vocabulary(
  "bacSi",
  named(
    DOCTOR_RING.ids,
    "Bác Sĩ, Lực Sĩ, Thanh Long, Tiểu Hao, Tướng Quân, Tấu Thư, Phi Liêm, Hỷ Thần, Bệnh Phù, Đại Hao, Phục Binh, Quan Phủ",
  ),
);
/** The ring of Thái Tuế, with the four of its own that Vietnam counts in it. */
export const THAI_TUE = vocabulary("thaiTue", {
  thaiTue: { native: "Thái Tuế" },
  thieuDuong: { native: "Thiếu Dương" },
  tangMon: { native: "Tang Môn" },
  thieuAm: { native: "Thiếu Âm" },
  quanPhu: { native: "Quan Phù" },
  tuPhu: { native: "Tử Phù" },
  tuePha: { native: "Tuế Phá" },
  longDuc: { native: "Long Đức" },
  bachHo: { native: "Bạch Hổ" },
  phucDuc: { native: "Phúc Đức" },
  dieuKhach: { native: "Điếu Khách" },
  trucPhu: { native: "Trực Phù" },
});
/** Grades of brightness: miếu, vượng, đắc, bình, hãm. */
export const DO_SANG = vocabulary("doSang", {
  mieu: { native: "Miếu" },
  vuong: { native: "Vượng" },
  dac: { native: "Đắc" },
  binh: { native: "Bình" },
  ham: { native: "Hãm" },
});
export type DoSang = IdOf<typeof DO_SANG>;

/** The other stars of a Vietnamese board. */
export const TAP_TINH = vocabulary("tapTinh", {
  thienHinh: { native: "Thiên Hình" },
  thienRieu: { native: "Thiên Riêu" },
  thienY: { native: "Thiên Y" },
  daoHoa: { native: "Đào Hoa" },
  hongLoan: { native: "Hồng Loan" },
  thienHy: { native: "Thiên Hỷ" },
  longTri: { native: "Long Trì" },
  phuongCac: { native: "Phượng Các" },
  giaiThan: { native: "Giải Thần" },
  tamThai: { native: "Tam Thai" },
  batToa: { native: "Bát Tọa" },
  anQuang: { native: "Ân Quang" },
  thienQuy: { native: "Thiên Quý" },
  thaiPhu: { native: "Thai Phụ" },
  phongCao: { native: "Phong Cáo" },
  thienQuan: { native: "Thiên Quan" },
  thienPhuc: { native: "Thiên Phúc" },
  thienDuc: { native: "Thiên Đức" },
  nguyetDuc: { native: "Nguyệt Đức" },
  thienTai: { native: "Thiên Tài" },
  thienTho: { native: "Thiên Thọ" },
  thienKhoc: { native: "Thiên Khốc" },
  thienHu: { native: "Thiên Hư" },
  thienKhong: { native: "Thiên Không" },
  coThan: { native: "Cô Thần" },
  quaTu: { native: "Quả Tú" },
  hoaCai: { native: "Hoa Cái" },
  kiepSat: { native: "Kiếp Sát" },
  phaToai: { native: "Phá Toái" },
  dauQuan: { native: "Đẩu Quân" },
  quocAn: { native: "Quốc Ấn" },
  duongPhu: { native: "Đường Phù" },
  vanTinh: { native: "Văn Tinh" },
  thienGiai: { native: "Thiên Giải" },
  diaGiai: { native: "Địa Giải" },
  luuHa: { native: "Lưu Hà" },
  thienTru: { native: "Thiên Trù" },
  thienLa: { native: "Thiên La" },
  diaVong: { native: "Địa Võng" },
  thienThuong: { native: "Thiên Thương" },
  thienSu: { native: "Thiên Sứ" },
});
export type TapTinh = IdOf<typeof TAP_TINH>;

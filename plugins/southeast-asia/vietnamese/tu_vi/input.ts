import { Birth, Gender, Type, type Conventions } from "#sdk";
import { CLOCK, LATE_ZI } from "#east/calendar/conventions.ts";
import { MERIDIAN } from "../core/calendar.ts";

export const input = Type.Object({ ...Birth, gender: Type.Optional(Gender) });

const TAN_BIEN = "Vân Đằng Thái Thứ Lang, Tử Vi Đẩu Số Tân Biên";
const TOAN_THU = "Tử Vi Đẩu Số Toàn Thư (Ziwei Doushu Quanshu)";

/** Points on which Vietnamese schools differ from each other and from the Chinese. */
export const CONVENTIONS = {
  clock: { default: "civil", options: CLOCK.options },
  meridian: MERIDIAN,
  lateZi: LATE_ZI,
  leapMonth: {
    default: "half",
    options: {
      half: { source: "common practice in Vietnam: to day 15 its own number" },
      same: { source: TAN_BIEN },
      next: { source: "some modern schools" },
    },
  },
  transformations: {
    default: "vietnamese",
    options: {
      vietnamese: { source: `${TAN_BIEN}: Canh Nhật Vũ Đồng Âm, Nhâm Lương Tử Phủ Vũ` },
      quanShu: { source: TOAN_THU },
    },
  },
  fireAndBell: {
    default: "byGender",
    options: {
      byGender: {
        source: `${TAN_BIEN}: one forward, the other back, by yin and yang of the birth`,
      },
      forward: { source: `${TOAN_THU}: both forward` },
    },
  },
  patrons: {
    default: "canhWithTan",
    options: {
      canhWithTan: { source: `${TAN_BIEN}: Canh Tân phùng mã hổ` },
      canhWithGiap: { source: `${TOAN_THU}: Giáp Mậu Canh ngưu dương` },
    },
  },
} as const satisfies Conventions;

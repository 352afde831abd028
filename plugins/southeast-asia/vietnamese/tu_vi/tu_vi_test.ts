import { expect, test } from "bun:test";
import { resolveCivil } from "#time";
import { nativeOf } from "#east/natives.ts";
import { CHI } from "../core/names.ts";
import { readTuVi, transformedIn, type TuViRules } from "./read_chart.ts";
import { CHINH_TINH, CUNG, PHU_TINH, TAP_TINH, TINH } from "./terms.ts";

const RULES: TuViRules = {
  gender: "male",
  clock: "civil",
  meridian: "seven",
  lateZi: "nextDay",
  leapMonth: "half",
  transformations: "vietnamese",
  fireAndBell: "byGender",
  patrons: "canhWithTan",
};

/** Lunar 12.2.1950, hour Mùi, a man. */
function chart(rules: Partial<TuViRules> = {}) {
  const civil = resolveCivil({ date: "1950-03-29", time: "14:30", timezone: "+07:00" });
  if (!civil.ok) throw new TypeError("no such time");
  return readTuVi(civil.moment, { ...RULES, ...rules });
}

const starsOf = ({
  mainStars,
  minorStars,
  otherStars,
}: ReturnType<typeof chart>["palaces"][number]) => [
  ...mainStars.map(({ star }) => nativeOf(CHINH_TINH, star)),
  ...minorStars.map(({ star }) => nativeOf(PHU_TINH, star)),
  ...otherStars.map((star) => nativeOf(TAP_TINH, star)),
];

/** lasotuvi (2016) for the same birth: palace, start of the great limit, small limit, stars. */
const LASOTUVI: Readonly<Record<string, readonly [string, number, string, ...string[]]>> = {
  Tý: ["Quan Lộc", 42, "Tuất", "Cự Môn"],
  Sửu: ["Nô Bộc", 52, "Hợi", "Thiên Tướng", "Ân Quang", "Thiên Quý"],
  Dần: ["Thiên Di", 62, "Tý", "Thiên Đồng", "Thiên Lương"],
  Mão: ["Tật Ách", 72, "Sửu", "Vũ Khúc", "Thất Sát"],
  Thìn: ["Tài Bạch", 82, "Dần", "Thái Dương", "Quốc Ấn"],
  Tỵ: ["Tử Tức", 92, "Mão"],
  Ngọ: ["Phu Thê", 102, "Thìn", "Thiên Cơ"],
  Mùi: ["Huynh Đệ", 112, "Tỵ", "Tử Vi", "Phá Quân"],
  Thân: ["Mệnh", 2, "Ngọ", "Lộc Tồn", "Hỏa Tinh", "Linh Tinh", "Đẩu Quân"],
  Dậu: ["Phụ Mẫu", 12, "Mùi", "Thiên Phủ"],
  Tuất: ["Phúc Đức", 22, "Thân", "Thái Âm"],
  Hợi: ["Điền Trạch", 32, "Dậu", "Liêm Trinh", "Tham Lang"],
};

test("readTuVi() lays the board of lasotuvi", () => {
  const { lunarDate, palaces } = chart();
  expect([lunarDate.year, lunarDate.month, lunarDate.day]).toEqual([1950, 2, 12]);
  for (const one of palaces) {
    const [palace, from, limit, ...stars] = LASOTUVI[nativeOf(CHI, one.branch)]!;
    expect(nativeOf(CUNG, one.palace)).toBe(palace);
    expect(one.decade.from).toBe(from);
    expect(nativeOf(CHI, one.minorLimit)).toBe(limit);
    for (const star of stars) expect(starsOf(one)).toContain(star);
  }
  const natives = (marked: (one: (typeof palaces)[number]) => boolean) =>
    palaces
      .filter(marked)
      .map(({ branch }) => nativeOf(CHI, branch))
      .sort();
  expect(natives(({ tuan }) => tuan)).toEqual(["Mùi", "Ngọ"]);
  expect(natives(({ triet }) => triet)).toEqual(["Mùi", "Ngọ"]);
});

test("fire and bell part by gender, and go forward together by the Toàn Thư", () => {
  const at = (star: string, rules: Partial<TuViRules>) => {
    const found = chart(rules).palaces.find((one) => starsOf(one).includes(star))!;
    return nativeOf(CHI, found.branch);
  };
  expect(at("Hỏa Tinh", {})).toBe(at("Hỏa Tinh", { fireAndBell: "forward" }));
  expect(at("Linh Tinh", { gender: "female" })).toBe(at("Linh Tinh", { fireAndBell: "forward" }));
  expect(at("Thiên Khôi", {})).toBe("Ngọ");
  expect(at("Thiên Khôi", { patrons: "canhWithGiap" })).toBe("Sửu");
});

test("transformedIn() has Canh Nhật Vũ Đồng Âm and Nhâm Lương Tử Phủ Vũ", () => {
  const row = (stem: number) => transformedIn(stem, "vietnamese").map((id) => nativeOf(TINH, id));
  expect(row(6)).toEqual(["Thái Dương", "Vũ Khúc", "Thiên Đồng", "Thái Âm"]);
  expect(row(8)).toEqual(["Thiên Lương", "Tử Vi", "Thiên Phủ", "Vũ Khúc"]);
});

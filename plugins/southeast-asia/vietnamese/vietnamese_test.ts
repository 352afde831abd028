import { expect, test } from "bun:test";
import { chineseDateOf, formatDate, fromFixed, toFixed } from "#time";
import { nativeOf } from "#east/natives.ts";
import { vietnameseBy } from "./core/calendar.ts";
import { CAN_CHI, THAN, TRUC } from "./core/names.ts";
import { describeDay } from "./day/rules.ts";
import { hoangOcOf, kimLauOf, tamTaiYears } from "./kim_lau/rules.ts";
import { hardshipOf, luminaryOf } from "./sao_han/rules.ts";
import { HAN, SAO } from "./sao_han/terms.ts";

const day = (year: number, month: number, one: number) =>
  describeDay(toFixed({ year, month, day: one }), "seven");

test("describeDay() agrees with a printed leaf: 29 August 2041, Giáp Ngọ [licham2025.com]", () => {
  const { day: pair, road, officer, clashes, hours } = day(2041, 8, 29);
  expect(nativeOf(TRUC, officer.officer)).toBe("Thu");
  expect(nativeOf(CAN_CHI, pair)).toBe("Giáp Ngọ");
  expect(nativeOf(THAN, road.god)).toBe("Kim Quỹ");
  expect(clashes.map((one) => nativeOf(CAN_CHI, one))).toEqual(["Mậu Tý", "Nhâm Tý"]);
  const yellow = hours.filter((one) => one.yellow).map(({ pair: of }) => nativeOf(CAN_CHI, of));
  expect(yellow.map((one) => one.split(" ")[1]).join(" ")).toBe("Tý Sửu Mão Ngọ Thân Dậu");
});

/** Tết by Hồ Ngọc Đức's lists; China's new year a day or a month later. */
test.each([
  [1985, "1985-01-21"],
  [2007, "2007-02-17"],
  [1968, "1968-01-29"],
  [2030, "2030-02-02"],
  [2026, "2026-02-17"],
])("Tết of %i is on %s", (year, date) => {
  expect(formatDate(fromFixed(vietnameseBy("seven").monthsOf(year)[0]!.firstFixed))).toBe(date);
});

test("the two meridians part before 1968 alone", () => {
  const [seven, history] = [vietnameseBy("seven"), vietnameseBy("history")];
  let parted = 0;
  for (
    let fixed = toFixed({ year: 1940, month: 1, day: 1 });
    fixed < toFixed({ year: 1990, month: 1, day: 1 });
    fixed += 5
  ) {
    const same = JSON.stringify(seven.dateOf(fixed)) === JSON.stringify(history.dateOf(fixed));
    if (fixed >= toFixed({ year: 1968, month: 2, day: 1 })) expect(same).toBe(true);
    else if (!same) parted++;
  }
  expect(parted).toBeGreaterThan(0);
});

test("the cat stands where China has the hare, the buffalo where it has the ox", () => {
  expect([day(2023, 6, 1).animal, day(2021, 6, 1).animal]).toEqual(["cat", "buffalo"]);
  expect(chineseDateOf(toFixed({ year: 2023, month: 6, day: 1 })).year).toBe(2023);
});

test("kimLauOf(), hoangOcOf() and tamTaiYears() follow the counts", () => {
  expect([28, 30, 33, 35, 29].map(kimLauOf)).toEqual([
    "self",
    "spouse",
    "children",
    "livestock",
    null,
  ]);
  expect([10, 20, 35, 53].map(hoangOcOf)).toEqual(["nhatCat", "nhiNghi", "nhiNghi", "nhiNghi"]);
  expect(tamTaiYears(1995, 2024)).toEqual([2025, 2026, 2027]);
  expect(tamTaiYears(1996, 2024)).toEqual([2022, 2023, 2024]);
});

/** vansu.net, Xem sao hạn năm 2021: birth year, men, women. */
test.each([
  [1960, "Thái Âm – Diêm Vương", "Thái Bạch – Thiên La"],
  [1972, "Thái Dương – Toán Tận", "Thổ Tú – Huỳnh Tuyền"],
  [1984, "Thổ Tú – Ngũ Mộ", "Vân Hán – Ngũ Mộ"],
  [1996, "Thái Âm – Diêm Vương", null],
])("luminaryOf() and hardshipOf() give the table of 2021 for %i", (birthYear, men, women) => {
  const age = 2021 - birthYear + 1;
  const shown = (gender: "male" | "female") =>
    `${nativeOf(SAO, luminaryOf(age, gender))} – ${nativeOf(HAN, hardshipOf(age, gender)!)}`;
  expect(shown("male")).toBe(men);
  if (women) expect(shown("female")).toBe(women);
});

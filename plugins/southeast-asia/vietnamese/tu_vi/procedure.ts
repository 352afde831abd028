import { byBirthAndGender, defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { TuViWords } from "./words/en.ts";

/** The Tử Vi chart of a birth. */
export const tuViChart = defineProcedure({
  name: "tuVi.chart",
  tradition: "vietnamese",
  words: wordsIn<TuViWords>(import.meta),
  kind: "calculation",
  cost: 7,
  narrated: true,
  icon: "icons/tu_vi.svg",
  reads: "birth",
  input,
  output: answer,
  conventions: CONVENTIONS,
  omittable: {
    gender: {
      assume: { gender: "male" },
      exhaustive: true,
      verdicts: ["/bureau", "/soulMaster", "/palaces/1/decade/from", "/palaces/1/minorLimit"],
    },
  },
  refusals: ["longitudeNeeded", "hourNeeded", "calendarOutOfRange"],
  work: () => import("./work.ts"),
  asks: byBirthAndGender,
  pictured: true,
  examples: [
    {
      title: "a birth on the first day of Tết 1985, when China still had a month to go",
      input: {
        birthDate: "1985-01-21",
        birthTime: "09:30",
        timezone: "Asia/Ho_Chi_Minh",
        gender: "male",
      },
      expect: {
        lunarDate: { year: 1985, month: 1, day: 1 },
        year: { native: "Ất Sửu" },
      },
      source: "Hồ Ngọc Đức, Âm lịch Việt Nam: Tết of 1985 was on 21 January",
    },
    {
      title: "a day of the same date in both calendars",
      input: {
        birthDate: "2053-07-15",
        birthTime: "01:30",
        timezone: "+07:00",
        gender: "female",
      },
      expect: {
        lunarDate: { year: 2053, month: 5, day: 30 },
        bureau: { native: "Thổ ngũ cục" },
        soulMaster: { native: "Vũ Khúc" },
        bodyMaster: { native: "Thiên Đồng" },
      },
      source: "iztro 2.6.1, whose palaces and main stars are placed alike",
    },
  ],
  references: [
    { title: "Tử Vi Đẩu Số Tân Biên", author: "Vân Đằng Thái Thứ Lang", year: "1957" },
    { title: "Tử Vi Đẩu Số Toàn Thư (Ziwei Doushu Quanshu)", year: "Ming" },
    { title: "lasotuvi", author: "Nguyễn Văn Dũng", year: "2016" },
  ],
});

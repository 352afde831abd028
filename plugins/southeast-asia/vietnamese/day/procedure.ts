import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { VietnameseDayWords } from "./words/en.ts";

/** A leaf of the Vietnamese calendar. */
export const vietnameseCalendarDay = defineProcedure({
  name: "vietnameseCalendar.day",
  tradition: "vietnamese",
  words: wordsIn<VietnameseDayWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/vietnamese_calendar.svg",
  input,
  output: answer,
  conventions: CONVENTIONS,
  refusals: ["dateOrLunar", "noSuchLunarDate", "calendarOutOfRange"],
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "Tết 1985, a month before China's new year",
      input: { date: "1985-01-21" },
      expect: {
        lunar: { year: 1985, month: 1, day: 1 },
        china: { year: 1984, month: 12, differs: true },
        feast: { native: "Tết Nguyên Đán" },
        animal: { native: "trâu" },
      },
      source: "Hồ Ngọc Đức, Âm lịch Việt Nam: Tết of 1985 was on 21 January",
    },
    {
      title: "back from a day on which China counts another month",
      input: { lunar: { year: 1984, month: 5, day: 16 } },
      expect: { date: "1984-06-14", china: { differs: true } },
      source: "amlich and calendar-code2 at the Vietnamese meridian",
    },
  ],
  references: [
    { title: "Thuật toán tính âm lịch", author: "Hồ Ngọc Đức", year: "2004" },
    { title: "Ngọc Hạp Thông Thư", part: "officers, roads, mansions" },
  ],
});

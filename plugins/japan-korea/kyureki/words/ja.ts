import { PILLAR, type Weekday } from "#lore";
import { ja as lore } from "#lore/words/ja.ts";
import { nativeOf } from "#east/natives.ts";
import * as old from "../../calendar/words/ja.ts";
import type { KyurekiWords } from "./en.ts";

const weekdays = lore.weekday as Readonly<Record<Weekday, string>>;

export const ja: KyurekiWords = {
  title: "新暦・旧暦の換算",
  summary: "新暦と旧暦を相互に換算します（645～2199年）。六曜と旧暦2033年問題も示します",
  inputs: {
    old: { label: "旧暦の日付", about: "新暦に直す旧暦の日付。date の代わりに入れます" },
    year: { label: "旧暦の年", about: "その旧暦年の正月一日がある西暦年" },
    month: { label: "月", about: "1 から 12" },
    leap: { label: "閏月", about: "閏月かどうか。省略すると平月" },
    day: { label: "日", about: "1 から 30" },
  },
  fields: {
    ...old.oldDateFields,
    date: "新暦の日付",
    dayOfWeek: "曜日",
    old: "旧暦",
    office: "根拠とする暦",
    dayPillar: "日の干支",
    dayReading: "読み（ローマ字）",
    yearPillar: "年の干支",
    rokuyo: "六曜",
    china: "中国の農暦",
    differs: "日本と異なるか",
    months: "この年の各月",
    firstDay: "朔日",
    days: "日数",
    disputed: "閏月の説で月名が分かれる日",
  },
  terms: {
    oldMonth: old.oldMonth,
    rokuyo: old.rokuyo,
    oldCalendarOffice: {
      inOffice: "当時行われていた暦",
      reckoned: "天保暦の暦法による推算（旧暦は明治5年で廃止）",
    },
  },
  conventions: { leap2033: old.leap2033 },
  refusals: {
    dateOrOld: {
      when: "日付がどちらも入っていないか、両方が入っています",
      says: ({ both }) =>
        both
          ? "二つの日付は同時に換算できません。date か old のどちらかを入れてください"
          : "換算する日付がありません。date か old を入れてください",
    },
    oldYearOutOfRange: old.oldYearOutOfRange,
    noSuchOldDate: old.noSuchOldDate,
  },
  reading(of) {
    const { date, dayOfWeek, dayPillar, rokuyo, china, office, disputed } = of;
    const { monthDays, monthName, native } = of.old;
    const repeated = of.months.find((one) => one.isLeapMonth);
    const days = of.months.reduce((sum, one) => sum + one.days, 0);
    const held =
      office === "inOffice"
        ? "当時の暦による日付です。"
        : "旧暦は明治5年で廃止されており、天保暦の暦法で推算した日付です。";
    const apart = disputed ? "旧暦2033年問題の期間に当たり、説によって月名が異なります。" : "";
    return [
      `${old.dateText(date)}（${weekdays[dayOfWeek]}）は旧暦${native}、${old.oldMonth[monthName]}です。この月は${monthDays === 30 ? "30日までの大の月" : "29日までの小の月"}です。${held}${apart}`,
      `日の干支は${nativeOf(PILLAR, dayPillar)}（${old.pillarKana(dayPillar)}）、六曜は${old.rokuyo[rokuyo]}です。`,
      `旧暦の${nativeOf(PILLAR, of.yearPillar)}の年は${old.dateText(of.months[0]!.firstDay)}に始まり、${repeated ? `閏${repeated.month}月があって` : "閏月はなく"}一年は${days}日です。`,
      ...(china.differs
        ? [
            `日本より一時間遅れの標準時で計算する中国の農暦では、同じ日が${china.native}になります。`,
          ]
        : []),
    ];
  },
  picture: {
    title: old.monthTitle,
    subtitle: ({ old: { native, monthName }, rokuyo }) =>
      `旧暦${native} · ${old.oldMonth[monthName]} · ${old.rokuyo[rokuyo]}`,
    desc: ({ date, old: { native } }) =>
      `${old.dateText(date)}の月の暦。旧暦の日を添え、${native}に印があります`,
    oldDay: ({ month, isLeapMonth, day }) =>
      day === 1 ? `${isLeapMonth ? "閏" : ""}${month}月` : String(day),
    weekdays: old.weekdays,
  },
};

import { dateText, issues } from "../../core/words/zh_hant.ts";
import { days } from "./days_zh_hant.ts";
import type { RepublicanWords } from "./en.ts";

const republicanMonth = {
  vendemiaire: { text: "葡月", about: "採收葡萄" },
  brumaire: { text: "霧月", about: "霧" },
  frimaire: { text: "霜月", about: "霜" },
  nivose: { text: "雪月", about: "雪" },
  pluviose: { text: "雨月", about: "雨" },
  ventose: { text: "風月", about: "風" },
  germinal: { text: "芽月", about: "萌芽" },
  floreal: { text: "花月", about: "花開" },
  prairial: { text: "牧月", about: "草場" },
  messidor: { text: "穫月", about: "收割" },
  thermidor: { text: "熱月", about: "暑熱" },
  fructidor: { text: "果月", about: "果實" },
  complementary: { text: "補充日", about: "年終餘下的日子，日日是節" },
};
const decadeDay = {
  primidi: "旬一日",
  duodi: "旬二日",
  tridi: "旬三日",
  quartidi: "旬四日",
  quintidi: "旬五日",
  sextidi: "旬六日",
  septidi: "旬七日",
  octidi: "旬八日",
  nonidi: "旬九日",
  decadi: "旬十日（休息日）",
};
const republicanKind = {
  plant: "植物",
  animal: "動物",
  tool: "農具",
  mineral: "礦物",
  festival: "節日",
};

export const zhHant: RepublicanWords = {
  title: "法國共和曆的一天",
  summary: "共和曆日期與當日的植物、動物、農具或礦物，可由公曆換算，也可換回公曆",
  inputs: {
    republican: { label: "共和曆日期", about: "填了就以此為準；第十三月為補充日" },
    year: { label: "年", about: "共和紀年" },
    month: { label: "月", about: "1 葡月至 12 果月，13 補充日" },
    day: { label: "日", about: "月中第幾日" },
  },
  fields: {
    civil: "公曆",
    date: "日期",
    weekday: "星期",
    republican: "共和曆",
    year: "年",
    roman: "羅馬數字",
    month: "月序",
    day: "日",
    monthName: "月名",
    about: "得名於",
    decade: "第幾旬",
    decadeDay: "旬中之日",
    namedAfter: "當日之名",
    kind: "屬於",
    leapYear: "閏年",
    inForce: "當時施行",
    formatted: "當時的寫法",
  },
  terms: { republicanMonth, decadeDay, republicanDay: days, republicanKind },
  phrases: { ...issues, beforeEra: "共和紀元始於 1792 年 9 月 22 日" },
  conventions: {
    rule: { title: "歲首", options: { equinox: "巴黎秋分", romme: "羅姆置閏法" } },
  },
  reading({ civil, republican, monthName, namedAfter, kind, leapYear, inForce, formatted }) {
    const month = republicanMonth[monthName];
    const after = days[namedAfter]!;
    const day =
      republican.month === 13
        ? `這是年終餘下的${leapYear ? "六" : "五"}天之一，逢${after}。`
        : `${month.text}以${month.about}得名；曆書不記聖徒，而給每天一樣${republicanKind.plant}、動物或農具，這一天是${republicanKind[kind]}：${after}。`;
    return [
      `${dateText(civil.date)}是共和 ${republican.year} 年${month.text}${republican.month === 13 ? "" : ` ${republican.day} 日`}（${formatted}）。`,
      day,
      inForce
        ? "這一天，共和曆正是法國的法定曆法。"
        : "共和曆自 1793 年 11 月 24 日施行至 1805 年底；此日不在其間，是按同一規則推算的。",
    ];
  },
  picture: {
    after: (native, said) => `${native}・${said}`,
    decade: (decade, day) => `第 ${decade} 旬 ${day}`,
    civil: dateText,
  },
};

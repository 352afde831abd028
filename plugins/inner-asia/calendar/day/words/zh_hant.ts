import {
  dateText,
  issues,
  phase,
  refusals,
  sheetFields,
  shortDate,
  WEEKDAYS,
} from "../../../core/words/zh_hant.ts";
import {
  shared,
  tibetanConjunction,
  tibetanHalfDay,
  tibetanObservance,
} from "../../words/zh_hant.ts";
import type { DayAnswer } from "../answer.ts";
import type { DayWords } from "./en.ts";

const yearText = ({ polarity, element, animal }: DayAnswer) =>
  `${shared.sex[polarity]}${phase[element]}${shared.animal12[animal]}年`;
const monthText = ({ tibetan: { month, leapMonth } }: DayAnswer) =>
  `${leapMonth ? "閏" : ""} ${month} 月`;

function oddity({ tibetan: { dayRepeat, day }, skipped }: DayAnswer): string {
  if (dayRepeat !== null) {
    return `這個月有兩個 ${day} 日，這是${dayRepeat === "first" ? "前" : "後"}一個（重日）。`;
  }
  return skipped === null ? "" : `${skipped} 日起訖都落在這一天之內，曆上略過（缺日）。`;
}

export const zhHant: DayWords = {
  title: "藏曆日頁",
  summary: "浦派、楚布派或不丹的藏曆日期，附重日與缺日、月宿、會合、節日與洛薩",
  inputs: {
    tibetan: {
      label: "藏曆日期",
      about: "換回公曆的藏曆日期，年用王曆（2151 年始於公曆 2024 年）",
    },
    year: { label: "王曆之年", about: "比歲首所在的公曆年多 127" },
    month: { label: "月", about: "一至十二" },
    leapMonth: { label: "閏月", about: "同數兩月之中是否指閏月" },
    day: { label: "日", about: "一至三十；重日取前一日" },
  },
  phrases: issues,
  fields: {
    ...sheetFields,
    tibetan: "藏曆日期",
    year: "王曆之年",
    westernYear: "歲首所在公曆年",
    leapMonth: "閏月",
    dayRepeat: "重日之序",
    rabjung: "饒迥",
    yearInRabjung: "饒迥中之年",
    element: "五行",
    animal: "生肖",
    polarity: "陰陽",
    monthAnimal: "月肖",
    skipped: "其後缺日",
    dayPlanet: "曜日",
    mansion: "月宿",
    conjunction: "會合",
    halfDay: "作用（半太陰日）",
    observances: "節日與齋日",
    about: "內容",
    newYear: "洛薩",
    dayOfYear: "年中第幾日",
    next: "下一個洛薩",
    sheet: "本月",
  },
  terms: { ...shared, phase, tibetanConjunction, tibetanHalfDay, tibetanObservance },
  conventions: {
    school: {
      title: "曆派",
      options: { phugpa: "浦派", tsurphu: "楚布派", bhutan: "不丹" },
    },
  },
  refusals,
  reading: (day) => {
    const { civil, tibetan, observances, newYear } = day;
    const kept = observances.map((one) => {
      const { text, about } = tibetanObservance[one];
      return `${text}（${about}）`;
    });
    return [
      `${dateText(civil.date)}是第 ${day.rabjung} 饒迥（六十年一周）第 ${day.yearInRabjung} 年，${yearText(day)}${monthText(day)} ${tibetan.day} 日，月肖屬${shared.animal12[day.monthAnimal]}。${oddity(day)}`,
      `依曆書推算，黎明時月在${shared.mansion[day.mansion]}；日月相加，會合為「${tibetanConjunction[day.conjunction]}」，作用為「${tibetanHalfDay[day.halfDay]}」，當日值${shared.dayPlanet[day.dayPlanet]}。`,
      kept.length > 0 ? `這一天是${kept.join("，也是")}。` : `${tibetan.day} 日沒有節日或齋日。`,
      newYear.dayOfYear === 1
        ? `新年由這一天開始，下一個洛薩在 ${dateText(newYear.next)}。`
        : `今年的洛薩在 ${dateText(newYear.date)}，已過 ${newYear.dayOfYear - 1} 天；下一個在 ${dateText(newYear.next)}。`,
    ];
  },
  picture: {
    weekdays: WEEKDAYS,
    date: shortDate,
    title: (day) => `${yearText(day)}${monthText(day)}`,
    subtitle: (day) =>
      `${dateText(day.civil.date)}：${day.tibetan.day} 日 · ${shared.mansion[day.mansion]} · ${tibetanConjunction[day.conjunction]}`,
    desc: (day) => `藏曆一個月，標出 ${day.tibetan.day} 日，即 ${dateText(day.civil.date)}`,
    legend: "紅框：所查之日；綠色：節日與齋日",
  },
};

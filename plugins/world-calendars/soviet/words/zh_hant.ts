import { zhHant as lore } from "#lore/words/zh_hant.ts";
import type { DayAnswer } from "../answer.ts";
import type { DayWords } from "./en.ts";

const weekSystem = {
  "seven-day": "七日週",
  "five-day": "五日連續工作週",
  "six-day": "六日週（全民同日休息）",
};

const colour = {
  yellow: "黃",
  pink: "粉紅",
  orange: "橙",
  blue: "藍",
  red: "紅",
  purple: "紫",
  green: "綠",
};

const holiday = {
  lenin: "一月九日暨列寧紀念日",
  international: "國際勞動節",
  revolution: "十月革命紀念日",
  constitution: "憲法日",
};

const reckoning = {
  "five-day":
    "一九二九年十月至一九三一年十一月，工廠晝夜不停：一年七十二個五日週，另有五個節日不計在內；工人分屬五色，輪流休息，一家人因此難得同日得閒。一九三〇年有一段時間，官方日曆比此處的計法快一日。",
  "six-day":
    "一九三一年十二月至一九四〇年六月，工作週隨月份而定：每月六、十二、十八、二十四、三十日全民休息，二月之後以三月一日補休；逢三十一日則多上一天工。",
  "seven-day":
    "改革週行於一九二九年十月一日至一九四〇年六月二十六日；在此前後，皆以星期日為休息日。",
};

function placeInWeek(day: DayAnswer): string {
  const { system, dayOfWeek, weekOfYear, weekday, colorName } = day;
  const kept = day.holiday && holiday[day.holiday];
  if (system === "seven-day") return `當日行七日週：${lore.weekday[weekday]}。`;
  if (system === "five-day") {
    return colorName === null
      ? `${kept}：國定假日，不計入五日週。`
      : `五日連續週第 ${weekOfYear} 週第 ${dayOfWeek} 日，${colour[colorName]}組輪休。`;
  }
  const place = day.extraDay ? "三十一日，不入六日週" : `六日週第 ${dayOfWeek} 日`;
  if (kept) return `${place}；${kept}。`;
  return `${place}，${day.restDay ? "全民休息日" : "工作日"}。`;
}

export const zhHant: DayWords = {
  title: "蘇聯工作週",
  summary: "一九二九至一九四〇年間某日之五日週、六日週序、輪休色組與國定假日",
  inputs: {
    group: {
      label: "工人組別",
      about: "一九二九至一九三一年工人所屬色組",
      values: {
        yellow: "黃",
        pink: "粉紅（或作橙、藍）",
        red: "紅",
        purple: "紫",
        green: "綠",
      },
    },
  },
  fields: {
    system: "當時所行之週",
    dayOfWeek: "週中第幾日",
    weekday: "七日週之星期",
    weekOfYear: "年中第幾週",
    color: "輪休組別",
    colorName: "該組之色",
    restDay: "休息日",
    extraDay: "週外之日",
    nationalHoliday: "國定假日",
    holiday: "節日名稱",
    yearOfRevolution: "革命紀年",
  },
  terms: {
    weekSystem,
    group: {
      yellow: "第一組",
      pink: "第二組",
      red: "第三組",
      purple: "第四組",
      green: "第五組",
    },
    colour,
    holiday,
  },
  conventions: {
    secondColour: {
      title: "第二色之名",
      options: { pink: "粉紅", orange: "橙", blue: "藍" },
    },
  },
  reading: (day) => {
    const { system, weekday, yearOfRevolution } = day;
    return [
      [
        placeInWeek(day),
        ...(system === "seven-day" ? [] : [`照七日之週，當天是${lore.weekday[weekday]}。`]),
        ...(yearOfRevolution === null ? [] : [`日曆上印的是革命第 ${yearOfRevolution} 年。`]),
      ].join(""),
      reckoning[system],
      "法令管的是工廠與機關；鄉間多仍照舊週歇息，而七日之週也從未中斷。",
    ];
  },
};

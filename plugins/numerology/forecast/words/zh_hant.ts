import { chinese } from "#sdk";
import type { ForecastWords } from "./en.ts";

const YEARS: readonly string[] = [
  "播種之年：現在起頭的事，定下往後九年的調子，而且沒有人會替你起頭",
  "結伴等待之年：東西在地下長，分寸比力氣管用",
  "亮相之年：說、寫、邀人來，同時看緊荷包",
  "打底之年：條理、文件與身體都要照顧，成果一塊磚一塊磚地來",
  "變動之年：年初的計畫到年中另是一個樣子，這正是它的用處",
  "顧家之年：有人需要你，情分上欠的到期了",
  "獨處之年：讀書、休息、再想一遍；別硬推門",
  "收成之年：錢與地位跟著蓋好的東西來，帳單也是",
  "清理之年：收尾、原諒、送出去，下一年要用這塊地方",
];
const NOTES: Readonly<Record<number, string>> = {
  1: "獨自站著，從那裡領頭",
  2: "搭檔與耐性",
  3: "表達與朋友",
  4: "做得出留得住的東西",
  5: "自由、遠行與嘗試",
  6: "家人、責任與整齊的屋子",
  7: "學問、獨處與求證",
  8: "生意、權力與盤算",
  9: "面向眾人，心放得寬",
  11: "別人為之而來的洞見，以及相稱的敏感",
  22: "蓋比自己大的東西",
  33: "以照料來教人",
};
const CHALLENGES: readonly string[] = [
  "所有功課一起來，自己選",
  "不必大聲，也說得出「我」",
  "別把每句話都放進心裡",
  "做完一件再做下一件",
  "守秩序而不當它的僕人",
  "放下已經過去的",
  "關心而不糾正",
  "相信證明不了的",
  "拿得住錢，不被錢拿住",
];
const DAYS: readonly string[] = [
  "起頭",
  "見人",
  "說出來",
  "埋頭做",
  "改一樣東西",
  "顧家",
  "想清楚",
  "談買賣",
  "收尾",
];

export const zhHant: ForecastWords = {
  title: "生命靈數流運",
  summary: "高峰、挑戰、週期、行運字母與本質數，以及一段期間的個人年、月、日",
  inputs: {
    name: { label: "全名", about: "出生時的姓名，以拉丁字母書寫；用於行運字母與本質數" },
    from: { label: "起日", about: "期間首日" },
    to: { label: "迄日", about: "末日，至多九十二日；不填為一個月" },
  },
  fields: {
    age: "年齡",
    pinnacles: "高峰",
    number: "數",
    challenge: "挑戰",
    fromAge: "起歲",
    toAge: "迄歲",
    now: "當下",
    periods: "週期",
    transits: "行運字母",
    part: "姓名部分",
    letter: "字母",
    value: "數值",
    essence: "本質數",
    total: "總和",
    months: "各月",
    month: "月",
    personalYear: "個人年",
    personalMonth: "個人月",
    days: "各日",
    date: "日期",
    personalDay: "個人日",
  },
  phrases: {
    beforeBirth: "期間早於出生",
    reversed: "迄日早於起日",
    tooLong: ({ most }) => `一次至多 ${most} 日`,
  },
  omissions: { name: "未給姓名，行運字母與本質數從略。" },
  refusals: {
    "no-letters": { when: "姓名沒有可計的字母", says: ({ name }) => `${name} 沒有可計的拉丁字母` },
  },
  reading({ age, pinnacles, periods, essence, transits, months, days }) {
    const pinnacle = pinnacles.find(({ now }) => now)!;
    const period = periods.find(({ now }) => now)!;
    const left = pinnacle.toAge === null ? "此後都是它" : `到 ${pinnacle.toAge} 歲`;
    const [month] = months;
    const begins = days.filter(({ personalDay }) => personalDay === 1).slice(0, 3);
    const ends = days.filter(({ personalDay }) => personalDay === 9).slice(0, 3);
    const letters = transits.map(
      ({ letter, part, toAge }) => `${part} 的 ${letter}（至 ${toAge} 歲）`,
    );
    return [
      `${age} 歲，當下的高峰是 ${pinnacle.number}：${NOTES[pinnacle.number]}，自 ${pinnacle.fromAge} 歲起，${left}。同期的挑戰是 ${pinnacle.challenge}：${CHALLENGES[pinnacle.challenge]}。底下走著長週期 ${period.number}：${NOTES[period.number]}。`,
      ...(essence === null
        ? []
        : [
            `行運字母為${chinese.list(letters)}，合成本質數 ${essence.number}：這一歲過的是「${NOTES[essence.number]}」。`,
          ]),
      `個人年為 ${month!.personalYear}，${YEARS[month!.personalYear - 1]}。期間的第一個月是個人月 ${month!.personalMonth}，最宜${DAYS[month!.personalMonth - 1]}。`,
      ...(days.length > 1
        ? [
            `宜起頭的日子：${begins.map(({ date }) => date).join("、") || "這段期間沒有"}。宜收尾的日子：${ends.map(({ date }) => date).join("、") || "這段期間沒有"}。`,
          ]
        : [`這一天是個人日 ${days[0]!.personalDay}，宜${DAYS[days[0]!.personalDay - 1]}。`]),
    ];
  },
  picture: {
    title: "一生的高峰",
    challenge: (number) => `挑戰 ${number}`,
    age: (age) => `${age} 歲`,
    cycle: (number, from) => `${number}（${from} 歲起）`,
  },
};

import * as core from "../../../core/words/zh_hant.ts";
import { dateText, monthTitle, weekdays } from "../../lunisolar/words/zh_hant.ts";
import type { RegionalAnswer } from "../answer.ts";
import { monthWords, type MonthSet } from "../terms.ts";
import type { RegionalWords } from "./en.ts";

const { vara, sign, samvatsara } = core;
const OWN: Partial<Record<MonthSet, readonly string[]>> = {
  tamil:
    "奇提萊月 瓦伊卡西月 阿尼月 阿迪月 阿瓦尼月 普拉塔西月 艾帕西月 卡爾提凱月 瑪爾加利月 泰月 瑪西月 潘古尼月".split(
      " ",
    ),
  malayalam:
    "梅達姆月 埃達瓦姆月 米圖南月 卡爾基達卡姆月 欽加姆月 坎尼月 圖拉姆月 夫利奇卡姆月 達努月 瑪卡拉姆月 昆巴姆月 米南月".split(
      " ",
    ),
};
const SANSKRIT = Object.values(core.lunarMonth).map((name) => name.replace(/（.*）/, ""));
/** The Sun is in Aries in the month of Vaishakha. */
const FROM_ARIES = [...SANSKRIT.slice(1), SANSKRIT[0]!];
const regionalMonth = monthWords((set) => OWN[set] ?? (set === "saka" ? SANSKRIT : FROM_ARIES));
const regionalCalendar = {
  tamil: { text: "坦米爾曆", where: "坦米爾納德與各地坦米爾人" },
  malayalam: { text: "馬拉雅拉姆曆", where: "喀拉拉，用奎隆紀元" },
  bengali: { text: "西孟加拉曆", where: "西孟加拉、特里普拉、阿薩姆" },
  "bangla-academy": { text: "孟加拉國曆", where: "孟加拉國法定" },
  odia: { text: "奧里亞曆", where: "奧迪薩" },
  saka: { text: "印度國曆", where: "印度政府自 1957 年起用" },
  bikram: { text: "尼泊爾超日曆（Bikram Sambat）", where: "尼泊爾法定" },
};
const calendarNames = Object.fromEntries(
  Object.entries(regionalCalendar).map(([id, { text }]) => [id, text]),
);
const regionalEra = {
  shaka: { text: "釋迦紀元", begins: "自西元 78 年起算" },
  thiruvalluvar: { text: "提魯瓦盧瓦紀元", begins: "泰月換年" },
  kollam: { text: "奎隆紀元", begins: "欽加姆月（獅子）換年" },
  bangabda: { text: "孟加拉紀元", begins: "吠舍佉月換年" },
  vilayati: { text: "維拉亞提紀元", begins: "處女之月換年" },
  bikram: { text: "超日紀元", begins: "吠舍佉月換年" },
};
const monthRule = {
  sunset: { text: "日落則", says: "太陽在日落前入座，當天即為月首，否則為次日" },
  afternoon: { text: "午後則", says: "太陽在白晝過五分之三以前入座，當天即為月首，否則為次日" },
  midnight: { text: "子夜則", says: "太陽入座的次日為月首，若在子夜以後入座，再遲一日" },
  dayItself: { text: "當日則", says: "太陽在哪一個日出至日出之間入座，那一天就是月首" },
  fixedDays: { text: "定日", says: "月首固定在西曆的某一天" },
  table: { text: "公布之表", says: "各月日數由曆書委員會逐年公布" },
};
const told = ({ native, monthName, eras }: RegionalAnswer) =>
  `${regionalEra[eras[0]!.era].text} ${native.year} 年${regionalMonth[monthName]} ${native.day} 日`;

export const zhHant: RegionalWords = {
  title: "各地太陽曆日期",
  summary:
    "西曆日期與坦米爾、馬拉雅拉姆、孟加拉、奧里亞、印度國曆、尼泊爾曆互換，並說明各曆定月首之則",
  inputs: {
    calendar: { label: "曆法", about: "哪一地之曆", values: calendarNames },
    date: { label: "日期", about: "西曆；已填該曆日期時可不填" },
    native: { label: "該曆日期", about: "填了就以此為準" },
    year: { label: "年", about: "該曆自用之紀元；坦米爾曆與奧里亞曆用釋迦紀元" },
    month: { label: "月", about: "自該曆歲首之月起數；喀拉拉以欽加姆月為 1" },
    day: { label: "日", about: "月中第幾日" },
  },
  fields: {
    ...core.when,
    calendar: "曆法",
    where: "通行之地",
    date: "日期",
    weekday: "星期",
    native: "該曆日期",
    year: "年",
    month: "月序",
    day: "日",
    monthName: "月名",
    monthFirst: "本月首日",
    monthDays: "本月日數",
    rule: "定月首之則",
    says: "其說",
    sign: "太陽所入之座",
    entry: "太陽入座時刻",
    eras: "紀元",
    era: "紀元",
    begins: "換年",
    yearName: "歲名",
    newYear: "本年歲首",
    nextNewYear: "次年歲首",
    page: "本西曆月各日",
    "page/month": "月",
  },
  terms: { vara, samvatsara, regionalCalendar, regionalMonth, monthRule, regionalEra },
  phrases: { noSuchNativeDay: "該年該月沒有這一天" },
  conventions: {
    siddhanta: {
      title: "太陽位置",
      options: {
        customary: "依各地印本曆書之習",
        drik: "一律用現代位置",
        surya: "一律用《蘇利耶悉檀多》",
      },
    },
    ayanamsa: core.conventions.ayanamsa,
  },
  refusals: {
    "date-or-native": {
      when: "西曆日期與該曆日期都沒有給",
      says: "請填西曆日期，或填該曆日期",
    },
    "year-not-published": {
      when: "所問之日不在尼泊爾月表兩種來源一致的年份之內",
      says: ({ first, last }) =>
        `尼泊爾各月日數逐年公布，此處之表收超日紀元 ${first} 至 ${last} 年，請改填其間之日`,
    },
  },
  reading(answer) {
    const { calendar, entry, sign: entered, eras, newYear, nextNewYear, yearName } = answer;
    const others = eras
      .slice(1)
      .map(({ era, year }) => `${regionalEra[era].text} ${year} 年`)
      .join("、");
    return [
      `${dateText(answer.date)}${vara[answer.weekday]}，依${regionalCalendar[calendar].text}為${told(answer)}。${yearName ? `歲名 ${samvatsara[yearName]}。` : ""}${others ? `又為${others}。` : ""}`,
      entry && entered
        ? `太陽於印度時間 ${dateText(entry.local.slice(0, -9))} ${entry.local.slice(-8, -3)} 入${sign[entered]}。按${monthRule[answer.rule].text}，${monthRule[answer.rule].says}。所以本月自 ${dateText(answer.monthFirst)}起，共 ${answer.monthDays} 日。`
        : `本月自 ${dateText(answer.monthFirst)}起，共 ${answer.monthDays} 日；${monthRule[answer.rule].says}。`,
      `本年歲首是 ${dateText(newYear)}${nextNewYear ? `，下一年始於 ${dateText(nextNewYear)}` : ""}。`,
    ];
  },
  picture: {
    title: monthTitle,
    weekdays,
    asked: (one) => `${dateText(one.date)}：${told(one)}`,
    months: (page) =>
      page
        .flatMap(({ month }) => (month ? [regionalMonth[month]] : []))
        .filter((name, i, all) => name !== all[i - 1])
        .join(" → "),
    short: (id) => regionalMonth[id]!,
    legend: "大字為該曆之日，小字為西曆日",
  },
};

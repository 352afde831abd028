import { dateText, dayFields, issues, wall } from "../../../core/words/days_zh_hant.ts";
import { direction } from "../../../core/words/zh_hant.ts";
import { burmeseMonth, burmesePhase, burmeseSabbath, moonText } from "../../core/words/zh_hant.ts";
import { ASTRO_DAY, type Leaning } from "../terms.ts";
import type { AstroWords } from "./en.ts";

const burmeseAstroDay = {
  yatyaza: { text: "日中之王（Yatyaza）", about: "開店、立屋、成婚多選此日" },
  pyathada: { text: "凶日（Pyathada）", about: "起頭的事暫緩" },
  afternoonPyathada: { text: "午後凶日", about: "上午無妨，午後起頭的事暫緩" },
  thamanyo: { text: "失日（Thamanyo）", about: "借貸與買賣延後" },
  amyeittasote: { text: "甘露日（Amyeittasote）", about: "星期與月日相合" },
  warameittugyi: { text: "大相違日（Warameittugyi）", about: "星期與月日相違，大事暫緩" },
  warameittunge: { text: "小相違日（Warameittunge）", about: "星期與月日合為十三，小事暫緩" },
  yatpote: { text: "腐日（Yatpote）", about: "相傳此日起頭的事如隔夜飯一般敗壞" },
  thamaphyu: { text: "Thamaphyu 日", about: "與失日同列，一般略過不用" },
  nagapor: { text: "龍現日（Nagapor）", about: "曆書與其他記號並列" },
  yatyotema: { text: "鄙日（Yatyotema）", about: "名為鄙薄，行事加倍小心" },
  mahayatkyan: { text: "大粗日（Mahayatkyan）", about: "名為大粗，粗重的活暫緩" },
  shanyat: { text: "撣日（Shanyat）", about: "出自撣人的推算" },
};
const burmeseLeaning = { sought: "宜取", shunned: "宜避", noted: "附記" };
const burmeseNakhat = { ogre: "羅剎", elf: "神靈", human: "人" };
const mahaboteHouse = {
  binga: "變宮（Binga）",
  atun: "光宮（Ahtun）",
  yaza: "王宮（Yaza）",
  adipati: "主宮（Adipati）",
  marana: "試煉宮（Marana）",
  thike: "寶藏宮（Thike）",
  puti: "衰宮（Puti）",
};
const thingyanDay = {
  akyo: "潑水節前夕",
  akya: "潑水節降臨日",
  akyat: "潑水節居留日",
  atat: "潑水節升天日",
  newYear: "新年元日",
};
const opposite: Readonly<Record<string, string>> = {
  north: "南",
  south: "北",
  east: "西",
  west: "東",
};

export const zhHant: AstroWords = {
  title: "緬甸曆書日子",
  summary:
    "某日在緬甸曆書上有哪些記號：Yatyaza、Pyathada、Thamanyo 等十三種，附戒日、龍首方位、八曜宮與年屬",
  fields: {
    ...dayFields,
    myanmar: "緬曆",
    year: "年",
    month: "月",
    phase: "月相",
    dayOfHalf: "半月之日",
    native: "緬文寫法",
    marked: "記號",
    day: "日",
    about: "看法（本站所述）",
    leaning: "宜避",
    sabbath: "戒日",
    thingyan: "潑水節",
    nagaHead: "龍首方位",
    mahabote: "當日之宮",
    nakhat: "年之所屬",
  },
  terms: {
    burmeseMonth,
    burmesePhase,
    burmeseSabbath,
    burmeseAstroDay,
    burmeseLeaning,
    burmeseNakhat,
    mahaboteHouse,
    thingyanDay,
    direction,
  },
  phrases: issues,
  reading({ civil, myanmar, marked, sabbath, thingyan, nagaHead, mahabote, nakhat }) {
    const of = (leaning: Leaning) => marked.filter((one) => one.leaning === leaning);
    const tell = (leaning: Leaning) =>
      of(leaning)
        .map(({ day }) => `${ASTRO_DAY.writings[day]!.roman!}（${burmeseAstroDay[day].about}）`)
        .join("、");
    const [sought, shunned] = [of("sought").length, of("shunned").length];
    const balance =
      marked.length === 0
        ? "曆書上這天沒有記號，無所偏向。"
        : sought > 0 && shunned > 0
          ? "吉凶兩種記號同在，若是要長久的事，占星師會另找乾淨些的日子。"
          : sought > 0
            ? "這天沒有忌諱，可以選用。"
            : shunned > 0
              ? "這天沒有吉利的記號，能等的事留到別日。"
              : "";
    const lines = [
      ...(sought > 0 ? [`宜取：${tell("sought")}。`] : []),
      ...(shunned > 0 ? [`宜避：${tell("shunned")}。`] : []),
      ...(of("noted").length > 0 ? [`附記：${tell("noted")}。`] : []),
    ];
    const kept = sabbath === null ? "" : `，${sabbath === "eve" ? "次日為戒日" : "適逢戒日"}`;
    const festival = thingyan === null ? "" : `，也是${thingyanDay[thingyan]}`;
    return [
      `${dateText(civil.date)}是緬曆 ${myanmar.year} 年${burmeseMonth[myanmar.month]}${moonText(myanmar.phase, myanmar.dayOfHalf).replace(/ (\d+)$/, "第 $1 日")}${kept}${festival}。${balance}`,
      ...(lines.length > 0 ? [lines.join("")] : []),
      `這三個月龍首朝${direction[nagaHead]}，朝龍口方向的遠行暫緩，往${opposite[nagaHead]!}則是順著龍背。當日出生的人在${mahaboteHouse[mahabote]}，年屬${burmeseNakhat[nakhat]}。`,
    ];
  },
  picture: {
    wall,
    title: (date) => `緬甸曆書・${dateText(date)}`,
    moon: moonText,
    short: moonText,
    band: (month, year) => `緬曆 ${year} 年 ${month}`,
    list: (leaning, days) => `${leaning}：${days.join("、")}`,
    unmarked: "沒有記號的日子",
    naga: (side) => `龍首：${side}`,
    legend: "綠：Yatyaza · 紅：Pyathada",
  },
};

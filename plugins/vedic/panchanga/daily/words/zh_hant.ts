import * as core from "../../../core/words/zh_hant.ts";
import { dayOf, minuteOf, type Lasts } from "../../../core/day/when.ts";
import type { PeriodId } from "../../../core/day/parts.ts";
import type { DailyAnswer } from "../answer.ts";
import type { DailyWords } from "./en.ts";

const { dayPeriod, specialYoga, tithi, nakshatraName, nityaYoga, karana, lunarMonth } = core;
const names = Object.fromEntries(
  Object.entries(dayPeriod).map(([id, { text }]) => [id, text.replace(/（.*）/, "")]),
) as Readonly<Record<PeriodId, string>>;

const until = (day: string, { ends }: Lasts) =>
  `至${dayOf(ends) === day ? "" : ` ${dayOf(ends).slice(5)}`} ${minuteOf(ends)}`;
const span = ({ begins, ends }: Lasts) => `${minuteOf(begins)}–${minuteOf(ends)}`;

export const zhHant: DailyWords = {
  title: "印度日曆（Panchanga）",
  summary: "一日五支及其終時、日月出沒、月名年名與特殊之合",
  fields: {
    ...core.lasts,
    vara: "曜日（Vara）",
    varaLord: "日主",
    sunrise: "日出",
    sunset: "日落",
    nextSunrise: "次日日出",
    moonrise: "月出",
    moonset: "月沒",
    tithi: "太陰日（Tithi）",
    nakshatra: "月宿（Nakshatra）",
    yoga: "瑜伽（Yoga）",
    karana: "迦羅那（Karana）",
    number: "序號",
    name: "名",
    lord: "主星",
    paksha: "半月",
    sunSign: "太陽星座",
    moonSign: "月亮星座",
    month: "月",
    "month/name": "依所擇之月名",
    kind: "月之類",
    amanta: "以朔為終（Amanta）",
    purnimanta: "以望為終（Purnimanta）",
    years: "年",
    shaka: "釋迦曆（Shaka）",
    vikrama: "超日曆（Vikrama）",
    kali: "迦利紀（Kali）",
    samvatsara: "歲名（Samvatsara）",
    season: "季節",
    northward: "太陽北行（Uttarayana）",
    specials: "特殊之合",
    special: "名",
    sense: "義",
    quality: "吉忌",
    periods: "時段",
    period: "時段",
    use: "所宜",
  },
  terms: {
    graha: core.graha,
    vara: core.vara,
    tithi,
    paksha: core.paksha,
    nakshatra: nakshatraName,
    nityaYoga,
    karana,
    lunarMonth,
    monthKind: core.monthKind,
    samvatsara: core.samvatsara,
    ritu: core.ritu,
    specialYoga,
    dayPeriod,
    quality: core.quality,
  },
  conventions: {
    ayanamsa: core.conventions.ayanamsa,
    sunrise: core.conventions.sunrise,
    month: {
      title: "月以何為終",
      options: { amanta: "以朔為終（Amanta）", purnimanta: "以望為終（Purnimanta）" },
    },
    positions: core.conventions.positions,
  },
  refusals: core.sunRefusals,
  reading: (answer) => {
    const day = dayOf(answer.sunrise);
    const chain = <T extends Lasts>(parts: readonly T[], text: (one: T) => string) =>
      parts.map((one) => `${text(one)}${until(day, one)}`).join("，繼以");
    const hours = (quality: "good" | "bad") =>
      answer.periods
        .filter((one) => one.quality === quality)
        .map((one) => `${names[one.period]} ${span(one)}`)
        .join("、");
    const { month, years } = answer;
    return [
      `${core.vara[answer.vara]}，${month.kind === "adhika" ? "閏" : ""}${lunarMonth[month.name]}${core.paksha[month.paksha]}，釋迦曆 ${years.shaka} 年（歲名 ${core.samvatsara[years.samvatsara]}）、超日曆 ${years.vikrama} 年。日出 ${minuteOf(answer.sunrise)}，日落 ${minuteOf(answer.sunset)}，${answer.moonrise ? `月出 ${minuteOf(answer.moonrise)}` : "當日月不出"}。`,
      `太陰日為${chain(answer.tithi, (one) => tithi[one.name])}；月在${chain(answer.nakshatra, (one) => nakshatraName[one.name])}。瑜伽為${chain(answer.yoga, (one) => nityaYoga[one.name])}；迦羅那為${chain(answer.karana, (one) => karana[one.name])}。`,
      `起事可用：${hours("good")}。宜避：${hours("bad")}。`,
      ...(answer.specials.length > 0
        ? [
            answer.specials
              .map(
                (one) =>
                  `${specialYoga[one.special].text}自 ${minuteOf(one.begins)} ${until(day, one)}：${specialYoga[one.special].sense}。`,
              )
              .join(""),
          ]
        : []),
    ];
  },
  picture: {
    title: (answer) => `${dayOf(answer.sunrise)}　${core.vara[answer.vara]}`,
    heading: (answer) =>
      `${lunarMonth[answer.month.name]}　釋迦曆 ${answer.years.shaka}　超日曆 ${answer.years.vikrama}`,
    desc: (answer) =>
      `自日出 ${minuteOf(answer.sunrise)} 至次日日出之五支與時段，綠為可用，紅為宜避。${answer.periods.map((one) => `${names[one.period]} ${span(one)}`).join("、")}。`,
    period: names,
    tithi: "太陰日",
    nakshatra: "月宿",
    yoga: "瑜伽",
    karana: "迦羅那",
    noon: "正午",
  },
};

import type { Weekday } from "#lore";
import { zhHant as lore } from "#lore/words/zh_hant.ts";
import * as old from "../../calendar/words/zh_hant.ts";
import type { Fitness, Occasion } from "../rules.ts";
import type { RokuyoWords } from "./en.ts";

const weekdays = lore.weekday as Readonly<Record<Weekday, string>>;

const rokuyo = {
  taian: { text: old.rokuyo.taian, about: "時時皆吉，凡事可行" },
  shakko: { text: old.rokuyo.shakko, about: "唯午時（十一至十三時）吉，須慎火燭刀刃" },
  sensho: { text: old.rokuyo.sensho, about: "先下手者勝，上午吉，下午凶" },
  tomobiki: { text: old.rokuyo.tomobiki, about: "喜事牽引友人，朝夕吉，正午凶" },
  senbu: { text: old.rokuyo.senbu, about: "先動者敗，宜靜待，上午凶，下午吉" },
  butsumetsu: { text: old.rokuyo.butsumetsu, about: "終日皆凶；亦有人取「舊物滅而新生」之意" },
};

const OCCASION: Readonly<Record<Occasion, string>> = {
  wedding: "婚禮",
  farewell: "告別式",
  business: "開業簽約",
};

const FITS: Readonly<Record<Fitness, (occasion: string, name: string) => string>> = {
  best: (occasion, name) => `${occasion}首選${name}`,
  fits: (occasion, name) => `${occasion}不忌${name}`,
  byHour: (occasion, name) => `${occasion}逢${name}，擇其吉時而行`,
  avoided: (occasion, name) => `${occasion}多避${name}`,
};

export const zhHant: RokuyoWords = {
  title: "六曜",
  summary: "某日之六曜與吉時，附一月六曜可懸於壁",
  inputs: {
    kind: {
      label: "所為何事",
      about: "此日欲作何用",
      values: { wedding: "婚禮", farewell: "告別式", business: "生意" },
    },
  },
  fields: {
    ...old.oldDateFields,
    date: "日期",
    dayOfWeek: "星期",
    old: "舊曆日期",
    rokuyo: "六曜",
    about: "其意",
    parts: "時段",
    part: "時段",
    from: "起",
    to: "迄",
    luck: "吉凶",
    fitness: "合用與否",
    nextGood: "下一大安",
    "answer/month": "本月各日",
    oldMonth: "舊曆月",
    oldDay: "舊曆日",
  },
  terms: {
    oldMonth: old.oldMonth,
    rokuyo,
    rokuyoPart: { allDay: "終日", morning: "上午", noon: "正午前後", afternoon: "下午" },
    rokuyoLuck: { good: "吉", bad: "凶" },
    rokuyoFitness: { best: "最宜", fits: "不忌", byHour: "擇時可用", avoided: "宜避" },
  },
  phrases: {
    forOccasion: ({ kind, rokuyo, fitness }) => FITS[fitness](OCCASION[kind], old.rokuyo[rokuyo]),
  },
  conventions: { leap2033: old.leap2033 },
  refusals: { oldYearOutOfRange: old.oldYearOutOfRange },
  reading(of, say) {
    const { month, day, native } = of.old;
    const sum = month + day;
    const wanted = of.fitness
      ? `${of.fitness.because.map((one) => say.phrase(one)).join("；")}。`
      : "";
    const next = of.nextGood && of.rokuyo !== "taian" ? `下一個大安日為 ${of.nextGood}。` : "";
    return [
      `${of.date}（${weekdays[of.dayOfWeek]}）為${rokuyo[of.rokuyo].text}：${rokuyo[of.rokuyo].about}。`,
      `是日為舊曆${native}，月數 ${month} 加日數 ${day} 得 ${sum}，除以六餘 ${sum % 6}，即為${rokuyo[of.rokuyo].text}。`,
      ...(wanted || next ? [`${wanted}${next}`] : []),
    ];
  },
  picture: {
    title: old.monthTitle,
    subtitle: ({ date, rokuyo: id, old: { native } }) =>
      `${date} · ${old.rokuyo[id]} · 舊曆${native}`,
    desc: ({ date, rokuyo: id }) => `${date} 所在之月曆，各日標六曜；當日為${old.rokuyo[id]}`,
    oldDay: ({ oldMonth, isLeapMonth, oldDay }) =>
      `${isLeapMonth ? "閏" : ""}${oldMonth}/${oldDay}`,
    sign: (id) => old.rokuyo[id],
    weekdays: old.weekdays,
    legend: "綠為大安，紅為佛滅；下列為舊曆月／日",
  },
};

import type { Weekday } from "#lore";
import { ja as lore } from "#lore/words/ja.ts";
import * as old from "../../calendar/words/ja.ts";
import type { Fitness, Occasion } from "../rules.ts";
import type { RokuyoWords } from "./en.ts";

const weekdays = lore.weekday as Readonly<Record<Weekday, string>>;

const rokuyo = {
  taian: { text: "大安（たいあん）", about: "終日吉。何事を始めるにもよい日です" },
  shakko: {
    text: "赤口（しゃっこう）",
    about: "午の刻（十一時から十三時）のみ吉。火の元と刃物に気をつけます",
  },
  sensho: { text: "先勝（せんしょう）", about: "先んずれば勝つ日。午前は吉、午後は凶です" },
  tomobiki: { text: "友引（ともびき）", about: "友を引く日。朝夕は吉、正午は凶です" },
  senbu: { text: "先負（せんぶ）", about: "先んずれば負ける日。静かに待つのがよく、午後は吉です" },
  butsumetsu: {
    text: "仏滅（ぶつめつ）",
    about: "終日凶。物がいったん滅して新たに始まる「物滅」と見る人もいます",
  },
};

const OCCASION: Readonly<Record<Occasion, string>> = {
  wedding: "婚礼",
  farewell: "弔事",
  business: "開業や契約",
};

const FITS: Readonly<Record<Fitness, (occasion: string, name: string) => string>> = {
  best: (occasion, name) => `${occasion}には${name}が最もよいとされます`,
  fits: (occasion, name) => `${occasion}を${name}に行っても差し支えありません`,
  byHour: (occasion, name) => `${occasion}を${name}に行うなら、吉の時間帯を選びます`,
  avoided: (occasion, name) => `${occasion}には${name}を避ける習わしです`,
};

export const ja: RokuyoWords = {
  title: "六曜",
  summary: "その日の六曜と時間帯ごとの吉凶、その月の六曜カレンダー",
  inputs: {
    kind: {
      label: "用向き",
      about: "その日を何に使うか",
      values: { wedding: "婚礼", farewell: "弔事", business: "開業・契約" },
    },
  },
  fields: {
    ...old.oldDateFields,
    date: "日付",
    dayOfWeek: "曜日",
    old: "旧暦",
    rokuyo: "六曜",
    about: "意味",
    parts: "時間帯ごとの吉凶",
    part: "時間帯",
    from: "から",
    to: "まで",
    luck: "吉凶",
    fitness: "用向きへの向き不向き",
    nextGood: "次の大安",
    "answer/month": "この月の六曜",
    oldMonth: "旧暦の月",
    oldDay: "旧暦の日",
  },
  terms: {
    oldMonth: old.oldMonth,
    rokuyo,
    rokuyoPart: { allDay: "終日", morning: "午前", noon: "正午前後", afternoon: "午後" },
    rokuyoLuck: { good: "吉", bad: "凶" },
    rokuyoFitness: {
      best: "最良",
      fits: "差し支えなし",
      byHour: "時間帯を選ぶ",
      avoided: "避ける",
    },
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
      ? `${of.fitness.because.map((one) => say.phrase(one)).join("。")}。`
      : "";
    const next =
      of.nextGood && of.rokuyo !== "taian" ? `次の大安は${old.dateText(of.nextGood)}です。` : "";
    return [
      `${old.dateText(of.date)}（${weekdays[of.dayOfWeek]}）は${rokuyo[of.rokuyo].text}。${rokuyo[of.rokuyo].about}。`,
      `旧暦では${native}に当たり、月の${month}と日の${day}を足した${sum}が6で${sum % 6 === 0 ? "割り切れる" : `割ると${sum % 6}余る`}ことから、${old.rokuyo[of.rokuyo]}となります。`,
      ...(wanted || next ? [`${wanted}${next}`] : []),
    ];
  },
  picture: {
    title: old.monthTitle,
    subtitle: ({ date, rokuyo: id, old: { native } }) =>
      `${old.dateText(date)} · ${old.rokuyo[id]} · 旧暦${native}`,
    desc: ({ date, rokuyo: id }) =>
      `${old.dateText(date)}の月の六曜カレンダー。当日は${old.rokuyo[id]}`,
    oldDay: ({ oldMonth, isLeapMonth, oldDay }) =>
      `${isLeapMonth ? "閏" : ""}${oldMonth}/${oldDay}`,
    sign: (id) => old.rokuyo[id],
    weekdays: old.weekdays,
    legend: "緑は大安、赤は仏滅。下段は旧暦の月日",
  },
};

import { ANIMAL, BRANCH, PILLAR } from "#lore";
import type { Frozen, Phrase } from "#sdk";
import { SPIRIT } from "../../../almanac/spirits.ts";
import { OFFICER, ROAD, ROAD_GOD } from "#east/almanac/terms.ts";
import { SPECIAL_DAY } from "../../../almanac/terms.ts";
import { zhHant as almanac } from "../../../almanac/words/zh_hant.ts";
import { clauseOf } from "../../../core/words/clauses.ts";
import { nativeOf, natives } from "#east/natives.ts";
import { relation } from "../../../core/words/zh_hant.ts";
import { ACTIVITY } from "../activities.ts";
import { REASON, type DayPhrases, type FindAnswer, type Reason } from "../answer.ts";
import type { FindWords } from "./en.ts";

const activity = natives(ACTIVITY);
const rejection = natives(REASON);
const officer = natives(OFFICER);
const roadGod = natives(ROAD_GOD);
const spirit = natives(SPIRIT);
const specialDay = natives(SPECIAL_DAY);
const animal = natives(ANIMAL);
type Day = FindAnswer["days"][number];

export const clauses = {
  listed: "通書列為所宜",
  officerFor: ({ officer: id }: DayPhrases["officerFor"]) => `建除值${officer[id]}，利此事`,
  road: ({ god, yellow }: DayPhrases["road"]) => `${roadGod[god]}${yellow ? "黃道" : "黑道"}`,
  helper: ({ spirit: id }: DayPhrases["helper"]) => `${spirit[id]}相助`,
  harmer: ({ spirit: id }: DayPhrases["harmer"]) => `${spirit[id]}稍減`,
  special: ({ special }: DayPhrases["special"]) => `逢${specialDay[special]}`,
  person: ({ number, relation: id, good }: DayPhrases["person"]) =>
    `與第 ${number} 人${relation[id]}，${good ? "相得" : "略有摩擦"}`,
};

/** 一日之緣由，吉神、凶神各併為一句。 */
export function clausesOf<P extends DayPhrases>(
  of: Parameters<typeof clauseOf<P>>[0],
  points: readonly Frozen<Phrase<P>>[],
): string[] {
  const spirits = (code: string) =>
    points.flatMap((point) =>
      point.code === code ? [spirit[(point.with as DayPhrases["helper"]).spirit]] : [],
    );
  const [helpers, harmers] = [spirits("helper"), spirits("harmer")];
  return [
    ...points
      .filter(({ code }) => code !== "helper" && code !== "harmer")
      .map((point) => clauseOf<P>(of, point)),
    ...(helpers.length > 0 ? [`得${helpers.join("、")}相助`] : []),
    ...(harmers.length > 0 ? [`因${harmers.join("、")}稍減`] : []),
  ];
}

const NUMERALS = ["首選", "次選", "第三選"];

function dayText(one: Day, i: number): string {
  const because = clausesOf<DayPhrases>(clauses, one.because);
  const hours = one.hours.map((id) => nativeOf(BRANCH, id)).join("、");
  return `${NUMERALS[i]} ${one.date}，${one.lunar}，${nativeOf(PILLAR, one.day)}日（${one.score} 分）：${because.join("；")}。沖肖${animal[one.clash]}者；用時取${hours}。`;
}

const MOST_TOLD = 3;
const SHORT: Readonly<Record<Reason, string>> = {
  ...rejection,
  officer: "建除",
  spirit: "凶神",
  table: "不宜",
  yangGong: "楊公",
};

export const zhHant: FindWords = {
  title: "擇日",
  summary:
    "於一段日期中為一事擇日：去月破、歲破、離絕、沖人、建除與凶神所忌之日，其餘排序，逐條註明所據之書，並列可用之時與不取之由",
  inputs: {
    activity: { label: "所為何事", about: "為何事擇日", values: activity },
    from: { label: "起", about: "起始之日，YYYY-MM-DD" },
    to: { label: "迄", about: "末日，至多四百日" },
    people: { label: "當事人", about: "至多六人，所擇之日不得與之相沖" },
    limit: { label: "取幾日", about: "所列日數，不填則十日" },
  },
  fields: {
    activity: "所為何事",
    from: "起",
    to: "迄",
    searched: "所查日數",
    kept: "可用日數",
    people: "當事人",
    animal: "生肖",
    days: "所擇之日",
    date: "日期",
    dayOfWeek: "星期",
    lunar: "農曆",
    year: "年柱",
    month: "月柱",
    day: "日柱",
    officer: "建除",
    god: "值神",
    road: "黃黑道",
    specialDays: "特殊之日",
    clash: "沖",
    score: "分數",
    because: "緣由",
    hours: "可用之時",
    rejected: "不取之日",
    reasons: "不取之由",
    reason: "不取之由",
    counts: "各由之日數",
    "counts/days": "日數",
  },
  terms: {
    activity,
    rejection,
    officer,
    road: natives(ROAD),
    roadGod,
    specialDay,
  },
  phrases: clauses,
  conventions: {
    table: {
      title: "以何為可用",
      options: { tongShu: "須為通書所宜", xieJi: "但憑建除與神煞" },
    },
    yangGong: { title: "楊公忌日", options: { counted: "不取", ignored: "不論" } },
  },
  refusals: {
    yearOutOfRange: almanac.refusals.yearOutOfRange,
    spanReversed: { when: "末日早於起始之日", says: "無法擇日：末日早於起始之日" },
    spanTooLong: {
      when: "超過四百日",
      says: ({ days, most }) => `一次查 ${days} 日過多，至多 ${most} 日`,
    },
  },
  reading(answer) {
    const { days, counts, searched, kept, people } = answer;
    const whom =
      people.length > 0
        ? `當事人：${people.map((one, i) => `第 ${i + 1} 人${nativeOf(PILLAR, one.year)}年肖${animal[one.animal]}`).join("、")}。`
        : "";
    const left =
      counts.length > 0
        ? `不取之日：${counts.map((one) => `${rejection[one.reason]} ${one.days} 日`).join("、")}。`
        : "";
    const rest = days.slice(MOST_TOLD);
    return [
      `自 ${answer.from} 至 ${answer.to} 共 ${searched} 日，${activity[answer.activity]}可用者 ${kept} 日。${whom}${left}`,
      ...days.slice(0, MOST_TOLD).map(dayText),
      ...(rest.length > 0
        ? [
            `其次：${rest.map((one) => `${one.date} ${nativeOf(PILLAR, one.day)}日（${one.score} 分，沖${animal[one.clash]}）`).join("、")}。`,
          ]
        : []),
      days.length > 0
        ? "分數為本服務自訂，禁忌與助益則依書。臺灣與香港之通書所列互有出入，若他本不取其日，可用次選。"
        : "此段日期無可用之日，可放寬日期，或改依他派之例。",
    ];
  },
  picture: {
    title: (answer) => `${activity[answer.activity]}擇日`,
    subtitle: (year, month) => `${year} 年 ${month} 月`,
    weekdays: [..."日一二三四五六"],
    rank: (rank, score) => `第${rank} ${score}`,
    reason: (id) => SHORT[id],
    legend: "綠：名次與分數；紅：不取；點：未列",
    desc: ({ days }) =>
      days.map(({ date, score, clash }) => `${date} ${score} 分沖${animal[clash]}`).join("、") ||
      "無可用之日",
  },
};

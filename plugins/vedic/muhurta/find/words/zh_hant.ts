import * as core from "../../../core/words/zh_hant.ts";
import type { Quality } from "../../../core/day/parts.ts";
import { dayOf, minuteOf } from "../../../core/day/when.ts";
import type { FindAnswer } from "../answer.ts";
import type { FindWords } from "./en.ts";

const { sign, tithi, nakshatraName, vara, graha, theseGrahas, houseName, nityaYoga, specialYoga } =
  core;

const purpose = {
  marriage: "婚嫁",
  house: "入宅",
  travel: "出行",
  business: "開業",
  naming: "命名",
  study: "啟蒙",
  vehicle: "新車",
};
const muhurtaDay = { good: "吉", fair: "可用", falls: "不取" };
const suits: Readonly<Record<Quality, string>> = {
  good: "相宜",
  bad: "當避",
  mixed: "不在所取之列",
};

export const zhHant: FindWords = {
  title: "擇時（Muhurta）",
  summary: "於一段日期中擇婚嫁、入宅、出行、開業、命名、啟蒙、新車之吉時，逐項計分，並示不取之故",
  inputs: {
    activity: { label: "所為之事", about: "將起之事", values: purpose },
    from: { label: "首日", about: "西曆日期，YYYY-MM-DD" },
    to: { label: "末日", about: "西曆日期，距首日至多九十二日" },
    people: { label: "為何人", about: "一至二人之出生，據以計星力與月力" },
    limit: { label: "列出幾時", about: "列出之吉時數，未填為十" },
  },
  fields: {
    ...core.lasts,
    activity: "所為之事",
    searched: "所查日數",
    windows: "吉時",
    date: "日期",
    minutes: "分鐘",
    score: "分數",
    vara: "曜日",
    tithi: "太陰日",
    nakshatra: "月宿",
    lagna: "上升星座",
    factors: "諸項",
    factor: "項",
    weight: "得分",
    fatal: "當避",
    because: "緣由",
    days: "諸日",
    verdict: "取捨",
    best: "最高分",
  },
  terms: { purpose, muhurtaDay, vara, tithi, nakshatra: nakshatraName },
  phrases: {
    tithi: ({ tithi: id, quality }) =>
      quality === "bad" ? `${tithi[id]}為空日或朔日` : `${tithi[id]}${suits[quality]}`,
    nakshatra: ({ nakshatra: id, quality }) =>
      quality === "good" ? `月在${nakshatraName[id]}相宜` : `月在${nakshatraName[id]}，非此事之宿`,
    weekday: ({ vara: id, quality }) => `${vara[id]}${suits[quality]}`,
    yoga: ({ yoga }) => `日月之合為${nityaYoga[yoga]}，不利`,
    period: ({ period }) => `${core.dayPeriod[period].text}：${core.dayPeriod[period].use}`,
    special: ({ special, quality }) =>
      `${specialYoga[special].text}${quality === "good" ? "助此日" : "損此日"}`,
    extraMonth: ({ kind }) => (kind === "adhika" ? "太陰月為閏" : "太陰月兼二名"),
    fourMonths: "毗濕奴安眠之四月，自四月白分十一至八月白分十一",
    sunSign: ({ sign: id }) => `太陽在${sign[id]}，非行此禮之月`,
    hidden: ({ graha: id }) => `${graha[id]}為日光所掩`,
    lagna: ({ sign: id, quality }) => `${sign[id]}上升，${quality === "good" ? "相宜" : "不宜"}`,
    seventh: ({ grahas }) => `${theseGrahas(grahas)}在第七宮，此宮宜空`,
    eighth: ({ grahas }) => `${theseGrahas(grahas)}在第八宮`,
    benefics: ({ grahas }) => `${theseGrahas(grahas)}居角宮或三合`,
    tara: ({ person, tara, quality }) =>
      `第${person === 1 ? "一" : "二"}人：星力為${core.tara[tara].text}，${quality === "bad" ? "不利" : quality === "good" ? "有利" : "平"}`,
    chandra: ({ person, house, quality }) =>
      `第${person === 1 ? "一" : "二"}人：月在本命月之${houseName(house)}，${quality === "bad" ? "不利" : quality === "good" ? "有利" : "力弱"}`,
    polar: "是日太陽不升不落",
  },
  conventions: {
    sunrise: core.conventions.sunrise,
    ayanamsa: core.conventions.ayanamsa,
    positions: core.conventions.positions,
  },
  refusals: {
    "span-invalid": {
      when: "末日在首日之前，或超過九十二日",
      says: ({ days, most }) => `所填為 ${days} 日，請填一至 ${most} 日`,
    },
  },
  reading: ({ activity, windows, days, searched }) => {
    const standing = days.filter(({ best }) => best !== null);
    const [top, ...others] = windows;
    const falls = days.filter(({ verdict }) => verdict === "falls");
    const reasons = commonest(falls.map(({ because }) => because[0]?.code ?? ""));
    const tell = (one: FindAnswer["windows"][number]) =>
      `${dayOf(one.begins)} ${minuteOf(one.begins)} 至${dayOf(one.ends) === dayOf(one.begins) ? "" : "次日"} ${minuteOf(one.ends)}（${one.score} 分）`;
    return [
      top
        ? `${purpose[activity]}：${searched} 日之中 ${standing.length} 日可取。最佳為 ${tell(top)}：${vara[top.vara]}，${tithi[top.tithi]}，月在${nakshatraName[top.nakshatra]}，${sign[top.lagna]}上升。`
        : `${purpose[activity]}：${searched} 日之中無一可取。${falls
            .slice(0, 3)
            .map(({ date, because }) => `${date}：${because.map(says).join("；")}。`)
            .join("")}`,
      ...(others.length > 0 ? [`其次為 ${others.slice(0, 4).map(tell).join("、")}。`] : []),
      ...(falls.length > 0
        ? [
            `不取者 ${falls.length} 日，主因${reasons.map(([code, count]) => `${causes[code as keyof typeof causes]}（${count} 日）`).join("、")}。`,
          ]
        : []),
    ];
  },
  picture: { heading: (standing, all) => `${all} 日之中 ${standing} 日可取` },
};

type Because = FindAnswer["days"][number]["because"][number];

/** A reason in words. */
function says(reason: Because): string {
  const phrase = (zhHant.phrases as unknown as Readonly<Record<string, unknown>>)[reason.code];
  return typeof phrase === "function"
    ? phrase("with" in reason ? reason.with : {})
    : String(phrase);
}

const causes = {
  tithi: "逢空日",
  nakshatra: "月不在所取之宿",
  weekday: "曜日不宜",
  yoga: "日月之合不利",
  period: "逢凶時",
  extraMonth: "月為閏或兼名",
  fourMonths: "毗濕奴安眠",
  sunSign: "太陽之月不合",
  hidden: "吉星為日光所掩",
  chandra: "月力不利於其人",
  polar: "無日出",
  "": "所餘之時過短",
};

/** The three commonest of a list with their counts. */
function commonest(codes: readonly string[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]).slice(0, 3);
}

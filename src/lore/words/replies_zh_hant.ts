/** 何處、何時與取捨的答語，繁體中文。 */
import { soughtIn, type Quarter, type SpanUnit } from "../question.ts";
import type { ReplyWords } from "./replies.ts";

const QUARTERS: Readonly<Record<Quarter, string>> = {
  north: "北",
  northeast: "東北",
  east: "東",
  southeast: "東南",
  south: "南",
  southwest: "西南",
  west: "西",
  northwest: "西北",
};
const UNITS: Readonly<Record<SpanUnit, string>> = {
  hours: "小時",
  days: "天",
  weeks: "週",
  months: "個月",
  years: "年",
};

const grounds: ReplyWords["grounds"] = {
  thing: {
    fire: "暖熱或放工具的地方：爐台、熱水器旁、車裡、高過眼睛的架子",
    water: "有水的地方：廚房、浴室、洗衣處，或裝著瓶子的袋子裡",
    air: "紙張之間、窗邊或桌上，人來人往說話的地方",
    earth: "低處、被蓋著的地方：地板、抽屜或箱子裡，衣物與零錢之間",
  },
  creature: {
    fire: "有熱氣、有人做事的地方：引擎旁、廚房邊、曬得到太陽的牆下",
    water: "水邊或水邊的草叢裡，伏得很低",
    air: "空曠處，沿著路或圍籬，還在走動",
    earth: "結實的東西底下：棚子、地窖、土坎，貼近地面",
  },
  place: {
    fire: "熱鬧、新開張、做東西或展示東西的地方",
    water: "近水、彼此照應的地方",
    air: "道路、學校或辦公處所，話多的地方",
    earth: "老而安定、有土地或倉庫的地方",
  },
};

function date(day: string): string {
  const [month, of] = day.split("-").map(Number) as [number, number];
  return `${month} 月 ${of} 日`;
}

export const reply: ReplyWords = {
  grounds,
  asked: (question) =>
    `你問的是：「${question.trim()}」${/[.?!。？！]$/.test(question.trim()) ? "" : "。"}`,
  where({ where: { quarter, ground }, matter, why }) {
    const sought = soughtIn(matter);
    const at = ground === null ? "" : grounds[sought][ground];
    if (sought === "place") {
      const side = quarter ? `你所在之處的${QUARTERS[quarter]}方` : "";
      return `所指的是${[at, side].filter((one) => one !== "").join("，在")}。${why}`;
    }
    const toward = quarter ? `往${QUARTERS[quarter]}方找` : "去找";
    return `${[toward, at].filter((one) => one !== "").join(quarter ? "，" : "")}。${why}`;
  },
  when({ when: { count, unit, from, to }, why }) {
    const span = !unit ? "" : count ? `約 ${count} ${UNITS[unit]}之內` : `以${UNITS[unit]}計`;
    const part = from && to ? `約在 ${date(from)}至 ${date(to)}之間` : "";
    return `應期${[span, part].filter((one) => one !== "").join("，或")}。${why}`;
  },
  which({ weighed }) {
    const lines = weighed.map(({ option, by }) => `「${option}」：${by}。`);
    const [best, next] = [...weighed].sort((a, b) => b.score - a.score);
    if (!best || !next) return lines.join("");
    const verdict =
      best.score === next.score
        ? `「${best.option}」與「${next.option}」不分高下，憑喜好取就是。`
        : `${weighed.length === 2 ? "兩者" : "其中"}以「${best.option}」${best.score - next.score < 15 ? "略" : ""}勝。`;
    return [verdict, ...lines].join("");
  },
};

/** どこ、いつ、どれへの答え、日本語。 */
import { soughtIn, type Quarter, type SpanUnit } from "../question.ts";
import type { ReplyWords } from "./replies.ts";

const QUARTERS: Readonly<Record<Quarter, string>> = {
  north: "北",
  northeast: "北東",
  east: "東",
  southeast: "南東",
  south: "南",
  southwest: "南西",
  west: "西",
  northwest: "北西",
};
const UNITS: Readonly<Record<SpanUnit, string>> = {
  hours: "時間",
  days: "日",
  weeks: "週",
  months: "か月",
  years: "年",
};

const grounds: ReplyWords["grounds"] = {
  thing: {
    fire: "暖かい所や道具のそば。こんろ、給湯器、車の中、目より高い棚",
    water: "水のある所。台所、風呂場、洗濯場、瓶の入った袋の中",
    air: "書類の間、窓辺や机の上、人の行き来する所",
    earth: "低くて覆われた所。床、引き出しや箱の中、衣類や小銭の間",
  },
  creature: {
    fire: "熱と人の仕事のある所。エンジンのそば、調理場、日の当たる壁",
    water: "水辺か、その草むらに伏せた所",
    air: "開けた所。道や垣に沿ってまだ動いている",
    earth: "しっかりした物の下。小屋、床下、土手の陰",
  },
  place: {
    fire: "活気があり、物を作ったり見せたりする新しい所",
    water: "水に近く、人が互いに世話をする所",
    air: "道や学校、事務所があり、言葉の行き交う所",
    earth: "古く落ち着いて、土地や蔵のある所",
  },
};

function date(day: string): string {
  const [month, of] = day.split("-").map(Number) as [number, number];
  return `${month} 月 ${of} 日`;
}

export const reply: ReplyWords = {
  grounds,
  asked: (question) => `問い：「${question.trim()}」`,
  where({ where: { quarter, ground }, matter, why }) {
    const side = quarter ? `${QUARTERS[quarter]}の方角、` : "";
    const at = ground === null ? "その辺り" : grounds[soughtIn(matter)][ground];
    return `${side}${at}を当たってください。${why}`;
  },
  when({ when: { count, unit, from, to }, why }) {
    const span = !unit ? "" : count ? `およそ ${count} ${UNITS[unit]}以内` : `${UNITS[unit]}の単位`;
    const part = from && to ? `${date(from)}から ${date(to)}ごろ` : "";
    return `時期は${[span, part].filter((one) => one !== "").join("、または")}です。${why}`;
  },
  which({ weighed }) {
    const lines = weighed.map(({ option, by }) => `「${option}」には${by}。`);
    const [best, next] = [...weighed].sort((a, b) => b.score - a.score);
    if (!best || !next) return lines.join("");
    const verdict =
      best.score === next.score
        ? `「${best.option}」と「${next.option}」は互角で、好みで選んでかまいません。`
        : `「${best.option}」が${best.score - next.score < 15 ? "わずかに" : ""}勝ります。`;
    return [verdict, ...lines].join("");
  },
};

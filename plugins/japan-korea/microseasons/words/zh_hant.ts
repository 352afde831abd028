import * as old from "../../calendar/words/zh_hant.ts";
import { yearOutOfRange } from "../../core/words/zh_hant.ts";
import { MICROSEASON, type SeasonId } from "../seasons.ts";
import type { MicroseasonsWords } from "./en.ts";
import { microseason } from "./zh_hant_seasons.ts";

const PARTS = ["初候", "次候", "末候"];
const named = (id: SeasonId) => `「${MICROSEASON.writings[id]!.native}」（${microseason[id]}）`;

export const zhHant: MicroseasonsWords = {
  title: "日本七十二候",
  summary: "某日屬二十四節氣與日本七十二候之何候，並列全年各候之時刻",
  inputs: {
    date: { label: "日期", about: "日本之日，與 year 二擇一" },
    year: { label: "年", about: "自二月立春起之年，與 date 二擇一" },
  },
  fields: {
    year: "年",
    current: "當日之候",
    index: "序",
    season: "候",
    sekki: "節氣",
    part: "三候之序",
    start: "起",
    end: "迄",
    dayOf: "候中第幾日",
    days: "日數",
    previous: "前一候",
    next: "後一候",
    nextStart: "後一候始日",
    seasons: "全年各候",
    longitudeDeg: "太陽黃經",
    utc: "世界時",
    local: "日本時間",
  },
  terms: { sekki: old.sekki, microseason },
  refusals: {
    dateOrYear: {
      when: "日期與年皆未提供，或同時提供",
      says: ({ both }) => (both ? "date 與 year 請擇一提供" : "請提供 date 或 year"),
    },
    yearOutOfRange: {
      ...yearOutOfRange,
      says: ({ year, first, last }) => `無法求得 ${year} 年之候：須在 ${first} 至 ${last} 年之間`,
    },
  },
  reading({ year, current, seasons }) {
    if (!current) {
      const at = (index: number) => seasons[index]!.start;
      const lengths = seasons.map(
        ({ start, end }) => (Date.parse(end) - Date.parse(start)) / 864e5 + 1,
      );
      const count = (days: number) => lengths.filter((one) => one === days).length;
      return [
        `${year} 年各候始於 ${at(0)} 的${named("ko1")}，終於${named("ko72")}（${at(71)} 至 ${seasons[71]!.end}）。`,
        `春分 ${at(9)}，夏至 ${at(27)}，秋分 ${at(45)}，冬至 ${at(63)}。五日之候 ${count(5)}${count(6) ? `，六日者 ${count(6)}` : ""}${count(4) ? `，四日者 ${count(4)}` : ""}；地球冬行較速，故冬候較短。`,
      ];
    }
    const { season, sekki, part, start, end, dayOf, days, previous, next, nextStart, index } =
      current;
    return [
      `此日值${named(season)}，為七十二候之第 ${index}，屬${old.sekki[sekki]}${PARTS[part - 1]}。`,
      `此候自 ${start} 至 ${end}，共 ${days} 日，是日為其第 ${dayOf} 日。前為${named(previous)}，${nextStart} 起為${named(next)}。`,
    ];
  },
  picture: {
    title: "七十二候",
    desc: (year, season) => `${year} 年七十二候圓圖${season ? `，標出${microseason[season]}` : ""}`,
    seventyTwo: "七十二候",
    place: ({ index, sekki, part }) => `第 ${index} 候 · ${old.sekki[sekki]}${PARTS[part - 1]}`,
    lines: ({ season }) => [MICROSEASON.writings[season]!.roman!, microseason[season]],
    dayMonth: (month, day) => `${month}月${day}日`,
  },
};

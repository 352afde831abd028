import * as old from "../../calendar/words/ja.ts";
import { SEKKI } from "../../calendar/sekki.ts";
import { nativeOf } from "#east/natives.ts";
import { yearOutOfRange } from "../../core/words/ja.ts";
import { MICROSEASON, type SeasonId } from "../seasons.ts";
import type { MicroseasonsWords } from "./en.ts";
import { microseason } from "./ja_seasons.ts";

const PARTS = ["初候", "次候", "末候"];
const named = (id: SeasonId) => `「${microseason[id]}」`;
const kana = (id: SeasonId) => microseason[id].replace(/^.*（|）$/g, "");

export const ja: MicroseasonsWords = {
  title: "七十二候",
  summary: "その日が二十四節気・七十二候のどれに当たるか。一年の各候の日時も示します",
  inputs: {
    date: { label: "日付", about: "日本の日付。year の代わりに入れます" },
    year: { label: "年", about: "立春から始まる年。date の代わりに入れます" },
  },
  fields: {
    year: "年",
    current: "その日の候",
    index: "七十二候の順",
    season: "候",
    sekki: "二十四節気",
    part: "初候・次候・末候",
    start: "始まり",
    end: "終わり",
    dayOf: "候の何日目",
    days: "日数",
    previous: "前の候",
    next: "次の候",
    nextStart: "次の候の始まり",
    seasons: "一年の候",
    longitudeDeg: "太陽黄経",
    utc: "世界時",
    local: "日本時間",
  },
  terms: { sekki: old.sekki, microseason },
  refusals: {
    dateOrYear: {
      when: "日付も年もないか、両方が入っています",
      says: ({ both }) =>
        both ? "date か year のどちらか一つを入れてください" : "date か year を入れてください",
    },
    yearOutOfRange: {
      ...yearOutOfRange,
      says: ({ year, first, last }) =>
        `${year}年の候は求められません。${first}年から${last}年までを入れてください`,
    },
  },
  reading({ year, current, seasons }) {
    if (!current) {
      const at = (index: number) => old.dateText(seasons[index]!.start);
      const lengths = seasons.map(
        ({ start, end }) => (Date.parse(end) - Date.parse(start)) / 864e5 + 1,
      );
      const count = (days: number) => lengths.filter((one) => one === days).length;
      return [
        `${year}年の七十二候は${at(0)}の${named("ko1")}に始まり、${at(71)}から${old.dateText(seasons[71]!.end)}までの${named("ko72")}で終わります。`,
        `春分は${at(9)}、夏至は${at(27)}、秋分は${at(45)}、冬至は${at(63)}です。五日間の候が${count(5)}${count(6) ? `、六日間の候が${count(6)}` : ""}${count(4) ? `、四日間の候が${count(4)}` : ""}あり、地球の公転が速まる冬ほど候は短くなります。`,
      ];
    }
    const { season, sekki, part, start, end, dayOf, days, previous, next, nextStart, index } =
      current;
    return [
      `七十二候の第${index}候、${nativeOf(SEKKI, sekki)}の${PARTS[part - 1]}${named(season)}の時季です。`,
      `${old.dateText(start)}から${old.dateText(end)}までの${days}日間で、この日は${dayOf}日目に当たります。前の候は${named(previous)}、${old.dateText(nextStart)}からは${named(next)}に移ります。`,
    ];
  },
  picture: {
    title: "七十二候",
    desc: (year, season) =>
      `${year}年の七十二候の輪${season ? `。${microseason[season]}に印があります` : ""}`,
    seventyTwo: "七十二候",
    place: ({ index, sekki, part }) =>
      `第${index}候 · ${nativeOf(SEKKI, sekki)} ${PARTS[part - 1]}`,
    lines: ({ season }) => [kana(season)],
    dayMonth: (month, day) => `${month}月${day}日`,
  },
};

import type { Band } from "#sdk";
import { kinName, seal } from "../../../core/words/zh_hant.ts";
import { correlation, daySign, language } from "../../words/zh_hant.ts";
import type { MatchDay } from "../answer.ts";
import type { MatchWords } from "./en.ts";

const bands: Readonly<Record<Band, string>> = {
  excellent: "極佳",
  good: "良好",
  mixed: "互有長短",
  challenging: "需要磨合",
};

export const zhHant: MatchWords = {
  title: "卓爾金曆合盤",
  summary:
    "以相距、方位顏色、數與十三日週比較兩人的卓爾金日，自第一人之日起算；自第二人起算，結果或異",
  weighs: "合盤之分：兩日名之間的關係，加上數與十三日週之分；權重為本站自訂",
  fields: {
    fromSecond: "由第二人數起之分",
    kin: "二百六十日中之序",
    number: "數",
    name: "日",
    day: "日名之意",
    seal: "圖騰",
    portrait: "性情",
    couple: "兩人共同之日",
  },
  terms: { daySign, seal },
  phrases: {
    sameSign: ({ system }) => (system === "tzolkin" ? "兩人同一日名" : "兩人同一圖騰"),
    antipode: ({ system }) => (system === "tzolkin" ? "兩日相隔十位，隔圈相望" : "兩圖騰互為對峙"),
    sameDirection: "兩日同朝一方",
    nextDirection: "後者之方接在前者之後",
    oppositeDirection: "兩日各朝相對之方",
    previousDirection: "後者之方在前者之前",
    analog: "兩圖騰互為支持",
    guide: "一方是另一方的指引",
    occult: "兩圖騰互為隱藏之力",
    noRelation: "兩圖騰不在彼此的神諭之中",
    sameNumber: ({ system, number }) =>
      system === "tzolkin" ? `兩人同數 ${number}` : `兩人同為調性 ${number}`,
    complement: ({ system, a, b }) =>
      system === "tzolkin" ? `${a} 與 ${b} 合成十四` : `調性 ${a} 與 ${b} 合成十四`,
    neighbours: ({ a, b }) => `${a} 與 ${b} 相鄰`,
    sameTrecena: "兩人生於同一個十三日週",
    day: ({ number, name }) => `${number} ${name}`,
    kin: (kin) => kinName(kin),
  },
  conventions: {
    system: {
      title: "曆系",
      options: { tzolkin: "守日者之曆", dreamspell: "一九九〇年夢語曆" },
    },
    language,
    correlation,
  },
  reading: ({ a, b, couple, components, score, fromSecond, band }, say) => {
    // A Latin name stands off from Chinese text.
    const called = ({ name, day }: MatchDay) =>
      day === null ? say.phrase(name) : ` ${say.phrase(name)}（${daySign[day].text}）`;
    const reasons = components.map((component) => say.phrase(component));
    return [
      a.day === b.day && a.seal === b.seal
        ? `一位生於${called(a)}，另一位生於${called(b)}；這天出生的人${portraitOf(a)}。`
        : `一位生於${called(a)}：${portraitOf(a)}。另一位生於${called(b)}：${portraitOf(b)}。`,
      `${reasons.join("；")}。合計 ${score} 分（滿分一百），屬「${bands[band]}」${fromSecond === score ? "" : `；由另一日數起是 ${fromSecond} 分`}。`,
      `兩日相加得${called(couple)}，可當作兩人共同的日子，每二百六十日一回。`,
    ];
  },
};

function portraitOf({ day, seal: of }: MatchDay): string {
  if (day !== null) return daySign[day].portrait;
  return of === null ? "" : seal[of].portrait;
}

import { PILLAR } from "#lore";
import * as calendar from "#east/calendar/words/zh_hant.ts";
import { natives, nativeOf } from "#east/natives.ts";
import { texts } from "../../changes/yijing/words/zh_hant.ts";
import * as core from "../../core/words/zh_hant.ts";
import { hexagram as hexagrams } from "../../core/words/zh_hant/hexagrams.ts";
import { ERA, PART, type HeLuoAnswer } from "../answer.ts";
import type { HeLuoWords } from "./en.ts";

const { clock, dayBoundary } = calendar.conventions;
const part = natives(PART);
const LINES = ["", "初", "二", "三", "四", "五", "上"];

const says = ({ text }: Pick<HeLuoAnswer["former"], "text">) =>
  text.code === "line" ? texts.line(text.with) : texts.judgement(text.with as never);

function yearText({ year }: HeLuoAnswer): string {
  const head = `${year.year} 年歲在${nativeOf(PILLAR, year.pillar)}`;
  if (!year.figure || !year.text || !year.part) return `${head}，不在兩卦所計之年。`;
  const { with: said } = year.text;
  const line = year.text.code === "line" ? (said as { line: number }).line : 0;
  return `${head}，虛歲 ${year.age}，大限行${part[year.part]}卦${LINES[year.lifeLine!]}爻，流年卦為${year.figure.fullName}，值${LINES[line]}爻，其義為「${says({ text: year.text })}」${hexagrams[year.figure.hexagram].sense}`;
}

export const zhHant: HeLuoWords = {
  title: "河洛理數",
  summary: "以四柱之數成先天、後天二卦，定元堂、各爻所管之年，並推流年之卦",
  inputs: { year: { label: "流年", about: "欲看之年，自立春起；不填為今年" } },
  fields: {
    ...core.hexagramFields,
    native: "四柱",
    gender: "性別",
    era: "三元",
    heaven: "天數",
    earth: "地數",
    sum: "總數",
    left: "餘數",
    trigram: "卦",
    former: "先天卦",
    later: "後天卦",
    figure: "卦",
    line: "爻",
    title: "爻題",
    text: "爻辭",
    "former/lines": "各爻所管之年",
    "later/lines": "各爻所管之年",
    from: "起",
    to: "迄",
    fromAge: "起於虛歲",
    year: "流年",
    pillar: "年之干支",
    age: "虛歲",
    part: "屬何卦",
    lifeLine: "大限之爻",
  },
  terms: {
    hexagram: hexagrams,
    trigram: core.trigram,
    gender: core.gender,
    era: natives(ERA),
    part,
  },
  phrases: { ...calendar.phrases, ...texts },
  conventions: {
    clock,
    dayBoundary,
    sovereigns: {
      title: "三至尊卦（坎、屯、蹇）",
      options: { kept: "元堂在五、上爻時，依陰陽令或不易位", exchanged: "一律內外易位" },
    },
  },
  refusals: {
    longitudeNeeded: calendar.refusals.longitudeNeeded,
    hourNeeded: { when: "未提供出生時間", says: "元堂由時辰而定，請提供出生時間" },
  },
  omissions: { gender: "未提供性別：依男命排卦；女命之上下卦或與此相反。" },
  reading(given) {
    const { heaven, earth, former, later } = given;
    const [first, last] = [former.lines[0]!, former.lines.at(-1)!];
    return [
      `${given.native}，天數 ${heaven.sum}，餘 ${heaven.left}，得${core.trigram[heaven.trigram]}；地數 ${earth.sum}，餘 ${earth.left}，得${core.trigram[earth.trigram]}。合成先天卦${former.figure.fullName}：${hexagrams[former.figure.hexagram].sense}`,
      `元堂在${former.title}，管 ${first.from} 至 ${first.to} 年。其義為「${says(former)}」其餘各爻依次而上，周至 ${last.to} 年。`,
      `${later.lines[0]!.from} 年起入後天卦${later.figure.fullName}，元堂在${later.title}：「${says(later)}」${hexagrams[later.figure.hexagram].sense}`,
      yearText(given),
    ];
  },
  picture: {
    name: "河洛理數",
    title: (name) => `河洛理數：${name}`,
    parts: { former: "先天卦", later: "後天卦" },
    meaning: () => "",
    sums: ({ heaven, earth }) => `天數 ${heaven.sum}、地數 ${earth.sum}`,
    year: ({ year }) =>
      year.figure ? `${year.year} 年：${year.figure.fullName}` : `${year.year} 年`,
  },
};

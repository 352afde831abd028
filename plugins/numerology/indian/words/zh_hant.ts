import { zhHant as lore } from "#lore/words/zh_hant.ts";
import type { IndianAnswer } from "../answer.ts";
import { grahaOf } from "../planets.ts";
import type { Bond } from "../score.ts";
import type { IndianWords } from "./en.ts";

const graha = {
  sun: {
    text: "太陽",
    colour: "金、橙",
    portrait: "太陽之數站得筆直，能領頭，給人溫暖，也需要被看見。",
  },
  moon: {
    text: "月亮",
    colour: "白、淺綠",
    portrait: "月亮之數先感覺，後明白，心軟，易變，近水、近母親便安心。",
  },
  jupiter: {
    text: "木星",
    colour: "黃",
    portrait: "木星之數天生為師，有沒有學生都一樣，定下的規矩自己先守。",
  },
  rahu: {
    text: "羅睺",
    colour: "煙灰、藍",
    portrait: "羅睺之數從窗子進來，與眾不同，說來就來，自成一套秩序。",
  },
  mercury: {
    text: "水星",
    colour: "綠",
    portrait: "水星之數能說、能算、能做買賣，與誰都不結怨。",
  },
  venus: {
    text: "金星",
    colour: "白、粉紅",
    portrait: "金星之數讓日子好過，先為別人，再為自己，為美付錢從不後悔。",
  },
  ketu: {
    text: "計都",
    colour: "灰、褐",
    portrait: "計都之數擁有的，心裡早已放下一半，是個尋道者，態度淡，直覺準。",
  },
  saturn: {
    text: "土星",
    colour: "深藍、黑",
    portrait: "土星之數來得晚，留得久，肯做，能等，得到的都是掙來的。",
  },
  mars: {
    text: "火星",
    colour: "紅",
    portrait: "火星之數直來直往，勇氣多得可以借人，脾氣則要自己收好。",
  },
};

const tellBond = ({ a, b, regard }: Bond) => {
  const [one, other] = [graha[grahaOf(a).id].text, graha[grahaOf(b).id].text];
  if (a === b) return `${a} 與 ${b}：同屬${one}`;
  return `${a} 與 ${b}：${one}與${other}${regard === "friend" ? "相友" : "相敵"}`;
};

export const zhHant: IndianWords = {
  title: "印度數字命理",
  summary: "心靈數、命運數與姓名數，附所屬行星、友敵、色彩與吉日，並作解讀",
  weighs: "日期與姓名諸數相合之程度，為各項理由之和",
  inputs: {
    name: { label: "姓名", about: "平日所用的名字，以拉丁字母書寫，依迦勒底字母計" },
  },
  fields: {
    psychic: "心靈數",
    destiny: "命運數",
    name: "姓名數",
    number: "數",
    planet: "行星",
    colour: "色彩",
    portrait: "性情",
    day: "星期",
    friends: "友數",
    foes: "敵數",
    steps: "加總過程",
    ignored: "略去的字元",
    grid: "吠陀九宮格",
    rows: "各列",
    counts: "一至九各見幾次",
    missing: "所缺之數",
    fullLines: "連成的線",
    emptyLines: "空缺的線",
  },
  terms: { graha },
  phrases: {
    base: "任何日期",
    psychicDestiny: tellBond,
    namePsychic: tellBond,
    nameDestiny: tellBond,
    fullLine: ({ line }) => `${line.join("-")} 連成一線`,
  },
  conventions: {
    gridYear: {
      title: "九宮格中的年份數字",
      options: { short: "末兩位", whole: "全年" },
    },
  },
  refusals: {
    "no-letters": {
      when: "姓名中沒有拉丁字母",
      says: ({ name }) => `「${name}」沒有可計的拉丁字母，請以拉丁字母書寫姓名`,
    },
  },
  omissions: { name: "未提供姓名，故略去姓名數，評分亦不計其關係。" },
  reading: (answer, say) => {
    const { psychic, destiny, name, grid, score } = answer;
    const reasons = answer.testimonies
      .slice(1)
      .map((one) => ({ evidence: say.phrase(one), weight: one.weight }));
    const numberOf = (one: IndianAnswer["psychic"]) => ({
      number: one.number,
      planet: graha[one.planet].text,
      says: graha[one.planet].portrait,
    });
    const shares = reasons.map(
      ({ evidence, weight }) => `${evidence}（${weight > 0 ? "+" : ""}${weight}）`,
    );
    const sum =
      shares.length === 0
        ? "彼此之間既無相友，也無相敵，得 50 分（滿分一百）。"
        : `由中數 50 起算，合計 ${score} 分（滿分一百）：${shares.join("；")}。`;
    return {
      paragraphs: [
        numbers(answer).join(""),
        days(answer),
        square(answer).join(""),
        `${sum}${LIMIT}`,
      ],
      outline: ["三個數", "日與色", "九宮格", "總評"],
      facts: {
        psychic: numberOf(psychic),
        destiny: numberOf(destiny),
        name: name && numberOf(name),
        missing: grid.missing,
        fullLines: grid.fullLines,
        score,
        testimonies: reasons,
      },
    };
  },
};

const LIMIT =
  "分數說的是數與數好不好相處，不是人過得好不好；遇到相敵，傳統的做法是找一個居中的數，而不是下判決。哪些數相友，各家說法不一。";

function numbers({ psychic, destiny, name }: IndianAnswer): readonly string[] {
  const says = [
    `由出生之日得心靈數 ${psychic.number}，屬${graha[psychic.planet].text}。`,
    graha[psychic.planet].portrait,
    `由完整的生日得命運數 ${destiny.number}，屬${graha[destiny.planet].text}。`,
  ];
  if (destiny.number !== psychic.number) says.push(graha[destiny.planet].portrait);
  if (name) {
    says.push(`姓名數為 ${name.number}，屬${graha[name.planet].text}。`);
    if (![psychic.number, destiny.number].includes(name.number)) {
      says.push(graha[name.planet].portrait);
    }
  }
  return says;
}

function days({ psychic, destiny }: IndianAnswer): string {
  const of = ({ day, planet }: IndianAnswer["psychic"]) =>
    `${lore.weekday[day]}與${graha[planet].colour}色`;
  const second = psychic.number === destiny.number ? "命運數亦同" : `命運數宜${of(destiny)}`;
  return `心靈數宜${of(psychic)}，${second}。`;
}

function square({ grid }: IndianAnswer): readonly string[] {
  const { missing, fullLines, emptyLines } = grid;
  const lines = (of: readonly (readonly number[])[], state: string) =>
    of.length === 0 ? [] : [`${state} ${of.map((line) => line.join("-")).join("、")}。`];
  return [
    missing.length === 0 ? "九宮格裡數字齊全。" : `九宮格裡缺 ${missing.join("、")}。`,
    ...lines(fullLines, "連成的線有"),
    ...lines(emptyLines, "整線空缺的有"),
  ];
}

/** The reading of a chronogram as rules write it. */
import { sayIn, type Brief, type Lang, type Text } from "#old";
import type { ChronogramAnswer } from "./shapes.ts";

const LIMIT: Text = {
  en: "A chronogram is a maker's play with letters: it tells the year that someone wished to be found in a sentence. Where several manners fit, only the stone or the page can say which was meant.",
  zhHant:
    "紀年銘是作者的文字遊戲，說的是有人希望後人在句中找到哪一年。若有好幾種讀法都合，究竟是哪一種，只有原石原紙說得準。",
};

/** Writes what a writer may use, and the whole reading from rules alone. */
export function writeBrief(answer: ChronogramAnswer, lang: Lang): Brief {
  const say = sayIn(lang);
  const { total, year, sortedNumeral, expectedYear, matches, purity, readingsThatFit } = answer;
  const manners: Text[] =
    readingsThatFit.length > 0
      ? [
          {
            en: `The year asked for comes out in ${readingsThatFit.length === 1 ? "one other manner" : `${readingsThatFit.length} other manners`} of reading, the plainest being: ${describe(readingsThatFit[0]!).en}.`,
            zhHant: `另有 ${readingsThatFit.length} 種讀法可得所期之年，其中最平實的是：${describe(readingsThatFit[0]!).zhHant}。`,
          },
        ]
      : [];
  const paragraphs = [
    [answer.summary, lettersOf(answer)],
    [...manners, LIMIT],
  ];
  return {
    facts: { total, year, sortedNumeral, expectedYear, matches, grade: purity.grade },
    outline: lang === "en" ? ["The sum", "Its limit"] : ["總和", "限度"],
    plain: paragraphs.map((texts) => texts.map(say).join(lang === "en" ? " " : "")).join("\n\n"),
  };
}

function lettersOf({ numeralCount, sortedNumeral, mode, purity }: ChronogramAnswer): Text {
  const set = sortedNumeral
    ? {
        en: `, which set in order make ${sortedNumeral}`,
        zhHant: `，依大小排列為 ${sortedNumeral}`,
      }
    : { en: "", zhHant: "" };
  const manner =
    mode === "marked"
      ? { en: "only letters that stand out are counted", zhHant: "只計特別標出的字母" }
      : { en: "every letter with a value is counted", zhHant: "凡有數值的字母皆計" };
  const left =
    purity.unmarked > 0
      ? {
          en: `; ${purity.unmarked} more could have counted`,
          zhHant: `，另有 ${purity.unmarked} 個字母本可計入`,
        }
      : { en: "", zhHant: "" };
  return {
    en: `${numeralCount} letters take part${set.en}; ${manner.en}${left.en}.`,
    zhHant: `計入 ${numeralCount} 個字母${set.zhHant}；${manner.zhHant}${left.zhHant}。`,
  };
}

/** A manner of reading in words. */
function describe(manner: ChronogramAnswer["readingsThatFit"][number]): Text {
  const licences = [
    ...(manner.uAsV ? ["U = V"] : []),
    ...(manner.jAsI ? ["J = I"] : []),
    ...(manner.wAsVV ? ["W = VV"] : []),
  ].join(", ");
  const with_ = licences === "" ? "" : ` (${licences})`;
  return manner.mode === "marked"
    ? { en: `the marked letters alone${with_}`, zhHant: `只計標出的字母${with_}` }
    : { en: `every numeral letter${with_}`, zhHant: `數字字母全計${with_}` };
}

/** The reading of a chart of numbers as rules write it. */
import type { Brief, Lang, Text } from "#old";
import type { NumerologyAnswer } from "./shapes.ts";

/** Writes what a writer may use, and the whole reading from rules alone. */
export function writeBrief(answer: NumerologyAnswer, lang: Lang): Brief {
  const say = (text: Text) => (lang === "en" ? text.en : text.zhHant);
  const paragraphs = [path(answer), name(answer), lessons(answer), times(answer), [LIMIT]];
  return {
    facts: {
      lifePath: factOf(answer.lifePath, say),
      birthday: factOf(answer.birthday, say),
      expression: answer.expression && factOf(answer.expression, say),
      soulUrge: answer.soulUrge && factOf(answer.soulUrge, say),
      personality: answer.personality && factOf(answer.personality, say),
      maturity: answer.maturity && answer.maturity.number,
      lessons: answer.karmic.lessons.map(({ number, text }) => ({ number, practise: say(text) })),
      debts: answer.karmic.debts.map(({ number, text }) => ({ number, says: say(text) })),
      pinnacles: answer.pinnacles.map(({ number, fromAge, toAge, text }) => ({
        number,
        fromAge,
        toAge,
        timeFor: say(text),
      })),
      personalYear: answer.personalCycles && {
        number: answer.personalCycles.year,
        timeFor: say(answer.personalCycles.text),
      },
    },
    outline:
      lang === "en"
        ? ["Path and birthday", "Name", "Lessons and debts", "Periods"]
        : ["生命數與生日數", "姓名數", "功課與業債", "人生階段"],
    plain: paragraphs
      .map((texts) => texts.map(say).join(lang === "en" ? " " : ""))
      .filter((paragraph) => paragraph !== "")
      .join("\n\n"),
  };
}

const LIMIT: Text = {
  en: "Numbers of this kind name a bent and a season for things. What is made of them is not in the sum.",
  zhHant: "這類數字說的是傾向與時節；要把它過成什麼樣，不在加總裡。",
};

function factOf(
  one: NumerologyAnswer["birthday"],
  say: (text: Text) => string,
): Readonly<Record<string, unknown>> {
  return { number: one.number, master: one.master, says: say(one.text) };
}

function path({ lifePath, birthday }: NumerologyAnswer): readonly Text[] {
  const sum: Text[] =
    lifePath.bySum === null
      ? []
      : [
          {
            en: `Those who add all digits in one row would read ${lifePath.bySum} instead.`,
            zhHant: `若把所有數字一口氣相加，則得 ${lifePath.bySum}。`,
          },
        ];
  return [
    {
      en: `The birth date adds up to a life path of ${lifePath.number} (${lifePath.steps}).`,
      zhHant: `生日相加，生命數為 ${lifePath.number}（${lifePath.steps}）。`,
    },
    lifePath.text,
    birthday.text,
    ...sum,
  ];
}

function name({ expression, soulUrge, personality, maturity }: NumerologyAnswer): readonly Text[] {
  if (!expression) return [];
  const parts: Text[] = [
    {
      en: `The name's letters give an expression of ${expression.number}.`,
      zhHant: `姓名字母合計，表現數為 ${expression.number}。`,
    },
    expression.text,
  ];
  if (soulUrge) parts.push(numbered(soulUrge.text, soulUrge.number, "vowels", "母音"));
  if (personality) parts.push(numbered(personality.text, personality.number, "consonants", "子音"));
  if (maturity) {
    parts.push({
      en: `Path and name together ripen, in the second half of life, into ${aOrAn(maturity.number)} ${maturity.number}.`,
      zhHant: `生命數與表現數相加，到了人生後半，漸漸熟成為 ${maturity.number}。`,
    });
  }
  return parts;
}

function numbered(text: Text, number: number, en: string, zhHant: string): Text {
  return {
    en: `${text.en.replace(/\.$/, "")} (${number} from the ${en}).`,
    zhHant: `${text.zhHant.replace(/。$/, "")}（${zhHant}得 ${number}）。`,
  };
}

function lessons({ karmic }: NumerologyAnswer): readonly Text[] {
  const { lessons: missing, debts } = karmic;
  const lesson: Text[] =
    missing.length === 0
      ? []
      : [
          {
            en: `No letter of the name has the value ${list(
              missing.map(({ number }) => String(number)),
              "or",
            )}, so these are left to practice: ${missing.map(({ text }) => text.en).join("; ")}.`,
            zhHant: `名字裡沒有 ${missing.map(({ number }) => number).join("、")}，因此要練習的是：${missing.map(({ text }) => text.zhHant).join("；")}。`,
          },
        ];
  return [...lesson, ...debts.map(({ text }) => text)];
}

function times({ pinnacles, challenges, personalCycles }: NumerologyAnswer): readonly Text[] {
  const spans = pinnacles.map(({ number, fromAge, toAge, text }, index) => {
    const challenge = challenges[index]!.text;
    const ages = toAge === null ? `from ${fromAge}` : `to ${toAge}`;
    const agesZh = toAge === null ? `${fromAge} 歲以後` : `${toAge} 歲以前`;
    return {
      en: `${ages}, under ${number}, a time for ${text.en}, where the difficulty is ${challenge.en}`,
      zhHant: `${agesZh}走 ${number}，宜${text.zhHant}，難處在於${challenge.zhHant}`,
    };
  });
  const parts: Text[] = [
    {
      en: `Four long periods follow one another: ${spans.map(({ en }) => en).join("; ")}.`,
      zhHant: `人生分四個長階段：${spans.map(({ zhHant }) => zhHant).join("；")}。`,
    },
  ];
  if (personalCycles) {
    const { date, year, text } = personalCycles;
    parts.push({
      en: `On ${date} the personal year is ${year}, a time for ${text.en}.`,
      zhHant: `以 ${date} 論，流年數為 ${year}，宜${text.zhHant}。`,
    });
  }
  return parts;
}

function list(words: readonly string[], last: string): string {
  return words.length < 2
    ? words.join("")
    : `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1)}`;
}

function aOrAn(number: number): string {
  return number === 8 || number === 11 ? "an" : "a";
}

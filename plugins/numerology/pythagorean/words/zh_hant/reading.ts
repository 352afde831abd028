/** The reading of a chart of numbers, in Traditional Chinese. */
import type { NumerologyAnswer } from "../../answer.ts";
import { challenges, debts, lessons, numbers } from "./numbers.ts";

const LIMIT = "這類數字說的是傾向與時節；要把它過成什麼樣，不在加總裡。";

/** Paragraphs, headings and facts. */
export function read(answer: NumerologyAnswer) {
  const { lifePath, birthday, expression, soulUrge, personality } = answer;
  const { maturity, karmic, pinnacles, personalCycles } = answer;
  const paragraphs = [
    tellPath(answer),
    tellName(answer),
    tellLessons(answer),
    tellTimes(answer),
    [LIMIT],
  ];
  return {
    paragraphs: paragraphs.filter((one) => one.length > 0).map((one) => one.join("")),
    outline: ["生命數與生日數", "姓名數", "功課與業債", "人生階段"],
    facts: {
      lifePath: { ...factOf(lifePath), says: numbers[lifePath.number]!.path },
      birthday: { ...factOf(birthday), says: numbers[birthday.number]!.gift },
      expression: expression && {
        ...factOf(expression),
        says: numbers[expression.number]!.expression,
      },
      soulUrge: soulUrge && { ...factOf(soulUrge), says: numbers[soulUrge.number]!.desire },
      personality: personality && {
        ...factOf(personality),
        says: numbers[personality.number]!.face,
      },
      maturity: maturity && maturity.number,
      lessons: karmic.lessons.map(({ number }) => ({ number, practise: lessons[number] })),
      debts: karmic.debts.map(({ number }) => ({ number, says: debts[number] })),
      pinnacles: pinnacles.map(({ number, fromAge, toAge }) => ({
        number,
        fromAge,
        toAge,
        timeFor: numbers[number]!.season,
      })),
      personalYear: personalCycles && {
        number: personalCycles.year,
        timeFor: numbers[personalCycles.year]!.season,
      },
    },
  };
}

function factOf({ number, master }: Pick<NumerologyAnswer["birthday"], "number" | "master">) {
  return { number, master };
}

function tellPath({ lifePath, birthday }: NumerologyAnswer): readonly string[] {
  return [
    `生日相加，生命數為 ${lifePath.number}（${lifePath.steps}）。`,
    numbers[lifePath.number]!.path,
    numbers[birthday.number]!.gift,
    ...(lifePath.bySum === null ? [] : [`若把所有數字一口氣相加，則得 ${lifePath.bySum}。`]),
  ];
}

function tellName(answer: NumerologyAnswer): readonly string[] {
  const { expression, soulUrge, personality, maturity } = answer;
  if (!expression) return [];
  const says = [
    `姓名字母合計，表現數為 ${expression.number}。`,
    numbers[expression.number]!.expression,
  ];
  if (soulUrge) says.push(from(numbers[soulUrge.number]!.desire, soulUrge.number, "母音"));
  if (personality) says.push(from(numbers[personality.number]!.face, personality.number, "子音"));
  if (maturity) {
    says.push(`生命數與表現數相加，到了人生後半，漸漸熟成為 ${maturity.number}。`);
  }
  return says;
}

function from(sentence: string, number: number, letters: string): string {
  return `${sentence.replace(/。$/, "")}（${letters}得 ${number}）。`;
}

function tellLessons({ karmic }: NumerologyAnswer): readonly string[] {
  const missing = karmic.lessons.map(({ number }) => number);
  const lesson =
    missing.length === 0
      ? []
      : [
          `名字裡沒有 ${missing.join("、")}，因此要練習的是：${missing.map((number) => lessons[number]).join("；")}。`,
        ];
  return [...lesson, ...karmic.debts.map(({ number }) => debts[number]!)];
}

function tellTimes(answer: NumerologyAnswer): readonly string[] {
  const { pinnacles, personalCycles } = answer;
  const spans = pinnacles.map(({ number, fromAge, toAge }, index) => {
    const ages = toAge === null ? `${fromAge} 歲以後` : `${toAge} 歲以前`;
    const difficulty = challenges[answer.challenges[index]!.number];
    return `${ages}走 ${number}，宜${numbers[number]!.season}，難處在於${difficulty}`;
  });
  const periods = `人生分四個長階段：${spans.join("；")}。`;
  if (!personalCycles) return [periods];
  const { date, year } = personalCycles;
  return [periods, `以 ${date} 論，流年數為 ${year}，宜${numbers[year]!.season}。`];
}

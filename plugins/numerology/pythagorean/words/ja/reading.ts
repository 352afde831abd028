/** The reading of a chart of numbers, in Japanese. */
import type { NumerologyAnswer } from "../../answer.ts";
import { challenges, debts, lessons, numbers } from "./numbers.ts";

const LIMIT =
  "こうした数が示すのは、傾向と時節です。それをどう生きるかは、足し算の中にはありません。";

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
    outline: ["ライフパスと誕生日", "名前", "課題と負債", "人生の時期"],
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
    `生年月日を足していくと、ライフパスナンバーは ${lifePath.number} になります（${lifePath.steps}）。`,
    numbers[lifePath.number]!.path,
    numbers[birthday.number]!.gift,
    ...(lifePath.bySum === null
      ? []
      : [`すべての数字を一列に足す流儀では ${lifePath.bySum} です。`]),
  ];
}

function tellName(answer: NumerologyAnswer): readonly string[] {
  const { expression, soulUrge, personality, maturity } = answer;
  if (!expression) return [];
  const says = [
    `名前の文字を合わせた表現数は ${expression.number} です。`,
    numbers[expression.number]!.expression,
  ];
  if (soulUrge) says.push(from(numbers[soulUrge.number]!.desire, soulUrge.number, "母音"));
  if (personality) says.push(from(numbers[personality.number]!.face, personality.number, "子音"));
  if (maturity) {
    says.push(
      `ライフパスと表現数は合わさって、人生の後半には ${maturity.number} へと熟していきます。`,
    );
  }
  return says;
}

function from(sentence: string, number: number, letters: string): string {
  return `${sentence.replace(/。$/, "")}（${letters}から ${number}）。`;
}

function tellLessons({ karmic }: NumerologyAnswer): readonly string[] {
  const missing = karmic.lessons.map(({ number }) => number);
  const lesson =
    missing.length === 0
      ? []
      : [
          `名前には値が ${missing.join("、")} の文字がありません。そこで身につけたいのは、${missing.map((number) => lessons[number]).join("、")}です。`,
        ];
  return [...lesson, ...karmic.debts.map(({ number }) => debts[number]!)];
}

function tellTimes(answer: NumerologyAnswer): readonly string[] {
  const { pinnacles, personalCycles } = answer;
  const spans = pinnacles.map(({ number, fromAge, toAge }, index) => {
    const ages = toAge === null ? `${fromAge} 歳からは` : `${toAge} 歳までは`;
    const difficulty = challenges[answer.challenges[index]!.number];
    return `${ages} ${number} のもと、${numbers[number]!.season}の時期で、難しいのは${difficulty}です。`;
  });
  const periods = ["人生は四つの長い時期に分かれます。", ...spans];
  if (!personalCycles) return periods;
  const { date, year } = personalCycles;
  return [...periods, `${date} の個人年は ${year} で、${numbers[year]!.season}の時期です。`];
}

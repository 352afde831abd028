/** The reading of a chart of numbers, in English. */
import { english } from "#sdk";
import type { NumerologyAnswer } from "../../answer.ts";
import { challenges, debts, lessons, numbers } from "./numbers.ts";

const { list } = english;

const LIMIT =
  "Numbers of this kind name a bent and a season for things. What is made of them is not in the sum.";

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
    paragraphs: paragraphs.filter((one) => one.length > 0).map((one) => one.join(" ")),
    outline: ["Path and birthday", "Name", "Lessons and debts", "Periods"],
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
    `The birth date adds up to a life path of ${lifePath.number} (${lifePath.steps}).`,
    numbers[lifePath.number]!.path,
    numbers[birthday.number]!.gift,
    ...(lifePath.bySum === null
      ? []
      : [`Those who add all digits in one row would read ${lifePath.bySum} instead.`]),
  ];
}

function tellName(answer: NumerologyAnswer): readonly string[] {
  const { expression, soulUrge, personality, maturity } = answer;
  if (!expression) return [];
  const says = [
    `The name's letters give an expression of ${expression.number}.`,
    numbers[expression.number]!.expression,
  ];
  if (soulUrge) says.push(from(numbers[soulUrge.number]!.desire, soulUrge.number, "vowels"));
  if (personality) {
    says.push(from(numbers[personality.number]!.face, personality.number, "consonants"));
  }
  if (maturity) {
    const article = maturity.number === 8 || maturity.number === 11 ? "an" : "a";
    says.push(
      `Path and name together ripen, in the second half of life, into ${article} ${maturity.number}.`,
    );
  }
  return says;
}

function from(sentence: string, number: number, letters: string): string {
  return `${sentence.replace(/\.$/, "")} (${number} from the ${letters}).`;
}

function tellLessons({ karmic }: NumerologyAnswer): readonly string[] {
  const missing = karmic.lessons.map(({ number }) => number);
  const values = list(missing.map(String), "or");
  const lesson =
    missing.length === 0
      ? []
      : [
          `No letter of the name has the value ${values}, so ${missing.length === 1 ? "this is" : "these are"} left to practice: ${missing.map((number) => lessons[number]).join("; ")}.`,
        ];
  return [...lesson, ...karmic.debts.map(({ number }) => debts[number]!)];
}

function tellTimes(answer: NumerologyAnswer): readonly string[] {
  const { pinnacles, personalCycles } = answer;
  const spans = pinnacles.map(({ number, fromAge, toAge }, index) => {
    const ages = toAge === null ? `from ${fromAge}` : `to ${toAge}`;
    const difficulty = challenges[answer.challenges[index]!.number];
    return `${ages}, under ${number}, a time for ${numbers[number]!.season}, where the difficulty is ${difficulty}`;
  });
  const periods = `Four long periods follow one another: ${spans.join("; ")}.`;
  if (!personalCycles) return [periods];
  const { date, year } = personalCycles;
  return [periods, `On ${date} the personal year is ${year}, a time for ${numbers[year]!.season}.`];
}

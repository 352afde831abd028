import type { Lang } from "#sdk";
import { drawParts } from "../picture.ts";
import type { TamilMatch } from "./answer.ts";
import type { TamilWords } from "./words/en.ts";

const REACHED = { uttama: 1, madhyama: 0.5, adhama: 0.04 } as const;

/** Draws the ten agreements with the grade of each. */
export function drawTamil(answer: TamilMatch, words: TamilWords, lang: Lang): string {
  const { picture: says, terms, phrases } = words;
  const { bride, groom } = answer.people;
  const star = ({ moon }: typeof bride) => `${terms.nakshatra[moon.nakshatra]} ${moon.pada}`;
  return drawParts({
    id: "tamil-poruthams",
    lang,
    title: says.title,
    desc: says.desc(answer),
    head: [says.total(answer), says.couple(star(groom), star(bride))],
    parts: answer.poruthams.map(({ porutham, grade, evidence }) => ({
      name: terms.tamilPorutham[porutham].text,
      result: says.grades[grade],
      reached: REACHED[grade],
      note: (evidence.code === "signs" ? says.signs : phrases[evidence.code])(
        evidence.with as never,
      ),
    })),
    legend: says.legend,
  });
}

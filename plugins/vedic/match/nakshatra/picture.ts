import type { Lang } from "#sdk";
import { drawParts } from "../picture.ts";
import type { NakshatraMatch } from "./answer.ts";
import type { NakshatraMatchWords } from "./words/en.ts";

/** Draws the ten agreements, and how many of them hold. */
export function drawAgreements(
  answer: NakshatraMatch,
  words: NakshatraMatchWords,
  lang: Lang,
): string {
  const { picture: says, terms, phrases } = words;
  const { a, b } = answer.people;
  const [groom, bride] = answer.groom === "a" ? [a, b] : [b, a];
  const star = ({ moon }: typeof a) => `${terms.nakshatra[moon.nakshatra]} ${moon.pada}`;
  return drawParts({
    id: "poruthams",
    lang,
    title: says.title,
    desc: says.desc(answer),
    head: [says.total(answer), says.couple(star(groom), star(bride))],
    parts: answer.poruthams.map(({ porutham, passes, evidence }) => ({
      name: terms.porutham[porutham].text,
      result: passes ? says.holds : says.fails,
      reached: passes ? 1 : 0,
      note: (evidence.code === "signs" ? says.signs : phrases[evidence.code])(
        evidence.with as never,
      ),
    })),
    legend: says.legend,
  });
}

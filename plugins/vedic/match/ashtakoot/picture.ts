import type { Lang } from "#sdk";
import { drawParts } from "../picture.ts";
import type { AshtakootAnswer } from "./answer.ts";
import type { AshtakootWords } from "./words/en.ts";

/** Draws the eight kootas with their points, and the whole out of 36. */
export function drawKootas(answer: AshtakootAnswer, words: AshtakootWords, lang: Lang): string {
  const { picture: says, terms } = words;
  const { a, b } = answer.people;
  const [groom, bride] = answer.groom === "a" ? [a, b] : [b, a];
  const star = ({ moon }: typeof a) => `${terms.nakshatra[moon.nakshatra]} ${moon.pada}`;
  return drawParts({
    id: "ashtakoot",
    lang,
    title: says.title,
    desc: says.desc(answer),
    head: [says.total(answer), says.couple(star(groom), star(bride))],
    parts: answer.kootas.map(({ koota, points, max, groom: his, bride: hers }) => ({
      name: terms.koota[koota].text,
      result: `${points} / ${max}`,
      reached: points / max,
      note: says.couple(traitOf(koota, his, terms), traitOf(koota, hers, terms)),
    })),
    legend: says.legend,
  });
}

type Koota = AshtakootAnswer["kootas"][number]["koota"];

/** What a koota looks at, in words. */
function traitOf(koota: Koota, trait: string, terms: AshtakootWords["terms"]): string {
  const tables = {
    varna: terms.varna,
    vashya: terms.signKind,
    tara: terms.tara,
    yoni: terms.yoni,
    grahaMaitri: terms.graha,
    gana: terms.gana,
    bhakoot: terms.sign,
    nadi: terms.nadi,
  } satisfies Readonly<Record<Koota, object>>;
  const table: Readonly<Record<string, string | { readonly text: string }>> = tables[koota];
  const said = table[trait]!;
  return typeof said === "string" ? said : said.text;
}

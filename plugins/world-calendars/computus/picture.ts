/** A leaf with Easter Sunday, the other Easter and the feasts below. */
import type { Lang } from "#sdk";
import { drawPage } from "../core/page.ts";
import type { ComputusAnswer } from "./answer.ts";
import type { ComputusWords } from "./words/en.ts";

const SHOWN = ["ashWednesday", "goodFriday", "ascension", "pentecost"];

/** Draws the leaf of the year. */
export function drawEaster(answer: ComputusAnswer, words: ComputusWords, lang: Lang): string {
  const { picture, terms } = words;
  const main = answer.western ?? answer.orthodox;
  const feasts = main.feasts.filter(({ feast }) => SHOWN.includes(feast));
  const day = (date: string) => Number(date.slice(-2));
  const lines = [
    picture.easter(answer.western !== null),
    ...(answer.western ? [picture.other(answer.orthodox.easter.date)] : []),
    ...feasts.map(
      ({ feast, day: { date } }) => `${terms.easterFeast[feast]}: ${picture.date(date)}`,
    ),
  ];
  return drawPage({
    id: "computus",
    lang,
    title: picture.title(answer.year),
    desc: lines.join("; "),
    colour: "#7a4b8c",
    band: picture.month(main.easter.date),
    figure: String(day(main.easter.date)),
    lines,
  });
}

/** The letters with their values by the first key, and the totals of all. */
import { element, framePicture, label, type Lang } from "#sdk";
import type { GematriaAnswer } from "./answer.ts";
import type { GematriaWords } from "./words/en.ts";

const PER_ROW = 9;
const MOST = 36;

/** Draws the letters. */
export function drawLetters(
  { read, keys }: GematriaAnswer,
  { terms, picture }: GematriaWords,
  lang: Lang,
): string {
  const letters = keys[0]!.letters.slice(0, MOST);
  const rows = Math.ceil(letters.length / PER_ROW);
  const top = 34 + 58 * rows;
  return framePicture(
    {
      id: "latin-gematria",
      lang,
      title: picture.title,
      desc: `${read}: ${keys.map(({ key, total }) => `${terms.letterKey[key].text} ${total}`).join("; ")}`,
      width: 380,
      height: top + 26 * keys.length + 12,
      paper: "#f8f3e6",
    },
    ...letters.flatMap(({ letter, value }, index) => {
      const [x, y] = [34 + 39 * (index % PER_ROW), 40 + 58 * Math.floor(index / PER_ROW)];
      return [
        element("rect", {
          x: x - 18,
          y: y - 26,
          width: 36,
          height: 50,
          rx: 5,
          fill: "#fffdf6",
          stroke: "#b9a77c",
        }),
        label(x, y - 2, 20, letter),
        label(x, y + 18, 13, String(value), "#8a2f1d"),
      ];
    }),
    ...keys.map(({ key, total }, index) =>
      label(190, top + 14 + 26 * index, 15, `${terms.letterKey[key].text}: ${total}`),
    ),
  );
}

/** The four tablets side by side, carved side or back. */
import { escapeText, framePicture, type Lang } from "#sdk";
import type { HakataAnswer } from "./answer.ts";
import type { HakataWords } from "./words/en.ts";

/** Signs carved on the tablets: house and eye, spear, two notches, one notch. */
const SIGNS = {
  kwame: "M-14 0c8-12 20-12 28 0c-8 12-20 12-28 0zM0-4v8",
  chilume: "M0-34v68M0-34l-9 16h18z",
  ntakwala: "M-18 62l6-10 6 10M6 62l6-10 6 10",
  lumwe: "M-6 62l6-10 6 10",
};
const ZIGZAG = "M-22-58l6 6 6-6 6 6 6-6 6 6 6-6 6 6";
const TILT = [-6, 4, -3, 7];

/** Draws the throw. */
export function drawThrow(
  answer: HakataAnswer,
  { terms, picture }: HakataWords,
  lang: Lang,
): string {
  const tablets = answer.tablets.map(({ tablet, open }, i) => {
    const carved = open
      ? `<path d="${ZIGZAG}${SIGNS[tablet]}" fill="none" stroke="#f0dfbd" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`
      : "";
    return (
      `<g transform="translate(${70 + i * 100} 110)"><g transform="rotate(${TILT[i]})">` +
      `<rect x="-30" y="-70" width="60" height="140" rx="8" fill="${open ? "#8b4a24" : "#c9a878"}" stroke="#4e2812" stroke-width="2"/>${carved}</g>` +
      `<text y="108" font-size="14" fill="#3f2a17">${escapeText(terms.tablet[tablet].text)}</text></g>`
    );
  });
  const desc = answer.tablets
    .map(({ tablet, open }) => picture.lies(terms.tablet[tablet].text, open))
    .join("; ");
  const title = terms.fall[answer.fall].text;
  return framePicture(
    { id: "hakata", lang, title, desc, width: 440, height: 250, paper: "#eadfc8" },
    ...tablets,
  );
}

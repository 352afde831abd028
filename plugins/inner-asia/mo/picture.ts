/** The die as it fell twice, in the colours of its elements. */
import { element, framePicture, label, type Lang } from "#sdk";
import type { MoAnswer } from "./answer.ts";
import { SYLLABLE } from "./dice.ts";
import type { MoWords } from "./words/en.ts";

const FILLS = {
  ah: "#f7f4ea",
  ra: "#b8382b",
  pa: "#33628f",
  tsa: "#3f7d53",
  na: "#d9a93c",
  dhi: "#e2792b",
} as const;

/** Draws the throws. */
export function drawDice(answer: MoAnswer, { terms, picture }: MoWords, lang: Lang): string {
  const dice = answer.throws.map((syllable, i) => {
    const x = 46 + i * 150;
    const ink = syllable === "ah" || syllable === "na" ? "#3a2a14" : "#ffffff";
    return (
      element("path", {
        d: `M${x} 66l18-18h100l-18 18zM${x + 100} 66l18-18v100l-18 18z`,
        fill: "#c9b48a",
        stroke: "#5c3b1a",
        "stroke-width": 2,
      }) +
      element("rect", {
        x,
        y: 66,
        width: 100,
        height: 100,
        fill: FILLS[syllable],
        stroke: "#5c3b1a",
        "stroke-width": 2,
      }) +
      label(x + 50, 128, 36, SYLLABLE.writings[syllable]!.roman!.toUpperCase(), ink) +
      label(x + 50, 192, 12.5, terms.moSyllable[syllable].stands, "#5c3b1a")
    );
  });
  const title = picture.title(answer);
  return framePicture(
    {
      id: "mo",
      lang,
      title,
      desc: picture.desc(answer),
      width: 360,
      height: 236,
      paper: "#f8eede",
    },
    label(180, 32, 18, title, "#7a2a1d"),
    ...dice,
    label(180, 220, 13.5, picture.under(answer)),
  );
}

/** The marks of an odu in the dust of the tray; the right leg stands on the right. */
import { escapeText, framePicture, type Lang } from "#sdk";
import type { IfaAnswer } from "./answer.ts";
import type { IfaWords } from "./words/en.ts";

const SIZE = 360;

/** Draws the tray with the two legs. */
export function drawTray(answer: IfaAnswer, { terms, picture }: IfaWords, lang: Lang): string {
  const { right, left } = answer;
  const [rightName, leftName] = [terms.leg[right.leg].text, terms.leg[left.leg].text];
  const title = terms.odu[answer.odu];
  const legs = drawLeg(right.pattern, 225) + drawLeg(left.pattern, 135);
  const label = (text: string, x: number) =>
    `<text x="${x}" y="276" font-size="14" fill="#5d4522">${escapeText(text)}</text>`;
  const body =
    `<circle cx="180" cy="172" r="150" fill="#6b4a24"/><circle cx="180" cy="172" r="128" fill="#ead9b4"/>` +
    legs +
    label(leftName, 135) +
    label(rightName, 225) +
    `<text x="180" y="348" font-size="18" fill="#3d2c14">${escapeText(title)}</text>`;
  const desc = picture.desc(rightName, right.pattern, leftName, left.pattern);
  return framePicture(
    { id: "ifa", lang, title, desc, width: SIZE, height: SIZE, paper: "#f6f0e2" },
    body,
  );
}

function drawLeg(pattern: string, x: number): string {
  return [...pattern]
    .map((mark, row) => {
      const y = 82 + row * 44;
      const strokes = mark === "1" ? [x] : [x - 9, x + 9];
      return strokes
        .map(
          (at) =>
            `<path d="M${at} ${y}v30" stroke="#5b3b13" stroke-width="7" stroke-linecap="round"/>`,
        )
        .join("");
    })
    .join("");
}

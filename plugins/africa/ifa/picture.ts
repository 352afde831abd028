/** The marks of an odu in the dust of the tray; the right leg stands on the right. */
import { escapeText, framePicture, type Frozen, type Lang } from "#old";
import type { IfaAnswer } from "./ifa_cast.ts";

const SIZE = 360;

/** Draws the tray with the two legs. */
export function drawTray(answer: Frozen<IfaAnswer>, lang: Lang): string {
  const key = lang === "en" ? "en" : "zhHant";
  const { right, left, odu } = answer;
  const legs = drawLeg(right.pattern, 225) + drawLeg(left.pattern, 135);
  const label = (text: string, x: number) =>
    `<text x="${x}" y="276" font-size="14" fill="#5d4522">${escapeText(text)}</text>`;
  const body =
    `<circle cx="180" cy="172" r="150" fill="#6b4a24"/><circle cx="180" cy="172" r="128" fill="#ead9b4"/>` +
    legs +
    label(left.name[key], 135) +
    label(right.name[key], 225) +
    `<text x="180" y="348" font-size="18" fill="#3d2c14">${escapeText(odu.name[key])}</text>`;
  const desc =
    lang === "en"
      ? `Right leg ${right.name.en} ${right.pattern}, left leg ${left.name.en} ${left.pattern}`
      : `右足${right.name.zhHant} ${right.pattern}，左足${left.name.zhHant} ${left.pattern}`;
  const title = odu.name[key];
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

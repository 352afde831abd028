/** The picture of a prediction: one bar for each option, as long as its probability. */
import { escapeText, framePicture, label, type Lang } from "#old";

const WIDTH = 360;
const TOP = 62;
const ROW = 46;
const LEFT = 20;
const FULL = 268;
const LONGEST_LABEL = 40;

/** One option and its probability, 0 to 1. */
export interface Share {
  readonly label: string;
  readonly share: number;
}

export function drawShares(
  id: string,
  title: string,
  shares: readonly Share[],
  lang: Lang,
): string {
  const height = TOP + shares.length * ROW + 40;
  const list = shares.map((one) => `${one.label} ${Math.round(100 * one.share)} %`);
  const desc = `${title} ${list.join(lang === "en" ? ", " : "、")}`;
  const note = lang === "en" ? "symbolic, not a forecast" : "象徵訊號，並非預測";
  const most = Math.max(...shares.map(({ share }) => share));
  return framePicture(
    { id, lang, title: short(title, 80), desc, width: WIDTH, height, paper: "#fbf7ef" },
    label(WIDTH / 2, 34, 15, short(title, lang === "en" ? 46 : 24)),
    ...shares.map((one, index) => bar(one, TOP + index * ROW, one.share === most)),
    label(WIDTH / 2, height - 14, 11, note, "#6f675d"),
  );
}

function bar({ label: name, share }: Share, top: number, leads: boolean): string {
  const width = Math.max(2, FULL * share).toFixed(1);
  return (
    `<text x="${LEFT}" y="${top + 12}" font-size="12" text-anchor="start" fill="#2b2620">${escapeText(short(name, LONGEST_LABEL))}</text>` +
    `<rect x="${LEFT}" y="${top + 18}" width="${FULL}" height="14" rx="3" fill="#e9e1d3"/>` +
    `<rect x="${LEFT}" y="${top + 18}" width="${width}" height="14" rx="3" fill="${leads ? "#1d6f5c" : "#9a8a6c"}"/>` +
    `<text x="${WIDTH - 20}" y="${top + 30}" font-size="13" text-anchor="end" fill="#2b2620">${Math.round(100 * share)} %</text>`
  );
}

function short(text: string, most: number): string {
  const letters = [...text];
  return letters.length > most ? `${letters.slice(0, most - 1).join("")}…` : text;
}

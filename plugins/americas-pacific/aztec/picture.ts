/** A day sign with its number in dots, as painted books count. */
import { framePicture, label, type Lang } from "#sdk";
import { drawEmblem } from "../core/emblems.ts";
import type { AztecAnswer } from "./answer.ts";
import { DAY_SIGN } from "./tables.ts";
import type { AztecWords } from "./words/en.ts";

const INKS = ["#b23a2a", "#1d6f6a", "#c58a1a", "#3b5b92"] as const;

/** Draws the sign in a frame with one dot for each unit of its number. */
export function drawDay(answer: AztecAnswer, { terms, picture }: AztecWords, lang: Lang): string {
  const { day, trecena, bird, lordOfNight } = answer;
  const title = picture.title(day.text);
  const sign = DAY_SIGN.ids.indexOf(day.day) + 1;
  const dots = Array.from({ length: day.number }, (_, i) => {
    const row = Math.floor(i / 7);
    const inRow = row === 0 ? Math.min(7, day.number) : day.number - 7;
    const [x, y] = [200 + ((i % 7) - (inRow - 1) / 2) * 40, 296 + row * 34];
    return `<circle cx="${x}" cy="${y}" r="12" fill="${INKS[i % 4]}" stroke="#2b2620" stroke-width="2"/>`;
  });
  const names = `${trecena.text} · ${terms.dayBird[bird]} · ${lordOfNight.name}`;
  return framePicture(
    {
      id: "aztec",
      lang,
      title,
      desc: picture.desc(answer),
      width: 400,
      height: 440,
      paper: "#f3ead6",
    },
    `<rect x="90" y="60" width="220" height="200" rx="16" fill="#fbf6ea" stroke="#2b2620" stroke-width="4"/>`,
    drawEmblem(sign, 200, 160, 1.8, INKS[(sign - 1) % 4]!),
    ...dots,
    label(200, 40, 20, title),
    label(200, 394, 15, `${terms.aztecDay[day.day].text} · ${day.patron}`),
    label(200, 420, 13, names, "#6b6252"),
  );
}

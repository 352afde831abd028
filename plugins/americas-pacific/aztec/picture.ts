/** A day sign with its number in dots, as painted books count. */
import { framePicture, label, type Lang, sayIn } from "#old";
import { drawEmblem } from "../core/emblems.ts";
import type { AztecAnswer } from "./aztec_tonalpohualli.ts";

const INKS = ["#b23a2a", "#1d6f6a", "#c58a1a", "#3b5b92"] as const;

/** Draws the sign in a frame with one dot for each unit of its number. */
export function drawDay({ day, trecena, bird, lordOfNight }: AztecAnswer, lang: Lang): string {
  const say = sayIn(lang);
  const english = lang === "en";
  const title = english ? `Aztec day ${day.text}` : `阿茲特克神曆日 ${day.text}`;
  const desc = english
    ? `${day.gloss.en}, patron ${day.patron}; trecena of ${trecena.text}; ${bird.en}; night of ${lordOfNight.name}`
    : `${day.gloss.zhHant}，守護神 ${day.patron}；${trecena.text} 之週；${bird.zhHant}；${lordOfNight.name} 之夜`;
  const dots = Array.from({ length: day.number }, (_, i) => {
    const row = Math.floor(i / 7);
    const inRow = row === 0 ? Math.min(7, day.number) : day.number - 7;
    const [x, y] = [200 + ((i % 7) - (inRow - 1) / 2) * 40, 296 + row * 34];
    return `<circle cx="${x}" cy="${y}" r="12" fill="${INKS[i % 4]}" stroke="#2b2620" stroke-width="2"/>`;
  });
  return framePicture(
    { id: "aztec", lang, title, desc, width: 400, height: 440, paper: "#f3ead6" },
    `<rect x="90" y="60" width="220" height="200" rx="16" fill="#fbf6ea" stroke="#2b2620" stroke-width="4"/>`,
    drawEmblem(day.sign, 200, 160, 1.8, INKS[(day.sign - 1) % 4]!),
    ...dots,
    label(200, 40, 20, title),
    label(200, 394, 15, `${say(day.gloss)} · ${day.patron}`),
    label(200, 420, 13, `${trecena.text} · ${say(bird)} · ${lordOfNight.name}`, "#6b6252"),
  );
}

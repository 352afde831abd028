/** The record as a clay tablet: one ruled line for each of the seven. */
import { framePicture, label, sayIn, type Frozen, type Lang } from "#old";
import type { HoroscopeAnswer } from "./shapes.ts";

const WIDTH = 360;
const TOP = 96;
const ROW = 42;
const CLAY = "#cfa877";
const EDGE = "#8a6236";
const INK = "#3b2410";
const FAINT = "#6b4621";

/** Draws the tablet. */
export function drawTablet(answer: Frozen<HoroscopeAnswer>, lang: Lang): string {
  const say = sayIn(lang);
  const { date, bodies } = answer;
  const height = TOP + ROW * bodies.length + 58;
  const rows = bodies.map((body, index) => {
    const y = TOP + ROW * index;
    const degree = `${Math.floor(body.degree)}°`;
    const ink = body.seen ? INK : FAINT;
    return (
      `<path d="M34 ${y + 14}H${WIDTH - 34}" stroke="${EDGE}" stroke-width="1"/>` +
      wedges(46, y, body.seen) +
      start(66, y + 6, capital(bare(say(body.name))), ink) +
      start(168, y + 6, capital(bare(say(body.sign.name))), ink) +
      label(304, y + 6, 17, degree, ink)
    );
  });
  const title =
    lang === "en"
      ? `Birth record, ${date.text}`
      : `出生紀錄　塞琉古 ${date.seleucidYear} 年 ${date.month} 月 ${date.day} 日`;
  const desc = bodies
    .map(({ name, sign, degree }) => `${say(name)} ${say(sign.name)} ${Math.floor(degree)}°`)
    .join("; ");
  const hidden = lang === "en" ? "hollow: hidden in the light of the Sun" : "空心者沒於日光";
  return framePicture(
    { id: "tablet", lang, title, desc, width: WIDTH, height, paper: "#f4ecdf" },
    `<rect x="16" y="14" width="${WIDTH - 32}" height="${height - 28}" rx="26" fill="${CLAY}" stroke="${EDGE}" stroke-width="3"/>`,
    label(WIDTH / 2, 52, 17, title, INK),
    ...rows,
    label(WIDTH / 2, height - 34, 13, hidden, INK),
  );
}

/** One upright wedge, filled where the body is seen. */
function wedges(x: number, y: number, filled: boolean): string {
  return `<path d="M${x - 8} ${y - 12}H${x + 8}L${x + 1.5} ${y - 2}V${y + 8}H${x - 1.5}V${y - 2}Z" fill="${filled ? INK : "none"}" stroke="${INK}" stroke-width="1.5" stroke-linejoin="round"/>`;
}

function start(x: number, y: number, text: string, fill: string): string {
  return label(x, y, 16, text, fill).replace("<text ", '<text text-anchor="start" ');
}

function bare(text: string): string {
  return text.replace(/^the /, "");
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

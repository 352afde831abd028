/** The oracle of five: guide above, analog right, antipode left, occult below. */
import { framePicture, label, type Lang, sayIn } from "#old";
import { drawEmblem } from "../core/emblems.ts";
import type { KinAnswer } from "./dreamspell_kin.ts";

type Kin = KinAnswer["yearBearer"];

const FILLS: Readonly<Record<string, string>> = {
  Red: "#f6d9d2",
  White: "#ffffff",
  Blue: "#d5e2f4",
  Yellow: "#faf0c4",
};

/** Draws the kin with the four that stand round it. */
export function drawOracle({ kin, oracle }: KinAnswer, lang: Lang): string {
  const say = sayIn(lang);
  const names =
    lang === "en"
      ? ["guide", "analog", "antipode", "occult"]
      : ["指引", "支持", "挑戰", "隱藏之力"];
  const places = [
    { one: oracle.guide, x: 180, y: 74 },
    { one: oracle.analog, x: 301, y: 262 },
    { one: oracle.antipode, x: 59, y: 262 },
    { one: oracle.occult, x: 180, y: 416 },
  ];
  const title = kin ? say(kin.name) : "0.0 Hunab Ku";
  const desc = places.map(({ one }, i) => `${names[i]}: ${say(one.name)}`).join("; ");
  return framePicture(
    { id: "kin", lang, title, desc, width: 360, height: 520, paper: "#efeaf7" },
    kin ? drawKin(kin, 180, 262, 1.05, [], say(kin.name)) : label(180, 267, 18, "0.0 Hunab Ku"),
    ...places.map(({ one, x, y }, i) =>
      drawKin(one, x, y, 0.8, [names[i]!, ...wordsOf(say(one.name), lang)]),
    ),
  );
}

/** A name in two lines where it is long: the colour and tone, then the seal. */
function wordsOf(name: string, lang: Lang): readonly string[] {
  const cut = name.lastIndexOf(" ");
  return lang === "zh-Hant" || cut < 0 ? [name] : [name.slice(0, cut), name.slice(cut + 1)];
}

function drawKin(
  kin: Kin,
  x: number,
  y: number,
  scale: number,
  lines: readonly string[],
  above = "",
): string {
  const half = 54 * scale;
  return (
    `<rect x="${x - half}" y="${y - half}" width="${2 * half}" height="${2 * half}" rx="12" ` +
    `fill="${FILLS[kin.colour.en]}" stroke="#5b3f9b" stroke-width="2"/>` +
    drawEmblem(kin.seal, x, y, scale * 0.9, "#3b2a66") +
    lines.map((line, i) => label(x, y + half + 15 + 14 * i, 12, line)).join("") +
    label(x, y - half - 6, 13, above === "" ? String(kin.tone) : above, "#5b3f9b")
  );
}

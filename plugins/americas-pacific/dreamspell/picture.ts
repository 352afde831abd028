/** The oracle of five: guide above, analog right, antipode left, occult below. */
import { framePicture, label, type Lang, sayIn } from "#sdk";
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
    { one: oracle.guide, x: 250, y: 90 },
    { one: oracle.analog, x: 410, y: 250 },
    { one: oracle.antipode, x: 90, y: 250 },
    { one: oracle.occult, x: 250, y: 410 },
  ];
  const title = kin ? say(kin.name) : "0.0 Hunab Ku";
  const desc = places.map(({ one }, i) => `${names[i]}: ${say(one.name)}`).join("; ");
  return framePicture(
    { id: "kin", lang, title, desc, width: 500, height: 500, paper: "#efeaf7" },
    kin ? drawKin(kin, 250, 250, 1.1, say(kin.name)) : label(250, 255, 18, "0.0 Hunab Ku"),
    ...places.map(({ one, x, y }, i) => drawKin(one, x, y, 0.8, `${names[i]} · ${say(one.name)}`)),
  );
}

function drawKin(kin: Kin, x: number, y: number, scale: number, name: string): string {
  const half = 54 * scale;
  return (
    `<rect x="${x - half}" y="${y - half}" width="${2 * half}" height="${2 * half}" rx="12" ` +
    `fill="${FILLS[kin.colour.en]}" stroke="#5b3f9b" stroke-width="2"/>` +
    drawEmblem(kin.seal, x, y, scale * 0.9, "#3b2a66") +
    label(x, y + half + 14, 11, name) +
    label(x, y - half - 5, 13, String(kin.tone), "#5b3f9b")
  );
}

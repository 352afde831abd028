/** The rashi chart in the North and the South Indian form, the navamsha beside it, and where every graha stands. */
import { SIGN } from "#lore";
import { type Captions, type Lang } from "#sdk";
import { GRAHA_IDS, isPlanetId } from "../core/grahas.ts";
import { COLOURS, label, picture } from "../core/svg.ts";
import type { ChartAnswer as Answer } from "./answer.ts";
import { drawNorth, type North } from "../core/north.ts";
import { formatDegree } from "../core/positions.ts";
import { drawSouth, type South } from "../core/south.ts";
import { drawPlaces, placesHeight } from "./places.ts";
import type { ChartWords } from "./words/en.ts";

const SIZE = 780;
const LEFT = 20;
const LINE = 30;
/** Side of the North Indian form, and of the two South Indian ones beside each other. */
const LARGE = SIZE - 2 * LEFT;
const SMALL = 364;
const HEADING = 60;

/** Without a lagna the South Indian forms alone, which need none. */
export function drawChart(
  answer: Answer,
  words: ChartWords,
  lang: Lang,
  captions: Captions,
): string {
  const says = words.picture;
  const { when, where } = captions[""] ?? {};
  const head = [when, where, says.centre(answer).join(" · ")].filter((line) => line);
  const parts = head.map((line, i) => label(line!, SIZE / 2, 28 + i * LINE, { "font-size": 20 }));
  let top = head.length * LINE + 20;
  const heading = (text: string, x = SIZE / 2) =>
    parts.push(label(text, x, top + 34, { "font-size": 24, "font-weight": 700 }));
  if (answer.lagna) {
    heading(says.north);
    parts.push(drawNorth(northern(answer, words), LEFT, top + HEADING, LARGE));
    top += HEADING + LARGE;
  }
  heading(says.south);
  const right = SIZE - LEFT - SMALL;
  parts.push(drawSouth(says.signShort, rashi(answer, words), LEFT, top + HEADING, SMALL));
  parts.push(drawSouth(says.signShort, navamsha(answer, words), right, top + HEADING, SMALL));
  top += HEADING + SMALL + 24;
  parts.push(drawPlaces(answer, words, LEFT, top));
  top += placesHeight(answer);
  parts.push(label(says.brackets, SIZE / 2, top + 20, { "font-size": 20, fill: COLOURS.soft }));
  return picture(
    "vedic-chart",
    { width: SIZE, height: top + 48 },
    { lang, title: words.title, desc: says.desc(answer) },
    ...parts,
  );
}

/** Grahas as short words with their degrees; retrograde ones in brackets. */
function northern({ lagna, grahas }: Answer, { picture: says }: ChartWords): North {
  const rising = SIGN.ids.indexOf(lagna!.sign);
  return {
    lagna: rising,
    inside: (sign) => [
      ...(sign === rising ? [`${says.ascendant} ${formatDegree(lagna!.longitudeDeg)}`] : []),
      ...grahas
        .filter((one) => SIGN.ids.indexOf(one.sign) === sign)
        .map(({ graha, retrograde, degreeInSign }) => {
          const short = says.short[graha];
          const name = retrograde && isPlanetId(graha) ? `(${short})` : short;
          return `${name} ${Math.floor(degreeInSign)}°`;
        }),
    ],
  };
}

function rashi({ lagna, grahas }: Answer, { picture: says }: ChartWords): South {
  const rising = lagna ? SIGN.ids.indexOf(lagna.sign) : -1;
  return {
    lagna: rising,
    inside: (sign) => [
      ...(sign === rising ? [says.ascendant] : []),
      ...grahas
        .filter((one) => SIGN.ids.indexOf(one.sign) === sign)
        .map(({ graha, retrograde }) =>
          retrograde && isPlanetId(graha) ? `(${says.short[graha]})` : says.short[graha],
        ),
    ],
    centre: ["D1", says.rashi],
  };
}

function navamsha({ vargas }: Answer, { picture: says }: ChartWords): South {
  const ninth = vargas.D9;
  const lagna = ninth.lagna ? SIGN.ids.indexOf(ninth.lagna) : -1;
  return {
    lagna,
    inside: (sign) => [
      ...(sign === lagna ? [says.ascendant] : []),
      ...GRAHA_IDS.filter((id) => ninth[id] === SIGN.ids[sign]).map((id) => says.short[id]),
    ],
    centre: ["D9", says.navamsha],
  };
}

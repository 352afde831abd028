import { SIGN } from "#lore";
import type { Lang } from "#sdk";
import { drawSouth } from "../core/south.ts";
import { COLOURS, label, picture } from "../core/svg.ts";
import type { BhriguNadiAnswer } from "./answer.ts";
import type { BhriguNadiWords } from "./words/en.ts";

const SIZE = 780;
const LINE = 30;

/** The signs with their planets and progressed Jupiter, and the four quarters below. */
export function drawNadi(
  { grahas, groups, now }: BhriguNadiAnswer,
  { title, picture: says }: BhriguNadiWords,
  lang: Lang,
): string {
  const top = 104;
  const side = 640;
  const progressed = SIGN.ids.indexOf(now.sign);
  const chart = drawSouth(
    says.signShort,
    {
      lagna: -1,
      inside: (sign) => [
        ...(sign === progressed ? [says.mark] : []),
        ...grahas
          .filter((one) => one.sign === SIGN.ids[sign])
          .map(({ graha }) => says.short[graha]),
      ],
      centre: [says.centre],
    },
    (SIZE - side) / 2,
    top,
    side,
  );
  const below = top + side + 36;
  return picture(
    "bhrigu-nadi",
    { width: SIZE, height: below + groups.length * LINE + 20 },
    { lang, title, desc: says.desc(groups) },
    label(title, SIZE / 2, 32, { "font-size": 26, "font-weight": 700 }),
    label(says.head(now), SIZE / 2, 70, { "font-size": 20, fill: COLOURS.soft }),
    chart,
    ...groups.map((group, i) =>
      label(says.group(group), SIZE / 2, below + i * LINE, { "font-size": 20 }),
    ),
  );
}

import type { Lang } from "#sdk";
import { SIGN } from "#lore";
import { drawTable } from "../core/table_picture.ts";
import type { AshtakavargaAnswer } from "./answer.ts";
import type { AshtakavargaWords } from "./words/en.ts";

const RICH = 30;
const POOR = 25;

/** A grid: signs down, planets across, the sum at the right; green where rich, red where poor. */
export function drawAshtakavarga(
  { planets, sarva, lagna }: AshtakavargaAnswer,
  { picture: says }: AshtakavargaWords,
  lang: Lang,
): string {
  return drawTable({
    id: "ashtakavarga",
    lang,
    title: says.title,
    heading: says.heading,
    desc: says.desc(sarva),
    columns: [
      { title: says.sign, share: 4 },
      ...planets.map(({ graha }) => ({ title: says.short[graha], share: 1.4 })),
      { title: says.sum, share: 2 },
    ],
    rows: SIGN.ids.map((sign, i) => ({
      cells: [
        sign === lagna ? `${says.signs[sign]} ·` : says.signs[sign],
        ...planets.map(({ bhinna }) => String(bhinna[i])),
        String(sarva[i]),
      ],
      ...(sarva[i]! >= RICH ? { tint: "#cdebc9" } : sarva[i]! < POOR ? { tint: "#f6cdc4" } : {}),
    })),
  });
}

import type { Lang } from "#sdk";
import { drawTable } from "../core/table_picture.ts";
import { formatDegree } from "../core/positions.ts";
import type { CompareAnswer } from "./answer.ts";
import type { CompareWords } from "./words/en.ts";

/** The definitions as a table; tinted where a graha changes its sign. */
export function drawCompare(
  { definitions, at }: CompareAnswer,
  { terms, picture: says }: CompareWords,
  lang: Lang,
): string {
  return drawTable({
    id: "ayanamsa",
    lang,
    title: says.title,
    heading: at.slice(0, 16).replace("T", " ") + " UT",
    desc: says.desc(definitions.length),
    columns: [
      { title: says.name, share: 6 },
      { title: says.value, share: 3 },
      { title: says.moon, share: 5 },
    ],
    rows: definitions.map(({ definition, meanDeg, moonSign, moonDegree, changed }) => ({
      cells: [
        terms.ayanamsaName[definition].text,
        `${meanDeg.toFixed(4)}°`,
        `${says.signs[moonSign]} ${formatDegree(moonDegree)}`,
      ],
      ...(changed.length > 0 ? { tint: "#f6cdc4" } : {}),
    })),
  });
}

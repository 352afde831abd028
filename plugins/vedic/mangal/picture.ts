import type { Lang } from "#sdk";
import { drawTable } from "../core/table_picture.ts";
import type { MangalAnswer } from "./answer.ts";
import type { MangalWords } from "./words/en.ts";

const MARRIAGE_HOUSES = [1, 2, 4, 7, 8, 12];
const HIT = "#f6cdc4";

/** Houses of Mars from its three bases; those of marriage are red. */
export function drawMangal(
  { mars, dosha, partner }: MangalAnswer,
  { title, terms, picture: says }: MangalWords,
  lang: Lang,
): string {
  const rowsOf = (who: string, of: MangalAnswer["mars"]) =>
    (["fromLagna", "fromMoon", "fromVenus"] as const).map((base) => ({
      cells: [who, says.bases[base], of[base] === null ? "–" : String(of[base])],
      ...(MARRIAGE_HOUSES.includes(of[base] ?? 0) ? { tint: HIT } : {}),
    }));
  return drawTable({
    id: "mangal",
    lang,
    title,
    heading: `${says.signs[mars.sign]} ${mars.degree} · ${terms.manglik[dosha.value]}`,
    desc: `${says.signs[mars.sign]} ${mars.degree}: ${terms.manglik[dosha.value]}`,
    columns: says.columns.map((text, i) => ({ title: text, share: [4, 5, 3][i]! })),
    rows: [...rowsOf(says.own, mars), ...(partner ? rowsOf(says.partner, partner.mars) : [])],
  });
}

/** 所問之日的大限與流年。 */
import { PILLAR } from "#lore";
import { nativeOf } from "#east/natives.ts";
import type { ZiweiAnswer } from "../../answer.ts";
import { lookAt } from "../../highlights.ts";
import type { Present } from "../../present.ts";
import { star, transformation as changes } from "#east/purple_star/words/zh_hant.ts";
import { effects, standings, themes } from "./themes.ts";

/** 大限流年之論；未給日期則無。 */
export function readPresent(answer: ZiweiAnswer): string | null {
  const { present } = answer;
  if (!present) return null;
  const { decade, flowYear, year, nominalAge, minorLimit } = present;
  const ruled = decade.isChildhood
    ? `尚在童限，行${themes[decade.palace].name}`
    : `行 ${decade.from} 至 ${decade.to} 歲之${themes[decade.palace].name}大限`;
  const square = standings[lookAt(answer, decade.palace).standing];
  const yearSquare = standings[lookAt(answer, flowYear.palace).standing];
  return (
    `${nativeOf(PILLAR, year)}年虛歲 ${nominalAge}，${ruled}而此宮${square}。` +
    `${told(decade.transformations, "大限")}流年落${themes[flowYear.palace].name}而其宮${yearSquare}，小限在${themes[minorLimit].name}。` +
    told(flowYear.transformations, "流年")
  );
}

/** 四化之首尾：何處開，何處縈。 */
function told(of: Present["flowYear"]["transformations"], who: string): string {
  const [lu, , , ji] = of;
  const one = ({ transformation, star: id, palace }: (typeof of)[number]) =>
    `${star[id]}${changes[transformation]}使${themes[palace].topic}${effects[transformation]}`;
  return `${who}${one(lu!)}，${one(ji!)}。`;
}

/** The 125 figures of the spirit tokens: how many of four tokens lie marked above, in the middle and below. */
import { vocabulary, type IdOf } from "#sdk";

/**
 * Counts, name and how the figure is held: `+` good, `~` between, `-` for care. The names are those of the book, the marks
 * are read off its verses.
 *
 * @source Lingqi Jing 靈棋經, attr. Dongfang Shuo, text of Wikisource; 卦 is left off the names
 */
const ROWS = `
000陰饅- 001化育+ 002地利+ 003建侯+ 004送終- 010發陽+ 011敬慎~ 012帝道+ 013不定~ 014邪佞-
020歲登+ 021慎悔- 022宜初~ 023福會+ 024陰賊- 030人事+ 031福利+ 032福祥+ 033攸敘+ 034否傾+
040保身~ 041未形+ 042蕩復- 043避世- 044鬼動~ 100未明~ 101微損~ 102粗諧+ 103不耕- 104鬼災-
110苦節- 111大通+ 112漸泰+ 113吉慶+ 114富盛+ 120歡悅+ 121樂道+ 122驚怖~ 123年豐+ 124小戒-
130方遂+ 131得志+ 132事遂+ 133才達+ 134恣遊+ 140鬼伺- 141憂患- 142慎德- 143行令+ 144將損-
200遷流~ 201空亡- 202不諧- 203習坎- 204來革- 210遲吉+ 211神護+ 212將敗- 213理亂+ 214未還~
220戒慎~ 221戒貪- 222安泰+ 223昌吉+ 224亨通+ 230大成+ 231憂喜+ 232平安+ 233闢惡+ 234大獲+
240扶危~ 241衰微+ 242避災- 243發蒙+ 244病思- 300未寧~ 301無功- 302雨災- 303旱災- 304遠襲~
310福流+ 311明陽+ 312天佑+ 313尊貴+ 314宜禱~ 320晚就+ 321送貨+ 322無難+ 323恭和+ 324違剋-
330事君+ 331貞壽+ 332剛長+ 333強盛+ 334佳麗+ 340必得+ 341得祿+ 342凝滯~ 343惡消+ 344上正+
400死象- 401盜竊- 402失律- 403奸黨- 404口舌- 410雪恥~ 411孤貧- 412潛龍+ 413益友+ 414奸長-
420戒進~ 421神助+ 422解祀~ 423抑災+ 424祈亨~ 430戒逢~ 431從心+ 432得失+ 433救助+ 434大同+
440被絞- 441沉翳- 442陰長- 443遁世- 444眾凶-
`
  .trim()
  .split(/\s+/)
  .map((row) => {
    const [upper, middle, lower] = [...row.slice(0, 3)].map(Number) as [number, number, number];
    return { upper, middle, lower, native: row.slice(3, -1), mark: row.at(-1) as "+" | "~" | "-" };
  });

type Count = 0 | 1 | 2 | 3 | 4;
/** Id of a figure by its counts from above: `tokens412`. */
export type FigureId = `tokens${Count}${Count}${Count}`;

export const idOf = (upper: number, middle: number, lower: number) =>
  `tokens${upper}${middle}${lower}` as FigureId;

/** The 125 figures. */
export const FIGURE = vocabulary(
  "tokens",
  Object.fromEntries(
    ROWS.map(({ upper, middle, lower, native }) => [idOf(upper, middle, lower), { native }]),
  ) as Readonly<Record<FigureId, { readonly native: string }>>,
);

export const LUCK = vocabulary("tokenLuck", ["good", "between", "care"]);
export type Luck = IdOf<typeof LUCK>;

const LUCK_OF = { "+": "good", "~": "between", "-": "care" } as const;

/** How a figure is held. */
export function luckOf(id: FigureId): Luck {
  return LUCK_OF[ROWS[FIGURE.ids.indexOf(id)]!.mark];
}

/** Odds of a count of marked tokens among four. */
const WAYS = [1, 4, 6, 4, 1] as const;

/** Ways in which a figure falls, of 4,096. */
export function waysOf(upper: number, middle: number, lower: number): number {
  return WAYS[upper]! * WAYS[middle]! * WAYS[lower]!;
}

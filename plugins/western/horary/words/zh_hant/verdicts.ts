import type { Kind } from "../../categories.ts";
import type { Verdict } from "../../answer.ts";

/** 各類問事之結論。 */
export const VERDICTS: Readonly<Record<Kind, Readonly<Record<Verdict, string>>>> = {
  obtain: { favourable: "可成", conditional: "成否未定", unfavourable: "難成" },
  state: {
    favourable: "所問之人平安，處境良好",
    conditional: "所問之人處境平平",
    unfavourable: "所問之人正處困境",
  },
  vessel: { favourable: "行程平安", conditional: "行程安否未定", unfavourable: "行程有損" },
  endure: { favourable: "可以長久", conditional: "能否長久未定", unfavourable: "難以長久" },
  children: { favourable: "有子女之象", conditional: "有無子女未定", unfavourable: "子女緣薄" },
  report: { favourable: "傳聞屬實", conditional: "傳聞真假未定", unfavourable: "傳聞不實" },
  lost: { favourable: "可以尋回", conditional: "能否尋回未定", unfavourable: "難以尋回" },
  theft: {
    favourable: "失物可復得",
    conditional: "失物能否復得未定",
    unfavourable: "失物難復得",
  },
  fugitive: {
    favourable: "逃者終被追回",
    conditional: "逃者能否追回未定",
    unfavourable: "逃者得脫",
  },
  release: {
    favourable: "被拘者可獲釋",
    conditional: "能否獲釋未定",
    unfavourable: "被拘者一時難釋",
  },
  contest: { favourable: "問者得勝", conditional: "雙方勢均力敵", unfavourable: "對方得勝" },
  siege: { favourable: "可以攻下", conditional: "攻守勢均力敵", unfavourable: "守得住" },
};

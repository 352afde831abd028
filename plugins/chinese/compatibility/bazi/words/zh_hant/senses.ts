/** 兩支刑沖合會於各宮之義。 */
import type { BranchRelation } from "../../../branch_points.ts";
import type { BranchPlace } from "../../pillar_parts.ts";

/** 無特定關係者見 none。 */
type Senses = Readonly<Record<BranchRelation | "none", string>>;

const day: Senses = {
  none: "居家無合無沖，家道如何全在兩人經營",
  sixCombine: "居家相得，如盒與蓋",
  halfCombine: "居家同心，步調相近",
  arch: "居家有意相親，得共同之志則更固",
  hiddenCombine: "情意潛通，不形於外",
  clash: "起居習性相左，宜早定分際",
  harm: "細處易生嫌隙，近則愈顯",
  ungratefulPunishment: "施受易忘，宜常言謝",
  bullyingPunishment: "各恃其理，不肯下氣",
  rudePunishment: "親近而失禮，最宜相敬",
  selfPunishment: "同氣自刑，易一同陷於低潮",
  break: "小約易破，須勤修補",
};

const year: Senses = {
  none: "兩家往來，無助亦無礙",
  sixCombine: "兩家親睦",
  halfCombine: "親友樂見其成",
  arch: "兩家尚稱投契",
  hiddenCombine: "兩家之緣，日久方見",
  clash: "門風相左，宜各留餘地",
  harm: "親屬之間易有閒言",
  ungratefulPunishment: "兩家人情易計較",
  bullyingPunishment: "兩家易爭高下",
  rudePunishment: "兩家禮數不同",
  selfPunishment: "兩家習氣相近，短處亦同",
  break: "親族之約易變",
};

const month: Senses = {
  none: "事業各行其道",
  sixCombine: "共事相宜，事業互助",
  halfCombine: "事業方向相近",
  arch: "得共同之事則可並力",
  hiddenCombine: "事業暗中相助",
  clash: "作息與志業相違",
  harm: "公事入家則生怨",
  ungratefulPunishment: "功勞易起爭論",
  bullyingPunishment: "共事則互爭主張",
  rudePunishment: "不宜互為上下",
  selfPunishment: "同憂一事，愈憂愈重",
  break: "合作之事多改易",
};

export const senses: Readonly<Record<BranchPlace, Senses>> = { day, year, month };

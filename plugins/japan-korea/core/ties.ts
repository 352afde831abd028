/**
 * Ties of two branches as Korean arts read them: those of the Chinese, and the sullen pairs 원진(怨嗔).
 *
 * @source Encyclopedia of Korean Culture 한국민족문화대백과, 궁합: 쥐-양, 소-말, 범-닭, 토끼-원숭이, 용-돼지, 뱀-개 are 원진
 */
import { branchRelations, type RelationId } from "#east/relations.ts";
import type { Tie } from "./arts.ts";

/** Partner of each branch from 자 on: 자미 축오 인유 묘신 진해 사술. */
const SULLEN = [7, 6, 9, 8, 11, 10, 1, 0, 3, 2, 5, 4] as const;

const TIE_OF: Readonly<Partial<Record<RelationId, Tie>>> = {
  sixCombine: "yukhap",
  halfCombine: "samhap",
  arch: "samhap",
  clash: "chung",
  ungratefulPunishment: "hyeong",
  bullyingPunishment: "hyeong",
  rudePunishment: "hyeong",
  selfPunishment: "hyeong",
  break: "pa",
  harm: "hae",
};

/** Every tie of two branches, given by index from 자. */
export function tiesOf(one: number, other: number): readonly Tie[] {
  const shared = branchRelations(one, other).flatMap(({ kind }) => TIE_OF[kind] ?? []);
  return SULLEN[one] === other ? [...shared, "wonjin"] : shared;
}

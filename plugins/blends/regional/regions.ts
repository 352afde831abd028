/** The parts of a blend that spans the world: each with its own mean, and a paragraph on how they differ. */
import { TextShape, Type, type Lang, type Static } from "#old";
import { capital, listEn } from "../prose/english.ts";
import { voiceOf, type System } from "../weigh/systems.ts";
import { blendedScoreOf } from "../weigh/weigh.ts";
import type { Region } from "./blends.ts";

export const RegionsShape = Type.Array(
  Type.Object({
    id: Type.String(),
    title: TextShape,
    score: Type.Union([Type.Integer({ minimum: 0, maximum: 100 }), Type.Null()]),
    systems: Type.Array(Type.String()),
  }),
  { description: "The mean of each part of the blend, by the same formula" },
);
export type Regions = Static<typeof RegionsShape>;

/** The mean of each region. */
export function regionsOf(regions: readonly Region[], systems: readonly System[]): Regions {
  return regions.map(({ id, title, members }) => ({
    id,
    title: { ...title },
    score: blendedScoreOf(systems.filter(({ system }) => members.includes(system)).map(voiceOf)),
    systems: [...members],
  }));
}

/** Points between two regions that are worth a sentence. */
const WIDE = 12;

/** How the regions compare; empty where fewer than two have a score. */
export function compareRegions(regions: Regions, lang: Lang): string {
  const scored = regions
    .flatMap(({ title, score }) => (score === null ? [] : [{ title, score }]))
    .sort((a, b) => b.score - a.score);
  const [first, last] = [scored[0], scored.at(-1)];
  if (!first || !last || first === last) return "";
  const wide = first.score - last.score >= WIDE;
  if (lang === "en") {
    const list = listEn(scored.map(({ title, score }) => `${title.en} at ${score}`));
    const opener = `Told apart by where they come from, they stand like this: ${list}.`;
    return wide
      ? `${opener} ${capital(first.title.en)} and ${last.title.en} look at the same moment and see different weather; where that is so, the question is often being asked of two different things.`
      : `${opener} The parts of the world are closer to one another here than the systems within them are.`;
  }
  const list = scored.map(({ title, score }) => `${title.zhHant} ${score} 分`).join("，");
  return wide
    ? `按來處分開看：${list}。${first.title.zhHant}與${last.title.zhHant}看同一件事，卻看出兩種天氣；遇到這種情形，往往是一個問題裡藏著兩件事。`
    : `按來處分開看：${list}。各方之間的差距，反倒比同一方內部各家的差距小。`;
}

/** 合各方而成之合參所共有之文字。 */
import type { RegionId, Regions } from "../regions.ts";
import { WIDE, scoredOf } from "../regions.ts";

const region: Readonly<Record<RegionId, string>> = {
  eastern: "東方",
  western: "西方",
  african: "非洲",
  islamic: "伊斯蘭沙占",
  indian: "印度",
};

export const terms = { region };
export const fields = {
  regions: "各方",
  "regions/title": "何方",
  "regions/systems": "所屬系統",
};

/** How the regions compare; empty where fewer than two have a score. */
export function compareRegions(regions: Regions): string {
  const scored = scoredOf(regions);
  const [first, last] = [scored[0], scored.at(-1)];
  if (!first || !last || first === last) return "";
  const told = scored.map(({ title, score }) => `${region[title]} ${score} 分`).join("，");
  return first.score - last.score >= WIDE
    ? `按來處分開看：${told}。${region[first.title]}與${region[last.title]}看同一件事，卻看出兩種天氣；遇到這種情形，往往是一個問題裡藏著兩件事。`
    : `按來處分開看：${told}。各方之間的差距，反倒比同一方內部各家的差距小。`;
}

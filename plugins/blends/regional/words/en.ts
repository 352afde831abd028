/** What the blends that span the world have in common, in English. */
import { english } from "#sdk";
import type { RegionId, Regions } from "../regions.ts";
import { WIDE, scoredOf } from "../regions.ts";

const { capital, list } = english;

const region: Readonly<Record<RegionId, string>> = {
  eastern: "the East",
  western: "the West",
  african: "Africa",
  islamic: "the Islamic sand",
  indian: "India",
};

export const terms = { region };
export const fields = {
  regions: "Parts of the world",
  "regions/title": "Region",
  "regions/systems": "Its systems",
};

/** How the regions compare; empty where fewer than two have a score. */
export function compareRegions(regions: Regions): string {
  const scored = scoredOf(regions);
  const [first, last] = [scored[0], scored.at(-1)];
  if (!first || !last || first === last) return "";
  const told = list(scored.map(({ title, score }) => `${region[title]} at ${score}`));
  const opener = `Told apart by where they come from, they stand like this: ${told}.`;
  return first.score - last.score >= WIDE
    ? `${opener} ${capital(region[first.title])} and ${region[last.title]} look at the same moment and see different weather; where that is so, the question is often being asked of two different things.`
    : `${opener} The parts of the world are closer to one another here than the systems within them are.`;
}

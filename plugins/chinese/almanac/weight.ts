/** How a page weighs in a blend: officer, mansion, road and spirits of the day. */
import type { Luck } from "#east/luck.ts";
import { bounded, tally } from "#east/tally.ts";
import type { Page } from "./answer.ts";
import type { Mansion, Officer, Road } from "#east/almanac/terms.ts";

/** What is said of each mark. */
export type DayPhrases = {
  officerIs: { officer: Officer };
  mansionIs: { mansion: Mansion };
  roadIs: { road: Road };
  spiritsAgainst: {};
};

const SIGN: Readonly<Record<Luck, number>> = { lucky: 1, mixed: 0, unlucky: -1 };
const OFFICER_POINTS = 8;
const MANSION_POINTS = 6;
const ROAD_POINTS = 10;
const MOST_SPIRIT_POINTS = 8;

/**
 * Adds up what the almanac calls lucky and unlucky; the points are this service's own.
 *
 * @source Xieji Bianfang Shu: officers, mansions, roads and spirits of the day
 */
export function weighPage({ officer, mansion, dayGod, goodSpirits, badSpirits }: Page) {
  const { road } = dayGod;
  return tally([
    {
      code: "officerIs",
      with: { officer: officer.officer },
      weight: OFFICER_POINTS * SIGN[officer.luck],
    },
    {
      code: "mansionIs",
      with: { mansion: mansion.mansion },
      weight: MANSION_POINTS * SIGN[mansion.luck],
    },
    { code: "roadIs", with: { road }, weight: road === "yellow" ? ROAD_POINTS : -ROAD_POINTS },
    {
      code: "spiritsAgainst",
      weight: bounded(goodSpirits.length - badSpirits.length, MOST_SPIRIT_POINTS),
    },
  ]);
}

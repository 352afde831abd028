import { PILLAR } from "#lore";
import type { Translation, Words } from "#sdk";
import type { Direction } from "#east/directions.ts";
import { nativeOf } from "#east/natives.ts";
import { direction, pillarName } from "../../../core/words/en.ts";
import * as shared from "../../core/words/en.ts";
import { KILLING, type AfflictionsAnswer, type Sector } from "../answer.ts";
import type { answer } from "../answer.ts";
import type { input } from "../input.ts";

const clock = (local: string) => local.replace("T", " at ").replace(/:\d\d$/, "");
const named = ({ mountain, direction: side, fromDeg, toDeg }: Sector) =>
  `${shared.namedMountain(mountain)} in the ${direction[side]} (${fromDeg}° to ${toDeg}°)`;
const killing = { jieSha: "robbery", zaiSha: "calamity", suiSha: "year's killing" };

export const en = {
  title: "Afflictions of the year",
  summary:
    "Tai Sui, year breaker, three killings, five yellow and two black of a year by direction, mountain and degrees, with the board of the year",
  inputs: { year: { label: "Year", about: "Year from 立春 to 立春, astronomical: 0 is 1 BCE" } },
  fields: {
    year: "Year",
    pillar: "Pair",
    utc: "From, UTC",
    local: "From",
    taiSui: "Tai Sui",
    breaker: "Year breaker",
    threeKillings: "Three killings",
    sectors: "Sectors",
    killing: "Which",
    mountain: "Mountain",
    centreDeg: "Centre",
    fromDeg: "From",
    toDeg: "To",
    centre: "Centre star",
    fiveYellow: "Five yellow",
    twoBlack: "Two black",
    board: "Board",
    months: "Months",
    month: "Month",
    ...shared.boardFields,
  },
  terms: { direction, killing, mountain: shared.mountain, nineStar: shared.nineStar },
  reading(answer: AfflictionsAnswer) {
    const { pillar, local, taiSui, breaker, threeKillings, fiveYellow, twoBlack, months, board } =
      answer;
    const doubled = months.filter((one) => one.fiveYellow === fiveYellow && fiveYellow !== null);
    const kind = board.filter(({ number }) => [1, 8, 9].includes(number));
    const killers = threeKillings.sectors
      .map((one) => `${nativeOf(KILLING, one.killing)} on ${shared.namedMountain(one.mountain)}`)
      .join(", ");
    const where = (side: Direction | null) => (side ? `the ${direction[side]}` : "the centre");
    return [
      `From ${clock(local)} the year is ${nativeOf(PILLAR, pillar)} (${pillarName(pillar)}). 太歲 (Tai Sui, the grand duke) sits on ${named(taiSui)}: one may sit with him at the back and not dig or face him. 歲破 (the year breaker) is across from him, on ${named(breaker)}.`,
      `The 三煞 (three killings) hold the whole ${direction[threeKillings.direction]}: ${killers}. They are faced and never had at the back, and nothing is built there this year.`,
      `五黃 (five yellow) stands in ${where(fiveYellow)} and 二黑 (two black) in ${where(twoBlack)}: keep both quiet, with metal rather than with work.${doubled.length > 0 ? ` The month ${doubled.map((one) => `${nativeOf(PILLAR, one.pillar)} from ${clock(one.local)}`).join(" and ")} brings a second five yellow to the same place.` : ""} The white and purple stars of this period are in ${kind.map((one) => `${where(one.direction)} (${shared.named(one.star)})`).join(", ")}.`,
    ];
  },
  picture: {
    title: "Afflictions of the year",
    subtitle: ({ pillar }: AfflictionsAnswer) => `${pillarName(pillar)} · south above`,
    desc: ({ year, taiSui, threeKillings }: AfflictionsAnswer) =>
      `Board of ${year}: Tai Sui in the ${direction[taiSui.direction]}, three killings in the ${direction[threeKillings.direction]}`,
    legend: "figures: flying stars of the year · shaded: leave undisturbed",
    taiSui: "Tai Sui",
    breaker: "breaker",
    killings: "3 killings",
    fiveYellow: "5 yellow",
    twoBlack: "2 black",
    side: shared.side,
  },
} satisfies Words<{ input: typeof input; answer: typeof answer }>;

export type AfflictionsWords = Translation<typeof en>;

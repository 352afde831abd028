/** The luck cycles of a reading in English: when, how they lean, and what each brings. */
import { english } from "#sdk";
import { pairOf } from "#east/pairs.ts";
import type { ChartAnswer } from "../../answer.ts";
import { stretchesOf, weighLuck } from "../../highlights.ts";
import type { Half, LuckMeeting, Outlook, Stretch } from "../../highlights.ts";
import type { Gloss } from "./gloss.ts";
import { houses, luckThemes } from "./themes.ts";

const { capital, counted } = english;

/** Reads the ten-year cycles, neighbours of one lean together. */
export function readLuck(answer: ChartAnswer, gloss: Gloss): string {
  const { direction, start, startDate, startBetween, pillars } = answer.luck;
  const from = `Your ten-year luck runs ${direction.value} from the month`;
  const opening = start
    ? `${from} and begins on ${startDate} when you are ${span(start.years, start.months)} old.`
    : startBetween
      ? `${from} and begins between ${startBetween.earliest} and ${startBetween.latest}.`
      : `${from} to ${gloss.pair(pillars[0]!.pillar)} and on.`;
  return [
    opening,
    ...stretchesOf(weighLuck(answer)).map((one, i) => readStretch(one, i, gloss)),
  ].join(" ");
}

const LEANS = {
  kind: ["luck is with you", "the wind stands behind you", "what you need comes to meet you"],
  mixed: ["luck gives and takes", "gain has its cost", "luck keeps its own counsel"],
  demanding: [
    "luck leans against you",
    "more is asked than given",
    "reserves serve you better than risks",
  ],
} as const;

function readStretch({ cycles, tone }: Stretch, index: number, gloss: Gloss): string {
  const leans = LEANS[tone][index % 3]!;
  const [first, ...others] = cycles.map((one, i) => {
    const { cycle } = one;
    const since = i === 0 || cycle.startYear === null ? "" : `from ${cycle.startYear} `;
    return `${since}${gloss.pair(cycle.pillar)} ${brings(one)}`;
  });
  return `${capital(years(cycles))} ${leans}: ${[first, ...others].join("; ")}.`;
}

/** What the stem brings, what the branch adds, and what the branch meets in the chart. */
function brings({ stem, branch, meeting }: Outlook): string {
  const above = `brings ${theme(stem)}`;
  const below =
    branch.tenGod === stem.tenGod && branch.suits === stem.suits
      ? ""
      : ` ${branch.suits === stem.suits ? "while" : "but"} ${branch.native} adds ${theme(branch)}`;
  return `${above}${below}${meeting ? ` and ${meets(meeting)}` : ""}`;
}

const theme = ({ tenGod, suits }: Half) => luckThemes[tenGod][suits ? "bright" : "dark"];

function meets({ tie, places, native, result }: LuckMeeting): string {
  if (tie === "threeCombine" || tie === "direction") {
    return `completes ${result} with ${native} of your ${places.join(" and ")}`;
  }
  const verb = tie === "clash" ? "shakes" : "holds";
  const place = places[0]!;
  return `${verb} ${native} of your ${place} where ${houses[place]} stand`;
}

/** `from 1998 to 2018 (ages 8 to 28 or 9 to 29 by Chinese count)`. */
function years(cycles: readonly Outlook[]): string {
  const { startYear, startAge, pillar } = cycles[0]!.cycle;
  const length = 10 * cycles.length;
  if (startYear === null || !startAge)
    return `for ${length} years from ${pairOf(pillar).native} on`;
  const { completed, nominal } = startAge;
  return `from ${startYear} to ${startYear + length} (ages ${completed} to ${completed + length}, or ${nominal} to ${nominal + length} by Chinese count)`;
}

function span(years: number, months: number): string {
  const parts = [
    years > 0 ? counted(years, "year") : "",
    months > 0 ? counted(months, "month") : "",
  ].filter((part) => part !== "");
  return parts.length > 0 ? parts.join(" and ") : "less than a month";
}

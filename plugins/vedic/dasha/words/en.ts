import { english, type Translation, type Words } from "#sdk";
import * as core from "../../core/words/en.ts";
import type { answer, Balance, Refusals, VimshottariAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { list } = english;
const { graha, the } = core;

/** As the tables print it: 17y 7m 7d. */
const leftOf = ({ left: { years, months, days } }: Balance) => `${years}y ${months}m ${days}d`;
const dateOf = (instant: string) => instant.slice(0, instant.lastIndexOf("T"));

function running({ running: [maha, antar] }: VimshottariAnswer): readonly string[] {
  if (!maha || !antar) return [];
  return [
    `On the date asked for, the period of ${the(maha.lord)} runs until ${dateOf(maha.end)}, within it that of ${the(antar.lord)} until ${dateOf(antar.end)}.`,
  ];
}

export const en = {
  title: "Vimshottari dasha",
  summary: "120-year Vimshottari periods to five levels with dates and balance at birth",
  weighs: "The art describes and does not judge; no score is made up for it",
  inputs: {
    ...core.inputs,
    levels: {
      label: "Depth",
      about:
        "Depth of `periods`: 1 great periods to 5 prana; default 2. From 4 on give `from` and `to`",
    },
    from: { label: "From", about: "First date of the window, YYYY-MM-DD" },
    to: { label: "To", about: "Last date of the window, YYYY-MM-DD" },
  },
  fields: {
    ...core.place,
    ...core.span,
    ...core.days,
    moon: "Moon",
    startLord: "First lord",
    balance: "Balance at birth",
    lord: "Lord",
    years: "Dasha years",
    left: "Left at birth",
    "left/years": "Years",
    months: "Months",
    days: "Days",
    ends: "Until",
    yearDays: "Days of a dasha year",
    mahadashas: "Great periods",
    level: "Depth",
    levels: "Depth",
    periods: "Periods",
    running: "Running periods",
    runningMaha: "Running great period",
    balanceRange: "Balance over the day",
    from: "First minute of the day",
    to: "Last minute of the day",
  },
  terms: { graha, nakshatra: core.nakshatraName, dashaLevel: core.dashaLevel },
  conventions: {
    ayanamsa: core.conventions.ayanamsa,
    yearDays: core.conventions.yearDays,
    positions: core.conventions.positions,
  },
  refusals: {
    ...core.dateRefusals,
    "too-many-periods": {
      when: "More than 2000 periods would be listed",
      says: ({ most }: Refusals["too-many-periods"]) =>
        `More than ${most} periods would be listed. Narrow \`from\` and \`to\`, or ask for less depth`,
    },
    "window-reversed": {
      when: "`to` lies before `from`",
      says: "`to` lies before `from`. Give them in order",
    },
  },
  omissions: {
    birthTime:
      "No time of birth was given: the Moon is that of local noon. In a day it crosses about one nakshatra, so that the balance, and every date with it, is open within `balanceRange`.",
  },
  reading: (answer: VimshottariAnswer) => {
    const { balance, mahadashas, balanceRange } = answer;
    const next = mahadashas
      .slice(1, 4)
      .map(({ lord, start }) => `${graha[lord]} on ${dateOf(start)}`);
    return [
      [
        `The round opens with ${the(balance.lord)}; ${leftOf(balance)} of it remain at birth${balanceRange ? " (at noon)" : ""}. Then follow ${list(next)}.`,
        ...running(answer),
      ].join(" "),
    ];
  },
  picture: {
    title: "Vimshottari dasha",
    short: core.grahaShort,
    key: "arrow: the day asked for · framed: the sub-period that runs",
    heading: ({ balance, yearDays }: VimshottariAnswer) =>
      `Balance at birth ${leftOf(balance)}, year of ${yearDays} days`,
    desc: ({ balance, mahadashas }: VimshottariAnswer) =>
      `The round opens with ${the(balance.lord)}, ${leftOf(balance)} of it left at birth; in order: ${mahadashas.map(({ lord, end }) => `${graha[lord]} until ${dateOf(end)}`).join(", ")}.`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: Refusals;
  omissions: { birthTime: {} };
}>;

export type DashaWords = Translation<typeof en>;

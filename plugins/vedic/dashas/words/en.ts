/** What all dashas of this folder say alike. */
import { english } from "#sdk";
import * as core from "../../core/words/en.ts";

export const dashaInputs = core.inputs;
export const dashaFields = {
  ...core.span,
  ...core.days,
  first: "First lord",
  yearDays: "Days of a dasha year",
  periods: "Great periods",
  lord: "Lord",
  years: "Dasha years",
  subs: "Sub-periods",
  running: "Running periods",
};
export const dateOf = (instant: string) => instant.slice(0, instant.lastIndexOf("T"));

interface Told<K extends string> {
  readonly first: K;
  readonly periods: readonly {
    readonly lord: K;
    readonly years: number;
    readonly start: string;
    readonly end: string;
  }[];
  readonly running: readonly { readonly lord: K; readonly end: string }[];
}

/** Names the order, and what runs. */
export function tellDasha<K extends string>(
  { periods, running }: Told<K>,
  name: (lord: K) => string,
  sense: (lord: K) => string,
): readonly string[] {
  const [first, ...then] = periods;
  const [great, sub] = running;
  return [
    `At birth the period of ${name(first!.lord)} runs, until ${dateOf(first!.end)}${then.length === 0 ? ", and it is the last of the round" : `; then follow ${english.list(then.slice(0, 4).map(({ lord, start }) => `${name(lord)} from ${start.slice(0, start.indexOf("-", 1))}`))}`}.`,
    ...(great
      ? [
          `On the day asked about it is the time of ${name(great.lord)}, until ${dateOf(great.end)}: ${sense(great.lord)}.${sub ? ` Within it ${name(sub.lord)} leads until ${dateOf(sub.end)}.` : ""}`,
        ]
      : []),
  ];
}

export const lagnaNeeded = {
  when: "The sign that rises is wanted, and the time or the place of birth is missing",
  says: "The periods are counted from the sign that rises. Give the time and the place of birth",
};

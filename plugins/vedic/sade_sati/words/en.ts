import type { Translation, Words } from "#sdk";
import * as core from "../../core/words/en.ts";
import type { answer, Refusals, SadeSatiAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { sign } = core;
const phase = {
  rising: { text: "rising (12th)", sense: "Saturn behind the Moon: costs, sleep and farewells" },
  peak: { text: "peak (1st)", sense: "Saturn upon the Moon: the load is felt in person" },
  setting: {
    text: "setting (2nd)",
    sense: "Saturn before the Moon: means, family and plain speech",
  },
  fourth: { text: "small, 4th", sense: "kantaka: home, mother and rest are worked upon" },
  eighth: { text: "small, 8th", sense: "ashtama: slow change; no haste with what is shared" },
};
const dateOf = (instant: string) => instant.slice(0, instant.lastIndexOf("T"));

/** Stays that follow each other without the Moon's sign being left for years are one sade sati. */
function rounds({ stays }: SadeSatiAnswer): readonly { begins: string; ends: string }[] {
  const whole: { begins: string; ends: string }[] = [];
  for (const { phase: of, start, end } of stays) {
    if (of === "fourth" || of === "eighth") continue;
    const last = whole.at(-1);
    if (last && Date.parse(start) - Date.parse(last.ends) < 1.5 * 365.25 * 864e5) last.ends = end;
    else whole.push({ begins: start, ends: end });
  }
  return whole;
}

export const en = {
  title: "Sade Sati",
  summary:
    "Saturn's seven-and-a-half years over the natal Moon and the small panoti: every phase with entry and exit dates",
  weighs: "The art describes and does not judge; no score is made up for it",
  inputs: {
    from: { label: "From", about: "First date of the window; default the birth" },
    to: { label: "To", about: "Last date of the window; default ninety years on" },
  },
  fields: {
    ...core.place,
    ...core.span,
    moon: "Moon",
    from: "From",
    to: "To",
    now: "Now",
    stays: "Stays of Saturn",
    phase: "Phase",
    sense: "Sense",
  },
  terms: { saturnPhase: phase, nakshatra: core.nakshatraName, graha: core.graha },
  conventions: { ayanamsa: core.conventions.ayanamsa },
  refusals: {
    ...core.dateRefusals,
    "window-reversed": {
      when: "`to` lies before `from`",
      says: "`to` lies before `from`. Give them in order",
    },
    "window-too-long": {
      when: "The window is longer than 120 years",
      says: ({ most }: Refusals["window-too-long"]) =>
        `The window is longer than ${most} years. Narrow \`from\` and \`to\``,
    },
  },
  omissions: {
    birthTime:
      "No time of birth was given: the Moon is that of local noon; on a day on which it changes its sign, every span hangs on the hour.",
  },
  reading: (answer: SadeSatiAnswer) => {
    const whole = rounds(answer);
    const { moon, now } = answer;
    return [
      `The Moon of the birth stands in ${sign[moon.sign]}, so that sade sati runs while Saturn goes from the sign before it to the sign after. ${
        whole.length === 0
          ? "None falls into these years."
          : whole
              .map(({ begins, ends }) => `One lasts from ${dateOf(begins)} to ${dateOf(ends)}.`)
              .join(" ")
      }`,
      now
        ? `At this moment Saturn is in the phase called ${phase[now].text}: ${phase[now].sense}.`
        : "At this moment none of the five phases runs.",
      "Saturn turns back over the borders of signs; each stay is listed by itself, so that the breathing spaces between them can be seen.",
    ];
  },
  picture: {
    title: "Sade Sati",
    heading: ({ moon }: SadeSatiAnswer): string => `Moon in ${sign[moon.sign]}`,
    desc: ({ stays }: SadeSatiAnswer): string =>
      stays
        .map((one) => `${phase[one.phase].text} ${dateOf(one.start)} to ${dateOf(one.end)}`)
        .join(", "),
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: Refusals;
  omissions: { birthTime: {} };
}>;

export type SadeSatiWords = Translation<typeof en>;

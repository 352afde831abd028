import { BRANCH, PILLAR, STEM } from "#lore";
import { english, type Translation, type Vocabulary, type Words } from "#sdk";
import type { BoundaryPhrases } from "#east/calendar/boundary_warnings.ts";
import type { LongitudeRefusal } from "#east/calendar/chart_time.ts";
import * as calendar from "#east/calendar/words/en.ts";
import { nativeOf } from "#east/natives.ts";
import { said } from "../../core/question/words/en.ts";
import { sayAnswer } from "../../core/question/words/said.ts";
import * as core from "../../core/words/en.ts";
import { GENERAL, MONTH_GENERAL } from "../../da_liu_ren/generals.ts";
import type { General, MonthGeneral } from "../../da_liu_ren/generals.ts";
import { en as six } from "../../da_liu_ren/words/en.ts";
import type { answer, BoardPhrases, MouthAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";
import { MOTION, SEAT, type Motion, type Seat } from "../terms.ts";

const { list } = english;
const { clock, dayBoundary } = calendar.conventions;
const { general, monthGeneral } = six.terms;
const nameOf = (one: string | { readonly text: string }) =>
  typeof one === "string" ? one : one.text;

const seat: Readonly<Record<Seat, string>> = {
  human: "human stem",
  spirit: "noble spirit",
  general: "general",
  earth: "earth",
};
const motion: Readonly<Record<Motion, { readonly text: string; readonly sense: string }>> = {
  wife: {
    text: "the wife moves",
    sense: "what is outside yields to you: courtship, help, a gain at home",
  },
  officer: { text: "the officer moves", sense: "posts, papers and people of rank come into it" },
  thief: { text: "the thief moves", sense: "something leaks away: guard money and secrets" },
  wealth: { text: "wealth moves", sense: "money is on its way, by your own effort" },
  ghost: {
    text: "the ghost moves",
    sense: "unrest below: someone leaves, a worry from underneath",
  },
};
const rules = {
  oneYang: "the one yang among three yin",
  oneYin: "the one yin among three yang",
  evenly: "two yin and two yang, so the general is taken",
  allYang: "all four yang, so the spirit is taken",
  allYin: "all four yin, so the general is taken",
};
const standing = { favourable: "favourable", mixed: "mixed", unfavourable: "unfavourable" };

/** Terms as a chooser lists them: 子 zǐ. */
function written<Id extends string>({ ids, writings }: Vocabulary<string, Id>) {
  const rows = ids.map((id) => [id, `${writings[id]!.native} ${writings[id]!.roman}`]);
  return Object.fromEntries(rows) as Readonly<Record<Id, string>>;
}

function boardText({ human, spirit, general: above, earth }: MouthAnswer): string {
  return `Over the earth ${nativeOf(BRANCH, earth.branch)} stands the general ${nativeOf(MONTH_GENERAL, above.name)} (${nameOf(monthGeneral[above.name])}) on ${nativeOf(PILLAR, above.pair)}, over it the spirit ${nativeOf(GENERAL, spirit.name)} (${nameOf(general[spirit.name])}) on ${nativeOf(PILLAR, spirit.pair)}, and on top the human stem ${nativeOf(STEM, human.stem)}.`;
}

function useText(answer: MouthAnswer): string {
  const place = answer[answer.use];
  const hollow = place.isVoid ? " and void" : "";
  return `The useful place (用爻) is the ${seat[answer.use]}, ${rules[answer.rule]}: of ${place.element}, ${core.seasonState[place.season]} in this month${hollow}, ${standing[answer.verdict.value]}.`;
}

function motionText({ motions }: MouthAnswer): string {
  return motions.length === 0
    ? "None of the five motions is there: the matter rests."
    : motions
        .map(
          (one) =>
            `${english.capital(motion[one].text)} (${nativeOf(MOTION, one)}): ${motion[one].sense}.`,
        )
        .join(" ");
}

export const en = {
  title: "Golden Mouth",
  summary:
    "Four places over the branch asked about (jin kou jue): human stem, noble spirit, general and earth, with the useful place and the five motions",
  inputs: {
    position: {
      label: "Branch asked about",
      about:
        "The earth: a direction, the side from which the asker comes, or a branch that turns up",
      values: written(BRANCH),
    },
    dayNight: {
      label: "Day or night",
      about: "Which noble to take; left out, that of the day from the hour of mao to that of shen",
      values: { day: "day", night: "night" },
    },
  },
  fields: {
    pillars: "Pillars",
    year: "Year",
    month: "Month",
    day: "Day",
    hour: "Hour",
    monthGeneral: "General of the month",
    isDay: "Noble of the day",
    human: "Human stem",
    stem: "Stem",
    spirit: "Noble spirit",
    name: "Name",
    pair: "Stem and branch",
    general: "General",
    earth: "Earth",
    branch: "Branch",
    element: "Phase",
    season: "In the month",
    isVoid: "Void",
    use: "Useful place",
    rule: "Why",
    motions: "Motions",
    sense: "What it says",
    verdict: "Verdict",
  },
  terms: {
    general,
    monthGeneral,
    seasonState: core.seasonState,
    seat,
    motion,
    useRule: rules,
    standing,
  },
  phrases: {
    ...calendar.phrases,
    useInSeason: ({ seat: at, phase, state }: BoardPhrases["useInSeason"]) =>
      `The ${seat[at]} is useful, of ${phase}, and ${core.seasonState[state]} in the month`,
    helped: ({ by }: BoardPhrases["helped"]) => `It is fed by ${list(by.map((one) => seat[one]))}`,
    pressed: ({ by }: BoardPhrases["pressed"]) =>
      `It is held down by ${list(by.map((one) => seat[one]))}`,
    moves: ({ motions }: BoardPhrases["moves"]) =>
      english.capital(list(motions.map((one) => motion[one].text))),
    useVoid: "The useful place is void",
  },
  conventions: {
    clock,
    dayBoundary,
    general: {
      title: "General of the month",
      options: {
        zhongQi: "Changes at each mid-term",
        month: "Goes with the month, from its first term",
      },
    },
  },
  refusals: {
    longitudeNeeded: calendar.refusals.longitudeNeeded,
    timeNeeded: {
      when: "A date was given without a time",
      says: "Give the time: the board hangs on the hour",
    },
  },
  reading(answer: MouthAnswer) {
    if (answer.question === null) {
      return [boardText(answer), `${useText(answer)} ${motionText(answer)}`];
    }
    const { head, part, step } = sayAnswer(said, {
      question: answer.question,
      asked: answer.asked,
      reply: answer.reply,
      phase: answer[answer.use].element,
      why: {
        where: `The useful place, the ${seat[answer.use]}, has its branch there.`,
        when: `The branch of the useful place counts that many.`,
      },
    });
    return [head, `${useText(answer)} ${part}`, `${motionText(answer)} ${step}`];
  },
  picture: {
    title: "Golden Mouth",
    seat: (id: Seat) => seat[id],
    spirit: (id: General) => `${nativeOf(GENERAL, id)} ${nameOf(general[id])}`,
    general: (id: MonthGeneral) => `${nativeOf(MONTH_GENERAL, id)} ${nameOf(monthGeneral[id])}`,
    state: ({ element, season, isVoid }: Omit<MouthAnswer["human"], "stem">) =>
      `${element}, ${core.seasonState[season]}${isVoid ? ", void" : ""}`,
    motions: (all: readonly Motion[]) =>
      all.length === 0 ? "no motion" : all.map((one) => motion[one].text).join(" · "),
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  phrases: BoundaryPhrases;
  refusals: LongitudeRefusal & { timeNeeded: {} };
}>;

export type MouthWords = Translation<typeof en>;

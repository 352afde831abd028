import { english, type IdOf, type Translation, type Words } from "#sdk";
import type { LongitudeRefusal } from "#east/calendar/chart_time.ts";
import type { LunarRefusal } from "#east/calendar/lunar_moment.ts";
import * as calendar from "#east/calendar/words/en.ts";
import * as core from "../../core/words/en.ts";
import { nativeOf } from "#east/natives.ts";
import { said } from "../../core/question/words/en.ts";
import { sayAnswer } from "../../core/question/words/said.ts";
import type { answer, PalmAnswer, PalmPhrases } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";
import { PALM, type PalmId, type SPIRIT } from "../palms.ts";

const { uncapital } = english;
const { clock, lateZi } = calendar.conventions;

const palm = {
  daAn: {
    text: "great peace",
    sense: "Things rest in their right place; stay, and what is sought comes home.",
  },
  liuLian: {
    text: "lingering",
    sense: "Matters drag and hang; papers and people keep one waiting. Do not push.",
  },
  suXi: {
    text: "swift joy",
    sense: "Good news is close and moves fast; ask in the south and ask soon.",
  },
  chiKou: {
    text: "red mouth",
    sense: "Words turn sharp; mind quarrels, contracts and haste on the road.",
  },
  xiaoJi: {
    text: "small luck",
    sense: "Small gains by agreement; someone helps, and people meet.",
  },
  kongWang: {
    text: "void",
    sense: "Nothing takes hold; what is asked for is not there. Wait for another hour.",
  },
};

const spirit = {
  qingLong: "azure dragon",
  xuanWu: "dark warrior",
  zhuQue: "vermilion bird",
  baiHu: "white tiger",
  liuHe: "six harmonies",
  gouChen: "hooked array",
};

const lucks = {
  lucky: "taken by itself, a yes.",
  mixed: "taken by itself, a half yes.",
  unlucky: "taken by itself, a no, or not yet.",
};
const ends = {
  lucky: "The palm ends on a lucky palace",
  mixed: "The palm ends on an even palace",
  unlucky: "The palm ends on an unlucky palace",
};

const named = (id: PalmId) => `${nativeOf(PALM, id)} (${palm[id].text})`;

/** The two palms on the way; one sentence where they are one. */
/** The way to the answer; a palm that is the answer too is said once, there. */
function wayText({ month, day, hour }: PalmAnswer): string {
  const [first, second] = [palm[month.palm], palm[day.palm]];
  const isThere = day.palm === hour.palm;
  if (first === second) return isThere ? "" : `On the way there: ${uncapital(first.sense)}`;
  const start = month.palm === hour.palm ? "" : `The beginning: ${uncapital(first.sense)} `;
  return `${start}${isThere ? "By the middle the answer is reached." : `The middle: ${uncapital(second.sense)}`}`;
}

/** The reading of a count that was asked something. */
function answeredText(answer: PalmAnswer, question: string): readonly string[] {
  const { asked, reply, hour, optionPalms, month, day } = answer;
  const { head, part, step } = sayAnswer(said, {
    question,
    asked,
    reply,
    phase: hour.element,
    why: {
      where: `It is the side of the palm that the count ends on.`,
      when: `The count is that of the palm from great peace, which is one.`,
    },
    each: optionPalms.map((id) => `counting on by the characters of its name ends on ${named(id)}`),
  });
  const way = `the count runs from ${named(month.palm)} through ${named(day.palm)}`;
  return [
    head,
    `It rests on ${named(hour.palm)}, on which the count ends: ${uncapital(palm[hour.palm].sense)} ${part}`,
    `${way[0]!.toUpperCase()}${way.slice(1)}; with the palm goes the ${spirit[hour.spirit]}. ${step}`,
  ];
}

export const en = {
  title: "Small Six Ren",
  summary:
    "Counts lunar month, day and double hour, or three numbers, round the six palms and reads the last one",
  weighs: "The luck of the last palm: lucky 70, even 50, unlucky 30",
  inputs: {
    numbers: {
      label: "Three numbers",
      about: "Three numbers instead of month, day and hour",
    },
  },
  fields: {
    optionPalms: "Palms of the options",
    counted: "What was counted",
    by: "Counted by",
    numbers: "Numbers",
    lunarDate: "Lunar date",
    lunarMonth: "Lunar month",
    lunarDay: "Lunar day",
    "counted/hour": "Double hour",
    month: "First count",
    day: "Second count",
    hour: "Last count: the answer",
    palm: "Palm",
    sense: "What it says",
    element: "Phase",
    spirit: "Spirit",
    direction: "Direction",
    luck: "Luck",
  },
  terms: {
    countedBy: { moment: "the moment", numbers: "three numbers" },
    palm,
    spirit,
    direction: core.direction,
    luck: { lucky: "lucky", mixed: "even", unlucky: "unlucky" },
  },
  phrases: { palmEnds: ({ luck }: PalmPhrases["palmEnds"]) => ends[luck] },
  conventions: { clock, lateZi },
  refusals: calendar.refusals,
  reading(answer: PalmAnswer) {
    const { month, day, hour, counted, question } = answer;
    const date = counted.lunarDate ? ` (${counted.lunarDate})` : "";
    if (question) return answeredText(answer, question);
    return [
      `Counting ${counted.numbers.join(", ")}${date}, the palm moves from ${named(month.palm)} through ${named(day.palm)} to ${named(hour.palm)}. ${wayText(answer)}`,
      `The answer is ${nativeOf(PALM, hour.palm)}. ${palm[hour.palm].sense} It belongs to ${hour.element}, to the ${hour.direction} and to the ${spirit[hour.spirit]}; ${lucks[hour.luck]}`,
    ];
  },
  picture: {
    name: "Small Six Ren",
    title: (native: string) => `Small Six Ren: ${native}`,
    caption: (id: PalmId, _spirit: IdOf<typeof SPIRIT>) => palm[id].text,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  phrases: PalmPhrases;
  refusals: LongitudeRefusal & LunarRefusal;
}>;

export type PalmWords = Translation<typeof en>;

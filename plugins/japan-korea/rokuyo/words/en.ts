import type { Weekday } from "#lore";
import { en as lore } from "#lore/words/en.ts";
import { english, type Speaker, type Translation, type Words } from "#sdk";
import { OLD_MONTH } from "../../calendar/names.ts";
import type { OldCalendarRefusals } from "../../calendar/old_calendar.ts";
import { ROKUYO, type Rokuyo } from "../../calendar/rokuyo.ts";
import * as old from "../../calendar/words/en.ts";
import type { answer, Phrases, RokuyoAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";
import type { Fitness, Occasion } from "../rules.ts";

const { ordinal } = english;
const weekdays = lore.weekday as Readonly<Record<Weekday, string>>;
const roman = (id: Rokuyo) => ROKUYO.writings[id]!.roman!;

const rokuyo = {
  taian: { text: old.rokuyo.taian, about: "all hours are good, and nothing begun on it need fear" },
  shakko: {
    text: old.rokuyo.shakko,
    about: "only the hour of the Horse, 11 to 13, is good; fire and blades want care",
  },
  sensho: {
    text: old.rokuyo.sensho,
    about: "whoever hurries wins; the morning is good, the afternoon bad",
  },
  tomobiki: {
    text: old.rokuyo.tomobiki,
    about: "joy draws friends along; morning and evening are good, noon is not",
  },
  senbu: {
    text: old.rokuyo.senbu,
    about: "whoever hurries loses; wait quietly, the afternoon is good",
  },
  butsumetsu: {
    text: old.rokuyo.butsumetsu,
    about: "all hours are bad; some call it the day to let an old thing go and begin anew",
  },
};

const OCCASION: Readonly<Record<Occasion, string>> = {
  wedding: "a wedding",
  farewell: "taking leave of someone who has gone",
  business: "an opening or a contract",
};

const FITS: Readonly<Record<Fitness, (occasion: string, name: string) => string>> = {
  best: (occasion, name) => `For ${occasion} no day is asked for more than ${name}`,
  fits: (occasion, name) => `For ${occasion} ${name} is no hindrance`,
  byHour: (occasion, name) => `For ${occasion} ${name} is taken in its good hours`,
  avoided: (occasion, name) => `For ${occasion} people keep off ${name}`,
};

export const en = {
  title: "Rokuyō, the six days",
  summary:
    "The six-day sign of a date with its good hours, and a month of signs to hang on the wall",
  inputs: {
    kind: {
      label: "For what",
      about: "What the day is wanted for",
      values: { wedding: "wedding", farewell: "farewell rites", business: "business" },
    },
  },
  fields: {
    ...old.oldDateFields,
    date: "Date",
    dayOfWeek: "Weekday",
    old: "Old date",
    rokuyo: "Six-day sign",
    about: "What it means",
    parts: "Hours",
    part: "Part of the day",
    from: "From",
    to: "To",
    luck: "Luck",
    fitness: "For what it is wanted",
    nextGood: "Next Taian",
    "answer/month": "Days of the month",
    oldMonth: "Old month",
    oldDay: "Old day",
  },
  terms: {
    oldMonth: old.oldMonth,
    rokuyo,
    rokuyoPart: {
      allDay: "all day",
      morning: "morning",
      noon: "around noon",
      afternoon: "afternoon",
    },
    rokuyoLuck: { good: "good", bad: "bad" },
    rokuyoFitness: {
      best: "the best",
      fits: "no hindrance",
      byHour: "in its good hours",
      avoided: "avoided",
    },
  },
  phrases: {
    forOccasion: ({ kind, rokuyo, fitness }: Phrases["forOccasion"]) =>
      FITS[fitness](OCCASION[kind], roman(rokuyo)),
  },
  conventions: { leap2033: old.leap2033 },
  refusals: { oldYearOutOfRange: old.oldYearOutOfRange },
  reading(of: RokuyoAnswer, say: Speaker) {
    const { month, isLeapMonth, day, monthName } = of.old;
    const sum = month + day;
    const leap = isLeapMonth ? "leap " : "";
    const wanted = of.fitness
      ? `${of.fitness.because.map((one) => say.phrase(one)).join(". ")}.`
      : "";
    const next =
      of.nextGood && of.rokuyo !== "taian"
        ? `The next Taian, good at every hour, is ${of.nextGood}.`
        : "";
    return [
      `${weekdays[of.dayOfWeek]}, ${of.date}, is ${roman(of.rokuyo)} (${ROKUYO.writings[of.rokuyo]!.native}), “${rokuyo[of.rokuyo].text}”: ${rokuyo[of.rokuyo].about}.`,
      `It follows from the old date, the ${ordinal(day)} of the ${leap}${ordinal(month)} month (${OLD_MONTH.writings[monthName]!.roman}): ${month} and ${day} make ${sum}, which leaves ${sum % 6} when divided by six.`,
      ...(wanted || next ? [[wanted, next].filter(Boolean).join(" ")] : []),
    ];
  },
  picture: {
    title: old.monthTitle,
    subtitle: ({ date, rokuyo: id, old: { month, isLeapMonth, day } }: RokuyoAnswer) =>
      `${date} · ${roman(id)} · old ${isLeapMonth ? "leap " : ""}${month}/${day}`,
    desc: ({ date, rokuyo: id }: RokuyoAnswer) =>
      `Calendar of the month of ${date} with six-day signs; the day itself is ${roman(id)}`,
    oldDay: ({ oldMonth, isLeapMonth, oldDay }: RokuyoAnswer["month"][number]) =>
      `${isLeapMonth ? "+" : ""}${oldMonth}/${oldDay}`,
    sign: (id: Rokuyo) => ROKUYO.writings[id]!.native!,
    weekdays: old.weekdays,
    legend: "green: Taian 大安; red: Butsumetsu 仏滅; below: old month/day",
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: Pick<OldCalendarRefusals, "oldYearOutOfRange">;
}>;

export type RokuyoWords = Translation<typeof en>;

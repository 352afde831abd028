import { english, type Translation, type Words } from "#sdk";
import { dateText, dayFields, issues, wall } from "../../../core/words/days_en.ts";
import { romanOf } from "../../core/weeks.ts";
import { ingkel, names, sasih } from "../../core/words/en.ts";
import type { answer, WarigaAnswer } from "../answer.ts";
import type { input, Issues } from "../input.ts";
import { MAKES, REASON, type Activity, type Reason } from "../rules.ts";

const warigaActivity: Record<Activity, string> = {
  wedding: "a wedding",
  lifeRites: "rites of life, as tooth filing",
  templeOfferings: "offerings to gods",
  groundOfferings: "offerings on the ground",
  livestock: "beginning to keep beasts",
  poultry: "beginning to keep poultry",
  fish: "stocking fish",
  trees: "planting or felling trees",
  bamboo: "planting or cutting bamboo",
};
const warigaVerdict = { good: "good", fair: "fair", poor: "poor", barred: "barred" };
const warigaReason: Record<Reason, { text: string; about: string }> = {
  nyepi: { text: "the day of silence", about: "no fire, no work, no going out" },
  ingkel: {
    text: "a week of sparing",
    about: "what the week leaves in peace is not touched",
  },
  rangdaTiga: {
    text: "three widows",
    about: "who weds in such a week is said to be left alone, as often as thrice",
  },
  uncalBalung: {
    text: "bones thrown off",
    about: "from Galungan to Pegat Uwakan no rite for people is held",
  },
  wayang: { text: "the week of the puppets", about: "it is held unclean for a wedding" },
  tanpaGuru: { text: "without a teacher", about: "children are said to go against their parents" },
  carikWalangati: { text: "the heart cut short", about: "others come between the two" },
  poorWeekday: { text: "an unkind weekday", about: "Sunday, Tuesday and Saturday bring quarrels" },
  waning: { text: "a waning Moon", about: "a house is not founded while the light grows less" },
  poorLunarDay: {
    text: "an unkind lunar day",
    about: "of the waxing days 4, 6, 8, 9, 11, 12, 14 and 15 bring want or strife",
  },
  poorMonth: { text: "an unkind month", about: "the month is not one for weddings" },
  fairMonth: {
    text: "a month of two minds",
    about: "many children, say some; now good, now bad, say others",
  },
  goodWeekday: {
    text: "a kind weekday",
    about: "Monday, Wednesday, Thursday and Friday are peaceful",
  },
  goodLunarDay: {
    text: "a kind lunar day",
    about: "the waxing days 1, 2, 3, 5, 7, 10 and 13 wish the house well",
  },
  goodMonth: {
    text: "a kind month",
    about: "Kapat brings means and friends, Kalima enough to live on, Kapitu long life",
  },
  bestMonth: { text: "the kindest month", about: "Kadasa brings a happy life together" },
  triwara: {
    text: "the day turned to those served",
    about: "Pasah is for gods, Beteng for people, Kajeng for the powers below",
  },
};

const countsText = ({ good, fair, poor, barred }: WarigaAnswer["counts"]) =>
  `${good} good, ${fair} fair, ${poor} poor, ${barred} barred`;

export const en = {
  title: "Balinese good days",
  summary:
    "Good and bad days for an undertaking by the weeks and the Moon of Bali (ala ayuning dewasa), every day of a span with its reasons",
  inputs: {
    activity: {
      label: "For what",
      about: "What the day is sought for",
      values: warigaActivity,
    },
    from: { label: "From", about: "First day" },
    to: { label: "To", about: "Last day, within 366 days" },
  },
  fields: {
    ...dayFields,
    activity: "For what",
    best: "Best days",
    counts: "Days by verdict",
    good: "Good",
    fair: "Fair",
    poor: "Poor",
    barred: "Barred",
    days: "Days",
    verdict: "Verdict",
    reasons: "Reasons",
    about: "What it says",
    balinese: "By the weeks",
    triwara: "Three-day week",
    ingkel: "Ingkel",
    sasih: "Month",
    lunarDay: "Lunar day",
    waxing: "Waxing",
  },
  terms: {
    warigaActivity,
    warigaVerdict,
    warigaReason,
    triwara: names.triwara,
    ingkel,
    sasih,
  },
  phrases: {
    outsideCalendar: issues.outsideCalendar,
    reversed: "The span ends before it begins",
    tooLong: ({ most }) => `At most ${most} days are judged at once`,
  },
  reading({ activity, best, counts, days }: WarigaAnswer) {
    const name = warigaActivity[activity];
    const told = `Of ${days.length} ${days.length === 1 ? "day" : "days"} for ${name}: ${countsText(counts)}.`;
    const bars = [...new Set(days.flatMap(({ reasons }) => reasons))].filter(
      (reason) => MAKES[reason] === "barred",
    );
    const first = days.find(({ civil }) => civil.date === best[0]);
    return [
      first === undefined
        ? `${told} No day of the span will do.`
        : `${told} First comes ${dateText(first.civil.date)}, ${first.balinese}, ${first.verdict === "good" ? "good" : "fair"}: ${
            first.reasons.length === 0
              ? "nothing speaks against it"
              : english.list(first.reasons.map((reason) => warigaReason[reason].text))
          }.${best.length > 1 ? ` Then ${english.list(best.slice(1, 5).map(dateText))}.` : ""}`,
      ...bars.map(
        (reason) =>
          `Barred by ${romanOf(REASON, reason)}, ${warigaReason[reason].text}: ${warigaReason[reason].about}.`,
      ),
    ];
  },
  picture: {
    wall,
    title: (activity: string) => `Balinese days for ${activity}`,
    counts: countsText,
    moon: (waxing: boolean, day: number, month: string) =>
      `${waxing ? "waxing" : "waning"} ${day}, ${month}`,
    cell: (waxing: boolean, day: number) => `${waxing ? "wax" : "wane"} ${day}`,
    legend: "green: good; red: poor or barred",
  },
} satisfies Words<{ input: typeof input; answer: typeof answer; phrases: Issues }>;

export type WarigaWords = Translation<typeof en>;

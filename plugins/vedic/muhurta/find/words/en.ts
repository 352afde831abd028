import { english, type Translation, type Words } from "#sdk";
import * as core from "../../../core/words/en.ts";
import type { Quality } from "../../../core/day/parts.ts";
import { dayOf, minuteOf } from "../../../core/day/when.ts";
import type { answer, FindAnswer, Refusals } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { sign, tithi, nakshatraName, vara, the, theseGrahas, houseName, nityaYoga, specialYoga } =
  core;
const { capital, list } = english;

const purpose = {
  marriage: "Wedding",
  house: "Moving into a house",
  travel: "Journey",
  business: "Opening a business",
  naming: "Naming a child",
  study: "Beginning to study",
  vehicle: "A new vehicle",
};
const undertakings = {
  marriage: "a wedding",
  house: "moving into a house",
  travel: "a journey",
  business: "opening a business",
  naming: "naming a child",
  study: "beginning to study",
  vehicle: "a new vehicle",
};
const muhurtaDay = { good: "good", fair: "fair", falls: "falls" };
const suits: Readonly<Record<Quality, string>> = {
  good: "suits it",
  bad: "excludes it",
  mixed: "is not among those chosen for it",
};

export const en = {
  title: "Finding a muhurta",
  summary:
    "Hours in a span fit for a wedding, house, journey, business, naming, study or vehicle, with every factor weighed and why days fall",
  inputs: {
    activity: { label: "Undertaking", about: "What is to be begun", values: purpose },
    from: { label: "First day", about: "Civil date, YYYY-MM-DD" },
    to: { label: "Last day", about: "Civil date, at most 92 days from the first" },
    people: {
      label: "For whom",
      about: "Births of one or two people: star and Moon of the hour are counted from theirs",
    },
    limit: { label: "How many hours", about: "Best hours to list, ten where left out" },
  },
  fields: {
    ...core.lasts,
    activity: "Undertaking",
    searched: "Days looked at",
    windows: "Best hours",
    date: "Date",
    minutes: "Minutes",
    score: "Score",
    vara: "Weekday",
    tithi: "Tithi",
    nakshatra: "Nakshatra",
    lagna: "Rising sign",
    factors: "Factors",
    factor: "Factor",
    weight: "Points",
    fatal: "Excludes",
    because: "Reasons",
    days: "Days",
    verdict: "Verdict",
    best: "Best score",
  },
  terms: { purpose, muhurtaDay, vara, tithi, nakshatra: nakshatraName },
  phrases: {
    tithi: ({ tithi: id, quality }) =>
      quality === "bad"
        ? `${tithi[id]} is an empty tithi or the new Moon`
        : `${tithi[id]} ${suits[quality]}`,
    nakshatra: ({ nakshatra: id, quality }) =>
      quality === "good"
        ? `${nakshatraName[id]} suits it`
        : `${nakshatraName[id]} is not a star for it`,
    weekday: ({ vara: id, quality }) => `${vara[id]} ${suits[quality]}`,
    yoga: ({ yoga }) => `The yoga ${nityaYoga[yoga]} is adverse`,
    period: ({ period }) => `${core.dayPeriod[period].text}: ${core.dayPeriod[period].use}`,
    special: ({ special, quality }) =>
      `${specialYoga[special].text} ${quality === "good" ? "strengthens" : "weakens"} the day`,
    extraMonth: ({ kind }) =>
      kind === "adhika" ? "The lunar month is an added one" : "The lunar month takes two names",
    fourMonths: "Vishnu sleeps, from the bright eleventh of Ashadha to that of Kartika",
    sunSign: ({ sign: id }) => `The Sun stands in ${sign[id]}, not a month for this rite`,
    hidden: ({ graha: id }) => `${capital(the(id))} is hidden by the Sun`,
    lagna: ({ sign: id, quality }) =>
      `${sign[id]} rises, ${quality === "good" ? "which suits it" : "which does not suit it"}`,
    seventh: ({ grahas }) =>
      `${capital(theseGrahas(grahas))} in the seventh, which should be empty`,
    eighth: ({ grahas }) => `${capital(theseGrahas(grahas))} in the eighth`,
    benefics: ({ grahas }) => `${capital(theseGrahas(grahas))} in an angle or trine`,
    tara: ({ person, tara, quality }) =>
      `Person ${person}: the star is ${core.tara[tara].text}, ${quality === "bad" ? "adverse" : quality === "good" ? "kindly" : "neither good nor bad"}`,
    chandra: ({ person, house, quality }) =>
      `Person ${person}: the Moon in ${houseName(house)} from the Moon of birth, ${quality === "bad" ? "adverse" : quality === "good" ? "kindly" : "weak"}`,
    polar: "The Sun does not rise and set on that day",
  },
  conventions: {
    sunrise: core.conventions.sunrise,
    ayanamsa: core.conventions.ayanamsa,
    positions: core.conventions.positions,
  },
  refusals: {
    "span-invalid": {
      when: "The last day lies before the first, or more than 92 days are asked for",
      says: ({ days, most }) => `${days} days were asked for. Ask for 1 to ${most} days`,
    },
  },
  reading: ({ activity, windows, days, searched }: FindAnswer) => {
    const standing = days.filter(({ best }) => best !== null);
    const [top, ...others] = windows;
    const falls = days.filter(({ verdict }) => verdict === "falls");
    const reasons = commonest(falls.map(({ because }) => because[0]?.code ?? ""));
    const tell = (one: FindAnswer["windows"][number]) =>
      `${dayOf(one.begins)} from ${minuteOf(one.begins)} to ${dayOf(one.ends) === dayOf(one.begins) ? "" : "the next day at "}${minuteOf(one.ends)} (${one.score})`;
    return [
      top
        ? `For ${undertakings[activity]}, ${standing.length} of ${searched} days ${standing.length === 1 ? "stands" : "stand"}. The best hour is ${tell(top)}: ${vara[top.vara]}, ${tithi[top.tithi]}, the Moon in ${nakshatraName[top.nakshatra]}, ${sign[top.lagna]} rising.`
        : `For ${undertakings[activity]}, none of the ${searched} days stands. ${falls
            .slice(0, 3)
            .map(({ date, because }) => `On ${date}: ${because.map(says).join(". ")}.`)
            .join(" ")}`,
      ...(others.length > 0 ? [`Next come ${list(others.slice(0, 4).map(tell))}.`] : []),
      ...(falls.length > 0
        ? [
            `${falls.length} ${falls.length === 1 ? "day falls" : "days fall"}, first of all ${list(reasons.map(([code, count]) => `${causes[code as keyof typeof causes]} (${count})`))}.`,
          ]
        : []),
    ];
  },
  picture: {
    heading: (standing: number, all: number): string => `${standing} of ${all} days stand`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: Refusals;
}>;

type Because = FindAnswer["days"][number]["because"][number];

/** A reason in words. */
function says(reason: Because): string {
  const phrase = (en.phrases as Readonly<Record<string, unknown>>)[reason.code];
  return typeof phrase === "function"
    ? phrase("with" in reason ? reason.with : {})
    : String(phrase);
}

const causes = {
  tithi: "by an empty tithi",
  nakshatra: "because the Moon stands in no star for it",
  weekday: "by the weekday",
  yoga: "by the yoga",
  period: "by evil hours",
  extraMonth: "by the month",
  fourMonths: "because Vishnu sleeps",
  sunSign: "by the Sun’s month",
  hidden: "because a benefic is hidden by the Sun",
  chandra: "by the Moon of the people",
  polar: "because there is no sunrise",
  "": "by short hours",
};

/** The three commonest of a list with their counts. */
function commonest(codes: readonly string[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]).slice(0, 3);
}

export type FindWords = Translation<typeof en>;

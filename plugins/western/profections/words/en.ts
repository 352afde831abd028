import { english, type Translation, type Words } from "#sdk";
import * as core from "../../core/words/en.ts";
import type { GivenRefusals } from "../../core/given_chart.ts";
import type { TargetRefusals } from "../../core/target_date.ts";
import type { answer, ProfectionsAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";
import type { Profected } from "../rules.ts";

type Arrival = ProfectionsAnswer["points"][number];

const { houseName, point, sign, the, The, themeOf, topicOf } = core;
const { ascendant, midheaven, fortune, spirit, sun, moon, mercury, venus, mars, jupiter, saturn } =
  point;
const points: Readonly<Record<Profected, string>> = {
  ascendant,
  midheaven,
  fortune,
  spirit,
  sun,
  moon,
  mercury,
  venus,
  mars,
  jupiter,
  saturn,
};

function handedOver({ meets, lord, sign: at }: Omit<Arrival, "point" | "natal">): string {
  return meets.length > 0
    ? `${english.capital(english.list(meets.map(the)))} ${meets.length > 1 ? "stand" : "stands"} there from birth and ${meets.length > 1 ? "take" : "takes"} the year over: ${english.list(meets.map(themeOf))}.`
    : `No planet stands in ${sign[at]} at birth, so its lord alone, ${the(lord)}, answers for the year: ${themeOf(lord)}.`;
}

function others({ points: all, point: followed }: ProfectionsAnswer): string {
  const told = all.flatMap(({ point: one, meets: met }) => {
    const meets = met.filter((id) => id !== one);
    return one !== followed && meets.length > 0 ? [{ point: one, meets }] : [];
  });
  if (told.length === 0) return "";
  return `Elsewhere ${english.list(told.slice(0, 4).map(({ point: one, meets }) => `${the(one)} comes to ${english.list(meets.map(the))}`))}.`;
}

export const en = {
  title: "Profections",
  summary: "Annual, monthly and daily profections with their lords, from any point",
  inputs: {
    ...core.givenInputs,
    ...core.inputs,
    age: { label: "Age", about: "Completed years, in place of a date" },
    point: { label: "Point", about: "Point that is followed; the ascendant", values: points },
  },
  fields: {
    ageYears: "Age in years",
    count: "Count",
    point: "Point",
    annual: "Year",
    sign: "Sign",
    lord: "Lord",
    house: "House",
    meets: "Meets",
    points: "Points",
    natal: "At birth",
    yearStart: "The year of age begins (UTC)",
    yearEnd: "It ends (UTC)",
    months: "Months",
    month: "Month",
    start: "From (UTC)",
    end: "To (UTC)",
    daily: "Days",
  },
  terms: { point: points },
  conventions: {
    months: {
      title: "Months of a year",
      options: {
        twelfths: "twelve, a sign each",
        thirteenths: "thirteen of 28 days; the last repeats the sign of the year",
      },
    },
    ageBy: {
      title: "When a year of age begins",
      options: {
        birthday: "on the birthday",
        tropicalYear: "every 365.24219 days",
        solarReturn: "when the Sun comes back to its place",
      },
    },
  },
  refusals: {
    ...core.givenRefusals,
    ...core.targetRefusals,
    "age-missing": {
      when: "A chart without a birth was given, and no age",
      says: "A chart drawn in signs has no date to count from. Give an age",
    },
    "point-missing": {
      when: "The chart does not hold the point that is to be followed",
      says: ({ point: missing }: { point: Profected }) =>
        `The chart does not hold ${the(missing)}. Follow another point, or give its place`,
    },
  },
  reading: (answer: ProfectionsAnswer): readonly string[] => {
    const { ageYears, point: followed, annual, months, month, daily } = answer;
    const now = months?.find((one) => one.month === month);
    return core.paragraphs(
      core.paragraph(
        `At ${ageYears} ${the(followed)} has come to ${sign[annual.sign]}, ${houseName(annual.house)} of the birth: ${topicOf(annual.house)} are the matter of the year, and ${the(annual.lord)} is its lord.`,
        handedOver(annual),
      ),
      others(answer),
      now &&
        daily &&
        `${The(now.lord)} has the month, which stands in ${sign[now.sign]} until ${now.end.slice(0, 10)}; the present days are with ${the(daily.lord)} in ${sign[daily.sign]}.`,
    );
  },
  picture: {
    title: "Profections",
    desc: ({ ageYears, annual }: ProfectionsAnswer) =>
      `Twelve places with the ages that come to each; at ${ageYears} the year stands in ${sign[annual.sign]}`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: GivenRefusals &
    TargetRefusals & { "age-missing": {}; "point-missing": { point: Profected } };
}>;

export type ProfectionsWords = Translation<typeof en>;

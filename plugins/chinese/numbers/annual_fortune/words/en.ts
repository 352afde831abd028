import { english, type Translation, type Words } from "#sdk";
import { TOPIC } from "../../answer.ts";
import type { DateIssues } from "../../digits.ts";
import * as shared from "../../words/en.ts";
import type { answer, YearPhrases, YearsAnswer, YearView } from "../answer.ts";
import type { CONVENTIONS, input, SpanIssues } from "../input.ts";

const { capital, counted, list } = english;
const { named, roman, senses } = shared;
const { topic } = shared.terms;

const LIMIT =
  "Month and day of birth come round with every year, so only its digits change the picture, and little from one year to the next; the custom is a modern one and knows no more of a year than its number.";

function yearText({ year, leading, join, helped, strained, score }: YearView): string {
  if (!leading) return `${year} makes no pair, and the method is silent.`;
  const across =
    join && join !== leading ? ` At the turn from birthday to year stands ${named(join)}.` : "";
  const sense = `${year} stands under ${named(leading)}, with ${score} per cent of lucky weight: ${senses[leading]}.${across}`;
  if (helped.length === TOPIC.ids.length) return `${sense} It helps in every matter.`;
  if (strained.length === TOPIC.ids.length) return `${sense} It asks for care in every matter.`;
  const names = (topics: typeof helped) => list(topics.map((one) => topic[one]));
  const matters = [
    helped.length > 0 ? `favours ${names(helped)}` : "",
    strained.length > 0 ? `asks for care with ${names(strained)}` : "",
  ].filter((part) => part !== "");
  return matters.length === 0 ? sense : `${sense} It ${matters.join(" and ")}.`;
}

/** The hardest year, whose star is not described again where it leads the best one too. */
function hardestText(best: YearView, hardest: YearView): string {
  if (!hardest.leading || hardest.leading !== best.leading) return yearText(hardest);
  return `${hardest.year} is led by the same star, but only ${hardest.score} per cent of its weight is lucky.`;
}

function paragraphs({ years, best, hardest, score }: YearsAnswer): readonly string[] {
  const [first, last] = [years[0]!, years.at(-1)!];
  if (years.length === 1) return [`Joined with the birthday, ${yearText(first)}`, LIMIT];
  if (best.length === 0) {
    return [
      `From ${first.year} to ${last.year} the years weigh alike, with ${first.score} per cent of lucky weight each.`,
      LIMIT,
    ];
  }
  const view = (year: number) => years.find((one) => one.year === year)!;
  const [brightest, worst] = [view(best[0]!), view(hardest[0]!)];
  return [
    `From ${first.year} to ${last.year} lucky stars hold ${score} per cent of the weight in the mean. The brightest ${best.length === 1 ? "year is" : "years are"} ${list(best.map(String))}; ${list(hardest.map(String))} ${hardest.length === 1 ? "asks" : "ask"} for most care.`,
    `${yearText(brightest)} ${hardestText(brightest, worst)}`,
    LIMIT,
  ];
}

export const en = {
  title: "Number feng shui of the years",
  summary:
    "Joins month and day of birth with each year and reads the pairs as eight stars, year by year over up to 30 years; the join and the year weigh double",
  inputs: {
    fromYear: { label: "From year", about: "First Gregorian year, 1 to 9999" },
    toYear: { label: "To year", about: "Last year; default fromYear, at most 30 years" },
  },
  fields: {
    years: "Years",
    year: "Year",
    join: "Star at the join",
    stars: "Stars in order",
    leading: "Leading star",
    ending: "Star of the last pair",
    helped: "Matters helped",
    strained: "Matters strained",
    grade: "Grade",
    best: "Brightest years",
    hardest: "Hardest years",
    verdict: "Verdict",
  },
  terms: shared.terms,
  phrases: {
    ...shared.dateIssues,
    yearLed: ({ year, leading, percent }: YearPhrases["yearLed"]) =>
      `${year}: ${capital(roman(leading))} leads, lucky weight ${percent} %`,
    yearSilent: ({ year }: YearPhrases["yearSilent"]) => `${year}: no star`,
    spanOfYears: ({ years, most }: SpanIssues["spanOfYears"]) =>
      years < 1
        ? "The last year must not lie before the first"
        : `The span is ${counted(years, "year")}, it must be 1 to ${most}`,
  },
  conventions: { connectors: shared.conventions.connectors },
  reading: (reading: YearsAnswer) => ({
    paragraphs: paragraphs(reading),
    outline: ["Course of the years", "Limits"],
    facts: {
      years: reading.years.map(({ year, leading, score }) => ({
        year,
        star: leading && named(leading),
        score,
      })),
      best: reading.best,
      hardest: reading.hardest,
    },
  }),
  picture: { ...shared.stagePicture, name: "Years by number", year: (year: number) => `${year}` },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  phrases: DateIssues & SpanIssues;
}>;

export type YearsWords = Translation<typeof en>;

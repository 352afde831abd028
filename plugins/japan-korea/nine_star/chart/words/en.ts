import type { PhaseRelation } from "#lore";
import type { Speaker, Translation, Words } from "#sdk";
import { yearOutOfRange } from "../../../core/words/en.ts";
import type { YearRefusal } from "../../../core/solar_years.ts";
import { STAR, type StarId } from "../../stars.ts";
import { kiPalace, kiStar } from "../../words/en.ts";
import type { answer, KiAnswer, Reasons } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const RELATION: Readonly<Record<PhaseRelation, string>> = {
  generatedBy: "feeds the year star",
  same: "is of the year star's element",
  generates: "is fed by the year star",
  controls: "is held by the year star",
  controlledBy: "checks the year star",
};

const romanOf = (id: StarId) => STAR.writings[id]!.roman!;

export const en = {
  title: "Nine Star Ki",
  summary:
    "Year, month and day stars, inclination and palace positions; the same for men and women",
  weighs:
    "How the elements of the month and the day star stand to the year star's, by weights of our own",
  fields: {
    year: "Year star",
    "plates/year": "Year",
    month: "Month star",
    "plates/month": "Month",
    day: "Day star",
    "plates/day": "Day",
    star: "Star",
    portrait: "Character",
    number: "Number",
    element: "Element",
    dayDisputed: "Day star disputed",
    solarYear: "Year from risshun",
    solarMonth: "Solar month",
    inclination: "Inclination",
    inner: "Inner nature",
    plates: "Plates",
    palace: "Palace",
    friendlyStars: "Friendly stars",
  },
  terms: { kiStar, kiPalace },
  phrases: {
    base: "Any birth",
    month: ({ relation }: Reasons["month"]) => `The month star ${RELATION[relation]}`,
    day: ({ relation }: Reasons["day"]) => `The day star ${RELATION[relation]}`,
  },
  conventions: {
    longRun: {
      title: "Day stars of a run of 240 days",
      options: {
        lateTurn: "turn on the last 甲午, thirty days before the end",
        earlyTurn: "turn on the first 甲午, thirty days after the beginning",
        runsOn: "run on to the next 甲子",
      },
    },
  },
  refusals: { yearOutOfRange },
  omissions: {
    birthTime:
      "No time of birth was given: noon was taken. It matters only on a day on which a solar month begins.",
  },
  reading: (
    { year, month, day, inclination, dayDisputed, score, testimonies }: KiAnswer,
    say: Speaker,
  ) => {
    const ofMonth =
      year.star === month.star
        ? `The month star is ${romanOf(month.star)} again, which doubles its colours.`
        : `The month star, ${romanOf(month.star)}, colours thought and childhood: it ${kiStar[month.star].portrait}.`;
    const palaces = inclination.map((id) => kiPalace[id].text).join(" or the ");
    const inner = inclination.map((id) => kiPalace[id].inner).join("; by the other custom, ");
    const reasons = testimonies.slice(1).map((one) => `${say.phrase(one)}.`);
    const disputed = dayDisputed
      ? " The day falls in a long half of the year, in which schools count the day star differently."
      : "";
    return [
      `The year star is ${romanOf(year.star)} (${kiStar[year.star].text}). Someone under it ${kiStar[year.star].portrait}.`,
      `${ofMonth} The year star stands in the ${palaces} of the month's plate, so the inner nature is ${inner}.`,
      `The day star is ${romanOf(day.star)}. ${reasons.join(" ")}${disputed} Among themselves the stars score ${score} of 100, a measure of ease and no more.`,
    ];
  },
  picture: {
    title: (star: StarId) => `Nine Star Ki: ${romanOf(star)}`,
    plates: ["year", "month", "day"],
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: YearRefusal;
  omissions: { birthTime: {} };
}>;

export type NineStarKiWords = Translation<typeof en>;

import { PILLAR } from "#lore";
import { term, Type, vocabulary, type Frozen, type Static } from "#sdk";

/** The courts of 1331 to 1392. */
export const COURT = vocabulary("japaneseCourt", {
  northern: { native: "北朝", roman: "Hokuchō" },
  southern: { native: "南朝", roman: "Nanchō" },
});

const text = (description: string) => Type.String({ description });
const orNull = (description: string) => Type.Union([Type.String(), Type.Null()], { description });

const fields = {
  era: Type.Object(
    { native: text("As it is written"), roman: text("In letters") },
    { description: "Era name" },
  ),
  court: Type.Union([term(COURT, "A court"), Type.Null()], {
    description: "The court that counted so; null where one era stood alone",
  }),
  eraYear: Type.Integer({ description: "Year of the era" }),
  native: text("The year as it is written, with month and day where they are known"),
  year: Type.Integer({ description: "Western year in which most of the year falls" }),
  pillar: term(PILLAR, "Pair of the year"),
  began: text("First day of the era, proleptic Gregorian, YYYY-MM-DD"),
  ended: orNull("Last day of the era; null where it goes on"),
  firstDay: text("First day of this year within the era, proleptic Gregorian"),
  lastDay: text("Last day of this year within the era"),
  old: Type.Union(
    [
      Type.Object({
        month: Type.Integer({ minimum: 1, maximum: 12, description: "Month" }),
        isLeapMonth: Type.Boolean({ description: "Whether the month repeats the one before" }),
        day: Type.Integer({ minimum: 1, maximum: 31, description: "Day" }),
      }),
      Type.Null(),
    ],
    { description: "Month and day as the calendar of the time had them; null without a day" },
  ),
  date: orNull("The day asked about, proleptic Gregorian; null where only a year was"),
};
const readingShape = Type.Object(fields, { description: "A year as an era counts it" });
export type EraReading = Frozen<Static<typeof readingShape>>;

export const answer = Type.Object({
  readings: Type.Array(readingShape, {
    minItems: 1,
    description: "Of an era: its year, in each era of that reading; of a date: each era in force",
  }),
  gregorian: orNull("The day asked about, proleptic Gregorian, YYYY-MM-DD"),
  julian: orNull("The same day in the Julian calendar; null from 15 October 1582 on"),
});
export type NengoAnswer = Frozen<Static<typeof answer>>;

/** Why a call is refused. */
export type NengoRefusals = {
  eraOrDate: {};
  eraUnknown: { era: string };
  noEra: { year: number };
  eraYearBeyond: { era: string; eraYear: number; last: number };
  dayOutsideEra: { native: string; began: string; ended: string };
};

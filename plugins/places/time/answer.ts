import { phrase, Type, type Frozen, type Static } from "#sdk";
import { orNull } from "../core/place.ts";

const meanFields = {
  local: Type.String({ description: "Date and time on that clock, ISO 8601" }),
  longitudeMinutes: Type.Number({
    description: "Mean solar time minus the clock without daylight saving, minutes",
  }),
};
const trueFields = {
  ...meanFields,
  equationOfTimeMinutes: Type.Number({ description: "Apparent minus mean, minutes" }),
};

const sidereal = (description: string) =>
  Type.Object(
    {
      time: Type.String({ description: "HH:MM:SS of sidereal time" }),
      deg: Type.Number({ description: "The same as an angle, degrees in [0, 360)" }),
    },
    { description },
  );

export const answer = Type.Object({
  utc: Type.String({ description: "The instant, ISO 8601 with Z, proleptic Gregorian" }),
  local: Type.String({ description: "What the clock showed, proleptic Gregorian" }),
  zone: Type.String({ description: "Time zone, LMT or a fixed offset" }),
  offset: Type.String({ description: "Clock minus universal time: +08:00" }),
  daylightSavingMinutes: Type.Number({ description: "Daylight saving in force, minutes" }),
  julianDayUt: Type.Number({ description: "Julian day, universal time" }),
  julianDayTt: Type.Number({ description: "Julian day, terrestrial time" }),
  meanSolarTime: orNull(
    Type.Object(meanFields, { description: "Clock set by the mean Sun of the longitude" }),
    "Mean solar time; null without a longitude",
  ),
  trueSolarTime: orNull(
    Type.Object(trueFields, { description: "Sundial at the longitude" }),
    "True solar time; null without a longitude",
  ),
  siderealTime: Type.Object(
    {
      greenwich: sidereal("At Greenwich"),
      local: orNull(sidereal("At the longitude"), "At the longitude; null without one"),
    },
    { description: "Apparent sidereal time" },
  ),
  doubts: Type.Array(phrase<{}>("One doubt, as the receipt of the time has it"), {
    description: "What was assumed and what is uncertain; empty where nothing is",
  }),
});
export type TimeAnswer = Frozen<Static<typeof answer>>;

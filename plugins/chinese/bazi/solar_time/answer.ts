import { BRANCH, PILLAR } from "#lore";
import { term, Type, type Frozen, type Static } from "#sdk";
import { CLOCK_NAME } from "#east/calendar/conventions.ts";

export const answer = Type.Object({
  given: Type.String({ description: "The clock time as it was given, ISO 8601 without offset" }),
  dstMinutes: Type.Number({ description: "Daylight saving in force, minutes; taken out first" }),
  meridianDeg: Type.Number({ description: "Meridian of the zone's standard time, degrees east" }),
  longitudeDeg: Type.Number({ description: "Longitude of the place, degrees east" }),
  longitudeMinutes: Type.Number({
    description: "Mean solar time minus standard time, minutes: four for each degree",
  }),
  equationOfTimeMinutes: Type.Number({
    description: "Sundial minus mean solar time, minutes; positive where the sundial is ahead",
  }),
  shiftMinutes: Type.Number({ description: "True solar time minus the given clock, minutes" }),
  clocks: Type.Array(
    Type.Object(
      {
        clock: term(CLOCK_NAME, "The clock"),
        local: Type.String({ description: "What it shows, ISO 8601 without offset" }),
        hour: term(BRANCH, "Double hour by it"),
        day: term(PILLAR, "Day pillar by it"),
        pillar: term(PILLAR, "Hour pillar by it"),
        toEdgeMinutes: Type.Number({
          description: "To the nearer edge of the double hour, minutes",
        }),
      },
      { description: "A clock" },
    ),
    { minItems: 3, maxItems: 3, description: "Standard, mean solar and true solar time" },
  ),
  hourChanges: Type.Boolean({
    description: "Whether the hour pillar by true solar time is another than by the clock",
  }),
  dayChanges: Type.Boolean({
    description: "Whether the day pillar by true solar time is another than by the clock",
  }),
});
export type SolarTimeAnswer = Frozen<Static<typeof answer>>;

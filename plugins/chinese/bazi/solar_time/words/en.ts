import { BRANCH, PILLAR } from "#lore";
import type { Translation, Words } from "#sdk";
import type { LongitudeRefusal } from "#east/calendar/chart_time.ts";
import type { ClockName } from "#east/calendar/conventions.ts";
import * as calendar from "#east/calendar/words/en.ts";
import { nativeOf } from "#east/natives.ts";
import { branchName, pillarName } from "../../../core/words/en.ts";
import type { answer, SolarTimeAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

/** `1 h 4 min 44 s`, without sign. */
function spanText(minutes: number): string {
  const seconds = Math.round(Math.abs(minutes) * 60);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return [h > 0 ? `${h} h` : "", m > 0 ? `${m} min` : "", s > 0 || seconds === 0 ? `${s} s` : ""]
    .filter((one) => one !== "")
    .join(" ");
}
const clockText = (local: string) => local.slice(11, 19);
const shortClock: Readonly<Record<ClockName, string>> = {
  civil: "standard time",
  mean: "mean Sun",
  true: "sundial",
};
const hourText = ({ hour, pillar }: SolarTimeAnswer["clocks"][number]) =>
  `${nativeOf(BRANCH, hour)} (${branchName(hour)}), pillar ${nativeOf(PILLAR, pillar)}`;
/** Minutes from an edge at which a note of the hour is no longer to be trusted. */
const CLOSE = 15;

export const en = {
  title: "True solar time",
  summary:
    "A clock time corrected for daylight saving, the zone's meridian, longitude and the equation of time; the double hour, day and hour pillar by each clock, and whether they change; the present when no date is given",
  fields: {
    given: "As given",
    dstMinutes: "Daylight saving",
    meridianDeg: "Meridian of the zone",
    longitudeDeg: "Longitude",
    longitudeMinutes: "For longitude",
    equationOfTimeMinutes: "Equation of time",
    shiftMinutes: "In all",
    clocks: "Clocks",
    clock: "Clock",
    local: "Shows",
    hour: "Double hour",
    day: "Day pillar",
    pillar: "Hour pillar",
    toEdgeMinutes: "To the edge",
    hourChanges: "Hour pillar changes",
    dayChanges: "Day pillar changes",
  },
  terms: { clock: calendar.clock },
  conventions: { dayBoundary: calendar.conventions.dayBoundary },
  refusals: {
    longitudeNeeded: calendar.refusals.longitudeNeeded,
    timeNeeded: {
      when: "A date was given without a time",
      says: "There is nothing to correct: give the time of day",
    },
  },
  reading(answer: SolarTimeAnswer) {
    const [standard, , sundial] = answer.clocks;
    const { dstMinutes, longitudeMinutes, equationOfTimeMinutes, meridianDeg } = answer;
    const saving =
      dstMinutes === 0
        ? "No daylight saving was in force."
        : `Daylight saving of ${spanText(dstMinutes)} is taken out first.`;
    const side = longitudeMinutes < 0 ? "west" : "east";
    const sun = equationOfTimeMinutes < 0 ? "behind" : "ahead of";
    const edge =
      sundial!.toEdgeMinutes < CLOSE
        ? ` The sundial stands ${spanText(sundial!.toEdgeMinutes)} from the edge of the double hour: a birth time rounded by that much falls on the other side, and both charts should be read against what is known of the life.`
        : ` The edge of the double hour is ${spanText(sundial!.toEdgeMinutes)} away, so that a small error of the clock does not matter.`;
    const verdict = answer.dayChanges
      ? `By the clock it is a ${nativeOf(PILLAR, standard!.day)} day in the hour ${hourText(standard!)}; by the sundial a ${nativeOf(PILLAR, sundial!.day)} day (${pillarName(sundial!.day)}) in the hour ${hourText(sundial!)}: day and hour pillar change.`
      : answer.hourChanges
        ? `By the clock it is the hour ${hourText(standard!)}; by the sundial ${hourText(sundial!)}: the hour pillar changes.`
        : `By clock and sundial alike it is the hour ${hourText(sundial!)}: the hour pillar stays.`;
    return [
      `${answer.given.replace("T", " ")} by the clock is ${sundial!.local.replace("T", " ")} by the sundial. ${verdict}${edge}`,
      `${saving} The place lies ${side} of the meridian ${meridianDeg}° of its standard time, which makes ${spanText(longitudeMinutes)} ${longitudeMinutes < 0 ? "less" : "more"}; on that day the true Sun ran ${spanText(equationOfTimeMinutes)} ${sun} the mean Sun.`,
    ];
  },
  picture: {
    title: "True solar time",
    heading: ({ clocks }: SolarTimeAnswer) => `${clockText(clocks.at(-1)!.local)} by the sundial`,
    subtitle: ({ given, shiftMinutes }: SolarTimeAnswer) =>
      `${given.replace("T", " ")} ${shiftMinutes < 0 ? "−" : "+"}${spanText(shiftMinutes)}`,
    clock: (id: ClockName): string => shortClock[id],
    desc: ({ clocks }: SolarTimeAnswer) =>
      clocks.map((one) => `${shortClock[one.clock]} ${one.local}`).join(", "),
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: LongitudeRefusal & { timeNeeded: {} };
}>;

export type SolarTimeWords = Translation<typeof en>;

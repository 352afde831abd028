import type { CivilMoment } from "./civil.ts";
import type { Clock } from "./clock_input.ts";
import { toFixed } from "./julian_day.ts";
import type { Fold } from "./receipt.ts";
import { formatOffset } from "./local_time.ts";

/** What the remarks need to know of a moment. */
type Subject = Omit<CivilMoment, "receipt">;

const GREGORIAN_REFORM = toFixed({ year: 1582, month: 10, day: 15 });
const DATABASE_IS_FULL_FROM = Date.UTC(1970, 0, 1);
/** No legal clock strays farther than this from the Sun but by mistake of sign or zone. */
const FARTHEST_FROM_SUN_SECONDS = 3.75 * 3600;

/** Lists what was taken for granted, in sentences for the reader of a receipt. */
export function describeAssumptions(moment: Subject, clock: Clock): string[] {
  const said: string[] = [];
  if (!moment.timeKnown) said.push("No time was given: local noon stands in its place.");
  if (moment.rule === "assumed-utc") {
    said.push("No time zone and no longitude were given: the time is read as UTC.");
  }
  if (moment.rule === "assumed-local-mean-time") {
    const offset = formatOffset(moment.offsetSeconds);
    said.push(
      `No time zone was given: the time is read as local mean time of the longitude (${offset}).`,
    );
  }
  if (moment.rule === "fixed-offset") {
    said.push("A fixed offset says nothing of daylight saving: none is taken out.");
  }
  if (moment.rule === "zone-mean-time" && clock.kind === "zone") {
    const city = cityOf(clock.zone.canonicalId);
    said.push(`Before legal time and without a longitude, the mean time of ${city} is used.`);
  }
  if (moment.rule === "local-mean-time" && clock.kind === "zone") {
    const offset = formatOffset(moment.offsetSeconds);
    said.push(`Before legal time the mean time of the longitude is used (${offset}).`);
  }
  return said;
}

/** Lists what the reader should check, in sentences for the reader of a receipt. */
export function describeWarnings(moment: Subject, clock: Clock, fold: Fold | null): string[] {
  const said: string[] = [];
  if (fold !== null) {
    const [first, second] = fold.readings;
    said.push(
      `Clocks were set back and this time occurred twice, at ${first.utc} and ${second.utc}: the ` +
        `${fold.used} is used.`,
    );
  }
  if (moment.rule === "tzdb" && clock.kind === "zone" && isOldLegalTime(moment, clock)) {
    const city = cityOf(clock.zone.canonicalId);
    said.push(
      `Before 1970 the time zone database follows ${city} alone: another place in the zone may ` +
        `have kept another clock.`,
    );
  }
  if (moment.given.calendar === "gregorian" && moment.fixed < GREGORIAN_REFORM) {
    said.push(
      "The date lies before the Gregorian reform and is read in the Gregorian calendar extended " +
        "backwards: a record of its own time is most likely Julian.",
    );
  }
  if (isFarFromSun(moment)) {
    said.push(
      "The longitude and the clock are hours apart: check the sign of the longitude and the zone.",
    );
  }
  if (moment.year < -1000 || moment.year >= 3000) {
    said.push("Delta T is extrapolated here: the instant in Terrestrial Time is uncertain by far.");
  }
  return said;
}

function isOldLegalTime(moment: Subject, clock: Clock & { kind: "zone" }): boolean {
  return moment.epochMs < DATABASE_IS_FULL_FROM && !clock.zone.canonicalId.startsWith("Etc/");
}

function isFarFromSun({ longitude, standardOffsetSeconds, rule }: Subject): boolean {
  if (longitude === null || rule === "assumed-utc") return false;
  const apart = Math.abs(longitude * 240 - standardOffsetSeconds) % 86_400;
  return Math.min(apart, 86_400 - apart) > FARTHEST_FROM_SUN_SECONDS;
}

function cityOf(zoneId: string): string {
  return zoneId.slice(zoneId.lastIndexOf("/") + 1).replaceAll("_", " ");
}

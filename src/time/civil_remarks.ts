import type { CivilMoment } from "./civil_moment.ts";
import type { Clock } from "./clock_input.ts";
import { toFixed } from "./julian_day.ts";
import { formatOffset, formatTime } from "./local_time.ts";
import type { AssumptionCode, Phrase, WarningCode } from "./phrases.ts";
import type { Fold } from "./receipt.ts";
import { BACKZONES, historyZone } from "./zones/backzone.ts";
import { findZone } from "./zones/find_zone.ts";
import type { Zone } from "./zones/find_zone.ts";
import { periodAt } from "./zones/zone_history.ts";

/** What the remarks need to know of a moment. */
type Subject = Omit<CivilMoment, "receipt">;

const GREGORIAN_REFORM = toFixed({ year: 1582, month: 10, day: 15 });
const DATABASE_IS_FULL_FROM = Date.UTC(1970, 0, 1);
/** No legal clock strays farther than this from the Sun but by mistake of sign or zone. */
const FARTHEST_FROM_SUN_SECONDS = 3.75 * 3600;

/** Lists what was taken for granted. */
export function listAssumptions(moment: Subject, clock: Clock): Phrase<AssumptionCode>[] {
  const phrases: Phrase<AssumptionCode>[] = [];
  const offset = formatOffset(moment.offsetSeconds);
  if (!moment.timeKnown) {
    const atNoon = moment.hour === 12 && moment.minute === 0 && moment.second === 0;
    if (atNoon) phrases.push({ code: "noon-assumed", with: {} });
    else phrases.push({ code: "noon-skipped", with: { time: formatTime(moment) } });
  }
  if (moment.rule === "assumed-utc") phrases.push({ code: "utc-assumed", with: {} });
  if (moment.rule === "assumed-local-mean-time") {
    phrases.push({ code: "mean-time-assumed", with: { offset } });
  }
  if (moment.rule === "fixed-offset") phrases.push({ code: "offset-without-saving", with: {} });
  if (moment.rule === "zone-mean-time" && clock.kind === "zone") {
    phrases.push({ code: "mean-time-of-city", with: { zone: clock.zone.canonicalId } });
  }
  if (moment.rule === "local-mean-time" && clock.kind === "zone") {
    phrases.push({ code: "mean-time-of-longitude", with: { offset } });
  }
  return phrases;
}

/** Lists what the reader should check. */
export function listWarnings(
  moment: Subject,
  clock: Clock,
  fold: Fold | null,
): Phrase<WarningCode>[] {
  const phrases: Phrase<WarningCode>[] = [];
  if (fold !== null) {
    const [first, second] = fold.readings;
    const said = { first: first.utc, second: second.utc, used: fold.used };
    phrases.push({ code: "time-occurred-twice", with: said });
  }
  if (moment.rule === "tzdb" && clock.kind === "zone" && isOldLegalTime(moment, clock)) {
    phrases.push({ code: "history-of-one-city", with: { zone: clock.zone.canonicalId } });
  }
  const leftOut = clock.kind === "zone" ? ownHistoryLeftOut(moment, clock.zone) : null;
  if (leftOut !== null) phrases.push(leftOut);
  if (moment.given.calendar === "gregorian" && moment.fixed < GREGORIAN_REFORM) {
    phrases.push({ code: "before-gregorian-reform", with: {} });
  }
  if (isFarFromSun(moment)) phrases.push({ code: "longitude-far-from-clock", with: {} });
  if (moment.year < -1000 || moment.year >= 3000) {
    phrases.push({ code: "delta-t-extrapolated", with: {} });
  }
  return phrases;
}

function isOldLegalTime(moment: Subject, clock: Clock & { kind: "zone" }): boolean {
  return moment.epochMs < DATABASE_IS_FULL_FROM && !clock.zone.canonicalId.startsWith("Etc/");
}

/** A history of the zone's own that the convention left out, where it shows another clock then. */
function ownHistoryLeftOut(
  { epochMs, offsetSeconds, rule }: Subject,
  { id, canonicalId, backzone }: Zone,
): Phrase<"own-history-left-out"> | null {
  if (rule !== "tzdb" || canonicalId === id) return null;
  const convention = BACKZONES.find((one) => one !== backzone && historyZone(id, one) === id);
  if (convention === undefined) return null;
  const own = periodAt(findZone(id, convention)!.history, epochMs);
  if (own.offsetSeconds === offsetSeconds) return null;
  return {
    code: "own-history-left-out",
    with: {
      zone: id,
      history: canonicalId,
      offset: formatOffset(offsetSeconds),
      ownOffset: formatOffset(own.offsetSeconds),
      backzone: convention,
    },
  };
}

function isFarFromSun({ longitude, standardOffsetSeconds, rule }: Subject): boolean {
  if (longitude === null || rule === "assumed-utc") return false;
  const apart = Math.abs(longitude * 240 - standardOffsetSeconds) % 86_400;
  return Math.min(apart, 86_400 - apart) > FARTHEST_FROM_SUN_SECONDS;
}

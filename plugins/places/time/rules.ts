/** What a clock meant: the instant, the Sun's time and the stars', and what is doubtful. */
import { equationOfTimeMinutes, localSiderealTimeDeg, siderealTimeDeg } from "#sky";
import { meanSolarTime, toTrueSolarReceipt, trueSolarTime, type CivilMoment } from "#time";
import type { TimeAnswer } from "./answer.ts";

const MINUTE = 60;
const HOUR = 3600;
const SECONDS_PER_DEGREE = 240;
/** Codes of a receipt that say a zone is relied upon without a doubt. */
const CERTAIN = new Set(["zone-known"]);

/** Tells everything that follows from a civil time and its place. */
export function tellTime(civil: CivilMoment): TimeAnswer {
  const { receipt, longitude, julianDayUt, julianDayTt } = civil;
  const isPlaced = longitude !== null;
  const equation = equationOfTimeMinutes(julianDayTt);
  return {
    utc: receipt.utc,
    local: receipt.localGregorian,
    zone: receipt.zone,
    offset: receipt.offset,
    daylightSavingMinutes: civil.dstSeconds / MINUTE,
    julianDayUt,
    julianDayTt,
    meanSolarTime: isPlaced ? meanOf(civil) : null,
    trueSolarTime: isPlaced ? toTrueSolarReceipt(trueSolarTime(civil, equation)) : null,
    siderealTime: {
      greenwich: sidereal(siderealTimeDeg(julianDayUt)),
      local: isPlaced ? sidereal(localSiderealTimeDeg(julianDayUt, longitude)) : null,
    },
    doubts: doubtsOf(civil),
  };
}

function meanOf(civil: CivilMoment) {
  const { local, longitudeMinutes } = toTrueSolarReceipt(meanSolarTime(civil));
  return { local, longitudeMinutes };
}

function sidereal(deg: number) {
  // Of a day of stars: the last half second belongs to 00:00:00.
  const seconds = Math.round(deg * SECONDS_PER_DEGREE) % (24 * HOUR);
  const parts = [
    Math.floor(seconds / HOUR),
    Math.floor((seconds % HOUR) / MINUTE),
    seconds % MINUTE,
  ];
  return {
    time: parts.map((part) => String(part).padStart(2, "0")).join(":"),
    deg: Math.round(deg * 1e6) / 1e6,
  };
}

/** What the receipt assumed, warns of and does not know, once each; its words are those of every receipt. */
function doubtsOf({ receipt }: CivilMoment): TimeAnswer["doubts"] {
  const { assumed, warnings, zoneReliability } = receipt;
  const unsure = zoneReliability && !CERTAIN.has(zoneReliability.code) ? [zoneReliability] : [];
  return [...assumed, ...warnings, ...unsure] as unknown as TimeAnswer["doubts"];
}

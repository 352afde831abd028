import type { CivilMoment } from "./civil.ts";
import type { Clock } from "./clock_input.ts";
import { toFixed } from "./julian_day.ts";
import type { Fold, Remark } from "./receipt.ts";
import { formatOffset } from "./local_time.ts";

/** What the remarks need to know of a moment. */
type Subject = Omit<CivilMoment, "receipt" | "remarks">;

const GREGORIAN_REFORM = toFixed({ year: 1582, month: 10, day: 15 });
const DATABASE_IS_FULL_FROM = Date.UTC(1970, 0, 1);
/** No legal clock strays farther than this from the Sun but by mistake of sign or zone. */
const FARTHEST_FROM_SUN_SECONDS = 3.75 * 3600;

/** Lists what was taken for granted, in sentences for the reader of a receipt. */
export function describeAssumptions(moment: Subject, clock: Clock): Remark[] {
  const said: Remark[] = [];
  const offset = formatOffset(moment.offsetSeconds);
  if (!moment.timeKnown) {
    said.push({
      en: "No time was given: local noon stands in its place.",
      zhHant: "未提供時刻，以當地正午代之。",
    });
  }
  if (moment.rule === "assumed-utc") {
    said.push({
      en: "No time zone and no longitude were given: the time is read as UTC.",
      zhHant: "未提供時區與經度，時刻以世界協調時計。",
    });
  }
  if (moment.rule === "assumed-local-mean-time") {
    said.push({
      en: `No time zone was given: the time is read as local mean time of the longitude (${offset}).`,
      zhHant: `未提供時區，時刻以該經度之地方平時（${offset}）計。`,
    });
  }
  if (moment.rule === "fixed-offset") {
    said.push({
      en: "A fixed offset says nothing of daylight saving: none is taken out.",
      zhHant: "固定時差不含夏令時間之資訊，故未扣除夏令時間。",
    });
  }
  if (moment.rule === "zone-mean-time" && clock.kind === "zone") {
    const city = cityOf(clock.zone.canonicalId);
    said.push({
      en: `Before legal time and without a longitude, the mean time of ${city} is used.`,
      zhHant: `其時尚無標準時，又未提供經度，故採 ${city} 之平時。`,
    });
  }
  if (moment.rule === "local-mean-time" && clock.kind === "zone") {
    said.push({
      en: `Before legal time the mean time of the longitude is used (${offset}).`,
      zhHant: `其時尚無標準時，故採該經度之平時（${offset}）。`,
    });
  }
  return said;
}

/** Lists what the reader should check, in sentences for the reader of a receipt. */
export function describeWarnings(moment: Subject, clock: Clock, fold: Fold | null): Remark[] {
  const said: Remark[] = [];
  if (fold !== null) {
    const [first, second] = fold.readings;
    said.push({
      en:
        `Clocks were set back and this time occurred twice, at ${first.utc} and ${second.utc}: the ` +
        `${fold.used} is used.`,
      zhHant: `當日時鐘回撥，此時刻出現兩次（${first.utc} 與 ${second.utc}），此處採${fold.used === "first" ? "前" : "後"}者。`,
    });
  }
  if (moment.rule === "tzdb" && clock.kind === "zone" && isOldLegalTime(moment, clock)) {
    const city = cityOf(clock.zone.canonicalId);
    said.push({
      en:
        `Before 1970 the time zone database follows ${city} alone: another place in the zone may ` +
        `have kept another clock.`,
      zhHant: `1970 年以前，時區資料庫僅以 ${city} 為準；同一時區之他地當時或用不同時制。`,
    });
  }
  if (moment.given.calendar === "gregorian" && moment.fixed < GREGORIAN_REFORM) {
    said.push({
      en:
        "The date lies before the Gregorian reform and is read in the Gregorian calendar extended " +
        "backwards: a record of its own time is most likely Julian.",
      zhHant: "此日期早於格里曆改革，以向前推算之格里曆讀取；當時之記載多為儒略曆。",
    });
  }
  if (isFarFromSun(moment)) {
    said.push({
      en: "The longitude and the clock are hours apart: check the sign of the longitude and the zone.",
      zhHant: "經度與時鐘相差數小時，請檢查經度正負與時區。",
    });
  }
  if (moment.year < -1000 || moment.year >= 3000) {
    said.push({
      en: "Delta T is extrapolated here: the instant in Terrestrial Time is uncertain by far.",
      zhHant: "此處 ΔT 為外推之值，地球時之瞬間頗不確定。",
    });
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

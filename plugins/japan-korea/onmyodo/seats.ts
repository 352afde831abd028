/** The seats of a day, and the way around those that close it. */
import { BRANCH } from "#lore";
import { dayPillar, formatDate, fromFixed, julianDayNumber, yearPillar } from "#time";
import { oldDayOf, type Leap2033, type OldDay } from "../calendar/old_calendar.ts";
import { sekkiDay } from "../calendar/sekki.ts";
import { HOUI, houiOfBranch, type Houi } from "../core/directions.ts";
import type { OnmyodoAnswer } from "./answer.ts";
import {
  besides,
  CLOSING,
  DOKU,
  generalsOf,
  luckyPointOf,
  metalGodOf,
  taihakuOf,
  tenichiOf,
  type God,
} from "./gods.ts";

export interface Schools {
  readonly yearStart: "risshun" | "oldNewYear";
  readonly leap2033: Leap2033;
}
type Seat = OnmyodoAnswer["gods"][number];

const LOOKED_AHEAD = 60;

const written = (fixed: number) => formatDate(fromFixed(fixed));
const isHoui = (at: string): at is Houi => (HOUI.ids as readonly string[]).includes(at);

/** Where every god sits on a day. */
export function seatsOf(fixed: number, { yearStart, leap2033 }: Schools) {
  const { year } = fromFixed(fixed);
  const old: OldDay = oldDayOf(fixed, year, leap2033);
  const solarYear = fixed < sekkiDay(year, 0) ? year - 1 : year;
  const yearPair = yearPillar(yearStart === "risshun" ? solarYear : old.year);
  const dayPair = dayPillar(julianDayNumber(fixed));
  const { stem, branch } = yearPair;
  const byBranches = (god: God, branches: readonly number[], seat: Seat["seat"]): Seat => ({
    god,
    seat,
    closes: CLOSING.includes(god),
    branches: branches.map((one) => BRANCH.ids[one]!),
    directions: [...new Set(branches.map(houiOfBranch))],
    elsewhere: null,
    until: null,
  });
  const generals = generalsOf(branch.index);
  const tenichi = tenichiOf(dayPair);
  const taihaku = taihakuOf(old.day);
  const season = Math.floor(
    Array.from({ length: 24 }, (_, i) => sekkiDay(solarYear, i)).findLastIndex(
      (one) => one <= fixed,
    ) / 6,
  );
  const walking = (god: God, seat: Seat["seat"], at: string, until: string | null): Seat => ({
    god,
    seat,
    closes: CLOSING.includes(god),
    branches: [],
    directions: isHoui(at) ? [at] : [],
    elsewhere: isHoui(at) ? null : (at as NonNullable<Seat["elsewhere"]>),
    until,
  });
  const gods: readonly Seat[] = [
    byBranches("taisai", [generals.taisai], "year"),
    byBranches("daishogun", [generals.daishogun], "threeYears"),
    byBranches("taion", [generals.taion], "year"),
    byBranches("saikyo", [generals.saikyo], "year"),
    byBranches("saiha", [generals.saiha], "year"),
    byBranches("saisetsu", [generals.saisetsu], "year"),
    byBranches("oban", [generals.oban], "year"),
    byBranches("hyobi", [generals.hyobi], "year"),
    byBranches("konjin", metalGodOf(stem.index), "year"),
    walking("tenichi", "days", tenichi.at, written(fixed + tenichi.daysLeft - 1)),
    walking("taihaku", "day", taihaku, written(fixed)),
    walking("doku", "season", DOKU[season]!, null),
  ];
  return { old, yearPair, dayPair, gods, lucky: luckyPointOf(stem.index) };
}

const closedBy = (gods: readonly Seat[], direction: Houi) =>
  gods.filter((one) => one.closes && one.directions.includes(direction)).map(({ god }) => god);

/** The way towards a direction: straight, by a night beside it, or another day. */
export function wayTowards(
  towards: Houi,
  fixed: number,
  schools: Schools,
): NonNullable<OnmyodoAnswer["way"]> {
  const today = seatsOf(fixed, schools).gods;
  const closing = closedBy(today, towards);
  if (closing.length === 0) {
    const way = { value: "open" as const, because: [{ code: "none" as const }] };
    return { towards, way, first: null, second: null, openFrom: written(fixed) };
  }
  const tomorrow = seatsOf(fixed + 1, schools).gods;
  const openAt = Array.from({ length: LOOKED_AHEAD }, (_, i) => fixed + 1 + i).find(
    (day) => closedBy(seatsOf(day, schools).gods, towards).length === 0,
  );
  const openFrom = openAt === undefined ? null : written(openAt);
  const why = closing.map((god) => ({ code: "closedBy" as const, with: { god } }));
  const [left, right] = besides(towards);
  const legs = [
    [left, right],
    [right, left],
  ] as const;
  const found = legs.find(
    ([first, second]) =>
      closedBy(today, first).length === 0 && closedBy(tomorrow, second).length === 0,
  );
  if (found) {
    const [first, second] = found;
    const because = [...why, { code: "byWay" as const, with: { first, second } }];
    return { towards, way: { value: "detour", because }, first, second, openFrom };
  }
  const end = openFrom
    ? { code: "until" as const, with: { date: openFrom } }
    : { code: "noEnd" as const };
  return {
    towards,
    way: { value: "wait", because: [...why, end] },
    first: null,
    second: null,
    openFrom,
  };
}

/** The eight directions with who sits there. */
export function directionsOf(gods: readonly Seat[]): OnmyodoAnswer["directions"] {
  return HOUI.ids.map((direction) => {
    const there = gods.filter((one) => one.directions.includes(direction));
    return {
      direction,
      closed: there.some(({ closes }) => closes),
      gods: there.map(({ god }) => god),
    };
  });
}

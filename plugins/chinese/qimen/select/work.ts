import { type Given, type InputOf, Refusal } from "#sdk";
import type { CivilMoment } from "#time";
import { formatDate, fromFixed, resolveCivil, toFixed } from "#time";
import { chartTimeOf } from "#east/calendar/chart_time.ts";
import { CHINA, dayAt } from "#east/calendar/zone_clock.ts";
import { pairOf } from "#east/pairs.ts";
import type { LaidBoard } from "../laid.ts";
import { layTime } from "../laid.ts";
import { readMatter } from "../matter.ts";
import { timeOf } from "../time.ts";
import { ADVERSE, SIGNS, type Role } from "../topics.ts";
import { marksOf, weighMarks } from "../weight.ts";
import type { SelectAnswer } from "./answer.ts";
import { type CONVENTIONS, type input, MOST_DAYS } from "./input.ts";
import { PALACE_OF, SIDE, type Side } from "./sides.ts";

export { drawHours as picture } from "./picture.ts";

type Asked = InputOf<typeof input, typeof CONVENTIONS>;
type Found = SelectAnswer["found"][number];

const SHOWN = 10;
/** Points of a sign in the palace, the chief one and another; where its strength is bad news they count against. */
const [CHIEF_SIGN, OTHER_SIGN] = [10, 5] as const;

/** The stretches of a day by the chart's clock in minutes: the hour of 子 is parted by midnight. */
const STRETCHES: readonly (readonly [from: number, to: number])[] = [
  [0, 60],
  ...Array.from({ length: 11 }, (_, i) => [60 + i * 120, 180 + i * 120] as const),
  [1380, 1440],
];

/**
 * Searches a span for hours: each has the side that suits the purpose best.
 *
 * @throws {Refusal} spanReversed, spanTooLong
 */
export async function run(asked: Asked, give: Given): Promise<SelectAnswer> {
  const { purpose, from, to, timezone = CHINA, limit = SHOWN } = asked;
  const [first, last] = [dayAt(from, timezone), dayAt(to, timezone)];
  const count = last.fixed - first.fixed + 1;
  if (count < 1) throw new Refusal("spanReversed");
  if (count > MOST_DAYS) throw new Refusal("spanTooLong", { days: count, most: MOST_DAYS });
  const sides = asked.directions ?? SIDE.ids;
  const found: Found[] = [];
  const days: SelectAnswer["days"][number][] = [];
  for (let fixed = first.fixed; fixed <= last.fixed; fixed++) {
    const date = formatDate(fromFixed(fixed));
    const hours = STRETCHES.flatMap((stretch) => {
      const best = bestOf(asked, date, stretch, sides);
      return best ? [best] : [];
    });
    found.push(...hours);
    days.push({
      date,
      hours: hours.map(({ hour, score }) => ({ branch: pairOf(hour).branch.id, best: score })),
    });
    await give.breathe();
  }
  return {
    purpose,
    from,
    to,
    zone: timezone,
    searched: found.length,
    sought: SIGNS[purpose].map(([role]) => role),
    found: [...found].sort((a, b) => b.score - a.score).slice(0, limit),
    days,
  };
}

/** The best side of a stretch of a day, or null where the clock leaves the stretch out. */
function bestOf(
  asked: Asked,
  date: string,
  [from, to]: readonly [number, number],
  sides: readonly Side[],
): Found | null {
  const { purpose, clock, dayBoundary, method, plate, centre, timezone = CHINA } = asked;
  const where = { timezone, latitude: asked.latitude, longitude: asked.longitude };
  const noon = civilOf(date, 720, where);
  if (!noon) return null;
  const lead = leadOf(noon, chartTimeOf(noon, clock).local);
  const civil = civilOf(date, Math.round((from + to) / 2 - lead), where);
  if (!civil) return null;
  const time = timeOf(civil, clock, dayBoundary, method);
  const board = layTime(time, plate, centre, asked.formations);
  const whole = weighMarks(board);
  const signs = readMatter(board, purpose).signs;
  const weighed = sides.map((side) => {
    const palace = PALACE_OF[side];
    const here = signs.filter((one) => one.palace === palace);
    const because = [
      ...here.map(({ role }) => ({
        code: "signHere" as const,
        with: { role },
        weight: signPoints(role, role === signs[0]!.role),
      })),
      ...marksOf(board, board.palaces[palace - 1]!, palace),
      ...whole,
    ].filter(({ weight }) => weight !== 0);
    const points = because.reduce((sum, { weight }) => sum + weight, 0);
    return { side, palace, roles: here.map(({ role }) => role), because, points };
  });
  const best = weighed.reduce((a, b) => (b.points > a.points ? b : a));
  const { door, stars, god } = board.palaces[best.palace - 1]!;
  return {
    date,
    starts: clockOf(from - lead),
    ends: clockOf(to - lead),
    hour: board.pillars.hour,
    dun: board.ju.dun,
    ju: board.ju.number,
    side: best.side,
    palace: best.palace,
    door,
    stars,
    god,
    formations: formationsIn(board, best.palace),
    signs: best.roles,
    score: Math.round(Math.min(100, Math.max(0, 50 + best.points))),
    because: [...best.because]
      .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
      .map(({ weight: _weight, ...said }) => said),
  } as Found;
}

function signPoints(role: Role, isChief: boolean): number {
  const points = isChief ? CHIEF_SIGN : OTHER_SIGN;
  return ADVERSE.includes(role) ? -points : points;
}

function formationsIn({ formations }: LaidBoard, palace: number) {
  return formations
    .filter(({ palaces }) => palaces.includes(palace))
    .map(({ formation }) => formation);
}

type Where = Readonly<{
  timezone: string;
  latitude: number | undefined;
  longitude: number | undefined;
}>;

/** A moment so many minutes after the midnight of a day; null where the clock skips it. */
function civilOf(date: string, minutes: number, where: Where): CivilMoment | null {
  const { timezone, latitude, longitude } = where;
  const result = resolveCivil({
    date: shiftDate(date, Math.floor(minutes / 1440)),
    time: clockOf(minutes),
    timezone,
    ...(latitude === undefined ? {} : { latitude }),
    ...(longitude === undefined ? {} : { longitude }),
  });
  return result.ok ? result.moment : null;
}

function shiftDate(date: string, days: number): string {
  if (days === 0) return date;
  const [year, month, day] = date.split("-").map(Number) as [number, number, number];
  return formatDate(fromFixed(toFixed({ year, month, day }) + days));
}

/** How far the chart's clock runs before the civil clock, whole minutes. */
function leadOf(civil: CivilMoment, local: Pick<CivilMoment, "hour" | "minute">): number {
  const raw = local.hour * 60 + local.minute - (civil.hour * 60 + civil.minute);
  return ((raw + 2160) % 1440) - 720;
}

function clockOf(minutes: number): string {
  const round = ((Math.round(minutes) % 1440) + 1440) % 1440;
  return `${String(Math.floor(round / 60)).padStart(2, "0")}:${String(round % 60).padStart(2, "0")}`;
}

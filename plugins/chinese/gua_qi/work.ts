import type { Give, InputOf } from "#sdk";
import { findSolarLongitude, previousSolarTerm } from "#sky";
import { branch, epochMsOfJulianDay, formatDate, formatLocal, fromLocalMs } from "#time";
import { jieAround, monthBranchOfJie, SOLAR_TERM } from "#east/calendar/solar_terms.ts";
import { PHENOLOGY } from "../almanac/phenologies.ts";
import { sovereignMonth } from "../changes/yijing/figures.ts";
import { HEXAGRAMS, showHexagram } from "../core/hexagrams.ts";
import type { QiAnswer } from "./answer.ts";
import type { CONVENTIONS, input } from "./input.ts";
import { RING, rulingAt, rulingAtLongitude, SEASONS, type Ruling } from "./ring.ts";
import type { Measure } from "./terms.ts";

export { drawRing as picture } from "./picture.ts";

const SOLSTICE_DEG = 270;
const [FIGURE_DEG, PENTAD_DEG] = [6, 5] as const;
/** Days in which the Sun passes six degrees at the slowest. */
const SLOWEST = 6.4;

export function run(
  { measure }: InputOf<typeof input, typeof CONVENTIONS>,
  give: Give<"now">,
): QiAnswer {
  const civil = give.civil();
  const at = civil.julianDayUt;
  const term = previousSolarTerm(at);
  const { ruling, from, to } = ruleOf(at, measure);
  const place = ruling.place ?? RING.length;
  const month = branch(monthBranchOfJie(jieAround(at).previous.index));
  const sovereign = HEXAGRAMS.find(({ lines }) => sovereignMonth(lines) === month.id)!;
  const sinceSolstice = (((term.longitudeDeg - SOLSTICE_DEG) % 360) + 360) % 360;
  const pentadPart = partOf(at, term.longitudeDeg, term.julianDayUt);
  const before = ruling.rank ? RING[(place - 2 + 60) % 60]! : neighbour(ruling, -1);
  const after = ruling.rank ? RING[place % 60]! : neighbour(ruling, 0);
  return {
    date: formatDate(civil),
    figure: showHexagram(ruling.figure),
    rank: ruling.rank,
    place: ruling.place,
    day: Math.min(7, Math.max(1, Math.floor(at - from) + 1)),
    from: utc(from),
    to: utc(to),
    previous: showHexagram(before),
    next: showHexagram(after),
    sovereign: { figure: showHexagram(sovereign), month: month.id },
    season: {
      figure: showHexagram(SEASONS[Math.floor(sinceSolstice / 90)]!),
      line: Math.floor((sinceSolstice % 90) / 15) + 1,
      term: SOLAR_TERM.ids[term.index]!,
    },
    pentad: PHENOLOGY.ids[(sinceSolstice / PENTAD_DEG + pentadPart) % 72]!,
  };
}

/** The sixty before and after one of the four: 坎 stands between 頤 and 中孚. */
function neighbour({ figure }: Ruling, step: -1 | 0) {
  const at = SEASONS.indexOf(figure) * 15 + step;
  return RING[(at + 60) % 60]!;
}

/** What rules an instant, with its bounds as Julian days UT. */
function ruleOf(at: number, measure: Measure) {
  if (measure === "sun") {
    const term = previousSolarTerm(at);
    const steps = [0, 1, 2, 3].map(
      (i) => Math.floor(term.longitudeDeg / FIGURE_DEG + i) * FIGURE_DEG,
    );
    const starts = steps.map((deg) =>
      findSolarLongitude((deg + 360) % 360, term.julianDayUt - SLOWEST),
    );
    const next = starts.findIndex(({ julianDayUt }) => julianDayUt > at);
    const [from, to] = [starts[next - 1]!.julianDayUt, starts[next]!.julianDayUt];
    return { ruling: rulingAtLongitude(steps[next - 1]! + FIGURE_DEG / 2), from, to };
  }
  const solstice = solsticeBefore(at);
  const length = solsticeBefore(solstice + 370) - solstice;
  const ruling = rulingAt(at - solstice, length, measure);
  return { ruling, from: solstice + ruling.from, to: solstice + ruling.to };
}

/** The winter solstice at or before an instant, Julian day UT. */
function solsticeBefore(at: number): number {
  let term = previousSolarTerm(at, "major");
  while (term.longitudeDeg !== SOLSTICE_DEG) {
    term = previousSolarTerm(term.julianDayUt - 1, "major");
  }
  return term.julianDayUt;
}

/** Which pentad of a term an instant lies in, 0 to 2. */
function partOf(at: number, termDeg: number, termUt: number): number {
  const later = [1, 2].map(
    (part) => findSolarLongitude((termDeg + part * PENTAD_DEG) % 360, termUt + part).julianDayUt,
  );
  return later.filter((start) => start <= at).length;
}

function utc(julianDayUt: number): string {
  return `${formatLocal(fromLocalMs(Math.round(epochMsOfJulianDay(julianDayUt) / 1000) * 1000))}Z`;
}

/** Days of a span for a couple: the rules of any day, then those of the bride, the groom, their parents and the house. */
import { animalOf } from "#lore";
import type { InputOf, Phrase } from "#sdk";
import { dayPillar, julianDayNumber, type CivilMoment, type StemBranch } from "#time";
import { clashOf } from "#east/almanac/rules.ts";
import { dayAt } from "#east/calendar/zone_clock.ts";
import { isClash } from "#east/relations.ts";
import { judgeDay } from "../judge_day.ts";
import { daysBetween, yearOfBirth } from "../span.ts";
import type { WeddingAnswer, WeddingPhrases } from "./answer.ts";
import {
  againstSeat,
  branchOfSeat,
  brideMonthOf,
  brideMonths,
  circleOf,
  lonelyBranches,
  starsOfBride,
} from "./couple.ts";
import type { input, WeddingRules } from "./input.ts";
import { WEDDING_REASON, type Relative, type WeddingReason } from "./terms.ts";

type Said = Phrase<WeddingPhrases>;

/** What is asked. */
export type WeddingSearch = InputOf<typeof input, {}>;

interface Couple {
  readonly bride: Person;
  readonly groom: Person;
  readonly family: readonly { readonly relative: Relative; readonly year: StemBranch }[];
}
interface Person {
  readonly year: StemBranch;
  readonly day: StemBranch;
}

const SHOWN = 10;
const POINTS = {
  great: 10,
  lesser: 6,
  circle: 5,
  groomStar: 4,
  childStar: 4,
  hurtStar: -6,
  lonely: -3,
  pigDay: -4,
  parent: -4,
} as const;
const PIG = 11;
const SUIJIN = "Yuli Suijin Fu";

/**
 * Searches a span for days of a couple.
 *
 * @throws {Refusal} spanReversed, spanTooLong, yearOutOfRange
 * @throws {InputError} if a day does not exist
 * @source Xieji Bianfang Shu; Xingli Kaoyuan; the tong shu. The points are this model's own
 */
export function findWeddingDays(search: WeddingSearch, rules: WeddingRules): WeddingAnswer {
  const { purpose = "wedding", limit = SHOWN, seat } = search;
  const civils = daysBetween(search.from, search.to);
  const couple: Couple = {
    bride: personOf(search.bride.birthDate),
    groom: personOf(search.groom.birthDate),
    family: (search.family ?? []).map(({ relative, birthDate }) => ({
      relative,
      year: yearOfBirth(birthDate),
    })),
  };
  const seatBranch = seat ? branchOfSeat(seat, rules.seatBy) : null;
  const judged = civils.map((civil) =>
    judge(civil, { ...search, purpose }, couple, seatBranch, rules),
  );
  const kept = judged.filter(({ reasons }) => reasons.length === 0);
  const rejected = judged.filter(({ reasons }) => reasons.length > 0);
  const best = kept.toSorted((a, b) => b.score - a.score).slice(0, limit);
  const month = (best[0]?.facts.date ?? search.from).slice(0, 7);
  const stars = starsOfBride(couple.bride.year.stem);
  return {
    purpose,
    from: search.from,
    to: search.to,
    searched: civils.length,
    kept: kept.length,
    bride: view(couple.bride),
    groom: view(couple.groom),
    groomStar: stars.groom.id,
    childStar: stars.child.id,
    family: couple.family.map(({ relative, year }) => ({
      relative,
      year: year.id,
      animal: animalOf(year.branch.id),
    })),
    seat: seat ?? null,
    months: brideMonths(couple.bride.year.branch.index),
    days: best.map(({ facts, score, because, hours }) => ({ ...facts, score, because, hours })),
    rejected: rejected
      .filter(({ facts: { date } }) => date.startsWith(month))
      .map(({ facts, reasons }) => ({ ...facts, reasons })),
    counts: WEDDING_REASON.ids
      .map((reason) => ({
        reason,
        days: rejected.filter(({ reasons }) => reasons.includes(reason)).length,
      }))
      .filter(({ days }) => days > 0),
  };
}

const view = ({ year, day }: Person) => ({
  year: year.id,
  day: day.id,
  animal: animalOf(year.branch.id),
});

function personOf(birthDate: string): Person {
  return {
    year: yearOfBirth(birthDate),
    day: dayPillar(julianDayNumber(dayAt(birthDate).fixed)),
  };
}

function judge(
  civil: CivilMoment,
  { purpose = "wedding" }: WeddingSearch,
  { bride, groom, family }: Couple,
  seat: number | null,
  rules: WeddingRules,
) {
  const people = [bride.year, groom.year];
  const day = judgeDay(civil, purpose, people, rules);
  const { branch, stem } = day.pillar;
  const isWedding = purpose === "wedding";
  const month = rules.brideMonths === "solar" ? ((day.monthBranch + 10) % 12) + 1 : day.lunar.month;
  const kind = brideMonthOf(bride.year.branch.index, month);
  const place = circleOf(day.lunar.day, day.lunar.monthDays);
  const lives = (...relatives: readonly Relative[]) =>
    family.some(({ relative }) => relatives.includes(relative));
  const months = isWedding && rules.brideMonths !== "ignored";
  const circle = isWedding && rules.circle === "counted";
  const onSeat = seat === null ? null : againstSeat(seat, branch.index, day.monthBranch);
  const when: Readonly<Record<Exclude<WeddingReason, (typeof day.reasons)[number]>, boolean>> = {
    birthDay: [bride, groom].some((one) => opposes(day.pillar, one.day)),
    month: months && (kind === "groom" || kind === "bride"),
    familyMonth:
      months &&
      ((kind === "inLaws" && lives("groomFather", "groomMother")) ||
        (kind === "ownParents" && lives("brideFather", "brideMother"))),
    circle: circle && (place === "husband" || place === "wife"),
    familyCircle:
      circle &&
      ((place === "fatherInLaw" && lives("groomFather")) ||
        (place === "motherInLaw" && lives("groomMother"))),
    family: family.some(({ year }) => opposes(day.pillar, year)),
    seatClash: onSeat?.clash ?? false,
    seatKillers: onSeat?.killers ?? false,
  };
  const own = WEDDING_REASON.ids.filter((id) => id in when && when[id as keyof typeof when]);
  const because: Said[] = [...day.because];
  let { score } = day;
  const add = (points: number, said: Said) => {
    score += points;
    because.push(said);
  };
  if (months && (kind === "great" || kind === "lesser")) {
    add(POINTS[kind], { code: "brideMonth", with: { kind }, source: SUIJIN });
  }
  if (circle && CALM.has(place)) {
    add(POINTS.circle, { code: "circleAt", with: { place }, source: "Xingli Kaoyuan 3" });
  }
  const stars = starsOfBride(bride.year.stem);
  const starOf = { groomStar: stars.groom, childStar: stars.child, hurtStar: stars.hurt } as const;
  for (const code of ["groomStar", "childStar", "hurtStar"] as const) {
    if (starOf[code].index === stem.index) {
      add(POINTS[code], { code, with: { stem: stem.id }, source: SUIJIN });
    }
  }
  if (lonelyBranches(groom.year).groom === branch.index) {
    add(POINTS.lonely, { code: "lonely", with: { bride: false }, source: "Sanming Tonghui 3" });
  }
  if (lonelyBranches(bride.year).bride === branch.index) {
    add(POINTS.lonely, { code: "lonely", with: { bride: true }, source: "Sanming Tonghui 3" });
  }
  if (isWedding && branch.index === PIG) {
    add(POINTS.pigDay, { code: "pigDay", source: "Peng Zu's hundred taboos" });
  }
  for (const [i, { year }] of family.entries()) {
    if (isClash(year.branch.index, branch.index) && !opposes(day.pillar, year)) {
      add(POINTS.parent, { code: "parent", with: { number: i + 1 }, source: "tong shu" });
    }
  }
  return {
    facts: { ...day.facts, brideMonth: kind, circle: place },
    reasons: [...day.reasons, ...own] as readonly WeddingReason[],
    score,
    because,
    hours: day.hours.filter(
      (id) => !family.some(({ year }) => clashOf(year.branch.index).id === id),
    ),
  };
}

const CALM: ReadonlySet<string> = new Set(["hall", "dwelling", "stove", "kitchen"]);

/** Whether two pairs oppose each other in stem and branch: 天剋地沖. */
function opposes(one: StemBranch, other: StemBranch): boolean {
  const steps = (one.stem.index - other.stem.index + 10) % 10;
  return isClash(one.branch.index, other.branch.index) && (steps === 4 || steps === 6);
}

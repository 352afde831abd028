import { ANIMAL, BRANCH, PILLAR, STEM, type Stem } from "#lore";
import { english, type Translation, type Words } from "#sdk";
import { nativeOf } from "#east/natives.ts";
import { mountain } from "../../../feng_shui/core/words/en.ts";
import { MOUNTAIN } from "../../../feng_shui/core/mountains.ts";
import { relation } from "../../../core/words/en.ts";
import { clauseOf, asPhrases } from "../../../core/words/clauses.ts";
import { clauses as dayClauses, en as find } from "../../find/words/en.ts";
import type { FindRefusal } from "../../find/answer.ts";
import type { answer, WeddingAnswer, WeddingPhrases } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";
import {
  BRIDE_MONTH,
  CIRCLE,
  WEDDING_REASON,
  type BrideMonth,
  type CirclePlace,
  type Purpose,
  type Relative,
  type WeddingReason,
} from "../terms.ts";

const { capital, list } = english;
type Day = WeddingAnswer["days"][number];

const weddingPurpose: Readonly<Record<Purpose, string>> = {
  wedding: "the wedding",
  betrothal: "the betrothal",
  bed: "setting up the marriage bed",
};
const weddingRelative: Readonly<Record<Relative, string>> = {
  groomFather: "the groom's father",
  groomMother: "the groom's mother",
  brideFather: "the bride's father",
  brideMother: "the bride's mother",
};
const brideMonth: Readonly<Record<BrideMonth, { readonly text: string; readonly sense: string }>> =
  {
    great: { text: "greatly favourable", sense: "the first choice for her" },
    lesser: { text: "favourable in little", sense: "good, after the great months" },
    inLaws: { text: "against the parents-in-law", sense: "free where the groom has none" },
    ownParents: { text: "against her own parents", sense: "free where she has none" },
    groom: { text: "against the groom", sense: "not taken" },
    bride: { text: "against the bride", sense: "not taken" },
  };
const weddingCircle: Readonly<Record<CirclePlace, string>> = {
  husband: "husband",
  motherInLaw: "mother-in-law",
  hall: "hall",
  fatherInLaw: "father-in-law",
  dwelling: "dwelling",
  stove: "stove",
  wife: "wife",
  kitchen: "kitchen",
};
const XIEJI = "Xieji Bianfang Shu";
const weddingRejection: Readonly<
  Record<WeddingReason, { readonly text: string; readonly book: string }>
> = {
  monthBreak: { text: "month breaker", book: `${XIEJI} 6` },
  yearBreak: { text: "breaker of the year", book: `${XIEJI} 3` },
  fourPartings: { text: "eve of solstice or equinox", book: `${XIEJI} 6` },
  fourSeverances: { text: "eve of a season", book: `${XIEJI} 6` },
  yangGong: { text: "Yang Gong's taboo", book: "tong shu; refuted in Xieji Bianfang Shu 35" },
  clash: { text: "clash with the couple's birth years", book: `${XIEJI} 36` },
  officer: { text: "officer that does not undertake it", book: `${XIEJI} 10` },
  spirit: { text: "spirit that forbids it", book: `${XIEJI} 10-11` },
  table: { text: "not listed for it", book: "tong shu" },
  birthDay: { text: "opposes a birth day in stem and branch", book: "tong shu" },
  month: { text: "month against bride or groom", book: "Yuli Suijin Fu" },
  familyMonth: { text: "month against living parents", book: "Yuli Suijin Fu" },
  circle: { text: "circle at husband or wife", book: "Xingli Kaoyuan 3" },
  familyCircle: { text: "circle at a parent-in-law", book: "Xingli Kaoyuan 3" },
  family: { text: "opposes a parent's year", book: "tong shu" },
  seatClash: { text: "clash with the seat", book: `${XIEJI} 3` },
  seatKillers: { text: "three killers on the seat", book: `${XIEJI} 3` },
};

const stemName = (id: Stem) => nativeOf(STEM, id);
const clauses = {
  ...dayClauses,
  person: ({ number, relation: id, good }: WeddingPhrases["person"]) =>
    `it ${good ? "suits" : "chafes"} the ${number === 1 ? "bride" : "groom"} by ${relation[id]}`,
  brideMonth: ({ kind }: WeddingPhrases["brideMonth"]) =>
    `its month is ${brideMonth[kind].text} for the bride (${nativeOf(BRIDE_MONTH, kind)})`,
  circleAt: ({ place }: WeddingPhrases["circleAt"]) =>
    `the wedding circle stands at the ${weddingCircle[place]} (${nativeOf(CIRCLE, place)})`,
  groomStar: ({ stem }: WeddingPhrases["groomStar"]) =>
    `its stem ${stemName(stem)} is the bride's groom star (夫星)`,
  childStar: ({ stem }: WeddingPhrases["childStar"]) =>
    `its stem ${stemName(stem)} is her star of children (天嗣)`,
  hurtStar: ({ stem }: WeddingPhrases["hurtStar"]) =>
    `its stem ${stemName(stem)} hurts her groom star`,
  lonely: ({ bride }: WeddingPhrases["lonely"]) =>
    bride
      ? "its branch is the bride's star of the empty room (寡宿)"
      : "its branch is the groom's solitary star (孤辰)",
  pigDay: "Peng Zu advises against marrying on days of the pig",
  parent: ({ number }: WeddingPhrases["parent"]) =>
    `its branch clashes with the year of parent ${number}, who may look away as the bride enters`,
};

function dayText(one: Day, i: number): string {
  const because = one.because.map((point) => clauseOf<WeddingPhrases>(clauses, point));
  const hours = one.hours.map((id) => nativeOf(BRANCH, id)).join(" ");
  return `${i + 1}. ${one.date}, ${one.lunar}, a ${nativeOf(PILLAR, one.day)} day (${one.score}): ${because.join("; ")}. Guests born under the ${one.clash} stand aside${hours ? `; use the hours ${hours}` : ""}.`;
}

const MOST_TOLD = 3;
/** Reasons in a cell of the calendar. */
const SHORT: Readonly<Record<WeddingReason, string>> = {
  monthBreak: "break",
  yearBreak: "year",
  fourPartings: "eve",
  fourSeverances: "eve",
  yangGong: "Yang G.",
  clash: "clash",
  officer: "officer",
  spirit: "spirit",
  table: "unlisted",
  birthDay: "birth day",
  month: "month",
  familyMonth: "month",
  circle: "circle",
  familyCircle: "circle",
  family: "parent",
  seatClash: "seat",
  seatKillers: "seat",
};
const CIRCLE_SHORT: Readonly<Record<CirclePlace, string>> = {
  ...weddingCircle,
  motherInLaw: "mother",
  fatherInLaw: "father",
};

export const en = {
  title: "Choosing a wedding day",
  summary:
    "Days for a couple in a span of up to 400: the rules of any day, then the bride's months by her animal, the wedding circle, her groom star, clashes with both births and with the parents, and the seat of the house; every rule with its book, and a month drawn as a calendar",
  inputs: {
    purpose: {
      label: "For",
      about: "What the day is for; the wedding where left out",
      values: weddingPurpose,
    },
    bride: { label: "Bride", about: "Her day of birth; born after 23:00, give the next day" },
    groom: { label: "Groom", about: "His day of birth; born after 23:00, give the next day" },
    family: { label: "Parents", about: "Living parents whose years must not be opposed" },
    relative: { label: "Who", about: "Which parent", values: weddingRelative },
    seat: {
      label: "Seat of the house",
      about: "Mountain behind the house, opposite its front, where the bride enters",
      values: Object.fromEntries(
        MOUNTAIN.ids.map((id) => [id, `${nativeOf(MOUNTAIN, id)} (${mountain[id]})`]),
      ) as typeof mountain,
    },
    from: find.inputs.from,
    to: find.inputs.to,
    limit: find.inputs.limit,
  },
  fields: {
    purpose: "For",
    from: "From",
    to: "To",
    searched: "Days searched",
    kept: "Days left",
    bride: "Bride",
    groom: "Groom",
    animal: "Animal",
    groomStar: "Groom star",
    childStar: "Star of children",
    family: "Parents",
    relative: "Who",
    seat: "Seat of the house",
    months: "The bride's months",
    kind: "Kind",
    "months/months": "Months",
    days: "Days",
    date: "Date",
    dayOfWeek: "Day of the week",
    lunar: "Lunar date",
    year: "Year pillar",
    month: "Month pillar",
    day: "Day pillar",
    officer: "Officer",
    god: "Road god",
    road: "Road",
    specialDays: "Days apart",
    clash: "Clash",
    brideMonth: "Her month",
    circle: "Wedding circle",
    score: "Score",
    because: "Because",
    hours: "Hours",
    rejected: "Left out",
    reasons: "Reasons",
    reason: "Reason",
    book: "Book",
    sense: "What it means",
    counts: "What leaves out",
    "counts/days": "Days",
  },
  terms: {
    weddingPurpose,
    weddingRelative,
    brideMonth,
    weddingCircle,
    weddingRejection,
    mountain,
    officer: find.terms.officer,
    road: find.terms.road,
    roadGod: find.terms.roadGod,
    specialDay: find.terms.specialDay,
  },
  phrases: asPhrases(clauses),
  conventions: {
    ...find.conventions,
    brideMonths: {
      title: "The bride's months",
      options: {
        lunar: "By the lunar month",
        solar: "By the month of the solar terms",
        ignored: "Not counted",
      },
    },
    circle: {
      title: "The wedding circle",
      options: { counted: "Husband and wife left out", ignored: "Not counted" },
    },
    seatBy: {
      title: "Branch of the seat",
      options: { pairs: "Every mountain has one", branches: "The twelve branches alone" },
    },
  },
  refusals: find.refusals,
  reading(answer: WeddingAnswer) {
    const { bride, groom, days, counts, searched, kept, months } = answer;
    const named = (kind: BrideMonth) =>
      months.find((one) => one.kind === kind)!.months.join(" and ");
    const left =
      counts.length > 0
        ? ` Left out: ${list(counts.map((one) => `${one.days} by ${nativeOf(WEDDING_REASON, one.reason)} (${weddingRejection[one.reason].text}; ${weddingRejection[one.reason].book})`))}.`
        : "";
    const rest = days.slice(MOST_TOLD);
    return [
      `For ${weddingPurpose[answer.purpose]} of a bride born in ${nativeOf(PILLAR, bride.year)} (${bride.animal}) and a groom born in ${nativeOf(PILLAR, groom.year)} (${groom.animal}), ${kept} of ${searched === 1 ? "a single day" : `${searched} days`} from ${answer.from} to ${answer.to} can serve.${left}`,
      `By the bride's animal months ${named("great")} favour her most and ${named("lesser")} next; ${named("groom")} go against the groom and ${named("bride")} against herself. Her groom star is ${stemName(answer.groomStar)}, her star of children ${stemName(answer.childStar)}.`,
      ...days.slice(0, MOST_TOLD).map(dayText),
      ...(rest.length > 0
        ? [
            `Then ${list(rest.map((one) => `${one.date} ${nativeOf(PILLAR, one.day)} (${one.score}, clashes with the ${one.clash})`))}.`,
          ]
        : []),
      days.length > 0
        ? "The points are this service's own, the rules the books'. Almanac masters of Taiwan and Hong Kong weigh them differently, so show the first three to whoever will conduct the rites."
        : "No day of this span is left: widen it, or set aside one of the rules under the schools.",
    ];
  },
  picture: {
    title: (answer: WeddingAnswer) => capital(weddingPurpose[answer.purpose].replace(/^the /, "")),
    subtitle: (year: number, month: number, { bride, groom }: WeddingAnswer) =>
      `${year}-${String(month).padStart(2, "0")} · bride ${nativeOf(PILLAR, bride.year)} · groom ${nativeOf(PILLAR, groom.year)}`,
    weekdays: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
    rank: (rank: number) => `no. ${rank}`,
    reason: (id: WeddingReason): string => SHORT[id],
    circle: (place: CirclePlace): string => CIRCLE_SHORT[place],
    legend: "green: rank; red: why left out; last line: wedding circle",
    desc: ({ days }: WeddingAnswer) =>
      days
        .map(({ date, score, clash }) => `${date} ${score} ${nativeOf(ANIMAL, clash)}`)
        .join(", ") || "no day",
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: FindRefusal & { yearOutOfRange: { year: number } };
}>;

export type WeddingWords = Translation<typeof en>;

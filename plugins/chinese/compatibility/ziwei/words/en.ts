import type { Translation, Words } from "#sdk";
import type { BoundaryPhrases } from "#east/calendar/boundary_warnings.ts";
import type { LongitudeRefusal } from "#east/calendar/chart_time.ts";
import type { LunarRefusal } from "#east/calendar/lunar_moment.ts";
import { phrases as boundaryPhrases, refusals } from "#east/calendar/words/en.ts";
import { gender } from "../../../core/words/en.ts";
import { majorStar, palace, star, transformation } from "#east/purple_star/words/en.ts";
import { en as chart } from "../../../ziwei/chart/words/en.ts";
import { grade, luckPhrases, omissionFields, pairClock, partFields } from "../../words/en.ts";
import type { pairInput } from "../../person.ts";
import type { answer, MethodPhrases } from "../answer.ts";
import type { CONVENTIONS } from "../conventions.ts";
import { exchangePhrases, palacePhrases, part } from "./en/parts.ts";
import { readOut } from "./en/reading.ts";

export const en = {
  title: "Purple star compatibility",
  summary:
    "Overlays two Purple Star charts: life palaces, partners awaited and met, exchanged transformations, soul masters and decades, with what dissents",
  weighs: "The match's own score; each part by its distance to 50 and its weight",
  fields: {
    ...partFields,
    ...omissionFields,
    genderAssumption: "Without a gender",
    sharedStars: "Stars of both life palaces",
    exchanged: "Transformations exchanged",
    from: "From",
    transformation: "Transformation",
    star: "Star",
    palace: "Palace",
    gender: "Gender",
    hourKnown: "Hour known",
    year: "Year pillar",
    lunarDate: "Lunar date",
    soulMaster: "Soul master",
    life: "Life palace",
    spouse: "Palace of marriage",
    branch: "Branch",
    stars: "Stars",
    lent: "Borrowed",
  },
  terms: {
    gender,
    grade,
    majorStar,
    palace,
    part,
    person: { a: "the first person", b: "the second person" },
    star,
    transformation,
  },
  phrases: {
    ...boundaryPhrases,
    ...palacePhrases,
    ...exchangePhrases,
    ...luckPhrases,
    method: ({ scoreSpread }: MethodPhrases["method"]) =>
      `Each part has a value from 0 to 100, 50 neutral; the score is their weighted mean (the weight of each stands beside it), its distance to 50 taken ${scoreSpread} times. No school fixes a total; the weights are this service's own model.`,
    withoutTime:
      "No time of birth was given, and without it no palace can be placed. A chart was cast for every double hour of the day, and the mean of all, each span counted alike, was scored.",
    withoutGender:
      "No gender was given: the decades were read both ways, and the mean was scored. Nothing else depends on it.",
  },
  conventions: {
    clock: pairClock,
    yearBoundary: chart.conventions.yearBoundary,
    leapMonth: chart.conventions.leapMonth,
    lateZi: chart.conventions.lateZi,
    transformations: chart.conventions.transformations,
    soulMaster: chart.conventions.soulMaster,
  },
  refusals,
  reading: readOut,
  picture: {
    title: "Two purple star charts",
    seats: { life: "life", spouse: "marriage" },
    /** What a star is called, below the board. */
    gloss: (id: keyof typeof majorStar): string => majorStar[id].split(",")[0]!,
    people: { a: "first", b: "second" },
    /** Short enough for the middle of the board. */
    grade: { ...grade, neutral: "neutral" },
  },
} satisfies Words<{
  input: typeof pairInput;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  phrases: BoundaryPhrases;
  refusals: LongitudeRefusal & LunarRefusal;
}>;

export type CompatibilityZiweiWords = Translation<typeof en>;

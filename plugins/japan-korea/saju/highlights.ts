/** What a reading speaks of; the same in every language. */
import { PHASE, type Phase, type Pillar } from "#lore";
import { PLACES, type Place } from "#east/calendar/pillars.ts";
import { nativeOf } from "#east/natives.ts";
import { pairOf } from "#east/pairs.ts";
import type { Sinsal, Tie } from "../core/arts.ts";
import { GAPJA } from "../core/hangul.ts";
import type { SajuAnswer } from "./answer.ts";

type Family = SajuAnswer["families"][number];

export interface Highlights {
  /** Families: the one with most characters, among equals that of the month; and those that are missing. */
  readonly most: Family;
  readonly missing: readonly Family[];
  /** Elements with four characters or more, and those without any. */
  readonly heavy: readonly Phase[];
  readonly absent: readonly Phase[];
  /** The telling spirit-killers with the pillars that carry them; at most three. */
  readonly killers: readonly { readonly sinsal: Sinsal; readonly places: readonly Place[] }[];
  /** Ties of neighbouring pillars, those of the day first; at most three. */
  readonly ties: readonly { readonly tie: Tie; readonly one: Place; readonly other: Place }[];
}

/** Killers that Korean readers look for first. */
const TELLING: readonly Sinsal[] = [
  "nyeonsal",
  "yeokma",
  "hwagae",
  "jangseong",
  "banan",
  "mangsin",
  "geopsal",
  "jaesal",
  "jisal",
  "cheonsal",
  "wolsal",
  "yukhae",
];
const MOST = 3;
const HEAVY = 4;

/** Finds what to speak of. */
export function highlightsOf({ families, elements, pillars, ties }: SajuAnswer): Highlights {
  const ofMonth = familyOfElement(families, pillars.month.branchElement);
  const most = families.toSorted(
    (a, b) => b.count - a.count || Number(b === ofMonth) - Number(a === ofMonth),
  )[0]!;
  const placesOf = (sinsal: Sinsal) => PLACES.filter((one) => pillars[one]?.sinsal === sinsal);
  return {
    most,
    missing: families.filter(({ count }) => count === 0),
    heavy: PHASE.ids.filter((one) => elements[one] >= HEAVY),
    absent: PHASE.ids.filter((one) => elements[one] === 0),
    killers: TELLING.map((sinsal) => ({ sinsal, places: placesOf(sinsal) }))
      .filter(({ places }) => places.length > 0)
      .slice(0, MOST),
    ties: ties
      .toSorted((a, b) => Number(isOfDay(b)) - Number(isOfDay(a)))
      .filter(({ tie }) => tie !== "pa" && tie !== "hae")
      .slice(0, MOST),
  };
}

const familyOfElement = (families: readonly Family[], element: Phase) =>
  families.find((one) => one.element === element)!;

const isOfDay = ({ one, other }: SajuAnswer["ties"][number]) => one === "day" || other === "day";

/** The chart in short, for a writer in any language: natives and ids. */
export function factsOf(answer: SajuAnswer): Readonly<Record<string, unknown>> {
  const { pillars, elements, strength, helper, luck } = answer;
  return {
    pillars: PLACES.flatMap((place) => {
      const one = pillars[place];
      return one
        ? [{ place, pair: nativeOf(GAPJA, one.gapja), gods: [one.stemGod, one.branchGod] }]
        : [];
    }),
    elements,
    strength: strength.value,
    helper: helper.value,
    luck: luck.cycles.map(({ gapja, age }) => ({ pair: nativeOf(GAPJA, gapja), age })),
  };
}

/** Elements of the stem and the branch of a pair. */
export function elementsOf(gapja: Pillar): readonly Phase[] {
  const { stem, branch } = pairOf(gapja);
  return [stem.element, branch.element];
}

/** Cycles of luck that bring the element that helps; at most three. */
export function kindCycles({ luck, helper }: SajuAnswer): SajuAnswer["luck"]["cycles"] {
  return luck.cycles.filter(({ gapja }) => elementsOf(gapja).includes(helper.value)).slice(0, MOST);
}

/** What of a chart a reading speaks about; the same in every language. */
import type { ZiweiAnswer } from "./answer.ts";
import type { Palace } from "./palace.ts";
import { meetingOf, type Meeting } from "./meetings.ts";
import type { AdjectiveId, MinorId, PalaceId } from "#east/purple_star/stars.ts";
import { weightOfSquare } from "./weight.ts";

/** Palaces in the order in which a reading takes them: oneself, people, means. */
export const CHAPTERS = [
  ["life", "fortune", "health", "travel"],
  ["spouse", "children", "siblings", "friends", "parents"],
  ["wealth", "career", "property"],
] as const satisfies readonly (readonly PalaceId[])[];

/** A palace with everything that is read of it. */
export interface Looked {
  readonly palace: Palace;
  /** Its own major stars, or those that the opposite palace lends. */
  readonly rulers: Palace["majorStars"];
  readonly isLent: boolean;
  /** Helpers, killers and the horse that stand in it. */
  readonly company: readonly MinorId[];
  /** What its first ruler and the first of its company make of each other; null without company. */
  readonly meeting: Meeting | null;
  /** One of its adjective stars, two where it has no company; those of month, day and hour before those of the year. */
  readonly lesser: Palace["adjectiveStars"];
  /** The two palaces of its triangle 三合. */
  readonly trines: readonly [Palace, Palace];
  readonly opposite: Palace;
  /** How its square is starred: `weight.ts`. */
  readonly standing: "strong" | "fair" | "strained" | "exposed";
}

const STRONG = 8;

/** Adjective stars placed by month, day or hour: a person's own more than the year's. */
const OWN: ReadonlySet<AdjectiveId> = new Set([
  "sanTai",
  "baZuo",
  "enGuang",
  "tianGui",
  "taiFu",
  "fengGao",
  "tianYao",
  "tianXing",
  "jieShen",
  "tianWu",
  "tianYueMoon",
  "yinSha",
]);

/** Looks at a palace of a chart. */
export function lookAt({ palaces }: Pick<ZiweiAnswer, "palaces">, id: PalaceId): Looked {
  const index = palaces.findIndex(({ palace }) => palace === id);
  const at = (step: number) => palaces[(index + step) % 12]!;
  const palace = at(0);
  const isLent = palace.majorStars.length === 0;
  const rulers = isLent ? at(6).majorStars : palace.majorStars;
  const company = palace.minorStars.map(({ star }) => star);
  const weight = weightOfSquare(palaces, index);
  return {
    palace,
    rulers,
    isLent,
    company,
    meeting: meetingOf(rulers, company),
    lesser: palace.adjectiveStars
      .toSorted((a, b) => Number(OWN.has(b)) - Number(OWN.has(a)))
      .slice(0, company.length > 0 ? 1 : 2),
    trines: [at(4), at(8)],
    opposite: at(6),
    standing:
      weight >= STRONG ? "strong" : weight > 0 ? "fair" : weight > -STRONG ? "strained" : "exposed",
  };
}

/** How bright the rulers of a palace are: bright or dim where all of them are. */
export function lightOf({ rulers }: Looked): "bright" | "level" | "dim" {
  const grades = rulers.map(({ brightness }) => brightness);
  if (grades.every((grade) => grade === "miao" || grade === "wang")) return "bright";
  return grades.every((grade) => grade === "bu" || grade === "xian") ? "dim" : "level";
}

/** The first decade, and of the first eight the best and the poorest starred one. */
export function markedDecades({ palaces }: ZiweiAnswer): {
  readonly first: Palace;
  readonly best: Palace;
  readonly poorest: Palace;
} {
  const inOrder = palaces
    .map((palace, index) => ({ palace, weight: weightOfSquare(palaces, index) }))
    .sort((a, b) => a.palace.decade.from - b.palace.decade.from)
    .slice(0, 8);
  const weighed = inOrder.toSorted((a, b) => b.weight - a.weight);
  return {
    first: inOrder[0]!.palace,
    best: weighed[0]!.palace,
    poorest: weighed.at(-1)!.palace,
  };
}

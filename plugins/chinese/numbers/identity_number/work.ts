import type { InputOf, Lang } from "#sdk";
import type { Ages } from "../answer.ts";
import { becauseOf } from "../because.ts";
import { gradeOf, readPairs } from "../reading.ts";
import { drawStages } from "../stage_picture.ts";
import { splitPairs, stageOf } from "../stages.ts";
import type { IdentityAnswer } from "./answer.ts";
import { readCard } from "./card.ts";
import type { CONVENTIONS, input } from "./input.ts";
import type { IdentityWords } from "./words/en.ts";

/** Stretches of life, the finest split that leaves three pairs or so to each. */
const SPLITS: readonly { readonly from: number; readonly ages: readonly Ages[] }[] = [
  { from: 15, ages: ["to15", "from16To30", "from31To45", "from46To60", "from61"] },
  { from: 6, ages: ["to30", "from31To60", "from61"] },
  { from: 0, ages: ["all"] },
];

export function run({
  number,
  region,
  letters,
  checkX,
  connectors,
}: InputOf<typeof input, typeof CONVENTIONS>): IdentityAnswer {
  const card = readCard(number, region, letters, checkX);
  const reading = readPairs(card.digits, connectors, {
    scored: card.digits.length,
    doubled: 4,
    shown: 0,
  });
  const { ages } = SPLITS.find(({ from }) => reading.pairs.length >= from)!;
  const stretches = splitPairs(reading.pairs, ages.length);
  return {
    region: card.region,
    check: card.check,
    digitCount: reading.digitCount,
    pairCount: reading.pairs.length,
    stages: stretches.map((pairs, i) => stageOf(ages[i]!, pairs)),
    counts: reading.counts,
    dominant: reading.dominant,
    outcome: reading.outcome,
    topics: reading.topics,
    remedies: reading.remedies,
    score: reading.score,
    privacy: { code: "noDigitShown" },
    verdict: { value: gradeOf(reading), because: becauseOf(reading) },
  };
}

export function picture(
  { stages, score }: IdentityAnswer,
  { picture, terms }: IdentityWords,
  lang: Lang,
) {
  const drawn = stages.map((stage) => ({ ...stage, label: terms.ages[stage.ages] }));
  return drawStages(drawn, picture, score, lang);
}

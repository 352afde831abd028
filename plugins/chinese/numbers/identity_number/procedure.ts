import { defineProcedure, wordsIn } from "#sdk";
import type { Ages } from "../answer.ts";
import { becauseOf } from "../because.ts";
import { gradeOf, readPairs } from "../reading.ts";
import { PAIR_REFERENCES } from "../references.ts";
import { drawStages } from "../stage_picture.ts";
import { splitPairs, stageOf } from "../stages.ts";
import { answer, type IdentityAnswer } from "./answer.ts";
import { readCard } from "./card.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { IdentityWords } from "./words/en.ts";

/** Stretches of life, the finest split that leaves three pairs or so to each. */
const SPLITS: readonly { readonly from: number; readonly ages: readonly Ages[] }[] = [
  { from: 15, ages: ["to15", "from16To30", "from31To45", "from46To60", "from61"] },
  { from: 6, ages: ["to30", "from31To60", "from61"] },
  { from: 0, ages: ["all"] },
];

/** Pairs of an identity number as stages of life. */
export const numberFengShuiIdentityNumber = defineProcedure({
  name: "numberFengShui.identityNumber",
  tradition: "chinese-names-numbers",
  words: wordsIn<IdentityWords>(import.meta),
  kind: "calculation",
  cost: 5,
  narrated: true,
  icon: "icons/numbers.svg",
  input,
  output: answer,
  conventions: CONVENTIONS,
  run({ number, region, letters, checkX, connectors }): IdentityAnswer {
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
  },
  picture({ stages, score }, { picture, terms }, lang) {
    const drawn = stages.map((stage) => ({ ...stage, label: terms.ages[stage.ages] }));
    return drawStages(drawn, picture, score, lang);
  },
  examples: [
    {
      title: "the sample number of the standard, whose check sign fits",
      input: { number: "11010519491231002X" },
      expect: { region: { id: "mainland" }, check: { id: "fits" }, digitCount: 19 },
      source: "GB 11643-1999, sample number; ISO 7064 MOD 11-2",
    },
  ],
  references: PAIR_REFERENCES,
});

import { defineProcedure, oneOf, TextShape, Type, verdictOf, type Frozen, type Static } from "#old";
import type { Brief, Lang, Text } from "#old";
import type { WanderingStarId } from "../../core/eight_mansions.ts";
import { becauseOf } from "../because.ts";
import { LETTERS } from "../digits.ts";
import { CONNECTORS } from "../pairs.ts";
import { gradeOf, GradeShape, PairReadingShape, readPairs } from "../reading.ts";
import { PAIR_REFERENCES } from "../references.ts";
import { drawStages } from "../stage_picture.ts";
import { splitPairs, stageOf, StageShape, type Stage } from "../stages.ts";
import { STAR_NATURES } from "../stars.ts";
import { CHECK_X, readCard, REGIONS } from "./card.ts";

const NAME = { en: "Identity number", zhHant: "身分證號碼" };

/** Stretches of life, the finest split that leaves three pairs or so to each. */
const SPLITS: readonly { readonly from: number; readonly ages: readonly Text[] }[] = [
  {
    from: 15,
    ages: [
      { en: "up to 15", zhHant: "十五歲前" },
      { en: "16 to 30", zhHant: "十六至三十歲" },
      { en: "31 to 45", zhHant: "卅一至四十五歲" },
      { en: "46 to 60", zhHant: "四十六至六十歲" },
      { en: "61 and after", zhHant: "六十一歲以後" },
    ],
  },
  {
    from: 6,
    ages: [
      { en: "up to 30", zhHant: "三十歲前" },
      { en: "31 to 60", zhHant: "卅一至六十歲" },
      { en: "61 and after", zhHant: "六十一歲以後" },
    ],
  },
  { from: 0, ages: [{ en: "all ages", zhHant: "通盤" }] },
];

const { counts, dominant, outcome, topics, remedies, score, digitCount } =
  PairReadingShape.properties;

const AnswerShape = Type.Object({
  region: oneOf(REGIONS, "As named, or found by its form"),
  check: oneOf(["fits", "doesNotFit", "notChecked"], "Whether the check sign fits"),
  digitCount,
  pairCount: Type.Integer({ minimum: 0 }),
  stages: Type.Array(StageShape, {
    minItems: 1,
    maxItems: 5,
    description:
      "Pairs from first to last over stretches of life, fewer where the number is short; only the sums of several pairs are shown, since the order of the stars would give the number away",
  }),
  counts,
  dominant,
  outcome,
  topics,
  remedies,
  score,
  privacy: Type.Object(TextShape.properties, { description: "What is kept and what is not" }),
  verdict: verdictOf(GradeShape),
});
type Answer = Frozen<Static<typeof AnswerShape>>;

const PRIVACY: Text = {
  en: "No digit of the number stands in this answer, its text or its picture.",
  zhHant: "本答覆之資料、文字與圖均不載此號碼之任何數字。",
};

/** Pairs of an identity number as stages of life. */
export const numberFengShuiIdentityNumber = defineProcedure({
  name: "numberFengShui.identityNumber",
  tradition: "chinese-names-numbers",
  title: { en: "Number feng shui of an identity number", zhHant: "身分證號碼風水" },
  summary: {
    en: "Reads the digit pairs of an identity number as stretches of life, without showing a digit of it; the last four weigh double",
    zhHant: "以八星論身分證號碼，分段論人生，末四位加倍計量，號碼概不顯示",
  },
  kind: "calculation",
  cost: 5,
  narrated: true,
  icon: "icons/numbers.svg",
  input: Type.Object({
    number: Type.String({
      minLength: 4,
      maxLength: 32,
      description: "With or without separators; never echoed, neither in answers nor in errors",
    }),
    region: Type.Optional(oneOf(REGIONS, "Whose card; default: by its form")),
  }),
  output: AnswerShape,
  conventions: { letters: LETTERS, checkX: CHECK_X, connectors: CONNECTORS },
  run(input, give) {
    const card = readCard(input.number, input.region, input.letters, input.checkX);
    const reading = readPairs(card.digits, input.connectors, {
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
      privacy: PRIVACY,
      verdict: { value: gradeOf(reading), because: becauseOf(reading, give.lang) },
    };
  },
  brief: writeBrief,
  picture: ({ stages, score: total }, lang: Lang) => drawStages(stages, NAME, total, lang),
  examples: [
    {
      title: "the sample number of the standard, whose check sign fits",
      input: { number: "11010519491231002X" },
      expect: { region: "mainland", check: "fits", digitCount: 19 },
      source: "GB 11643-1999, sample number; ISO 7064 MOD 11-2",
    },
  ],
  references: PAIR_REFERENCES,
});

function writeBrief(answer: Answer, lang: Lang): Brief {
  const en = lang === "en";
  return {
    facts: {
      stages: answer.stages.map(({ ages, leading, luckyPercent }) => ({
        ages: en ? ages.en : ages.zhHant,
        star: leading?.native ?? null,
        luckyPercent,
      })),
      dominant: answer.dominant,
      score: answer.score,
    },
    outline: en
      ? ["The number", "Stretches of life", "What to make of it"]
      : ["總論", "分段人生", "取用"],
    plain: (en ? english(answer) : chinese(answer)).join("\n\n"),
  };
}

const senseOf = ({ id }: { readonly id: string }) => STAR_NATURES[id as WanderingStarId].sense;

const CHECK_EN = {
  fits: "",
  doesNotFit: " Its check sign does not fit, so a digit may have been mistyped.",
  notChecked: "",
} as const;
const CHECK_ZH = {
  fits: "",
  doesNotFit: "惟檢查碼不合，恐有誤植。",
  notChecked: "",
} as const;

function english(answer: Answer): readonly string[] {
  const { dominant: main, pairCount, score: total, stages } = answer;
  if (!main) {
    return [
      "The digits form no pair, since 0 and 5 alone make no star; the method is silent here.",
    ];
  }
  return [
    `The number makes ${pairCount} pairs, and ${main.roman} (${main.gloss}) weighs most in it: ${senseOf(main).en}. Lucky stars hold ${total} per cent of the weight, the last four digits counted double.${CHECK_EN[answer.check]}`,
    courseEn(stages, main),
    `A number of this kind is given and cannot be chosen; readers therefore balance it with those that can, such as a phone or a plate, and by conduct before either. The bands of age are a custom of digit-pair readers. No digit of it is repeated here.`,
  ];
}

function chinese(answer: Answer): readonly string[] {
  const { dominant: main, pairCount, score: total, stages } = answer;
  if (!main) return ["號中無兩數可成一星，蓋零與五不自成星，此法無從置評。"];
  return [
    `此號共成${pairCount}組，以${main.native}為重，主${senseOf(main).zhHant}。末四位加倍計之，吉星之力佔 ${total}%。${CHECK_ZH[answer.check]}`,
    courseZh(stages, main),
    `此類號碼受之於公，不由自擇；論者以可擇之電話、車牌補其所缺，而為人處世又在其先。年歲之分乃數字論者之慣例。文中不載號碼之任何數字。`,
  ];
}

/** The stretches under a star, the brightest and the hardest of them; null where no star leads any. */
function courseOf(stages: readonly Stage[]) {
  const told = stages.filter(({ leading }) => leading);
  if (told.length === 0) return null;
  const [best, worst] = [pick(told, 1), pick(told, -1)];
  const even = best === worst || best.luckyPercent === worst.luckyPercent;
  return { first: told[0]!, last: told.at(-1)!, best, worst, even };
}

function courseEn(stages: readonly Stage[], main: Stage["leading"]): string {
  const course = courseOf(stages);
  if (!course) return "Taken as a course of life, no single stretch of it has a star of its own.";
  const { first, last, best, worst, even } = course;
  if (even) {
    return `Read as a course of life the number is even throughout, with ${first.leading!.roman} at its beginning and ${last.leading!.roman} at its end.`;
  }
  const hardest = worst.leading === main ? " again" : ` (${senseOf(worst.leading!).en})`;
  return `Read as a course of life, the brightest stretch is ${best.ages.en}, under ${best.leading!.roman} (${senseOf(best.leading!).en}). The one that asks for most care is ${worst.ages.en}, under ${worst.leading!.roman}${hardest}.`;
}

function courseZh(stages: readonly Stage[], main: Stage["leading"]): string {
  const course = courseOf(stages);
  if (!course) return "以人生論之，各段皆無星可主。";
  const { first, last, best, worst, even } = course;
  if (even) {
    return `以人生論之，前後平勻，始於${first.leading!.native}，終於${last.leading!.native}。`;
  }
  const hardest =
    worst.leading === main ? "，與全號之主星相同" : `，主${senseOf(worst.leading!).zhHant}`;
  return `以人生論之，${best.ages.zhHant}最為明朗，星在${best.leading!.native}，主${senseOf(best.leading!).zhHant}；${worst.ages.zhHant}最宜留意，星在${worst.leading!.native}${hardest}。`;
}

/** The stretch with the most (1) or the least (-1) lucky weight. */
function pick(stages: readonly Stage[], sign: 1 | -1): Stage {
  return stages.reduce((one, other) =>
    sign * (other.luckyPercent! - one.luckyPercent!) > 0 ? other : one,
  );
}

import { defineProcedure, InputError, oneOf, Type, verdictOf, type Lang } from "#old";
import { becauseOf } from "../because.ts";
import { LETTERS, readNumber } from "../digits.ts";
import { CONNECTORS } from "../pairs.ts";
import { drawPairs } from "../picture.ts";
import {
  coverPairs,
  gradeOf,
  GradeShape,
  PairReadingShape,
  readPairs,
  type Emphasis,
} from "../reading.ts";
import { pairBrief } from "../reading_brief.ts";
import { PAIR_REFERENCES } from "../references.ts";

const USES = ["account", "card", "password"] as const;
type Use = (typeof USES)[number];

/** Of a password every digit is weighed and none shown. */
const EMPHASIS: { readonly [K in Use]: Emphasis } = {
  account: { scored: 8, doubled: 4, shown: 4 },
  card: { scored: 8, doubled: 4, shown: 4 },
  password: { scored: 48, doubled: 2, shown: 0 },
};

const NAMES = {
  account: { en: "Account number", zhHant: "帳號" },
  card: { en: "Card number", zhHant: "卡號" },
  password: { en: "Password", zhHant: "密碼" },
} as const;

const SUBJECTS = {
  account: { en: "this account number", zhHant: "此帳號" },
  card: { en: "this card number", zhHant: "此卡號" },
  password: { en: "this password", zhHant: "此密碼" },
} as const;

const ENDING = {
  well: {
    en: "It ends on one of the two stars that readers like for keeping money.",
    zhHant: "末組為天醫或延年，宜於守財。",
  },
  otherwise: {
    en: "Readers would rather have it end on tiān yī for income or yán nián for keeping what is earned.",
    zhHant: "論者以末組得天醫則進財，得延年則守財，此號未合。",
  },
  advice: {
    en: "The stars promise no gain and excuse no risk.",
    zhHant: "星數不保盈虧，理財仍當審慎。",
  },
} as const;

/** Pairs of an account, a card or a password. */
export const numberFengShuiBankAccount = defineProcedure({
  name: "numberFengShui.bankAccount",
  tradition: "chinese-names-numbers",
  title: { en: "Number feng shui of an account", zhHant: "帳號密碼風水" },
  summary: {
    en: "Reads the digit pairs of an account, card or password for earning, keeping and losing money, and whether it ends on a star that keeps; a password is never shown",
    zhHant: "以八星論帳號、卡號、密碼之進財、守財與耗財，並看末組是否歸於天醫、延年；密碼概不顯示",
  },
  kind: "calculation",
  cost: 5,
  narrated: true,
  icon: "icons/numbers.svg",
  input: Type.Object({
    number: Type.String({
      minLength: 2,
      maxLength: 34,
      description: "The whole or its tail; six to eight digits are enough",
    }),
    use: Type.Optional(oneOf(USES, "What it is; default account")),
  }),
  output: Type.Object({
    use: oneOf(USES, "As asked, or account"),
    ...PairReadingShape.properties,
    endsWell: Type.Boolean({ description: "Whether the last pair is tian yi or yan nian" }),
    verdict: verdictOf(GradeShape),
  }),
  conventions: { letters: LETTERS, connectors: CONNECTORS },
  run(input, give) {
    const use = input.use ?? "account";
    const { digits } = readNumber(input.number, input.letters, "number");
    if (digits.length < 2) {
      throw new InputError([
        { path: "number", message: "Cannot read account: it has 1 digit, must have 2 or more" },
      ]);
    }
    const reading = readPairs(digits, input.connectors, EMPHASIS[use]);
    return {
      use,
      ...coverPairs(reading, EMPHASIS[use].shown),
      endsWell: reading.outcome?.id === "tianYi" || reading.outcome?.id === "yanNian",
      verdict: { value: gradeOf(reading), because: becauseOf(reading, give.lang) },
    };
  },
  brief(answer, lang: Lang) {
    const ending = answer.endsWell ? ENDING.well : ENDING.otherwise;
    const closing = {
      en: `${ending.en} ${ENDING.advice.en}`,
      zhHant: ending.zhHant + ENDING.advice.zhHant,
    };
    return pairBrief(answer, { subject: SUBJECTS[answer.use], closing }, lang);
  },
  picture: (answer, lang: Lang) => drawPairs(answer, NAMES[answer.use], lang),
  examples: [
    {
      title: "a tail of six digits that ends on tian yi",
      input: { number: "197868", use: "card" },
      expect: {
        pairs: [
          { pair: "78", star: { native: "延年" }, strength: 3 },
          { pair: "86", star: { native: "天醫" } },
          { pair: "68", star: { native: "天醫" } },
        ],
        counts: [
          { star: { native: "天醫" }, count: 2 },
          { star: { native: "延年" }, count: 2 },
          { star: { native: "五鬼" }, count: 1 },
        ],
        endsWell: true,
      },
      source: "printed pair tables of digit-pair readers, which agree with Bazhai Mingjing",
    },
  ],
  references: PAIR_REFERENCES,
});

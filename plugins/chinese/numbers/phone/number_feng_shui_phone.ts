import { CivilDate, defineProcedure, Type, verdictOf, type Lang } from "#old";
import { readPhone } from "../digits.ts";
import { InnateShape, innateOf } from "../innate.ts";
import { CONNECTORS } from "../pairs.ts";
import { drawPairs } from "../picture.ts";
import { gradeOf, GradeShape, PairReadingShape, readPairs } from "../reading.ts";
import { pairBrief } from "../reading_brief.ts";
import { becauseOf } from "../because.ts";
import { PAIR_REFERENCES } from "../references.ts";

const NAME = { en: "Phone number", zhHant: "電話號碼" };

/** Pairs of a phone number. */
export const numberFengShuiPhone = defineProcedure({
  name: "numberFengShui.phone",
  tradition: "chinese-names-numbers",
  title: { en: "Number feng shui of a phone", zhHant: "電話號碼風水" },
  summary: {
    en: "Reads the digit pairs of a phone number as eight stars, pair by pair, with strengths, hiding by 0 and strengthening by 5; the last eight digits are weighed, the last four twice",
    zhHant: "逐組以八星論電話號碼，兼論強弱與零隱五顯；取末八位計量，末四位加倍",
  },
  kind: "calculation",
  cost: 5,
  narrated: true,
  icon: "icons/numbers.svg",
  input: Type.Object({
    number: Type.String({
      minLength: 3,
      maxLength: 32,
      description:
        "With or without separators, short numbers of 3 digits included; a country code after + or 00 is taken off",
    }),
    birthDate: Type.Optional(CivilDate),
  }),
  output: Type.Object({
    countryCode: Type.Union([Type.String(), Type.Null()], {
      description: "Taken off before reading; null where none was written or it is not known here",
    }),
    ...PairReadingShape.properties,
    innate: Type.Union([InnateShape, Type.Null()], { description: "null without a birth date" }),
    verdict: verdictOf(GradeShape),
  }),
  conventions: { connectors: CONNECTORS },
  run(input, give) {
    const { digits, countryCode } = readPhone(input.number, "number");
    const reading = readPairs(digits, input.connectors, { scored: 8, doubled: 4, shown: 4 });
    const stars = reading.pairs.map(({ star }) => star);
    return {
      countryCode,
      ...reading,
      innate: input.birthDate
        ? innateOf(input.birthDate, input.connectors, stars, "birthDate")
        : null,
      verdict: { value: gradeOf(reading), because: becauseOf(reading, give.lang) },
    };
  },
  brief(answer, lang: Lang) {
    const { innate } = answer;
    const native = (stars: readonly { readonly native: string }[]) =>
      stars.map((star) => star.native).join("、");
    const roman = (stars: readonly { readonly roman: string }[]) =>
      stars.map((star) => star.roman).join(", ");
    const closing = {
      en: innate
        ? `The birth date ${innate.missing.length === 0 ? "holds all four lucky stars of its own." : `lacks ${roman(innate.missing)}; the number ${innate.supplied.length === 0 ? "supplies none of them." : `supplies ${roman(innate.supplied)}.`}`} The last four digits weigh double, as the part of a number that is called and remembered.`
        : "The last four digits weigh double, as the part of a number that is called and remembered.",
      zhHant: innate
        ? `出生日期${innate.missing.length === 0 ? "四吉星俱備。" : `缺${native(innate.missing)}，此號${innate.supplied.length === 0 ? "未能補足。" : `可補${native(innate.supplied)}。`}`}末四位最常稱記，故加倍計之。`
        : "末四位最常稱記，故加倍計之。",
    };
    return pairBrief(
      answer,
      { subject: { en: "this phone number", zhHant: "此電話號碼" }, closing },
      lang,
    );
  },
  picture: (answer, lang: Lang) => drawPairs(answer, NAME, lang),
  examples: [
    {
      title: "a number of eleven digits with two fives between",
      input: { number: "142 5574 4738" },
      expect: {
        pairs: [
          { pair: "14", via: "", star: { native: "生氣" } },
          { pair: "42", via: "", star: { native: "五鬼" } },
          { pair: "27", via: "55", star: { native: "天醫" } },
          { pair: "74", via: "", star: { native: "六煞" } },
          { pair: "44", via: "", star: { native: "伏位" } },
          { pair: "47", via: "", star: { native: "六煞" } },
          { pair: "73", via: "", star: { native: "絕命" } },
          { pair: "38", via: "", star: { native: "六煞" } },
        ],
        dominant: { native: "六煞" },
      },
      source: "printed pair tables of digit-pair readers, which agree with Bazhai Mingjing",
    },
  ],
  references: PAIR_REFERENCES,
});

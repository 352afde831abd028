import { Birth, CivilDate, defineProcedure, InputError, messageOf, Type } from "#old";
import { resolveCivil } from "#time";
import { writeBrief } from "./brief.ts";
import { chartOf } from "./chart.ts";
import { output } from "./shapes.ts";

/** The numbers of a birth date and a name, every addition shown. */
export const numerologyCalculate = defineProcedure({
  name: "numerology.calculate",
  tradition: "pythagorean",
  title: { en: "Numerology", zhHant: "生命靈數" },
  summary: {
    en: "Life path, expression, soul urge, personality, birthday, maturity, lessons, karmic debts and master numbers, with a reading",
    zhHant: "生命數、表現數、靈魂數、人格數、生日數、成熟數、功課、業債與大師數，附解讀",
  },
  kind: "calculation",
  cost: 5,
  narrated: true,
  icon: "icons/pythagorean.svg",
  reads: "birth",
  conventions: {
    yIsVowel: {
      title: { en: "The letter Y", zhHant: "字母 Y" },
      default: "auto",
      options: {
        auto: {
          title: { en: "a vowel where no vowel stands beside it", zhHant: "左右皆非母音時算母音" },
          source: "Glossary of NumeraViva: a vowel between consonants",
        },
        yes: { title: { en: "always a vowel", zhHant: "一律算母音" } },
        no: {
          title: { en: "always a consonant", zhHant: "一律算子音" },
          source: "Balliett, by S. B. Lawrence, The Secret Science of Numerology, ch. 27",
        },
      },
    },
  },
  omittable: {
    name: {
      assume: null,
      says: {
        en: "No name was given: expression, soul urge, personality, maturity and lessons are left out.",
        zhHant: "未提供姓名，故略去表現數、靈魂數、人格數、成熟數與功課。",
      },
      candidates: () => [],
      exhaustive: false,
      verdicts: [],
    },
    currentDate: {
      assume: null,
      says: {
        en: "No current date was given: personal year, month and day are left out.",
        zhHant: "未提供當前日期，故略去流年、流月、流日。",
      },
      candidates: () => [],
      exhaustive: false,
      verdicts: [],
    },
  },
  input: Type.Object({
    ...Birth,
    name: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 120,
        description: "Full name at birth in Latin script; marks are stripped, other signs left out",
      }),
    ),
    currentDate: Type.Optional(CivilDate),
  }),
  output,
  refusals: { "no-letters": "`name` has no Latin letter" },
  run: ({ name, currentDate, yIsVowel }, give) => {
    const { year, month, day } = give.civil().given;
    const current = currentDate === undefined ? undefined : readDate(currentDate);
    return chartOf({ birth: { year, month, day }, name, current, yIsVowel });
  },
  brief: writeBrief,
  examples: [
    {
      title: "Nikola Tesla",
      input: { name: "Nikola Tesla", birthDate: "1856-07-10", yIsVowel: "no" },
      expect: {
        lifePath: { number: 1, steps: "7, 10 → 1, 1856 → 20 → 2; 7 + 1 + 2 = 10 → 1" },
        expression: { number: 11, master: true, total: 38 },
        soulUrge: { number: 4 },
        personality: { number: 7 },
        birthday: { number: 1 },
        maturity: { number: 3 },
      },
      source: "Letter table and order of reduction after Campbell (Decoz's course), added by hand",
    },
    {
      title: "without a name the date's numbers remain",
      input: { birthDate: "1990-11-29" },
      expect: { lifePath: { number: 5 }, birthday: { number: 11, master: true }, expression: null },
      source: "11 and 29 → 11 are kept as masters: 11 + 11 + 1 = 23 → 5",
    },
  ],
  references: [
    { title: "Your Days Are Numbered", author: "Florence Campbell", year: "1931" },
    { title: "Numerology course", author: "Hans Decoz", part: "decoz.com" },
    { title: "The Secret Science of Numerology", author: "Shirley B. Lawrence", part: "ch. 27: Y" },
    { title: "Numerology: The Romance in Your Name", author: "Juno Jordan", year: "1965" },
  ],
});

function readDate(date: string) {
  const result = resolveCivil({ date });
  if (!result.ok) {
    throw new InputError(
      result.issues.map((issue) => ({
        path: "currentDate",
        message: messageOf(issue),
        nearest: issue.nearest,
      })),
    );
  }
  const { year, month, day } = result.moment;
  return { year, month, day };
}

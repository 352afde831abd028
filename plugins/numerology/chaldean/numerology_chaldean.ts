import { Birth, defineProcedure, InputError, messageOf, Type, type Text } from "#old";
import { resolveCivil } from "#time";
import { readLatinName } from "../letters/latin_name.ts";
import { rootOf } from "../pythagorean/reduction.ts";
import { writeBrief } from "./brief.ts";
import { readCompound } from "./compounds.ts";
import { harmonyOf, SINGLES, type Harmony } from "./planets.ts";
import { output, type ChaldeanAnswer } from "./shapes.ts";
import { sumName, type NameSum } from "./values.ts";

const NAME = { minLength: 1, maxLength: 120 };

/** A name by Cheiro's letters, compound number and all. */
export const numerologyChaldean = defineProcedure({
  name: "numerology.chaldean",
  tradition: "chaldean",
  title: { en: "Chaldean numerology", zhHant: "迦勒底數字命理" },
  summary: {
    en: "Letter values 1-8 of a name, compound numbers 10-52 and roots, harmony with the birth number, reading",
    zhHant: "姓名字母一至八值、十至五十二複合數與根數，並與生日數相較，附解讀",
  },
  kind: "calculation",
  cost: 5,
  narrated: true,
  icon: "icons/chaldean.svg",
  conventions: {
    compoundFrom: {
      title: { en: "The compound number of a name of several parts", zhHant: "多段姓名的複合數" },
      default: "letters",
      options: {
        letters: {
          title: { en: "the total of all letters", zhHant: "全部字母的總和" },
          source: "Calculators of today: RAHUL SHARMA 17 + 16 = 33",
        },
        parts: {
          title: { en: "the single digits of the parts, added", zhHant: "各段根數相加" },
          source: "Cheiro, Book of Numbers (1926): JOHN 18 = 9, SMITH 17 = 8",
        },
      },
    },
  },
  omittable: {
    birthDate: {
      assume: null,
      says: {
        en: "No birth date was given: birth number and harmony are left out.",
        zhHant: "未提供生日，故略去生日數與相合。",
      },
      candidates: () => [],
      exhaustive: false,
      verdicts: [],
    },
  },
  input: Type.Object({
    name: Type.String({
      ...NAME,
      description: "The name by which the person is known, in Latin script",
    }),
    birthDate: Type.Optional(Birth.birthDate),
    aliases: Type.Optional(
      Type.Array(Type.String(NAME), {
        maxItems: 5,
        description: "Other names in use, each added up by itself",
      }),
    ),
  }),
  output,
  refusals: { "no-letters": "A name has no Latin letter" },
  run: ({ name, birthDate, aliases = [], compoundFrom }): ChaldeanAnswer => {
    const { parts, ignored } = readLatinName(name);
    const sum = sumName(parts, compoundFrom);
    const birthNumber = birthDate === undefined ? null : describeBirth(readDay(birthDate));
    return {
      name,
      ...describeSum(sum),
      ignored: [...ignored],
      birthNumber,
      harmony: birthNumber && describeHarmony(sum.single, birthNumber.number),
      aliases: aliases.map((alias) => ({
        name: alias,
        ...describeSum(sumName(readLatinName(alias).parts, compoundFrom)),
      })),
    };
  },
  brief: writeBrief,
  examples: [
    {
      title: "Isaac Newton",
      input: { name: "Isaac Newton" },
      expect: { nameTotals: [9, 32], total: 41, compound: 41, single: 5 },
      source: "Letter table of Cheiro (1926), added by hand: I1 S3 A1 A1 C3, N5 E5 W6 T4 O7 N5",
    },
    {
      title: "a total above 52",
      input: { name: "Carl Friedrich Gauss" },
      expect: { total: 56, compound: 11, single: 2 },
      source: "Cheiro (1926): compounds end at 52; 5 + 6 = 11",
    },
    {
      title: "Cheiro's own example",
      input: { name: "John Smith", compoundFrom: "parts" },
      expect: { nameTotals: [18, 17], total: 35, compound: 17, single: 8 },
      source: "Cheiro (1926), as quoted at free-numerology.org: 18 = 9, 17 = 8",
    },
  ],
  references: [
    {
      title: "Book of Numbers",
      author: "Cheiro (W. J. Warner)",
      year: "1926",
      part: "the Chaldean alphabet; compound numbers",
    },
  ],
});

function readDay(birthDate: string): number {
  const result = resolveCivil({ date: birthDate });
  if (result.ok) return result.moment.given.day;
  throw new InputError(
    result.issues.map((issue) => ({
      path: "birthDate",
      message: messageOf(issue),
      nearest: issue.nearest,
    })),
  );
}

function describeSum({ parts, total, compound, single }: NameSum) {
  return {
    letters: parts.map(({ letters, ...part }) => ({ ...part, letters: [...letters] })),
    nameTotals: parts.map((part) => part.total),
    total,
    compound,
    compoundMeaning: compound === null ? null : readCompound(compound),
    single,
    ...SINGLES[single]!,
  };
}

function describeBirth(day: number) {
  const number = rootOf(day);
  return { day, number, ...SINGLES[number]! };
}

const HARMONY_TEXTS: Readonly<Record<Harmony, Text>> = {
  same: {
    en: "Name and birthday have one number, so the name is worn like one's own coat.",
    zhHant: "名字與生日同數，穿在身上就像自己的外套。",
  },
  family: {
    en: "Name and birthday are of one family of numbers, and back each other up.",
    zhHant: "名字與生日的數字同屬一族，彼此撐腰。",
  },
  different: {
    en: "Name and birthday are of different families: the name shows a side that the birthday would not.",
    zhHant: "名字與生日的數字不同族，名字露出的，是生日不會露出的一面。",
  },
};

function describeHarmony(name: number, birth: number) {
  const value = harmonyOf(name, birth);
  return { value, text: HARMONY_TEXTS[value] };
}

import { within, type SmallEntry } from "./entry.ts";

type Fields = Readonly<Record<string, unknown>>;
interface Part {
  readonly part: string;
  readonly total: number;
  readonly letters: readonly { readonly value: number }[];
}

export const NUMEROLOGY: readonly SmallEntry[] = [
  {
    procedure: "numerology.calculate",
    input: ({ name, birthDate, yIsVowel }) => ({
      name,
      birthDate,
      yIsVowel: yIsVowel ? "yes" : "no",
    }),
    view: (answer) => {
      const number = (key: string) => within(answer, key)?.["number"];
      return {
        expressionSumOfNames: within(answer, "expression")?.["total"],
        expression: number("expression"),
        soulUrge: number("soulUrge"),
        personality: number("personality"),
        lifePath: number("lifePath"),
        birthday: number("birthday"),
        maturity: number("maturity"),
      };
    },
  },
  {
    procedure: "numerology.chaldean",
    input: ({ name }) => ({ name }),
    view: (answer) => {
      const parts = answer["letters"] as readonly Part[];
      return {
        letterValues: Object.fromEntries(
          parts.map(({ part, letters }) => [part, letters.map(({ value }) => value)]),
        ),
        nameTotals: Object.fromEntries(parts.map(({ part, total }) => [part, total])),
        total: answer["total"],
        compound: answer["compound"],
        single: answer["single"],
      };
    },
  },
  {
    procedure: "chronogram.read",
    input: ({ text, expectedYear }: Fields) => ({
      text,
      ...(expectedYear === undefined ? {} : { expectedYear }),
    }),
    view: (answer) => {
      const purity = within(answer, "purity");
      const mode = within(answer, "mode")?.["id"];
      return {
        mode: mode === "all" ? "all-letters" : mode,
        total: answer["total"],
        matchesExpected: answer["matches"],
        counts: answer["counts"],
        numeralCount: answer["numeralCount"],
        unmarkedNumerals: purity?.["unmarked"],
        pure: purity?.["pure"],
      };
    },
  },
];

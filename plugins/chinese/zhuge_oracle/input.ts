import { type Convention, QuestionInput, Type } from "#sdk";

export const input = Type.Object({
  text: Type.String({ minLength: 3, maxLength: 12 }),
  ...QuestionInput,
});

/** Why three characters cannot be counted. */
export type OracleIssues = {
  notThree: { count: number };
  notChinese: { sign: string };
  strokesUnknown: { character: string };
};

/** How the strokes of a character are counted. */
const STROKE_STANDARD = {
  default: "kangxi",
  options: {
    kangxi: {
      source: "strokes of Kangxi Zidian, as public programs of the oracle state their rule",
    },
    traditional: {
      source: "some readers: the traditional form as it is written, Unihan kTotalStrokes",
    },
  },
} as const satisfies Convention;

export const CONVENTIONS = { strokeStandard: STROKE_STANDARD };

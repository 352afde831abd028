import { oneOf, Type, type Conventions } from "#sdk";
import { FACE_PART, SHAPES } from "./terms.ts";

export const input = Type.Object({
  features: Type.Array(Type.Object({ part: oneOf(FACE_PART.ids), shape: oneOf(SHAPES) }), {
    minItems: 1,
    maxItems: 24,
  }),
  age: Type.Optional(Type.Integer({ minimum: 1, maximum: 99 })),
});

export const CONVENTIONS = {
  ageCounts: {
    default: "nominal",
    options: {
      nominal: { source: "Mayi Shenxiang, 流年部位: the age of the year, one at birth" },
      full: { source: "readers today who count full years" },
    },
  },
} as const satisfies Conventions;
export type AgeCount = keyof (typeof CONVENTIONS)["ageCounts"]["options"];
/** Why a feature cannot be read. */
export type FeatureIssues = {
  shapeOfOther: { part: string; shapes: string };
  twice: { part: string };
};

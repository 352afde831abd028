/** Inputs and outputs that several tools have. */
import { Type } from "@sinclair/typebox";
import { compactAnswer, pickFields } from "../compact.ts";
import type { Answered, Fields } from "../tool.ts";

export const closed = { additionalProperties: false } as const;
export const open = (description: string) =>
  Type.Object({}, { additionalProperties: true, description });

export const SYSTEM = Type.String({
  maxLength: 64,
  description: "Id from search_systems, e.g. bazi.chart",
});
export const INPUT = open("Input of the system; describe_system lists its fields");
export const LANG = Type.Optional(
  Type.String({ description: "BCP 47 tag of the texts: en (default), zh-Hant, …" }),
);
export const DETAIL = Type.Optional(
  Type.Unsafe<"compact" | "full">({
    type: "string",
    enum: ["compact", "full"],
    description: "compact (default) is under 12 KB; full may be 300 KB",
  }),
);
export const FIELDS = Type.Optional(
  Type.Array(Type.String(), {
    minItems: 1,
    maxItems: 8,
    description: "Only these paths of the full answer, e.g. pillars/day",
  }),
);

/** How an answer is shown. */
export interface Showing {
  readonly detail?: "compact" | "full";
  readonly fields?: readonly string[];
}

/** The answer as it was asked for; never its picture, which show_chart shows. */
export function showAnswer(answer: Fields, { detail, fields }: Showing): Fields {
  if (fields) return pickFields(answer, fields);
  if (detail !== "full") return compactAnswer(answer);
  const { picture: _shown, ...rest } = answer;
  return rest;
}

export const CHARGED = {
  pointsCharged: Type.Integer({ description: "Points this call took" }),
  balance: Type.Union([Type.Integer(), Type.Null()], {
    description: "Points left; null if the token may not see them",
  }),
};

export function chargedOf({ points, balance }: Answered) {
  return { pointsCharged: points, balance };
}

/** Input with the language of the call. */
export function inLanguage(input: Fields, lang: string | undefined): Fields {
  return lang === undefined ? input : { ...input, lang };
}

import { CivilDate, Type } from "#sdk";
import { CONNECTORS } from "../pairs.ts";

/** The longest span of years that one call reads. */
export const MOST_YEARS = 30;

export const input = Type.Object({
  birthDate: CivilDate,
  fromYear: Type.Integer({ minimum: 1, maximum: 9999 }),
  toYear: Type.Optional(Type.Integer({ minimum: 1, maximum: 9999 })),
});

/** Why a span of years cannot be read. */
export type SpanIssues = { spanOfYears: { years: number; most: number } };

export const CONVENTIONS = { connectors: CONNECTORS };

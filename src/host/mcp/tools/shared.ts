/** Inputs and outputs that several tools have. */
import { Type } from "@sinclair/typebox";
import { InputError } from "../../../plugins/mod.ts";
import { splitView, viewAnswer, type View } from "../../answer_forms/mod.ts";
import { CallFailed, type Answered, type Fields, type Session } from "../tool.ts";

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
  Type.Unsafe<View["detail"]>({
    type: "string",
    enum: ["compact", "standard", "full"],
    description: "compact (default): under 12 KB; full may be 300 KB",
  }),
);
export const FIELDS = Type.Optional(
  Type.Array(Type.String(), {
    minItems: 1,
    maxItems: 50,
    description:
      "Only these paths of the whole answer, e.g. pillars.day; answer.reading.left names some",
  }),
);

/** How an answer is to be shown. */
export interface Showing {
  readonly detail?: View["detail"];
  readonly fields?: readonly string[];
  /** Bytes, where several answers share a message. */
  readonly most?: number;
}

/**
 * Makes what shows the answers of a system; asked before the call, so that a wrong path costs nothing.
 *
 * @throws {CallFailed} 400 for a path that the answer has not
 */
export function showing(
  { registry }: Session,
  system: string,
  asked: Showing,
): (answer: Fields) => Fields {
  const procedure = registry.procedures.get(system)?.procedure;
  if (!procedure) return (answer) => answer;
  const { most, ...own } = asked;
  const wish = own.fields ? own : { detail: "compact", ...own };
  const share = most === undefined ? {} : { most };
  try {
    const { view } = splitView(wish, new URLSearchParams(), procedure);
    return (answer) => viewAnswer(answer, procedure, { ...view, ...share });
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const issues = error.issues.map(({ path, code, nearest }) => ({ path, code, nearest }));
    throw new CallFailed("Cannot show these fields", 400, { reason: "invalid_input", issues });
  }
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

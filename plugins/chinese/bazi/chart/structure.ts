import {
  phrase,
  term,
  Type,
  verdict,
  vocabulary,
  type Frozen,
  type IdOf,
  type Phrase,
  type Static,
} from "#sdk";
import type { Opinion } from "../judgement/judge.ts";
import { STRUCTURE_KIND, type StructurePhrases } from "../judgement/named.ts";
import { PATTERN } from "../judgement/remedy.ts";
import { STRUCTURE_STATE, type StatePhrases } from "../judgement/success_row.ts";
import { STRUCTURE } from "./structures.ts";

/** Whether a following or a transformation is whole. */
export const TRUTH = vocabulary("truth", {
  true: { native: "真", roman: "zhēn" },
  false: { native: "假", roman: "jiǎ" },
});

/** How clean the structure is. */
export const CLARITY = vocabulary("clarity", {
  clear: { native: "清", roman: "qīng" },
  cleared: { native: "濁中取清", roman: "zhuó zhōng qǔ qīng" },
  mixed: { native: "濁", roman: "zhuó" },
});
export type ClarityId = IdOf<typeof CLARITY>;

/** The structure of a chart and how whole it is. */
export const structureShape = Type.Object(
  {
    verdict: verdict(
      term(STRUCTURE, "Structure of the chart (格局)"),
      phrase<StructurePhrases>("Where it comes from"),
      "Which structure the chart has",
    ),
    kind: term(STRUCTURE_KIND, "Kind of structure"),
    truth: Type.Union([term(TRUTH, "True or false"), Type.Null()], {
      description:
        "Whether a following or transforming structure is true (真) or false (假); null for others",
    }),
    state: verdict(
      term(STRUCTURE_STATE, "Whether it is formed"),
      phrase<StatePhrases>("What makes, breaks or saves it"),
      "Success, failure and rescue (成敗救應) of the structure",
    ),
    clarity: term(CLARITY, "Whether it is clear or mixed (清濁)"),
    pattern: Type.Union([term(PATTERN, "Illness and remedy"), Type.Null()], {
      description:
        "What is amiss and what mends it, as Di Tian Sui Chanwei names it; null for its following, transforming and dominant charts, and by Ziping Zhenquan",
    }),
  },
  { description: "The structure and how whole it is" },
);
export type Structure = Frozen<Static<typeof structureShape>>;

const SUCCESS = "Ziping Zhenquan, lun yong shen cheng bai jiu ying";

/** Shows what a book says of the structure. */
export function describeStructure({ named, success, pattern }: Opinion): Structure {
  const { isTrue } = named;
  return {
    verdict: { value: named.id, because: [named.because] },
    kind: named.kind,
    truth: isTrue === null ? null : isTrue ? "true" : "false",
    state: {
      value: success.state,
      because: success.why.map((code) => ({ code, source: SUCCESS }) as Phrase<StatePhrases>),
    },
    clarity: clarityOf(success),
    pattern,
  };
}

/**
 * A structure that stands is clear, one that is rescued has been cleared, one that breaks or mixes is not.
 *
 * @source Di Tian Sui, "qing qi" and "zhuo qi": what is rid of its hindrance is clear
 */
function clarityOf({ state }: Opinion["success"]): ClarityId {
  if (state === "rescued") return "cleared";
  return state === "broken" ? "mixed" : "clear";
}

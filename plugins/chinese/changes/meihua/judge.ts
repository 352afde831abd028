/** What body and use, the changed trigram and the mutual ones come to. */
import { phaseRelation, type PhaseRelation } from "#lore";
import type { Trigram } from "../../core/trigrams.ts";
import { RELATION_OF, type Standing } from "./terms.ts";

/** The trigrams of a cast. */
export interface Trigrams {
  readonly body: Trigram;
  readonly use: Trigram;
  /** What the use becomes. */
  readonly changed: Trigram;
  readonly mutual: readonly [Trigram, Trigram];
}

/**
 * Judges body and use: what the use becomes decides, since it is the end of the matter; where it leaves the question
 * open the use itself, then the mutual trigrams.
 *
 * @source Meihua Yishu 2, 體用總訣 and 疾病占: 變為坎水乃泄體, 變兌則能泄體, 坤變艮土俱在生體之義; 1, 觀梅占: harmed by the use and saved
 *   by what it becomes
 */
export function judgeBody({ body, use, changed, mutual }: Trigrams): Standing {
  const toBody = (one: Trigram): PhaseRelation => phaseRelation(one.element, body.element);
  const byUse = toBody(use);
  const byChange = toBody(changed);
  if (byChange === "generates") return byUse === "controls" ? "saved" : good(byUse);
  if (byChange === "controls" || byChange === "generatedBy") return bad(byUse);
  if (byUse === "generates") return good(byUse);
  if (byUse === "controls") return bad(byUse);
  const inner = mutual.map(toBody);
  const isPressed = inner.includes("controls") && !inner.includes("generates");
  return isPressed ? bad(byUse) : good(byUse);
}

/** Good: with effort where the body has to master the use. */
function good(byUse: PhaseRelation): Standing {
  return RELATION_OF[inverse(byUse)] === "bodyControls" ? "withEffort" : "favourable";
}

/** Bad: a drain where the body feeds the use. */
function bad(byUse: PhaseRelation): Standing {
  return RELATION_OF[inverse(byUse)] === "bodyGenerates" ? "draining" : "unfavourable";
}

const INVERSE: { readonly [K in PhaseRelation]: PhaseRelation } = {
  same: "same",
  generates: "generatedBy",
  generatedBy: "generates",
  controls: "controlledBy",
  controlledBy: "controls",
};

/** What the other is to the one. */
function inverse(relation: PhaseRelation): PhaseRelation {
  return INVERSE[relation];
}

/** What elements, modes, shapes and figures of a chart mean, in clauses that end a sentence. */
import type { Element, Modality } from "#lore";
import type { PatternId, ShapeId } from "../../../core/patterns.ts";

/** What the element with the most planets decides. */
export const fullest: Readonly<Record<Element, string>> = {
  fire: "zeal goes ahead and caution follows",
  earth: "what can be touched is believed first",
  air: "a thing is understood before it is felt",
  water: "feeling decides before reason is asked",
};

/** What comes from others where an element has no planet. */
export const missing: Readonly<Record<Element, string>> = {
  fire: "courage has to be lit by others",
  earth: "someone else should keep the accounts",
  air: "distance and a second opinion have to be sought",
  water: "feelings are noticed late",
};

/** What five planets or more of a mode do. */
export const modes: Readonly<Record<Modality, string>> = {
  cardinal: "begins more readily than it ends",
  fixed: "holds on long after others have let go",
  mutable: "adapts to everything and settles with difficulty",
};

/** @source M. E. Jones, The Guide to Horoscope Interpretation (1941) */
export const shapes: Readonly<Record<ShapeId, string>> = {
  bundle: "gather everything about one concern",
  bowl: "hold something that is to be carried to others",
  bucket: "let one planet speak for all the rest",
  locomotive: "keep up a steady drive that needs a task",
  seesaw: "weigh every decision from the opposite side as well",
  splash: "let interests run in all directions",
  splay: "fit no scheme of others for long",
};

/** What a figure of aspects does; the planet at its point follows where it has one. */
export const figures: Readonly<Record<PatternId, string>> = {
  grandTrine: "gives ease within a closed circle",
  tSquare: "drives the strain of the whole out",
  grandCross: "holds four demands in balance by sheer effort",
  yod: "keeps adjusting what will not fit",
  kite: "gives an easy talent its direction",
  mysticRectangle: "turns opposition into cooperation",
  stellium: "sets the weight of the chart in one place",
};

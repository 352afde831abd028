/**
 * How things are said: answers are made of codes, words stand beside each art, one file a language, and
 * the two meet once, when an answer is rendered.
 *
 * @example
 * const FALL = vocabulary("fall", ["open", "closed"]);
 * const answer = Type.Object({ fall: term(FALL, "How the tablets lie") });
 * const speaker = createSpeaker({ words: [en], lang: "en" });
 * render(answer, { fall: "open" }, speaker); // { fall: { id: "open", text: "all open" } }
 */
export * from "./parts.ts";
export * from "./words.ts";
export * from "./language.ts";
export * from "./render.ts";
export { wireOf } from "./wire.ts";
export { englishNameOf, isWrittenIn } from "./script.ts";
export { loadSimplifiedFinder } from "./simplified.ts";
export { keepingTexts, loadSimplifier, textsIn } from "./simplify.ts";
export * as chinese from "./chinese.ts";
export * as english from "./english.ts";

/**
 * Documents as PDF.
 *
 * @example
 * const typesetter = createTypesetter([]);
 * const pdf = await typesetter.set(document); // tagged, fonts embedded as subsets
 */
export type { Block, Document, DocumentPart, Inline, Picture } from "./document.ts";
export { blocksOf } from "./from_html.ts";
export { CannotTypeset, createTypesetter, type Missing, type Typesetter } from "./typesetter.ts";

/**
 * What a question asks, read from its words.
 *
 * @example
 * understand("Where did I leave my ring?"); // { matter: "lostThing", hope: "hoped", form: "where", … }
 */
export * from "./terms.ts";
export { requireAnswerable } from "./answerable.ts";
export * from "./reply.ts";
export * from "./shapes.ts";
export { understand } from "./understand.ts";

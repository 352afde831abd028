/** Finding systems by what people call them, in any language of the catalogue. */
export { CONCEPTS, type Concept } from "./concepts.ts";
export { searchOf, type Search } from "./search.ts";

/**
 * Lore that several traditions hold in common, with its words in `words/`: a floor below all of them.
 *
 * @example
 * phaseRelation("wood", "fire"); // "generates"
 * addFigures("1111", "1212"); // "2121"
 */
export * from "./day_eighths.ts";
export * from "./figures.ts";
export * from "./heavens.ts";
export * from "./house_matters.ts";
export * from "./phases.ts";
export * from "./question.ts";
export * from "./rulership.ts";
export * from "./sexagenary.ts";

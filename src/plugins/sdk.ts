/**
 * Everything a tradition may import from the host.
 *
 * @example
 * import { definePlugin, defineProcedure, Moment, Type, wordsIn } from "#sdk";
 *
 * const day = defineProcedure({
 *   name: "example.day", words: wordsIn(import.meta), input: Type.Object({ ...Moment }), …
 * });
 * export default definePlugin({ id: "example", sdk: 1, version: "1.0.0", procedures: [day], … });
 */
export { Type, type Static, type TOptional, type TSchema } from "@sinclair/typebox";
export { Value } from "@sinclair/typebox/value";
export * from "./contract.ts";
export * from "./asked.ts";
export { civilOfBirth, issuesOfCivil } from "./civil_input.ts";
export {
  birthTimesOf,
  candidateTimes,
  changesBetween,
  changesOfDay,
  momentAt,
  omittableTime,
  partsOfDay,
  type DayMarker,
  type DayPart,
} from "./day_spans.ts";
export { partOf, type Breathe } from "./breathe.ts";
export { anyValue, definePlugin, defineProcedure, type InputOf } from "./define.ts";
export { InputError, Refusal, type InputIssue } from "./errors.ts";
export { PlaceInput, PlaceText } from "./places/mod.ts";
export * from "./question/mod.ts";
export * from "./score.ts";
export * from "./shapes.ts";
export type { Caption, Captions } from "./caption.ts";
export * from "./svg.ts";
export { asksOfDeath } from "./taboo.ts";
export type { Words } from "./common.ts";
export {
  chinese,
  english,
  memberAnswer,
  memberPhrase,
  original,
  phrase,
  term,
  verdict,
  vocabulary,
  wordsIn,
  type AnyWords,
  type IdOf,
  type Reading,
  type Said,
  type Sentences,
  type Speaker,
  type TermText,
  type Translation,
  type Vocabulary,
  type WordsSource,
} from "../speech/mod.ts";

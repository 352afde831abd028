/** The contract before words stood apart from answers; it goes when the last folder has been migrated. */
export { Type, type Static } from "@sinclair/typebox";
export { Value } from "@sinclair/typebox/value";
export * from "./contract.ts";
export { SDK_VERSION, type AnyProcedure, type Plugin as NewPlugin } from "../contract.ts";
export { omittableTime } from "./day_spans.ts";
export { spansOfDay, type DayMarker } from "../day_spans.ts";
export { defineProcedure, type InputOf } from "./define.ts";
export { definePlugin, type Plugin, type Tradition } from "./plugin.ts";
export { InputError, Refusal, type InputIssue } from "./errors.ts";
export * from "./score.ts";
export * from "./shapes.ts";
export * from "../svg.ts";
export { asksOfDeath } from "../taboo.ts";
export { messageOf, textOf } from "./time_words.ts";

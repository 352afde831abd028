/** The forms of an answer, and which of them a request asks for. */
import type { TSchema } from "@sinclair/typebox";
import { answerSchema, type AnyProcedure } from "../../plugins/mod.ts";
import { HttpError } from "../problem.ts";
import { bestType } from "./accept.ts";
import { hasTable } from "./table.ts";

export type Form =
  | "application/json"
  | "text/event-stream"
  | "text/markdown"
  | "image/svg+xml"
  | "image/png"
  | "text/csv";

const JSON_FORM = "application/json";
const ALWAYS = [JSON_FORM, "text/event-stream", "text/markdown"] as const;
const PICTURES = ["image/svg+xml", "image/png"] as const;

/** Whether a form is made of the picture. */
export function isPicture(form: Form): boolean {
  return (PICTURES as readonly string[]).includes(form);
}

/** The forms in which a procedure answers. */
export function formsOf(procedure: AnyProcedure): readonly Form[] {
  return [
    ...ALWAYS,
    ...(procedure.pictured ? PICTURES : []),
    ...(hasTable(answerSchema(procedure, false) as TSchema) ? (["text/csv"] as const) : []),
  ];
}

const ASKS_FOR_JSON = new Set([null, "", "*/*", JSON_FORM]);

/**
 * The form that a request asks for: the one that it likes best, JSON where it does not say.
 *
 * @param procedure undefined where several are called at once or it is not served: then JSON alone
 * @throws {HttpError} 406 with the forms that there are
 */
export function formOf(request: Request, procedure: AnyProcedure | undefined): Form {
  const header = request.headers.get("accept");
  if (ASKS_FOR_JSON.has(header)) return JSON_FORM;
  const offers = procedure ? formsOf(procedure) : [JSON_FORM as Form];
  const form = bestType(header!, offers);
  if (form !== undefined) return form;
  const what = procedure ? procedure.name : "a batch";
  throw new HttpError(
    406,
    "not_acceptable",
    `Cannot answer ${what} in a form that Accept takes: there is ${offers.join(", ")}`,
    { details: { available: offers }, headers: { Vary: "Accept" } },
  );
}

/** Whether a request asks for JSON in so many words; the others are looked at with their procedure. */
export function asksForJson(request: Request): boolean {
  return ASKS_FOR_JSON.has(request.headers.get("accept"));
}

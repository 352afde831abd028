/** Puts a whole answer into the form and the extent that were asked for. */
import type { TSchema } from "@sinclair/typebox";
import { answerSchema, type AnyProcedure } from "../../plugins/mod.ts";
import { HttpError } from "../problem.ts";
import { labelsOf, type ProcedureOf } from "../site/labels.ts";
import { compactOf, standardOf } from "./compact.ts";
import { isPicture, type Form } from "./form.ts";
import { toMarkdown } from "./markdown.ts";
import { drawPng } from "./png.ts";
import { toCsv } from "./table.ts";
import { pick, WHOLE, type View } from "./view.ts";

type Fields = Readonly<Record<string, unknown>>;

/** A body and what it is. */
export interface Rendered {
  readonly body: string | Blob | Uint8Array;
  readonly type: string;
}

/** Whether a body goes out as it was stored. */
export function isStored(form: Form, view: View, hasPicture: boolean): boolean {
  const isJson = form === "application/json" || form === "text/event-stream";
  return isJson && view.detail === "full" && !view.fields && (view.picture || !hasPicture);
}

/**
 * Renders the stored JSON of an answer.
 *
 * @throws {HttpError} 406 for the picture of an answer that was kept without one
 */
export async function renderAnswer(
  stored: string,
  procedure: AnyProcedure,
  form: Form,
  view: View,
  procedureOf: ProcedureOf,
): Promise<Rendered> {
  const { data } = (JSON.parse(stored) as { readonly result: { readonly data: Fields } }).result;
  if (data["dryRun"] === true) return json(data);
  if (isPicture(form)) return picture(data, form);
  const schema = answerSchema(procedure, true) as TSchema;
  const { picture: drawn, ...plain } = data;
  const given = view.picture ? data : plain;
  if (form === "text/csv")
    return { body: toCsv(given, schema), type: "text/csv; charset=utf-8; header=present" };
  const shown = viewed(given, schema, procedure, view);
  if (form !== "text/markdown") {
    const isLost = view.picture && drawn !== undefined && !view.fields;
    return json(isLost ? { ...shown, picture: drawn } : shown);
  }
  const lang = (data["lang"] as { readonly given?: string } | undefined)?.given ?? "en";
  const labels = await labelsOf(procedure, lang, procedureOf);
  const { picture: _unreadable, ...readable } = shown;
  return {
    body: await toMarkdown(readable, procedure, labels),
    type: "text/markdown; charset=utf-8",
  };
}

function json(data: Fields): Rendered {
  return { body: `{"result":{"data":${JSON.stringify(data)}}}`, type: "application/json" };
}

/** An answer in the extent that was asked for; its picture is not part of it. */
export function viewAnswer(answer: Fields, procedure: AnyProcedure, view: View): Fields {
  const { picture: _drawn, ...plain } = answer;
  return viewed(plain, answerSchema(procedure, true) as TSchema, procedure, view);
}

/** The extent that was asked for; receipts and disclosures are never picked away. */
function viewed(data: Fields, schema: TSchema, procedure: AnyProcedure, view: View): Fields {
  const { detail, fields } = view;
  const omittable = Object.values(
    (procedure.omittable ?? {}) as Readonly<Record<string, { readonly marker?: string }>>,
  );
  const markers = new Set(omittable.flatMap(({ marker }) => marker ?? []));
  const compact = () => compactOf(data, schema, markers, view.most);
  if (!fields) {
    if (detail === WHOLE.detail) return data;
    return detail === "compact" ? compact() : standardOf(data, schema);
  }
  const { reading, notice, lang, omitted } = compact();
  const { left: _left, detail: _detail, ...receipt } = reading as Fields;
  const source = detail === "standard" ? standardOf(data, schema) : data;
  const disclosed = omitted === undefined ? {} : { omitted };
  return { lang, notice, ...disclosed, reading: receipt, ...(pick(source, fields) as Fields) };
}

async function picture(data: Fields, form: Form): Promise<Rendered> {
  const svg = (data["picture"] as { readonly text?: string } | undefined)?.text;
  if (svg === undefined) {
    const detail =
      "Cannot draw this answer: it was kept without its picture; ask again with another key";
    throw new HttpError(406, "not_acceptable", detail, {
      details: { available: ["application/json", "text/markdown"] },
    });
  }
  if (form === "image/svg+xml") return { body: svg, type: form };
  return { body: await drawPng(svg), type: form };
}

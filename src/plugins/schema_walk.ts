/** Walks the schema of an answer: its fields, terms and descriptions. */
import type { TSchema } from "@sinclair/typebox";
import { speechOf, type Vocabulary } from "../speech/mod.ts";

/** A field of a schema. */
export interface Field {
  readonly name: string;
  /** Name of the field it stands in; empty at the top. */
  readonly parent: string;
  /** JSON pointer, for messages. */
  readonly path: string;
  readonly described: boolean;
}

/** A term of a schema with the notes that stand beside it. */
export interface TermUse {
  readonly vocabulary: Vocabulary;
  readonly notes: readonly string[];
  readonly path: string;
}

/** Everything a schema declares that words must cover. */
export interface Declared {
  readonly fields: readonly Field[];
  readonly terms: readonly TermUse[];
}

const SPOKEN = new Set(["code", "with", "source", "of"]);

/** Collects the fields and terms of a schema at every depth. */
export function walkSchema(schema: TSchema): Declared {
  const fields: Field[] = [];
  const terms: TermUse[] = [];
  visit(schema, "", "");
  return { fields, terms };

  function visit(at: TSchema, parent: string, path: string): void {
    const speech = speechOf(at);
    if (speech?.kind === "term") {
      terms.push({ vocabulary: speech.vocabulary, notes: speech.notes, path });
      for (const name of speech.notes) {
        fields.push({ name, parent, path: `${path}/${name}`, described: true });
      }
      return;
    }
    if (speech?.kind === "original" || speech?.kind === "member") return;
    for (const [name, member] of Object.entries(
      (at["properties"] ?? {}) as Record<string, TSchema>,
    )) {
      if (speech?.kind === "phrase" && SPOKEN.has(name)) continue;
      const described = typeof member.description === "string" && member.description !== "";
      fields.push({ name, parent, path: `${path}/${name}`, described });
      visit(member, name, `${path}/${name}`);
    }
    const items = at["items"] as TSchema | TSchema[] | undefined;
    if (Array.isArray(items)) items.forEach((one) => visit(one, parent, path));
    else if (items) visit(items, parent, path);
    for (const one of (at["anyOf"] ?? []) as TSchema[]) visit(one, parent, path);
    for (const one of Object.values((at["patternProperties"] ?? {}) as Record<string, TSchema>)) {
      visit(one, parent, path);
    }
  }
}

/**
 * Whether a JSON pointer leads to a field that an answer of this schema may have; a member's answer and other open
 * schemas may have any.
 */
export function hasPointer(schema: TSchema, pointer: string): boolean {
  const [first, ...steps] = pointer.split("/");
  return first === "" && steps.length > 0 && leads(schema, steps);
}

function leads(at: TSchema, steps: readonly string[]): boolean {
  const [step, ...rest] = steps;
  if (step === undefined) return true;
  if (speechOf(at)?.kind === "member") return true;
  const choices = (at["anyOf"] ?? at["allOf"]) as TSchema[] | undefined;
  if (choices) return choices.some((one) => leads(one, steps));
  const member = (at["properties"] as Record<string, TSchema> | undefined)?.[step];
  if (member) return leads(member, rest);
  const patterns = Object.entries((at["patternProperties"] ?? {}) as Record<string, TSchema>);
  const matching = patterns.filter(([pattern]) => new RegExp(pattern).test(step));
  if (matching.length > 0) return matching.some(([, one]) => leads(one, rest));
  const items = at["items"] as TSchema | TSchema[] | undefined;
  if (items && /^\d+$/.test(step)) {
    const one = Array.isArray(items) ? items[Number(step)] : items;
    return one !== undefined && leads(one, rest);
  }
  const open = at["additionalProperties"];
  if (typeof open === "object") return leads(open as TSchema, rest);
  return at["type"] === undefined && !speechOf(at) && !at["enum"];
}

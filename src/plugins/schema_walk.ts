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

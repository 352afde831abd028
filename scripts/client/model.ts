/** What the procedures take and answer, free of any language: the generators of the clients write it out. */

/** The type of a value. */
export type Shape =
  | { readonly kind: "string" | "number" | "integer" | "boolean" | "null" | "unknown" }
  /** One of these values; `name` is that of its vocabulary, where it has one. */
  | Choice
  | { readonly kind: "array"; readonly of: Shape }
  | { readonly kind: "tuple"; readonly of: readonly Shape[] }
  /** An object whose fields are all alike; without `keys` they are not known beforehand. */
  | { readonly kind: "record"; readonly of: Shape; readonly keys?: Shape }
  | { readonly kind: "union"; readonly of: readonly Shape[] }
  /** A term in words, `{ id, native?, roman?, text }`, with further texts beside its name. */
  | { readonly kind: "term"; readonly id: Shape; readonly notes: readonly string[] }
  | ObjectShape
  /** A type that is declared once under this name. */
  | { readonly kind: "named"; readonly name: string };

export interface Choice {
  readonly kind: "choice";
  readonly values: readonly (string | number | boolean)[];
  readonly name?: string;
}

export interface ObjectShape {
  readonly kind: "object";
  readonly fields: readonly Field[];
  /** Declared objects whose fields it has beside its own. */
  readonly extends?: readonly string[];
  /** Of these sets of fields one at least must be whole. */
  readonly either?: readonly (readonly string[])[];
}

export interface Field {
  readonly name: string;
  readonly shape: Shape;
  readonly optional: boolean;
  /** What it holds, with its unit; for the reader. */
  readonly about: string;
}

/** A procedure as a client calls it. */
export interface Call {
  /** `bazi.chart` */
  readonly name: string;
  /** What it is called in English. */
  readonly about: string;
  readonly input: ObjectShape;
  readonly answer: ObjectShape;
  /** Codes with which it may decline, beside those that every call has. */
  readonly refusals: readonly string[];
}

/** A type that is declared under a name of its own. */
export interface Declared {
  readonly name: string;
  readonly shape: Exclude<Shape, { readonly kind: "named" }>;
}

/** Everything a client is generated from. */
export interface Model {
  readonly calls: readonly (Omit<Call, "input" | "answer"> & {
    readonly input: string;
    readonly answer: string;
  })[];
  /** In the order of their names. */
  readonly types: readonly Declared[];
}

/** `hidden-stem`, `hiddenStem`, `bazi.chart` → `HiddenStem`, `BaziChart`. */
export function pascalCase(text: string): string {
  return text
    .split(/[^A-Za-z0-9]+/)
    .filter((part) => part !== "")
    .map((part) => part[0]!.toUpperCase() + part.slice(1))
    .join("");
}

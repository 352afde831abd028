/** How a value of the input is typed: its attributes, its hint, and its text. */
import type { Lang } from "../../speech/mod.ts";
import { html, type Child, type Html } from "../../ui/mod.ts";
import type { Fields, Schema } from "./fields.ts";
import { foreign, type SiteVoice } from "./voice.ts";

/** Attributes of a plain input; dates and times that a browser's own field cannot hold are typed. */
export function inputOf(schema: Schema, kind: string, value: string, required: boolean) {
  const common = { value, required, autocomplete: "off" };
  if (kind === "date") {
    const plain = value === "" || /^\d{4}-\d{2}-\d{2}$/.test(value);
    return { ...common, type: plain ? "date" : "text" };
  }
  if (kind === "time") {
    return { ...common, type: "time", step: /:\d{2}:\d{2}$/.test(value) ? 1 : null };
  }
  if (kind === "number") {
    const whole = schema.type === "integer";
    return {
      ...common,
      type: "number",
      step: whole ? 1 : "any",
      min: schema.minimum,
      max: schema.maximum,
      inputmode: whole && (schema.minimum ?? -1) >= 0 ? "numeric" : "text",
    };
  }
  return { ...common, type: "text", maxlength: schema.maxLength };
}

/** What an input means, with how a list is typed. */
export function hintOf(voice: SiteVoice, lang: Lang, schema: Schema, kind: string): Child {
  const { words } = voice;
  const how = {
    words: words.words,
    lines: words.lines,
    numbers: words.numbers,
    flags: words.numbers,
  }[kind];
  const { description } = schema;
  const isPlain = kind === "date" || kind === "time" || description === undefined;
  const about = isPlain ? null : html`<span ${foreign(voice, lang)}>${description}</span>`;
  if (!about && !how) return null;
  const values = kind === "words" && schema.items?.enum ? valueList(schema.items.enum) : null;
  return [about, about && how ? " · " : null, how, values];
}

function valueList(values: readonly string[]): Html {
  const shown = values.slice(0, 6).join(", ");
  return html` <span lang="en">(${shown}${values.length > 6 ? " …" : ""})</span>`;
}

export function listText(value: unknown): string {
  if (Array.isArray(value)) return value.map(String).join("\n");
  if (typeof value === "object" && value !== null) return JSON.stringify(value);
  return value === undefined ? "" : String(value);
}

export function asFields(value: unknown): Fields {
  return typeof value === "object" && value !== null ? (value as Fields) : {};
}

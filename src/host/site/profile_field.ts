/** The field by which a saved person stands for a birth. */
import { PROFILE } from "../kept/mod.ts";
import { selectField, type Html } from "../../ui/mod.ts";
import type { Fields, Schema } from "./fields.ts";
import type { SiteVoice } from "./voice.ts";

/** A saved person to choose. */
export interface Profile {
  readonly id: string;
  readonly name: string;
}

/** Whether an object of the input asks for a birth that a person may stand for. */
export function takesProfile({ properties = {} }: Schema): boolean {
  return "birthDate" in properties;
}

/** Writes it; null where nobody is saved or no birth is asked for. */
export function profileField({
  voice,
  people = [],
  schema,
  values,
  prefix,
}: {
  readonly voice: SiteVoice;
  readonly people?: readonly Profile[] | undefined;
  readonly schema: Schema;
  readonly values: Fields;
  readonly prefix: string;
}): Html | null {
  if (people.length === 0 || !takesProfile(schema)) return null;
  const { words } = voice;
  const name = prefix + PROFILE;
  return selectField({
    name,
    id: `f-${name}`,
    label: words.profile,
    hint: words.profileHint,
    choices: [
      { value: "", label: words.profileNone },
      ...people.map(({ id, name: label }) => ({ value: id, label })),
    ],
    value: typeof values[PROFILE] === "string" ? values[PROFILE] : "",
  });
}

/** Adds the persons that a form names to the input that was read from it. */
export function readProfiles(form: URLSearchParams, schema: Schema, input: Fields): Fields {
  const named = (prefix: string) => form.get(prefix + PROFILE) || undefined;
  const whole: Record<string, unknown> = { ...input };
  const own = named("");
  if (own && takesProfile(schema)) whole[PROFILE] = own;
  for (const [name, member] of Object.entries(schema.properties ?? {})) {
    const id = member.properties && takesProfile(member) ? named(`${name}.`) : undefined;
    if (id) whole[name] = { ...(whole[name] as Fields | undefined), [PROFILE]: id };
  }
  return whole;
}

/** A part of a document that is a document itself. */
import type { Json } from "./json_schema.ts";

const REFERENCE = /"\$ref":"#\/components\/([^/"]+)\/([^"]+)"/g;

/**
 * The document of some paths alone, with the components that they need.
 *
 * @param title of the part
 * @param wants whether an operation belongs to it
 */
export function partOf(document: Json, title: string, wants: (path: string) => boolean): Json {
  const components = document["components"] as Readonly<Record<string, Json>>;
  const all = Object.entries(document["paths"] as Readonly<Record<string, Json>>);
  const paths = Object.fromEntries(all.filter(([path]) => wants(path)));
  const kept: Record<string, Record<string, unknown>> = {
    securitySchemes: components["securitySchemes"]!,
  };
  const waiting = [JSON.stringify(paths)];
  for (let text = waiting.pop(); text !== undefined; text = waiting.pop()) {
    for (const [, kind, name] of text.matchAll(REFERENCE)) {
      const group = (kept[kind!] ??= {});
      if (name! in group) continue;
      group[name!] = components[kind!]![name!];
      waiting.push(JSON.stringify(group[name!]));
    }
  }
  const used = new Set(
    Object.values(paths).flatMap((path) =>
      Object.values(
        path as Readonly<Record<string, { readonly tags?: readonly string[] }>>,
      ).flatMap(({ tags }) => tags ?? []),
    ),
  );
  const tags = (document["tags"] as readonly { readonly name: string }[]).filter(({ name }) =>
    used.has(name),
  );
  const info = { ...(document["info"] as Json), title };
  return { ...document, info, tags, paths, components: kept };
}

/** The same call from a program: by curl, and by the clients of three languages. */
import { copyBox, fold, html, type Html } from "../../ui/mod.ts";
import type { Fields } from "./fields.ts";
import type { View } from "./view.ts";

/** A call as programs send it. */
export interface ProgramCall {
  /** Origin of this host. */
  readonly origin: string;
  /** Name of the procedure. */
  readonly id: string;
  readonly input: Fields;
}

/** Writes the call in every language, each to be opened and copied. */
export function programs({ voice }: Pick<View, "voice">, call: ProgramCall): Html {
  const { words, lang } = voice;
  const samples = Object.entries(PROGRAMS).map(([name, write]) => {
    const id = `program-${name.toLowerCase()}`;
    return html`<p class="muted small" translate="no">${name}</p>
      <div class="program">${copyBox(lang, id, write(call))}</div>`;
  });
  return fold(words.curl, samples);
}

/** What is pasted, by the language's name. */
export const PROGRAMS: Readonly<Record<string, (call: ProgramCall) => string>> = {
  curl: ({ origin, id, input }) => {
    const body = JSON.stringify({ json: input }).replaceAll("'", "'\\''");
    return `curl -s '${origin}/api/trpc/${id}' \\
  -H "authorization: Bearer $AUSPEX_KEY" -H 'content-type: application/json' \\
  -d '${body}'`;
  },
  TypeScript: ({ origin, id, input }) => `import { createClient } from "@auspex/client";

const auspex = createClient({ url: "${origin}", key: process.env.AUSPEX_KEY });
const answer = await auspex.${id}(${literal(input, SCRIPT)});
console.log(answer);`,
  Python: ({ origin, id, input }) => `import os
from auspex_client import Auspex

auspex = Auspex("${origin}", key=os.environ["AUSPEX_KEY"])
answer = auspex.${id.split(".").map(snakeCase).join(".")}(${literal(input, PYTHON)})
print(answer)`,
  tRPC: ({
    origin,
    id,
    input,
  }) => `import { createTRPCUntypedClient, httpLink } from "@trpc/client";

const headers = { authorization: \`Bearer \${process.env.AUSPEX_KEY}\` };
const trpc = createTRPCUntypedClient({ links: [httpLink({ url: "${origin}/api/trpc", headers })] });
const answer = await trpc.mutation("${id}", ${literal(input, SCRIPT)});
console.log(answer);`,
};

/** How a language writes what JSON writes otherwise. */
interface Notation {
  readonly key: (name: string) => string;
  readonly constant: (value: null | boolean) => string;
}

const SCRIPT: Notation = {
  key: (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name)),
  constant: String,
};
const PYTHON: Notation = {
  key: (name) => JSON.stringify(name),
  constant: (value) => ({ null: "None", true: "True", false: "False" })[`${value}`],
};

/** A value of JSON as a literal on one line. */
function literal(value: unknown, notation: Notation): string {
  if (value === null || typeof value === "boolean") return notation.constant(value);
  if (Array.isArray(value)) return `[${value.map((one) => literal(one, notation)).join(", ")}]`;
  if (typeof value !== "object") return JSON.stringify(value);
  const fields = Object.entries(value).map(
    ([name, one]) => `${notation.key(name)}: ${literal(one, notation)}`,
  );
  return fields.length === 0 ? "{}" : `{ ${fields.join(", ")} }`;
}

/** Python's own words; a name that is one of them has a stroke behind it. */
const KEYWORDS = new Set(
  "and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield".split(
    " ",
  ),
);

/** `daLiuRen` → `da_liu_ren`, as the Python client is generated. */
function snakeCase(name: string): string {
  const made = name.replaceAll(/([a-z0-9])([A-Z])/g, "$1_$2").toLowerCase();
  return KEYWORDS.has(made) ? `${made}_` : made;
}

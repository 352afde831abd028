/**
 * `bun scripts/verifier_vectors.ts`: writes `packages/verifier/vectors.json`: twenty draws of the service, two of each
 * procedure, one bound before the draw and one not, and the same with one field altered each.
 */
import { createHash } from "node:crypto";
import { join } from "node:path";
import { createHost, SILENT } from "../src/host/mod.ts";
import { createRegistry, discover } from "../src/plugins/mod.ts";

type Fields = Record<string, unknown>;

const ROOT = join(import.meta.dir, "..");
const registry = createRegistry(await discover([join(ROOT, "plugins")]));
const host = createHost({
  registry,
  wallet: null,
  narrator: null,
  clock: Date,
  log: SILENT,
  config: { drawsSecret: "the secret that the vectors were made with" },
});

/** Inputs of each procedure: the first is drawn bound, the second is not. */
const INPUTS: Readonly<Record<string, readonly [Fields, Fields]>> = {
  "coinFlip.flip": [{ flips: 5 }, { flips: 9, weight: 0.3 }],
  "tarot.draw": [{ spread: "celticCross" }, { spread: "three", question: "Tea or coffee?" }],
  "runes.cast": [{ spread: "three" }, { spread: "five", blank: true, reversals: false }],
  "divination.draw": [
    { systemSlug: "guanyin-100", confirm: "one-of-three" },
    { systemSlug: "fude-zhengshen-28", method: "blocks" },
  ],
  "liuyao.calculate": [
    { date: "2026-03-04", time: "09:30", timezone: "Asia/Taipei" },
    { date: "1999-12-31", time: "23:10", timezone: "UTC" },
  ],
  "raml.cast": [{}, { question: "Will the letter arrive?" }],
  "ramal.cast": [{}, { question: "When will we travel?" }],
  "sikidy.cast": [{}, { question: "Where is my ring?" }],
  "ifa.cast": [{}, { question: "Where should we live?" }],
  "hakata.cast": [{ question: "Which: red, blue or green?" }, {}],
};

/** What is altered in the answer to each input: a pointer and another value. */
const ALTERED: Readonly<Record<string, readonly [[string, unknown], [string, unknown]]>> = {
  "coinFlip.flip": [
    ["reading/draw/input/flips", 3],
    ["answer/id", "other"],
  ],
  "tarot.draw": [
    ["cards/9/card/id", "the-sun"],
    ["reading/seed", "another"],
  ],
  "runes.cast": [
    ["runes/1/rune/id", "blank"],
    ["runes/4/merkstave", true],
  ],
  "divination.draw": [
    ["lotNumber", 101],
    ["throws/0/id", "none"],
  ],
  "liuyao.calculate": [
    ["reading/draw/input/date", "2026-03-05"],
    ["moving", [1, 2, 3, 4, 5, 6]],
  ],
  "raml.cast": [
    ["reading/draw/commitment/salt", "another salt of mine"],
    ["lines/15", 12],
  ],
  "ramal.cast": [
    ["reading/draw/commitment/serverSeed", "00"],
    ["dice/0", 5],
  ],
  "sikidy.cast": [
    ["reading/procedure", "raml.cast"],
    ["columns/3/figure", "0000"],
  ],
  "ifa.cast": [
    ["odu/id", "ogbe-nobody"],
    ["fortuneThrows/0/odu/id", "nobody"],
  ],
  "hakata.cast": [
    ["reading/draw/commitment/commitment", "AAAA"],
    ["fall/id", "nothing"],
  ],
};

/** Fields of answers that chance decides; the rest, which rules make of them, is left out here. */
const KEPT = new Set(
  (
    "reading sequence heads tails answer cards optionCards runes optionRunes system lotNumber throws confirmation cast " +
    "hexagram moving lines houses dice columns odu marks fortuneThrows kindThrows replyThrows tablets number fall"
  ).split(" "),
);
const SAID = new Set(
  "text about native roman because theme stands meaning asks says keywords gloss sense counsel".split(
    " ",
  ),
);

async function call(name: string, input: Fields): Promise<Fields> {
  const request = new Request(`http://127.0.0.1/api/trpc/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ json: input }),
  });
  const body = (await (await host.handle(request)).json()) as { result?: { data: Fields } };
  if (!body.result) throw new Error(`${name}: ${JSON.stringify(body)}`);
  return body.result.data;
}

function withoutTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTexts);
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => !SAID.has(key));
  return Object.fromEntries(kept.map(([key, member]) => [key, withoutTexts(member)]));
}

function pruned(answer: Fields): Fields {
  const kept = Object.entries(answer).filter(([key]) => KEPT.has(key));
  return withoutTexts(Object.fromEntries(kept)) as Fields;
}

function altered(answer: Fields, pointer: string, to: unknown): Fields {
  const copy = structuredClone(answer);
  const steps = pointer.split("/");
  const last = steps.pop()!;
  const at = steps.reduce((value, step) => value[step] as Fields, copy);
  if (at[last] === undefined) throw new Error(`nothing stands at ${pointer}`);
  at[last] = to;
  return copy;
}

const honest: Fields[] = [];
const changed: Fields[] = [];
for (const [procedure, inputs] of Object.entries(INPUTS)) {
  for (const [index, input] of inputs.entries()) {
    const bound = index === 0;
    const salt = `a salt for ${procedure}, kept aside`;
    const saltHash = createHash("sha256").update(salt).digest("hex");
    const commitment = bound
      ? await call("draws.commit", { procedure, input, saltHash })
      : undefined;
    const binding = commitment ? { commitment: commitment["commitment"], salt } : {};
    const answer = pruned(await call(procedure, { ...input, ...binding }));
    const noted = commitment ? { salt, serverHash: commitment["serverHash"] } : {};
    const [pointer, to] = ALTERED[procedure]![index]!;
    honest.push({ procedure, noted, answer });
    changed.push({ procedure, noted, altered: pointer, answer: altered(answer, pointer, to) });
  }
}
await Bun.write(
  join(ROOT, "packages/verifier/vectors.json"),
  `${JSON.stringify({ version: 1, licence: "CC0-1.0", honest, altered: changed }, null, 1)}\n`,
);
console.log(`${honest.length} honest, ${changed.length} altered`);

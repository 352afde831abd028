/**
 * `bun scripts/sameness.ts PROCEDURE [--lang en] [--count 60] [--show 12] [--from 0] [--with '{"question":"…"}']`:
 * how much the readings of different people are alike.
 *
 * Reads a procedure for random births (seeded, the same at every run), cuts each reading into clauses at
 * sentence punctuation, commas and semicolons, and prints which part of the clauses of a reading occurs in any
 * other's, and which occurs twice in one. Inputs of a birth or a moment are filled by name; whatever else a
 * procedure needs comes by `--with`.
 */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { openService } from "../tests/vectors/service.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    lang: { type: "string", default: "en" },
    count: { type: "string", default: "60" },
    show: { type: "string", default: "12" },
    with: { type: "string", default: "{}" },
    from: { type: "string", default: "0" },
    print: { type: "boolean", default: false },
  },
});
const [name] = positionals;
const root = resolve(import.meta.dir, "..");
const service = await openService(root);
const properties = name ? service.inputsOf(name) : undefined;
if (!name || !properties) {
  console.error("Cannot measure: name a procedure that is served, such as bazi.chart");
  process.exit(2);
}

const given = JSON.parse(values.with) as Readonly<Record<string, unknown>>;
const readings: (readonly string[])[] = [];
for (let i = 0; i < Number(values.count); i++) {
  const all: Readonly<Record<string, unknown>> = {
    ...randomBirth(Number(values.from) + i),
    lang: values.lang,
    ...given,
  };
  const input = Object.fromEntries(Object.entries(all).filter(([field]) => field in properties));
  const answer = await service.call(name, input);
  const text = textOf(answer);
  if (values.print) console.log(`${JSON.stringify(input)}\n${text}\n`);
  readings.push(clausesOf(text));
}
await service.close();

/** Clause → how many readings hold it. */
const holders = new Map<string, number>();
for (const clauses of readings) {
  for (const clause of new Set(clauses)) holders.set(clause, (holders.get(clause) ?? 0) + 1);
}
const shares = readings.map(
  (clauses) => clauses.filter((one) => holders.get(one)! > 1).length / clauses.length,
);
const repeats = readings.flatMap((clauses) =>
  clauses.filter((clause, i) => clauses.indexOf(clause) < i),
);
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const mean = shares.reduce((sum, one) => sum + one, 0) / shares.length;
const length = readings.reduce((sum, one) => sum + one.length, 0) / readings.length;
console.log(
  `${name} (${values.lang}), ${readings.length} births, ${length.toFixed(0)} clauses a reading`,
);
console.log(
  `shared with another: mean ${percent(mean)}, least ${percent(Math.min(...shares))}, most ${percent(Math.max(...shares))}`,
);
console.log(`twice within one reading: ${repeats.length}`);
for (const clause of new Set(repeats)) console.log(`  twice: ${clause}`);
const commonest = [...holders].filter(([, count]) => count > 1).sort((a, b) => b[1] - a[1]);
for (const [clause, count] of commonest.slice(0, Number(values.show))) {
  console.log(`  in ${count}: ${clause}`);
}

/** Cuts at . ! ? : ; , and their Chinese forms; a point or comma inside a number does not cut. */
function clausesOf(text: string): readonly string[] {
  return text
    .split(/[.!?:;,](?=\s|$|["')\]])|[。！？：；，]|\n+/u)
    .map((clause) =>
      clause
        .trim()
        .toLowerCase()
        .replace(/^["'(\])]+|["'(\])]+$/g, ""),
    )
    .filter((clause) => clause !== "");
}

function textOf(answer: Readonly<Record<string, unknown>>): string {
  for (const key of ["interpretation", "synthesis", "thesis"]) {
    const written = answer[key] as { readonly text: string } | undefined;
    if (written) return written.text;
  }
  throw new Error(`Cannot measure ${name}: its answer holds no reading`);
}

/** A birth between 1930 and 2019 somewhere inhabited, by a fixed stream of chance. */
function randomBirth(index: number): Readonly<Record<string, unknown>> {
  const chance = streamOf(index + 1);
  const below = (count: number) => Math.floor(chance() * count);
  const two = (value: number) => String(value).padStart(2, "0");
  const at = Date.UTC(1930, 0, 1) + below(90 * 365) * 86_400_000;
  const date = new Date(at).toISOString().slice(0, 10);
  const time = `${two(below(24))}:${two(below(60))}`;
  const longitude = below(300) - 150;
  return {
    birthDate: date,
    birthTime: time,
    date,
    time,
    timezone: `${longitude < 0 ? "-" : "+"}${two(Math.min(12, Math.round(Math.abs(longitude) / 15)))}:00`,
    latitude: below(100) - 40,
    longitude,
    gender: below(2) === 0 ? "male" : "female",
    seed: `sameness ${index}`,
  };
}

/** Mulberry32: floats in [0, 1). */
function streamOf(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b9);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

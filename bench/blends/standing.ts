/**
 * Reckons many seeded births and questions and prints, for each blend, the scores that part them into
 * twentieths: the table of `plugins/blends/weigh/standing_table.ts`.
 *
 * `bun bench/blends/standing.ts [count] [file]`: some minutes for the thousand that the table holds.
 */
import { join } from "node:path";
import { askMember, createMembers } from "../../src/host/call_members.ts";
import { SILENT } from "../../src/host/mod.ts";
import { createRegistry, discover, invoke, prepare, seededRandom } from "../../src/plugins/mod.ts";
import type { Random, Registry } from "../../src/plugins/mod.ts";

const CITIES = [
  ["Asia/Taipei", 25.033, 121.565],
  ["Asia/Shanghai", 31.23, 121.474],
  ["Asia/Kolkata", 28.614, 77.209],
  ["Europe/Berlin", 52.52, 13.405],
  ["Europe/London", 51.507, -0.128],
  ["Africa/Lagos", 6.524, 3.379],
  ["America/New_York", 40.713, -74.006],
  ["America/Sao_Paulo", -23.551, -46.633],
  ["Australia/Sydney", -33.869, 151.209],
] as const;

const two = (value: number) => String(value).padStart(2, "0");

/** A day from 1900 to 2029 or, for questions, from 2000 to 2049. */
function day(random: Random, first: number, years: number): string {
  return `${first + random.below(years)}-${two(1 + random.below(12))}-${two(1 + random.below(28))}`;
}

function place(random: Random) {
  const [timezone, latitude, longitude] = CITIES[random.below(CITIES.length)]!;
  return { timezone, latitude, longitude };
}

const hour = (random: Random) => `${two(random.below(24))}:${two(random.below(60))}`;

function birth(random: Random) {
  return { birthDate: day(random, 1900, 130), birthTime: hour(random), ...place(random) };
}

function inputOf(name: string, random: Random, seed: string): Record<string, unknown> {
  if (name === "natal.tian" || name === "blend.indian") return birth(random);
  if (name === "compatibility.tian") return { a: birth(random), b: birth(random) };
  const asked = { question: "Shall I?", seed };
  if (name === "blend.african" || name === "blend.islamic") return asked;
  const at = { date: day(random, 2000, 50), time: hour(random), ...place(random) };
  return { ...birth(random), ...asked, at };
}

/** Scores of so many seeded calls, sorted; those that cannot be (a skipped hour) are left out. */
export async function sampleScores(
  registry: Registry,
  name: string,
  count: number,
  seed = "standing",
): Promise<readonly number[]> {
  const members = createMembers({ registry, log: SILENT, runLimitMs: 10_000 });
  const { procedure, plugin } = registry.procedures.get(name)!;
  const random = seededRandom(`${seed}/${name}`);
  const scores: number[] = [];
  for (let n = 0; n < count; n++) {
    const input = inputOf(name, random, `${seed} ${n}`);
    try {
      const call = members(procedure, 0);
      const outcome = await invoke(prepare(procedure, input, 0), {
        now: 0,
        plugin,
        call,
        ask: (member, asked) => askMember(registry, member, asked),
        procedureOf: (member) => registry.procedures.get(member)?.procedure,
      });
      const score = outcome.answer["blendedScore"];
      if (typeof score === "number") scores.push(score);
    } catch {
      continue;
    }
  }
  return scores.sort((a, b) => a - b);
}

/** The scores at 0, 5, 10 … 100 per cent of a sorted list. */
export function twentieths(scores: readonly number[]): readonly number[] {
  return Array.from({ length: 21 }, (_, i) => scores[Math.round((i / 20) * (scores.length - 1))]!);
}

const BLENDS = [
  "natal.tian",
  "compatibility.tian",
  "blend.eastern",
  "blend.western",
  "blend.african",
  "blend.eastwest",
  "blend.islamic",
  "blend.indian",
  "blend.global",
];

if (import.meta.main) {
  const count = Number(process.argv[2] ?? 1_000);
  const registry = createRegistry(await discover([join(import.meta.dir, "../../plugins")]));
  const rows: string[] = [];
  for (const name of BLENDS) {
    const row = twentieths(await sampleScores(registry, name, count));
    rows.push(`  "${name}": [${row.join(", ")}],`);
    console.log(rows.at(-1));
  }
  const file = process.argv[3];
  if (file) await Bun.write(file, rows.join("\n"));
}

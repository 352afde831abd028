/** Calls blends over the real plugins as the host does, or with members that a test makes fail. */
import { join } from "node:path";
import { askMember, createMembers } from "../../src/host/call_members.ts";
import { SILENT } from "../../src/host/mod.ts";
import {
  createRegistry,
  discover,
  invoke,
  prepare,
  type Asked,
  type CallOutcome,
  type Registry,
  workOf,
} from "../../src/plugins/mod.ts";

const ROOT = join(import.meta.dir, "../../plugins");

/** The plugins of this repository. */
export const registry: Registry = createRegistry(await discover([ROOT]));

/** 2026-03-03 12:00 in Taipei. */
export const NOW = Date.UTC(2026, 2, 3, 4);

export const BIRTH = {
  birthDate: "1990-06-15",
  birthTime: "14:30",
  timezone: "Asia/Taipei",
  latitude: 25.033,
  longitude: 121.565,
} as const;

export const AT = {
  date: "2026-03-03",
  time: "10:20",
  timezone: "Asia/Taipei",
  latitude: 25.033,
  longitude: 121.565,
} as const;

type Fields = Readonly<Record<string, unknown>>;
type Call = (name: string, input: Fields) => Promise<CallOutcome>;

const members = createMembers({ registry, log: SILENT, runLimitMs: 10_000 });

/** Runs a procedure; `meddle` may answer in place of a member. */
export async function callBlend(name: string, input: Fields, meddle?: (call: Call) => Call) {
  const { procedure, plugin } = registry.procedures.get(name)!;
  const call = members(procedure, NOW);
  const prepared = prepare(procedure, input, NOW);
  const outcome = await invoke(prepared, {
    now: NOW,
    plugin,
    call: meddle?.(call) ?? call,
    ask: (member, asked) => askMember(registry, member, asked),
    procedureOf: (member) => registry.procedures.get(member)?.procedure,
  });
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  return { ...outcome, answer: outcome.answer as any, price: prepared.points };
}

const answered = new Map<string, Promise<CallOutcome>>();

/** Runs a procedure for its answer in codes; members are asked once for the same input. */
export async function runBlend(name: string, input: Fields) {
  const { procedure } = registry.procedures.get(name)!;
  const call = members(procedure, NOW);
  const once: Call = (member, asked) => {
    const { question: _question, ...judged } = asked;
    const key = `${member} ${JSON.stringify(judged)}`;
    const known = answered.get(key) ?? call(member, asked);
    answered.set(key, known);
    return known;
  };
  const prepared = prepare(procedure, input, NOW);
  const output: unknown = await (
    await workOf(procedure)
  ).run(prepared.input, {
    civil: () => {
      throw new TypeError(`${name} reads no civil time of its own`);
    },
    breathe: () => Promise.resolve(),
    now: NOW,
    call: once,
    ask: (member: string, asked: Asked) => askMember(registry, member, asked),
  });
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  return output as any;
}

/** Makes the named members fail as a crash does. */
export function failing(...names: readonly string[]): (call: Call) => Call {
  return (call) => async (name, input) =>
    names.includes(name)
      ? {
          ok: false,
          name,
          tradition: registry.procedures.get(name)!.tradition.id,
          code: "plugin_fault",
          with: { reason: `${name} failed` },
        }
      : call(name, input);
}

/** How a blend calls its members: a few at a time, each failure an outcome and never a throw. */
import {
  compute,
  InputError,
  prepare,
  Refusal,
  type AnyProcedure,
  type Asked,
  type AskOutcome,
  type CallOutcome,
  type Registered,
  type Registry,
  type Unasked,
  workOf,
  type Weight,
} from "../plugins/mod.ts";
import { createGate } from "./gate.ts";
import { describeError, type Log } from "./log.ts";
import type { Tell } from "./stream.ts";

type Fields = Readonly<Record<string, unknown>>;

export interface MembersDeps {
  readonly registry: Registry;
  readonly log: Log;
  /** How long one member may take, ms. */
  readonly runLimitMs: number;
}

/** Who follows a blend while it runs. */
export interface Audience {
  /** Told of each member that has finished. */
  readonly tell?: Tell;
  /** Once aborted, no further member is started. */
  readonly gone?: AbortSignal;
}

/** How a member of a blend is asked, by its own declaration. */
export function askMember(registry: Registry, name: string, asked: Asked): AskOutcome {
  const member = registry.procedures.get(name);
  const tradition = member?.tradition.id ?? "";
  const asks = member?.procedure.asks;
  if (!asks) return { ok: false, name, tradition, code: "not_declared" };
  const input = asks(asked);
  if (!isUnasked(input)) return { ok: true, name, input };
  return { ok: false, name, tradition, ...input };
}

/** No input of a procedure is called `code`. */
function isUnasked(asked: Fields | Unasked): asked is Unasked {
  return typeof asked["code" as keyof typeof asked] === "string";
}

/** Makes the `call` that one run of a blend is lent. */
export type Members = (
  blend: AnyProcedure,
  now: number,
  audience?: () => Audience,
) => (name: string, input: Fields) => Promise<CallOutcome>;

/** Members of one blend that run at the same time. */
const AT_ONCE = 4;

/**
 * Members run on the rules alone: a blend has one text, written once, whoever writes it. They see the
 * blend's clock, so that all of them speak of the same moment.
 */
export function createMembers(deps: MembersDeps): Members {
  return function membersOf(blend, now, audienceOf = () => ({})) {
    const gate = createGate(AT_ONCE);
    let audience: Audience | undefined;
    return async function call(name, input) {
      const member = deps.registry.procedures.get(name);
      if (!member || !blend.uses?.includes(name)) {
        return { ok: false, name, tradition: "", code: "not_declared" };
      }
      // Asked for once there is a member to call: a request's signal is not free.
      const { gone, tell } = (audience ??= audienceOf());
      return gate(async () => {
        if (gone?.aborted) {
          return { ok: false, name, tradition: member.tradition.id, code: "caller_gone" };
        }
        const outcome = await callMember(deps, membersOf, member, input, now);
        tell?.({ event: "system", system: name, delivered: outcome.ok });
        return outcome;
      });
    };
  };
}

async function callMember(
  deps: MembersDeps,
  members: Members,
  { procedure, plugin, tradition }: Registered,
  input: Fields,
  now: number,
): Promise<CallOutcome> {
  const { name } = procedure;
  const common = { name, tradition: tradition.id };
  // Members compute without a pause; this lets other requests in between two of them.
  await new Promise((resume) => setImmediate(resume));
  try {
    const computed = await compute(prepare(procedure, input, now), plugin, {
      now,
      runLimitMs: deps.runLimitMs,
      call: members(procedure, now),
    });
    const { output } = computed;
    const weight = await weightOf(procedure, output);
    return {
      ok: true,
      ...common,
      answer: output,
      weight,
      shown: computed,
      version: plugin.version,
    };
  } catch (error) {
    if (error instanceof InputError) {
      const reason = error.message;
      return { ok: false, ...common, code: "invalid_input", with: { reason } };
    }
    if (error instanceof Refusal) {
      return {
        ok: false,
        ...common,
        code: error.code,
        with: { reason: error.message, ...error.with },
      };
    }
    deps.log.error("member failed", { procedure: name, ...describeError(error) });
    return { ok: false, ...common, code: "plugin_fault", with: { reason: `${name} failed` } };
  }
}

/** How an answer weighs by its procedure's own rule; undefined where it declares none. */
export async function weightOf(
  procedure: AnyProcedure,
  answer: Fields,
): Promise<Weight | undefined> {
  const { weighs: origin } = procedure;
  if (!origin) return undefined;
  const { weigh, places } = await workOf(procedure);
  const weighed = weigh?.(answer) ?? { score: null, testimonies: [] };
  return { origin, confidence: 1, ...weighed, ...(places ? { places: places(answer) } : {}) };
}

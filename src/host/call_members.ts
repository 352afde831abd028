/** How a blend calls its members: a few at a time, each failure an outcome and never a throw. */
import {
  InputError,
  invoke,
  prepare,
  Refusal,
  type AnyProcedure,
  type CallOutcome,
  type Registered,
  type Registry,
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
        return { ok: false, name, code: "not_declared", reason: `${name} is no member` };
      }
      // Asked for once there is a member to call: a request's signal is not free.
      const { gone, tell } = (audience ??= audienceOf());
      return gate(async () => {
        if (gone?.aborted) {
          return { ok: false, name, code: "caller_gone", reason: "the caller has gone" };
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
  { procedure, plugin }: Registered,
  input: Fields,
  now: number,
): Promise<CallOutcome> {
  const { name } = procedure;
  // Members compute without a pause; this lets other requests in between two of them.
  await new Promise((resume) => setImmediate(resume));
  try {
    const outcome = await invoke(prepare(procedure, input, now), {
      now,
      plugin,
      runLimitMs: deps.runLimitMs,
      call: members(procedure, now),
    });
    return { ok: true, name, answer: outcome.answer };
  } catch (error) {
    if (error instanceof InputError) {
      return { ok: false, name, code: "invalid_input", reason: error.message };
    }
    if (error instanceof Refusal) {
      return { ok: false, name, code: error.code, reason: error.message };
    }
    deps.log.error("member failed", { procedure: name, ...describeError(error) });
    return { ok: false, name, code: "plugin_fault", reason: `${name} failed` };
  }
}

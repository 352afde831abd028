/** What a tool of the MCP server is: its face for a model, and what it does for one caller. */
import type { Static, TObject } from "@sinclair/typebox";
import type { Registry } from "../../plugins/mod.ts";
import type { Caller } from "../../wallet/contract.ts";
import type { Catalogue, System } from "../catalogue.ts";
import type { Fields } from "./fields.ts";
import type { Recent } from "./recent.ts";

export type { Fields } from "./fields.ts";

/** How a call is made. */
export interface Asking {
  /** The price alone: nothing is run. */
  readonly dryRun?: boolean;
  readonly idempotencyKey?: string | undefined;
}

/** A call that was answered. */
export interface Answered {
  readonly answer: Fields;
  /** Points charged by this call. */
  readonly points: number;
  /** Balance afterwards, where the caller may see it. */
  readonly balance: number | null;
}

/** One request of one caller. */
export interface Session {
  readonly registry: Registry;
  readonly catalogue: Catalogue;
  /** Null without a token. */
  readonly caller: Caller | null;
  readonly recent: Recent;
  /**
   * Calls a procedure, paid as any call is.
   *
   * @throws {CallFailed}
   */
  readonly ask: (system: string, input: unknown, asking?: Asking) => Promise<Answered>;
  /** A kept answer of the caller, with its picture where that is asked for; null where there is none. */
  readonly readKept: (readingId: string, picture: boolean) => Promise<Fields | null>;
  /** Points of the caller; null where the token may not see them. */
  readonly balance: () => Promise<Fields | null>;
}

/** A call that failed; nothing was charged. */
export class CallFailed extends Error {
  /** @param facts reason, issues, nearest names and choices, price and shortfall */
  constructor(
    message: string,
    readonly status: number,
    readonly facts: Fields,
  ) {
    super(message);
    this.name = "CallFailed";
  }
}

/** A tool. */
export interface Tool<I extends TObject = TObject, O extends TObject = TObject> {
  readonly name: string;
  readonly title: string;
  /** For a model: what it does, when to use it, and what it costs. */
  readonly description: string;
  readonly input: I;
  readonly output: O;
  /** Whether it may charge points; then it is never called without a token. */
  readonly charges: boolean;
  /** Whether it needs a token though it charges nothing. */
  readonly needsToken?: boolean;
  /** Whether it answers by itself: a call that asks a system is counted against the rate there. */
  readonly isLocal?: boolean;
  /** Address of the page that shows its result. */
  readonly view?: string;
  run(input: Static<I>, session: Session): Promise<Static<O>>;
}

/** Completes the types of a declaration. */
export function defineTool<I extends TObject, O extends TObject>(tool: Tool<I, O>): Tool<I, O> {
  return tool;
}

/**
 * The catalogue entry of a system.
 *
 * @throws {CallFailed} 404
 */
export async function systemOf(
  { catalogue, registry }: Session,
  id: string,
  lang?: string,
): Promise<System> {
  const systems = await catalogue.systems(catalogue.choose(lang));
  const found = systems.find((one) => one.id === id);
  if (found) return found;
  const group = id.split(".")[0]!;
  const nearest = [...registry.procedures.keys()].filter((one) => one.startsWith(`${group}.`));
  throw new CallFailed(
    `Cannot find system ${JSON.stringify(id.slice(0, 64))}: search_systems lists them`,
    404,
    {
      reason: "unknown_system",
      nearest,
    },
  );
}

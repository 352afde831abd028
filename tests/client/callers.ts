/** Three ways to call the same service, brought to one shape. */
import {
  createTRPCUntypedClient,
  httpBatchLink,
  httpLink,
  TRPCClientError,
  type TRPCLink,
} from "@trpc/client";
import type { AnyRouter } from "@trpc/server";
import { AuspexError, createClient, type Planned } from "../../packages/client/src/mod.ts";

/** How a call ended. */
export type Ended =
  | { readonly ok: true; readonly answer: Readonly<Record<string, unknown>> }
  | {
      readonly ok: false;
      readonly status: number;
      readonly reason: string;
      readonly message: string;
      readonly paths: readonly string[];
    };

export interface Asked {
  readonly name: string;
  readonly input: unknown;
}

export interface Caller {
  call(asked: Asked): Promise<Ended>;
  /** All in one request. */
  batch(asked: readonly Asked[]): Promise<readonly Ended[]>;
}

interface Failure {
  readonly message: string;
  readonly data: {
    readonly httpStatus: number;
    readonly reason: string;
    readonly issues?: readonly { readonly path: string }[];
  };
}

function failed({ message, data }: Failure): Ended {
  const paths = (data.issues ?? []).map(({ path }) => path);
  return { ok: false, status: data.httpStatus, reason: data.reason, message, paths };
}

/** Every caller by its name. */
export function callers(url: string, key: string): Readonly<Record<string, Caller>> {
  return {
    "@trpc/client": trpc(url, key),
    "@auspex/client": ours(url, key),
    fetch: plain(url, key),
  };
}

function trpc(url: string, key: string): Caller {
  const options = { url: `${url}/api/trpc`, headers: { authorization: `Bearer ${key}` } };
  const make = (link: unknown) => createTRPCUntypedClient({ links: [link as TRPCLink<AnyRouter>] });
  const one = make(httpLink(options));
  const many = make(httpBatchLink(options));
  const ask = async (client: typeof one, { name, input }: Asked): Promise<Ended> => {
    try {
      return { ok: true, answer: (await client.mutation(name, input)) as never };
    } catch (error) {
      const { message, data } = error as TRPCClientError<AnyRouter>;
      return failed({ message, data: data as never });
    }
  };
  return {
    call: (asked) => ask(one, asked),
    batch: (all) => Promise.all(all.map((asked) => ask(many, asked))),
  };
}

function ours(url: string, key: string): Caller {
  const client = createClient({ url, key });
  type Anything = Record<string, Record<string, { attempt(input: unknown): Promise<unknown> }>>;
  const ended = (outcome: unknown): Ended => {
    const made = outcome as { ok: boolean; answer: never; error: AuspexError };
    if (made.ok) return { ok: true, answer: made.answer };
    const { message, status, reason, data } = made.error;
    return failed({ message, data: { ...data, httpStatus: status, reason } });
  };
  return {
    async call({ name, input }) {
      const [group, verb] = name.split(".") as [string, string];
      return ended(await (client as unknown as Anything)[group]![verb]!.attempt(input));
    },
    async batch(all) {
      return (await client.batch(all as readonly Planned[])).map(ended);
    },
  };
}

function plain(url: string, key: string): Caller {
  const post = async (path: string, body: unknown) => {
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
    const request = { method: "POST", headers, body: JSON.stringify(body) };
    return (await (await fetch(`${url}/api/trpc/${path}`, request)).json()) as unknown;
  };
  const ended = (value: unknown): Ended => {
    const { result, error } = value as { result?: { data: never }; error?: Failure };
    return result ? { ok: true, answer: result.data } : failed(error!);
  };
  return {
    call: async ({ name, input }) => ended(await post(name, { json: input })),
    async batch(all) {
      const path = `${all.map(({ name }) => name).join()}?batch=1`;
      const body = Object.fromEntries(all.map(({ input }, index) => [index, { json: input }]));
      return ((await post(path, body)) as unknown[]).map(ended);
    },
  };
}

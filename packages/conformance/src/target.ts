import type { Adapter, Call } from "./adapter.ts";

/** A service that cases are put to. */
export interface Target {
  /** Whether it serves what an adapter calls; a case it does not is skipped, with the reason. */
  serves(name: string): boolean;
  /** @throws {Error} with the message of the refusal or the fault */
  readonly call: Call;
}

/** How a kind of service is reached and asked. */
export interface Kind {
  readonly name: string;
  /** What it is, and where its description stands. */
  readonly about: string;
  adapters(): Promise<readonly Adapter[]>;
  /** @param token what its paid calls want, as its description says; undefined where nothing was given */
  connect(url: string, token: string | undefined): Promise<Target>;
}

/** Asks for JSON, and says what came where it is none. */
export async function askJson(url: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(30_000) });
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status}: ${text.slice(0, 200)}`);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Error(`no JSON: ${text.slice(0, 200)}`);
  }
}

/** Asks by POST with a JSON body. */
export function postJson(
  url: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  return askJson(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
}

/**
 * Puts a kept answer into words once more: in another language, or with its picture. The call is made again from
 * its own input, seed and clock, which costs nothing and says nothing new; where its rules have changed since, and
 * with them what they say, the answer stays as it was given.
 */
import {
  InputError,
  invoke,
  PluginFault,
  prepare,
  Refusal,
  textKeyOf,
  type Asked,
  type AskOutcome,
  type Registry,
} from "../../plugins/mod.ts";
import type { WholeReading } from "../../wallet/contract.ts";
import type { Members } from "../call_members.ts";
import { createRendered } from "./rendered.ts";
import { readNote } from "./request.ts";

type Fields = Readonly<Record<string, unknown>>;

export interface AgainDeps {
  readonly registry: Registry;
  readonly members: Members;
  readonly ask: (name: string, asked: Asked) => AskOutcome;
  readonly blendLimitMs: number;
}

/** How a kept answer is wanted. */
export interface Wanted {
  readonly lang?: string;
  readonly picture?: boolean;
}

/** Room for answers in other words, characters: some two hundred charts. */
const MAX_RENDERED = 8_000_000;

/** Makes the function. It returns null where the rules say something else by now. */
export function createAgain({ registry, members, ask, blendLimitMs }: AgainDeps) {
  const rendered = createRendered(MAX_RENDERED);

  async function derive(reading: WholeReading, data: Fields, wanted: Wanted): Promise<Fields> {
    const key = JSON.stringify([reading.id, wanted.lang, wanted.picture === true]);
    const text = rendered.get(key) ?? (await render(reading, data, wanted));
    rendered.set(key, text);
    return JSON.parse(text) as Fields;
  }

  async function render(reading: WholeReading, data: Fields, wanted: Wanted): Promise<string> {
    const { procedure, plugin } = registry.procedures.get(reading.reference)!;
    const { input, asOf } = readNote(reading.request);
    const { seed } = data["reading"] as { readonly seed?: string };
    const { commitment: _fixed, salt: _theirs, dryRun: _price, ...asked } = input;
    const showsPicture = procedure.pictured === true && wanted.picture === true;
    const whole = {
      ...asked,
      ...(seed === undefined ? {} : { seed }),
      ...(wanted.lang === undefined ? {} : { lang: wanted.lang }),
      ...(showsPicture ? { picture: true } : {}),
    };
    const outcome = await invoke(prepare(procedure, whole, asOf), {
      now: asOf,
      plugin,
      runLimitMs: blendLimitMs,
      procedureOf: (name) => registry.procedures.get(name)?.procedure,
      ask,
      call: members(procedure, asOf, () => ({ gone: new AbortController().signal })),
    });
    return JSON.stringify(outcome.answer);
  }

  /** Whether today's rules give the same answer, words aside. */
  async function isSame(reading: WholeReading, data: Fields): Promise<boolean> {
    const { plugin } = registry.procedures.get(reading.reference)!;
    const { version } = data["reading"] as { readonly version?: string };
    if (version === plugin.version) return true;
    const { lang } = data["lang"] as { readonly lang?: string };
    const fresh = await derive(reading, data, lang === undefined ? {} : { lang });
    return contentOf(fresh) === contentOf(data);
  }

  return async function again(reading: WholeReading, wanted: Wanted): Promise<Fields | null> {
    const data = dataOf(reading);
    const registered = registry.procedures.get(reading.reference);
    if (!registered) return null;
    try {
      if (!(await isSame(reading, data))) return null;
      const fresh = await derive(reading, data, wanted);
      const textKey = textKeyOf(registered.procedure);
      const written = data[textKey] as { readonly writer?: string; readonly lang?: string };
      // What a model wrote stays where it is in the language that is wanted.
      const isTheirs =
        written?.writer === "llm" &&
        written.lang === (fresh["lang"] as { readonly given?: string }).given;
      // The receipt says what was asked and paid then.
      return {
        ...fresh,
        ...(isTheirs ? { [textKey]: written } : {}),
        reading: { ...(fresh["reading"] as Fields), ...receiptOf(data) },
      };
    } catch (error) {
      const isChanged =
        error instanceof InputError || error instanceof Refusal || error instanceof PluginFault;
      if (isChanged) return null;
      throw error;
    }
  };
}

/** What was answered. */
export function dataOf({ body }: WholeReading): Fields {
  return (JSON.parse(body) as { readonly result: { readonly data: Fields } }).result.data;
}

function receiptOf(data: Fields): Fields {
  const { places: _said, ...receipt } = data["reading"] as Fields;
  return receipt;
}

/** Members of an answer that are made of words, or tell of the call and not of what it says. */
const NOT_CONTENT = new Set(["text", "picture", "reading", "notice", "lang", "creditsUsed"]);

function contentOf(data: Fields): string {
  return JSON.stringify(data, (key, value: unknown) => (NOT_CONTENT.has(key) ? undefined : value));
}

/** What {@link createAgain} makes. */
export type Again = ReturnType<typeof createAgain>;

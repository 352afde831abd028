/** The last answers of this process, so that a draw is verified and a chart is shown without sending it back. */
import { sha256 } from "../draws/mod.ts";
import type { Caller } from "../../wallet/contract.ts";
import type { Fields } from "./fields.ts";

/** Answers that are remembered, some 30 KB each. */
const MOST = 64;

export interface Recent {
  /** Remembers an answer for whoever got it. */
  set(caller: Caller | null, answer: Fields): void;
  /** An answer by the id it names itself with; undefined for another caller's. */
  get(caller: Caller | null, readingId: string): Fields | undefined;
}

/** Makes an empty memory. */
export function createRecent(): Recent {
  const answers = new Map<string, Fields>();
  const keyOf = (caller: Caller | null, id: string) => sha256(`${caller?.accountId ?? ""} ${id}`);
  return {
    set(caller, answer) {
      const { id } = (answer["reading"] ?? {}) as { readonly id?: string };
      if (id === undefined) return;
      const key = keyOf(caller, id);
      answers.delete(key);
      answers.set(key, answer);
      if (answers.size > MOST) answers.delete(answers.keys().next().value!);
    },
    get: (caller, id) => answers.get(keyOf(caller, id)),
  };
}

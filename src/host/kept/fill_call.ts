/** Saved persons in a call, before it is read. */
import type { Caller, People } from "../../wallet/contract.ts";
import type { Call } from "../run_call.ts";
import { fillPeople, namesPerson } from "./person.ts";

/** Whether a caller asks for others than the owner of the points: they open nothing that the owner keeps. */
export function isStranger({ kind }: Caller): boolean {
  return kind === "partner" || kind === "publishable";
}

/** A call with the saved persons that it names filled in; such a call is nobody else's, and is not cached. */
export async function withPeople(
  people: Pick<People, "read"> | undefined,
  caller: Caller,
  call: Call,
): Promise<Call> {
  if (!people || isStranger(caller)) return call;
  const given = call.readInput?.();
  if (!namesPerson(given)) return call;
  const { procedure } = call.registered;
  const { input, names } = await fillPeople(people, caller.userId, procedure.input, given);
  const { cacheKey: _shared, ...own } = call;
  return { ...own, readInput: () => input, about: names.join(" & ") };
}

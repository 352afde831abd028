/** One call of a procedure and what came of it. */
import {
  explainIssues,
  explainRefusal,
  InputError,
  invoke,
  prepare,
  Refusal,
  summaryOf,
  type Registered,
  type Registry,
} from "../../../src/plugins/mod.ts";
import { NOW, surroundings } from "../../../src/host/trial_call.ts";
import type { Input } from "./inputs.ts";

export { NOW };

/** The three outcomes that a caller may meet; anything else is thrown. */
export type Outcome =
  | { readonly kind: "answer"; readonly answer: Readonly<Record<string, unknown>> }
  /** With what is said to the caller. */
  | { readonly kind: "input error" | "refusal"; readonly message: string };

/**
 * Calls a procedure as the host does.
 *
 * @throws whatever is neither an input error nor a declared refusal, of a member of a blend too
 */
export async function call(registry: Registry, one: Registered, input: Input): Promise<Outcome> {
  const { procedure } = one;
  const lang = typeof input["lang"] === "string" ? input["lang"] : undefined;
  try {
    const prepared = prepare(procedure, input, NOW);
    return { kind: "answer", answer: (await invoke(prepared, surroundings(registry, one))).answer };
  } catch (error) {
    if (error instanceof InputError) {
      const issues = await explainIssues(error.issues, lang, procedure);
      return { kind: "input error", message: summaryOf(issues) };
    }
    if (!(error instanceof Refusal)) throw error;
    return { kind: "refusal", message: await explainRefusal(error, lang, procedure) };
  }
}

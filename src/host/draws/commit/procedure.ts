import { InputError, prepare, type AnyProcedure, type Registry } from "../../../plugins/mod.ts";
import { defineProcedure, wordsIn } from "../../../plugins/sdk.ts";
import { boundInput, type Commitments } from "../commitment.ts";
import type { Fields } from "../record.ts";
import { drawNames, OWN_INPUTS, requireDraw } from "../served.ts";
import { answer, type CommitAnswer } from "./answer.ts";
import { input } from "./input.ts";
import type { CommitWords } from "./words/en.ts";

/** Fixes a draw before it is made. */
export function createCommit(registry: Registry, commitments: Commitments): AnyProcedure {
  const names = drawNames(registry);
  return defineProcedure({
    name: "draws.commit",
    tradition: "draws",
    words: wordsIn<CommitWords>(import.meta),
    kind: "calculation",
    cost: 0,
    needs: ["now"],
    options: { draws: names },
    input,
    output: answer,
    work: async () => ({
      run({ procedure, input = {}, saltHash }, { now }): CommitAnswer {
        const drawn = requireDraw(registry, procedure, "procedure").procedure;
        const bound = boundInput(input);
        const strange = Object.keys(input).filter((name) => OWN_INPUTS.has(name));
        if (strange.length > 0) {
          const code = "seed-and-commitment";
          throw new InputError(strange.map((name) => ({ path: `input/${name}`, code })));
        }
        checkInput(drawn, input, now);
        const made = commitments.make(drawn, bound, saltHash);
        const committedAt = new Date(now).toISOString();
        return { ...made, procedure: drawn.name, input: bound, committedAt };
      },
    }),
    examples: [
      {
        title: 'a single card, with the salt "correct horse battery staple"',
        input: {
          procedure: names[0] ?? "tarot.draw",
          input: {},
          saltHash: "c4bbcb1fbec99d65bf59d85c8cb62ee2db963f0fe106f483d9afa73bd4e39a8a",
        },
        expect: { input: {} },
        source: "SHA-256 of the UTF-8 text, by any tool",
      },
    ],
    references: [{ title: "Commit and reveal with HMAC-SHA256", part: "RFC 2104, FIPS 180-4" }],
  });
}

function checkInput(procedure: AnyProcedure, input: Fields, now: number): void {
  try {
    prepare(procedure, input, now);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new InputError(error.issues.map((one) => ({ ...one, path: `input/${one.path}` })));
  }
}

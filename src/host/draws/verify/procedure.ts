import type { AnyProcedure, Registry } from "../../../plugins/mod.ts";
import { defineProcedure, wordsIn } from "../../../plugins/sdk.ts";
import type { Commitments } from "../commitment.ts";
import type { Fields } from "../record.ts";
import { drawNames, OWN_INPUTS, requireDraw } from "../served.ts";
import { answer, type Verification } from "./answer.ts";
import { verifyDraw } from "./checks.ts";
import { input } from "./input.ts";
import { readPasted } from "./pasted.ts";
import type { VerifyWords } from "./words/en.ts";

/** Draws again from the seed of an answer, through the same code. */
export function createVerify(registry: Registry, commitments: Commitments): AnyProcedure {
  return defineProcedure({
    name: "draws.verify",
    tradition: "draws",
    words: wordsIn<VerifyWords>(import.meta),
    kind: "calculation",
    cost: 0,
    input,
    output: answer,
    work: async () => ({
      async run({ answer: given, input, seed, salt, serverHash }): Promise<Verification> {
        const pasted = readPasted(given);
        const { procedure } = pasted.reading;
        const registered = requireDraw(registry, procedure, "answer/reading/procedure");
        const noted = {
          ...(input === undefined ? {} : { input: withoutOwn(input) }),
          ...(seed === undefined ? {} : { seed }),
          ...(salt === undefined ? {} : { salt }),
          ...(serverHash === undefined ? {} : { serverHash }),
        };
        return verifyDraw(registered, pasted, noted, commitments);
      },
    }),
    examples: [
      {
        title: "an answer whose seed was changed afterwards",
        input: {
          answer: {
            reading: {
              id: "rd_0000000000000000000000",
              procedure: drawNames(registry)[0] ?? "tarot.draw",
              version: "1.0.0",
              seed: "another",
              draw: { input: {} },
            },
          },
        },
        expect: { verified: false },
        source: "No reading has this id",
      },
    ],
    references: [{ title: "HMAC: Keyed-Hashing for Message Authentication", part: "RFC 2104" }],
  });
}

/** The input of a draw without what a commitment makes. */
function withoutOwn(input: Fields): Fields {
  return Object.fromEntries(Object.entries(input).filter(([name]) => !OWN_INPUTS.has(name)));
}

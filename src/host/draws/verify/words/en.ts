import type { Translation, Words } from "../../../../plugins/sdk.ts";
import type { answer, Issues } from "../answer.ts";
import type { input } from "../input.ts";

export const en = {
  title: "Verify a draw",
  summary:
    "Draws again from the seed of an answer, through the same code, and says check by check whether version, input, seed, salt, server hash, commitment and answer agree",
  inputs: {
    answer: {
      label: "Answer",
      about:
        'The answer of a draw as it was received: the whole body, its "data", or either as text',
    },
    input: {
      label: "Input",
      about: "The input of the draw; default the one the answer carries",
    },
    seed: { label: "Seed", about: "The seed as you noted it" },
    salt: { label: "Salt", about: "Your salt as you noted it" },
    serverHash: {
      label: "Server hash",
      about: "The server hash as you noted it before the draw",
    },
  },
  fields: {
    verified: "Verified",
    procedure: "Draw",
    version: "Version",
    "version/given": "Of the answer",
    given: "In the answer",
    served: "Served now",
    seed: "Seed",
    checks: "Checks",
    check: "Check",
    ok: "Holds",
    says: "What it came to",
    differences: "Differences",
    path: "Place",
    differenceCount: "Differences listed",
  },
  terms: {
    check: {
      version: "version",
      input: "input",
      seed: "seed",
      salt: "salt",
      serverHash: "server hash",
      commitment: "commitment",
      id: "id",
      answer: "answer",
    },
  },
  phrases: {
    versionHolds: "The answer was made by the version that is served now",
    versionFails:
      "The answer was made by another version of the plugin: its results may have changed on purpose",
    inputHolds: "The input is that of the answer",
    inputFails: "The input you give is not the one the answer says it was drawn from",
    seedHolds: "The seed is the one the draw had to use",
    seedFails:
      "The seed is not the one the draw had to use: it does not follow from server seed and salt, or is not the one you noted",
    saltHolds: "The salt is yours",
    saltFails: "The salt is not the one that was fixed by its hash before the draw",
    serverHashHolds: "The server seed is the one whose hash was given before the draw",
    serverHashFails: "The server seed is not the one whose hash was given before the draw",
    commitmentHolds: "The commitment is of this service and binds this request",
    commitmentFails: "The commitment is not of this service, or binds another procedure or input",
    uncommitted:
      "The answer was drawn without a commitment, so a salt or server hash proves nothing about it",
    idHolds: "The id of the reading follows from procedure, version, input and seed",
    idFails:
      "The id of the reading does not follow from procedure, version, input and seed: one of them was changed",
    answerHolds: "The seed gives exactly this answer",
    answerFails:
      "The seed gives another answer; where that is so in a few places only, they are listed",
    "not-a-draw": ({ name, nearest }: { name: string; nearest?: string }) =>
      `Expected the name of a draw, got "${name}"` +
      (nearest === undefined ? "" : `; did you mean "${nearest}"?`),
    "not-an-answer": "Expected the answer of a draw, which carries this",
    "not-json": "Expected JSON",
    "input-unknown": "Required: this answer does not carry the input it was drawn from",
  },
} satisfies Words<{ input: typeof input; answer: typeof answer; phrases: Issues }>;

export type VerifyWords = Translation<typeof en>;

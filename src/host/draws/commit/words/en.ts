import type { Translation, Words } from "../../../../plugins/sdk.ts";
import type { answer } from "../answer.ts";
import type { input } from "../input.ts";

export const en = {
  title: "Commit to a draw",
  summary:
    "Fixes a draw before it is made: you give the hash of a salt and the whole request, the service gives the hash of its seed. Send `commitment` and `salt` with the draw. Neither side can steer it, and one commitment gives one draw",
  inputs: {
    procedure: { label: "Draw", about: "Name of the draw: tarot.draw" },
    input: {
      label: "Its input",
      about: "The input of the draw, as it will be sent; lang and picture may still change",
    },
    saltHash: {
      label: "Hash of your salt",
      about:
        "SHA-256 of your salt as 64 lower-case hexadecimal digits. The salt is a text of 16 to 128 characters that nobody else can guess",
    },
  },
  fields: {
    commitment: "Commitment",
    serverHash: "Hash of the server seed",
    procedure: "Draw",
    input: "What it binds",
    committedAt: "Made at",
  },
  phrases: {
    "not-a-draw": ({ name, nearest }: { name: string; nearest?: string }) =>
      `Expected the name of a draw, got "${name}"` +
      (nearest === undefined ? "" : `; did you mean "${nearest}"?`),
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  phrases: { "not-a-draw": { name: string; nearest?: string } };
}>;

export type CommitWords = Translation<typeof en>;

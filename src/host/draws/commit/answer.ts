import { Type, type Frozen, type Static } from "../../../plugins/sdk.ts";
import { HASH } from "./input.ts";

export const answer = Type.Object({
  commitment: Type.String({ description: "To be sent with the draw, as it is" }),
  serverHash: Type.String({
    ...HASH,
    description: "SHA-256 of the server seed; note it down before the draw",
  }),
  procedure: Type.String({ description: "Name of the draw" }),
  input: Type.Object({}, { additionalProperties: true, description: "What the commitment binds" }),
  committedAt: Type.String({ description: "ISO 8601, UTC" }),
});
export type CommitAnswer = Frozen<Static<typeof answer>>;

/** Tools for draws that nobody can steer. */
import { randomBytes } from "node:crypto";
import { Type } from "@sinclair/typebox";
import { sha256 } from "../../draws/mod.ts";
import { CallFailed, defineTool, type Fields, type Session } from "../tool.ts";
import { closed, INPUT, open, SYSTEM } from "./shared.ts";

export const commitDraw = defineTool({
  name: "commit_draw",
  title: "Commit to a draw",
  description:
    "Binds the service to a draw before it is drawn. Then call_system with the same input plus the commitment and salt, then verify_draw. Free. Give saltHash if you can compute SHA-256: then neither side can steer; else the salt is made here, and only the service is bound.",
  charges: false,
  input: Type.Object(
    {
      system: SYSTEM,
      input: INPUT,
      saltHash: Type.Optional(
        Type.String({
          pattern: "^[0-9a-f]{64}$",
          description: "SHA-256 in hexadecimal of a secret salt of 16 to 128 characters",
        }),
      ),
    },
    closed,
  ),
  output: Type.Object({
    commitment: Type.String(),
    serverHash: Type.String({ description: "Note it down: verify_draw checks it" }),
    salt: Type.Optional(Type.String({ description: "Made here, as no saltHash was given" })),
    bound: Type.Unsafe<"both" | "service">({ type: "string", enum: ["both", "service"] }),
    callWith: open("The whole input for call_system; add your salt where none stands"),
  }),
  async run({ system, input, saltHash }, session) {
    const salt = saltHash === undefined ? randomBytes(24).toString("base64url") : undefined;
    const hash = saltHash ?? sha256(salt!);
    const { answer } = await session.ask("draws.commit", {
      procedure: system,
      input,
      saltHash: hash,
    });
    const { commitment, serverHash } = answer as { commitment: string; serverHash: string };
    const own = salt === undefined ? {} : { salt };
    return {
      commitment,
      serverHash,
      ...own,
      bound: salt === undefined ? ("both" as const) : ("service" as const),
      callWith: { ...input, commitment, ...own },
    };
  },
});

export const verifyDraw = defineTool({
  name: "verify_draw",
  title: "Verify a draw",
  description:
    "Draws again from the seed and says check by check whether the answer is what it gives. Name the reading of a draw you made (`answer.reading.id`), or send a full answer. Free.",
  charges: false,
  input: Type.Object(
    {
      readingId: Type.Optional(Type.String({ maxLength: 64, description: "rd_…" })),
      answer: Type.Optional(open("A full answer, where the reading is not known here")),
      salt: Type.Optional(Type.String({ maxLength: 128 })),
      serverHash: Type.Optional(
        Type.String({ maxLength: 64, description: "As commit_draw told it" }),
      ),
    },
    closed,
  ),
  output: Type.Object({
    verified: Type.Boolean(),
    system: Type.String(),
    checks: Type.Array(
      Type.Object({ check: Type.String(), ok: Type.Boolean(), says: Type.String() }),
    ),
  }),
  async run({ readingId, answer, ...noted }, session) {
    const drawn = answer ?? (await readingOf(readingId, session));
    const verified = await session.ask("draws.verify", { answer: drawn, ...noted });
    const {
      verified: holds,
      procedure,
      checks,
    } = verified.answer as {
      readonly verified: boolean;
      readonly procedure: string;
      readonly checks: readonly {
        readonly check: Fields;
        readonly ok: boolean;
        readonly says: Fields;
      }[];
    };
    return {
      verified: holds,
      system: procedure,
      checks: checks.map(({ check, ok, says }) => ({
        check: String(check["id"]),
        ok,
        says: String(says["text"]),
      })),
    };
  },
});

async function readingOf(id: string | undefined, session: Session): Promise<Fields> {
  const found =
    id === undefined
      ? null
      : (session.recent.get(session.caller, id) ?? (await session.readKept(id, false)));
  if (found) return found;
  throw new CallFailed(
    "Cannot find the reading: send the full answer as `answer` (call_system with detail full)",
    404,
    {
      reason: "unknown_reading",
    },
  );
}

/** What the user has allowed, and taking it back. */
import { Type } from "@sinclair/typebox";
import { createBodyReader } from "../http/mod.ts";
import { listConsents, revokeConsent } from "../oauth/mod.ts";
import * as answers from "./answers.ts";
import { describe } from "./operation.ts";
import type { DeskDeps, DeskHandlers } from "./handler.ts";

const PartnerId = Type.Object({ partnerId: Type.Integer({ minimum: 1 }) });

/** Creates the handlers of `/api/v1/consents`. */
export function createConsentHandlers({ core }: DeskDeps): DeskHandlers {
  const readPartnerId = createBodyReader(PartnerId);
  return {
    "/api/v1/consents": {
      GET: {
        operation: describe("listConsents", "List the partners that may use your points", {
          answer: Type.Object({ consents: Type.Array(answers.Consent) }),
        }),
        answer: async (caller) => ({ consents: await listConsents(core, caller.userId) }),
      },
    },
    "/api/v1/consents/revoke": {
      POST: {
        operation: describe("revokeConsent", "End every token of one partner at once", {
          body: PartnerId,
          answer: Type.Object({
            success: Type.Literal(true),
            revoked: Type.Integer({ minimum: 0, description: "Token pairs that worked until now" }),
          }),
        }),
        async answer(caller, request) {
          const { partnerId } = await readPartnerId(request);
          return { success: true, revoked: await revokeConsent(core, caller.userId, partnerId) };
        },
      },
    },
  };
}

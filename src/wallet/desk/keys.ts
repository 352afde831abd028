/** API keys of the owner. A key cannot make or revoke keys: one that leaks must not outlive its revocation. */
import { Type } from "@sinclair/typebox";
import type { Caller } from "../contract.ts";
import { NotFound, WalletError } from "../errors.ts";
import { badRequest, createBodyReader, readQuery } from "../http/mod.ts";
import { readUsage } from "../keys/mod.ts";
import * as answers from "./answers.ts";
import { describe } from "./operation.ts";
import type { DeskDeps, DeskHandlers } from "./handler.ts";

const NewKey = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 100 }),
  requestsPerMinute: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
});
const KeyId = Type.Object({ keyId: Type.Integer({ minimum: 1 }) });

/** Creates the handlers of `/api/v1/keys`. */
export function createKeyHandlers({ core, service }: DeskDeps): DeskHandlers {
  const readNewKey = createBodyReader(NewKey);
  const readKeyId = createBodyReader(KeyId);
  return {
    "/api/v1/keys": {
      GET: {
        operation: describe("listApiKeys", "List your API keys", {
          answer: Type.Object({ keys: Type.Array(answers.ApiKey) }),
        }),
        answer: async (caller) => ({ keys: await service.listApiKeys(caller.userId) }),
      },
      POST: {
        operation: describe("createApiKey", "Make an API key; it is shown this once", {
          body: NewKey,
          answer: answers.NewApiKey,
          failures: { 409: "`too_many`: 50 keys of yours work already" },
        }),
        async answer(caller, request) {
          requirePerson(caller);
          return service.createApiKey(caller.userId, await readNewKey(request));
        },
      },
    },
    "/api/v1/keys/revoke": {
      POST: {
        operation: describe("revokeApiKey", "Revoke an API key at once", {
          body: KeyId,
          answer: answers.Done,
        }),
        async answer(caller, request) {
          requirePerson(caller);
          const { keyId } = await readKeyId(request);
          if (!(await service.revokeApiKey(caller.userId, keyId))) throw new NotFound("liveKey");
          return { success: true };
        },
      },
    },
    "/api/v1/keys/usage": {
      GET: {
        operation: describe("readKeyUsage", "Paid calls and points of one key by UTC day", {
          query: { keyId: "Id of a key of yours" },
          answer: answers.KeyUsage,
        }),
        async answer(caller, request) {
          const { keyId } = readQuery(request, ["keyId"]);
          if (!/^\d{1,15}$/.test(keyId ?? "")) {
            throw badRequest("keyId", (say) => say.keyId);
          }
          return { days: await readUsage(core.database, caller.userId, Number(keyId)) };
        },
      },
    },
  };
}

function requirePerson(caller: Caller): void {
  if (caller.kind !== "api-key") return;
  throw new WalletError("sign_in_required", 403, (say) => say.signInFirst);
}

/** Partners of the owner: OAuth clients, their secrets, and disabling them. */
import { Type } from "@sinclair/typebox";
import { NotFound } from "../errors.ts";
import { createBodyReader } from "../http/mod.ts";
import {
  addSecret,
  disablePartner,
  listPartners,
  registerPartner,
  revokeSecret,
} from "../oauth/mod.ts";
import { ownsPartner } from "../webhooks/mod.ts";
import * as answers from "./answers.ts";
import { describe } from "./operation.ts";
import type { DeskDeps, DeskHandlers } from "./handler.ts";

const NewPartner = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 100 }),
  redirectUris: Type.Array(Type.String(), { minItems: 1, maxItems: 10 }),
  scopes: Type.Optional(Type.Array(Type.String())),
  authMethod: Type.Optional(Type.Union([Type.Literal("client_secret"), Type.Literal("none")])),
  requirePkce: Type.Optional(Type.Boolean()),
});
const Id = Type.Integer({ minimum: 1 });
const PartnerId = Type.Object({ partnerId: Id });
const SecretId = Type.Object({ partnerId: Id, secretId: Id });

/** Creates the handlers of `/api/v1/partners`. */
export function createPartnerHandlers({ core }: DeskDeps): DeskHandlers {
  const readNewPartner = createBodyReader(NewPartner);
  const readPartnerId = createBodyReader(PartnerId);
  const readSecretId = createBodyReader(SecretId);

  async function requireOwner(userId: number, partnerId: number): Promise<void> {
    if (!(await ownsPartner(core, userId, partnerId))) throw new NotFound("partner");
  }

  return {
    "/api/v1/partners": {
      GET: {
        operation: describe("listPartners", "List your partners", {
          answer: Type.Object({ partners: Type.Array(answers.Partner) }),
        }),
        answer: async (caller) => ({ partners: await listPartners(core, caller.userId) }),
      },
      POST: {
        operation: describe(
          "registerPartner",
          "Register a partner; its secret is shown this once",
          {
            body: NewPartner,
            answer: answers.NewPartner,
            failures: { 409: "`too_many`: 50 partners are yours already" },
          },
        ),
        async answer(caller, request) {
          return registerPartner(core, {
            ownerId: caller.userId,
            ...(await readNewPartner(request)),
          });
        },
      },
    },
    "/api/v1/partners/disable": {
      POST: {
        operation: describe("disablePartner", "Disable a partner and end all its tokens", {
          body: PartnerId,
          answer: answers.Done,
        }),
        async answer(caller, request) {
          const { partnerId } = await readPartnerId(request);
          await requireOwner(caller.userId, partnerId);
          await disablePartner(core, partnerId);
          return { success: true };
        },
      },
    },
    "/api/v1/partners/secrets": {
      POST: {
        operation: describe("addPartnerSecret", "Add a secret beside the present ones", {
          body: PartnerId,
          answer: Type.Object({ clientSecret: Type.String({ description: "Shown this once" }) }),
          failures: { 409: "`too_many`: five secrets of the partner work already" },
        }),
        async answer(caller, request) {
          const { partnerId } = await readPartnerId(request);
          await requireOwner(caller.userId, partnerId);
          return { clientSecret: await addSecret(core, partnerId) };
        },
      },
    },
    "/api/v1/partners/secrets/revoke": {
      POST: {
        operation: describe("revokePartnerSecret", "End a secret at once", {
          body: SecretId,
          answer: answers.Done,
        }),
        async answer(caller, request) {
          const { partnerId, secretId } = await readSecretId(request);
          await requireOwner(caller.userId, partnerId);
          if (!(await revokeSecret(core, partnerId, secretId))) throw new NotFound("secret");
          return { success: true };
        },
      },
    },
  };
}

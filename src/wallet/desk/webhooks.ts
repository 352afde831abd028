/** Webhook endpoints of the owner's partners. */
import { Type } from "@sinclair/typebox";
import { NotFound } from "../errors.ts";
import { badRequest, createBodyReader, readQuery } from "../http/mod.ts";
import {
  createEndpoint,
  listDeliveries,
  listEndpoints,
  ownsPartner,
  resend,
  rotateSecret,
  sendTest,
  updateEndpoint,
} from "../webhooks/mod.ts";
import * as answers from "./answers.ts";
import { describe } from "./operation.ts";
import type { DeskDeps, DeskHandlers } from "./handler.ts";

const Id = Type.Integer({ minimum: 1 });
const Events = Type.Array(Type.String(), { minItems: 1 });
const NewEndpoint = Type.Object({
  partnerId: Id,
  url: Type.String({ maxLength: 2000 }),
  events: Type.Optional(Events),
});
const EndpointChange = Type.Object({
  partnerId: Id,
  endpointId: Id,
  events: Type.Optional(Events),
  enabled: Type.Optional(Type.Boolean()),
});
const EndpointId = Type.Object({ partnerId: Id, endpointId: Id });
const DeliveryId = Type.Object({ partnerId: Id, deliveryId: Id });

const OF_PARTNER = { partnerId: "Id of a partner of yours" } as const;

/** Creates the handlers of `/api/v1/webhooks`. */
export function createWebhookHandlers({ core }: DeskDeps): DeskHandlers {
  const readNew = createBodyReader(NewEndpoint);
  const readChange = createBodyReader(EndpointChange);
  const readEndpointId = createBodyReader(EndpointId);
  const readDeliveryId = createBodyReader(DeliveryId);

  async function requireOwner(userId: number, partnerId: number): Promise<void> {
    if (!(await ownsPartner(core, userId, partnerId))) throw new NotFound("partner");
  }

  async function readPartner(userId: number, request: Request): Promise<number> {
    const { partnerId } = readQuery(request, ["partnerId"]);
    if (!/^\d{1,15}$/.test(partnerId ?? "")) {
      throw badRequest("partnerId", (say) => say.partnerId);
    }
    await requireOwner(userId, Number(partnerId));
    return Number(partnerId);
  }

  return {
    "/api/v1/webhooks": {
      GET: {
        operation: describe("listWebhooks", "List a partner's endpoints", {
          query: OF_PARTNER,
          answer: Type.Object({ endpoints: Type.Array(answers.Endpoint) }),
        }),
        answer: async ({ userId }, request) => ({
          endpoints: await listEndpoints(core, await readPartner(userId, request)),
        }),
      },
      POST: {
        operation: describe("createWebhook", "Add an endpoint; its secret is shown this once", {
          body: NewEndpoint,
          answer: answers.NewEndpoint,
        }),
        async answer({ userId }, request) {
          const { partnerId, ...input } = await readNew(request);
          await requireOwner(userId, partnerId);
          return createEndpoint(core, partnerId, input);
        },
      },
    },
    "/api/v1/webhooks/update": {
      POST: {
        operation: describe("updateWebhook", "Change the event filter, enable or disable", {
          body: EndpointChange,
          answer: answers.Endpoint,
        }),
        async answer({ userId }, request) {
          const { partnerId, endpointId, ...change } = await readChange(request);
          await requireOwner(userId, partnerId);
          return found(await updateEndpoint(core, partnerId, endpointId, change));
        },
      },
    },
    "/api/v1/webhooks/rotate": {
      POST: {
        operation: describe("rotateWebhookSecret", "New secret; both sign for 24 hours", {
          body: EndpointId,
          answer: Type.Object({ secret: Type.String({ description: "Shown this once" }) }),
        }),
        async answer({ userId }, request) {
          const { partnerId, endpointId } = await readEndpointId(request);
          await requireOwner(userId, partnerId);
          return { secret: found(await rotateSecret(core, partnerId, endpointId)) };
        },
      },
    },
    "/api/v1/webhooks/test": {
      POST: {
        operation: describe("testWebhook", "Send a test event to an endpoint", {
          body: EndpointId,
          answer: Type.Object({ eventId: Type.String() }),
          failures: { 409: "`too_many_pending`: 20 deliveries wait at the endpoint" },
        }),
        async answer({ userId }, request) {
          const { partnerId, endpointId } = await readEndpointId(request);
          await requireOwner(userId, partnerId);
          return { eventId: found(await sendTest(core, partnerId, endpointId)) };
        },
      },
    },
    "/api/v1/webhooks/deliveries": {
      GET: {
        operation: describe("listWebhookDeliveries", "List a partner's latest deliveries", {
          query: OF_PARTNER,
          answer: Type.Object({ deliveries: Type.Array(answers.Delivery) }),
        }),
        answer: async ({ userId }, request) => ({
          deliveries: await listDeliveries(core, await readPartner(userId, request)),
        }),
      },
    },
    "/api/v1/webhooks/resend": {
      POST: {
        operation: describe("resendWebhook", "Send a finished delivery again", {
          body: DeliveryId,
          answer: answers.Done,
          failures: { 409: "`too_many_pending`: 20 deliveries wait at the endpoint" },
        }),
        async answer({ userId }, request) {
          const { partnerId, deliveryId } = await readDeliveryId(request);
          await requireOwner(userId, partnerId);
          if (!(await resend(core, partnerId, deliveryId))) throw new NotFound("finishedDelivery");
          return { success: true };
        },
      },
    },
  };
}

function found<T>(value: T | null): T {
  if (value === null) throw new NotFound("endpoint");
  return value;
}

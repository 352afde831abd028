import { Elysia } from "elysia";
import type { Registry } from "../../plugins/mod.ts";
import { describeJson } from "../describe.ts";

export interface HealthDeps {
  readonly registry: Registry;
  /** Whether the wallet's stores answer; null where there is no wallet. */
  readonly walletReady: (() => Promise<{ readonly ok: boolean; readonly detail: string }>) | null;
  /** Model that writes texts, or null. */
  readonly model: string | null;
  /** True once the host has been told to stop. */
  readonly isDraining: () => boolean;
}

/**
 * GET /healthz says that the process runs; GET /readyz whether it should get requests.
 *
 * A folder that failed to load leaves the host ready and `degraded`: the rest is served.
 */
export function healthRoutes({ registry, walletReady, model, isDraining }: HealthDeps) {
  async function ready(): Promise<Response> {
    const wallet = walletReady ? await walletReady() : null;
    const draining = isDraining();
    const ok = (wallet?.ok ?? true) && !draining;
    const degraded = registry.failed.length > 0;
    return json(ok ? 200 : 503, {
      status: draining ? "draining" : !ok ? "unavailable" : degraded ? "degraded" : "ready",
      wallet,
      writer: model ?? "rules",
      plugins: { served: registry.plugins.length, failed: registry.failed },
      procedures: registry.procedures.size,
    });
  }
  const health = {
    type: "object",
    properties: { status: { type: "string" } },
    required: ["status"],
  };
  return new Elysia({ normalize: false })
    .get("/healthz", () => json(200, { status: "ok" }), {
      detail: {
        tags: ["Operation"],
        summary: "Says that the process runs",
        description: "For the supervisor of the process; looks at no store.",
        operationId: "getHealth",
        responses: { 200: describeJson("It runs", health), 405: REFUSED },
      },
    })
    .get("/readyz", () => ready(), {
      detail: {
        tags: ["Operation"],
        summary: "Says whether this host should get requests",
        description:
          "For a balancer: whether a charge would go through here and now. Failed plugins leave it ready and `degraded`.",
        operationId: "getReadiness",
        responses: {
          200: describeJson("It should; failed plugins are listed", health),
          405: REFUSED,
          503: describeJson("It should not: a store is away or the host is stopping", health),
        },
      },
    });
}

const REFUSED = describeJson("Another method", { $ref: "#/components/schemas/Problem" }, true);

function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": "application/json", "cache-control": "no-store" },
  });
}

/**
 * `/metrics` on a port of its own: what an operator reads of a host, in the text of Prometheus.
 *
 * @example
 * const meter = createMeter({ version: "0.1.0", measures: wallet.measures });
 * const served = serveMetrics(meter, { host: "0.0.0.0", port: 9464 });
 */
import type { Wallet } from "../../wallet/contract.ts";
import type { RequestLine } from "../observe.ts";
import { createProcessMeter } from "./process.ts";
import { createRequestMeter } from "./requests.ts";
import { METRICS_TYPE, metricsOf, writeMetrics, type Metric } from "./text.ts";

export type { Metric } from "./text.ts";

export interface Meter {
  /** Counts an answer that has left. */
  readonly count: (line: RequestLine) => void;
  /** Everything, as Prometheus reads it; a store that is away is told in it and fails nothing. */
  text(): Promise<string>;
  stop(): void;
}

export interface MeterDeps {
  readonly version: string;
  readonly measures?: Wallet["measures"];
  /** What else is to be told, asked each time. */
  readonly more?: () => readonly Metric[];
}

/** Makes the meter of a host. */
export function createMeter({ version, measures, more }: MeterDeps): Meter {
  const requests = createRequestMeter();
  const running = createProcessMeter(version);
  return {
    count: requests.count,
    async text() {
      const ofWallet = metricsOf((await measures?.()) ?? []);
      return writeMetrics([
        ...requests.metrics(),
        ...ofWallet,
        ...(more?.() ?? []),
        ...running.metrics(),
      ]);
    },
    stop: running.stop,
  };
}

/**
 * Serves it; nothing else is on that port.
 *
 * @throws {Error} with code EADDRINUSE
 */
export function serveMetrics(
  meter: Meter,
  { host, port }: { readonly host: string; readonly port: number },
): { readonly url: string; stop(): Promise<void> } {
  const server = Bun.serve({
    hostname: host,
    port,
    routes: {
      "/metrics": async () =>
        new Response(await meter.text(), { headers: { "content-type": METRICS_TYPE } }),
    },
    fetch: () => new Response("Not found\n", { status: 404 }),
  });
  return {
    url: `http://${host}:${server.port}/metrics`,
    async stop() {
      meter.stop();
      await server.stop(true);
    },
  };
}

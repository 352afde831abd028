/** What an operator sees of a host beside its log: metrics on a port of their own, traces and log lines at a collector. */
import manifest from "../../package.json";
import type { Wallet } from "../wallet/contract.ts";
import type { Config } from "./config.ts";
import type { Watch } from "./observe.ts";
import type { Log } from "./log.ts";

export interface Collecting {
  readonly watch: Watch;
  /** Takes what is written to the log. */
  lines(text: string): void;
  dropped(): number;
  stop(): Promise<void>;
}

/** Opens what sends to a collector, where one is named: nothing of it is loaded otherwise. */
export async function openCollecting({ otlp }: Config): Promise<Collecting | null> {
  if (otlp === null) return null;
  const { createExporter, createTracer, sendLines } = await import("./otlp/mod.ts");
  const exporter = createExporter(otlp);
  return {
    watch: createTracer(exporter, otlp),
    lines: (text) => sendLines(exporter, text),
    dropped: exporter.dropped,
    stop: exporter.stop,
  };
}

export interface Watching {
  readonly watch: Watch | undefined;
  stop(): Promise<void>;
}

/**
 * Opens the metrics, where they have a port, and puts them and the traces together.
 *
 * @throws {Error} saying that the port is taken
 */
export async function openWatching(
  config: Config,
  {
    wallet,
    log,
    collecting,
  }: {
    readonly wallet: Pick<Wallet, "measures">;
    readonly log: Log;
    readonly collecting: Collecting | null;
  },
): Promise<Watching> {
  const tracer = collecting?.watch;
  const stop = async () => collecting?.stop();
  if (config.metricsPort === undefined) return { watch: tracer, stop };
  const { createMeter, serveMetrics } = await import("./metrics/mod.ts");
  const lost = () => ({
    name: "auspex_telemetry_dropped_total",
    help: "Spans and log lines that the collector did not take",
    type: "counter" as const,
    samples: [{ value: collecting?.dropped() ?? 0 }],
  });
  const meter = createMeter({
    version: (manifest as { readonly version: string }).version,
    measures: wallet.measures,
    more: () => (collecting ? [lost()] : []),
  });
  const at = { host: config.metricsHost, port: config.metricsPort };
  let served: ReturnType<typeof serveMetrics>;
  try {
    served = serveMetrics(meter, at);
  } catch (cause) {
    const reason = `Cannot serve metrics on ${at.host}:${at.port}: ${(cause as Error).message}`;
    throw new Error(`${reason}\n  Name another port by METRICS_PORT`, { cause });
  }
  log.info("metrics", { url: served.url });
  return {
    watch: tracer ? together(tracer, meter.count) : { end: meter.count },
    async stop() {
      await served.stop();
      await stop();
    },
  };
}

function together(tracer: Watch, count: Watch["end"]): Watch {
  return {
    ...tracer,
    end(line, trace) {
      tracer.end(line, trace);
      count(line, trace);
    },
  };
}

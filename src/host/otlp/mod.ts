/** Traces and logs to a collector of OpenTelemetry; loaded only where one is named. */
export { createExporter, type Exporter } from "./exporter.ts";
export { sendLines } from "./lines.ts";
export { createTracer, readTraceparent } from "./tracer.ts";

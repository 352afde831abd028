import { attributesOf, type Exporter } from "./exporter.ts";
import { nanosOf } from "./tracer.ts";

const SEVERITY: Readonly<Record<string, number>> = { info: 9, warn: 13, error: 17 };

/** Sends the lines of the log on, as they were written. */
export function sendLines(exporter: Exporter, text: string): void {
  for (const line of text.split("\n")) {
    if (line === "") continue;
    const { time, level, message, ...fields } = JSON.parse(line) as Record<string, unknown>;
    const told = Object.entries(fields).map(([key, value]) => [key, plain(value)] as const);
    exporter.log({
      timeUnixNano: nanosOf(Date.parse(String(time))),
      severityNumber: SEVERITY[String(level)] ?? 0,
      severityText: String(level).toUpperCase(),
      body: { stringValue: String(message) },
      attributes: attributesOf(Object.fromEntries(told)),
    });
  }
}

function plain(value: unknown): string | number | boolean | undefined {
  if (value === null || value === undefined) return undefined;
  return typeof value === "object" ? JSON.stringify(value) : (value as string | number | boolean);
}

/** The exposition format of Prometheus, text version 0.0.4. */
import type { Measure } from "../../wallet/contract.ts";

export const METRICS_TYPE = "text/plain; version=0.0.4; charset=utf-8";

type Labels = Readonly<Record<string, string>>;

/** A sample of a metric: `suffix` is that of histograms. */
export interface Sample {
  readonly suffix?: "_bucket" | "_count" | "_sum";
  readonly labels?: Labels;
  readonly value: number;
}

/** One metric with all its samples. */
export interface Metric {
  readonly name: string;
  readonly help: string;
  readonly type: "counter" | "gauge" | "histogram";
  readonly samples: readonly Sample[];
}

/** Writes metrics out, each once. */
export function writeMetrics(metrics: readonly Metric[]): string {
  return metrics.map(writeMetric).join("");
}

function writeMetric({ name, help, type, samples }: Metric): string {
  const lines = samples.map(
    ({ suffix = "", labels = {}, value }) =>
      `${name}${suffix}${writeLabels(labels)} ${numberOf(value)}\n`,
  );
  return `# HELP ${name} ${help.replaceAll("\\", "\\\\").replaceAll("\n", "\\n")}\n# TYPE ${name} ${type}\n${lines.join("")}`;
}

function writeLabels(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeLabel(value)}"`);
  return pairs.length === 0 ? "" : `{${pairs.join(",")}}`;
}

function escapeLabel(value: string): string {
  return value.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
}

function numberOf(value: number): string {
  if (value === Infinity) return "+Inf";
  return Number.isNaN(value) ? "NaN" : String(value);
}

/** What the wallet measures, samples of one name together. */
export function metricsOf(measures: readonly Measure[]): readonly Metric[] {
  const byName = Map.groupBy(measures, ({ name }) => name);
  return [...byName].map(([name, all]) => ({
    name,
    help: all[0]!.help,
    type: all[0]!.type,
    samples: all.map(({ value, labels }) => (labels ? { value, labels } : { value })),
  }));
}

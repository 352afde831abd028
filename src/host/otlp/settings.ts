/** Settings of traces and logs, by the names that OpenTelemetry gives them. */

export interface OtlpConfig {
  /** Without a slash at its end; `/v1/traces` and `/v1/logs` are added. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly service: string;
  readonly version: string;
  /** Share of traces begun here that are sent, 0 to 1. */
  readonly ratio: number;
  /** The most of them in a second. */
  readonly perSecond: number;
}

type Text = (name: string) => string | undefined;

/** @returns null where no collector is named */
export function readOtlp(faults: string[], text: Text, version: string): OtlpConfig | null {
  const endpoint = text("OTEL_EXPORTER_OTLP_ENDPOINT");
  if (endpoint === undefined) return null;
  if (!URL.canParse(endpoint) || !/^https?:$/.test(new URL(endpoint).protocol)) {
    faults.push("OTEL_EXPORTER_OTLP_ENDPOINT: must be a http:// or https:// address");
  }
  const ratio = Number(text("OTEL_TRACES_SAMPLER_ARG") ?? "1");
  if (!(ratio >= 0 && ratio <= 1)) {
    faults.push("OTEL_TRACES_SAMPLER_ARG: must be a number from 0 to 1");
  }
  const perSecond = Number(text("TRACES_PER_SECOND") ?? "1000");
  if (!(Number.isInteger(perSecond) && perSecond >= 0)) {
    faults.push("TRACES_PER_SECOND: must be a whole number from 0");
  }
  return {
    endpoint: endpoint.replace(/\/+$/, ""),
    headers: readHeaders(faults, text("OTEL_EXPORTER_OTLP_HEADERS")),
    service: text("OTEL_SERVICE_NAME") ?? "auspex",
    version,
    ratio,
    perSecond,
  };
}

/** `name=value,name=value`, values percent-encoded. What stands there is not repeated: it may be a secret. */
function readHeaders(faults: string[], given: string | undefined): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const pair of (given ?? "").split(",").filter((one) => one.trim() !== "")) {
    const at = pair.indexOf("=");
    try {
      if (at < 1) throw new Error("no name");
      headers[pair.slice(0, at).trim()] = decodeURIComponent(pair.slice(at + 1).trim());
    } catch {
      faults.push("OTEL_EXPORTER_OTLP_HEADERS: must read name=value,name=value");
      return {};
    }
  }
  return headers;
}

/**
 * The span under way, in the terms of W3C Trace Context, for whatever asks another program meanwhile. Nothing is
 * carried where no traces are sent.
 */
import { AsyncLocalStorage } from "node:async_hooks";

export interface SpanContext {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** 16 hexadecimal digits. */
  readonly spanId: string;
  readonly sampled: boolean;
  /** Given on as it came. */
  readonly state?: string;
}

const current = new AsyncLocalStorage<SpanContext>();

/** Does work inside a span. */
export function inSpan<T>(span: SpanContext, work: () => T): T {
  return current.run(span, work);
}

/** Headers for a request to another program: none outside of a span. */
export function outgoingTrace(): Record<string, string> {
  const span = current.getStore();
  if (!span) return {};
  const traceparent = `00-${span.traceId}-${span.spanId}-${span.sampled ? "01" : "00"}`;
  return span.state === undefined ? { traceparent } : { traceparent, tracestate: span.state };
}

/** How the narrator reaches its endpoint: nothing is sent on elsewhere, and no answer is read without end. */

import { outgoingTrace } from "../spans.ts";

/** Far more than the longest text with its envelope. */
const MAX_ANSWER_BYTES = 512 * 1024;

/**
 * `fetch` that follows no redirect, since facts about a person would go to where it points, and stops
 * reading an answer that grows past every measure.
 */
export async function fetchCapped(url: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const headers = new Headers(init?.headers);
  for (const [name, value] of Object.entries(outgoingTrace())) headers.set(name, value);
  const response = await fetch(url as URL, { ...init, headers, redirect: "error" });
  if (response.body === null) return response;
  let bytes = 0;
  const cap = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > MAX_ANSWER_BYTES) controller.error(new Error("the answer has no end"));
      else controller.enqueue(chunk);
    },
  });
  const { status, statusText } = response;
  const capped = response.body.pipeThrough(cap);
  return new Response(capped, { status, statusText, headers: response.headers });
}

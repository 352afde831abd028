import type { TaiYiAnswer } from "./answer.ts";

/** Which side has the longer count. */
export function stronger({
  host,
  guest,
}: Pick<TaiYiAnswer, "host" | "guest">): "host" | "guest" | "neither" {
  if (host.count === guest.count) return "neither";
  return host.count > guest.count ? "host" : "guest";
}

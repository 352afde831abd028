/** Labels and refusals of searches over a span of days. */
import type { SpanRefusals } from "../../span.ts";

export const spanInputs = {
  from: { label: "From", about: "First day, YYYY-MM-DD" },
  to: { label: "To", about: "Last day, YYYY-MM-DD; it is counted in" },
};

export const when = { utc: "UTC", local: "By the clock" };

export const spanRefusals = {
  "span-reversed": {
    when: "The last day lies before the first",
    says: ({ from, to }: SpanRefusals["span-reversed"]) =>
      `${to} lies before ${from}. Give the earlier day first`,
  },
  "span-too-long": {
    when: "The span is longer than is searched in one call",
    says: ({ days, most }: SpanRefusals["span-too-long"]) =>
      `The span has ${days} days, and ${most} are searched in one call. Ask for it in parts`,
  },
};

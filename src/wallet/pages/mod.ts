/** The pages that the flows need; a design of its own may replace {@link createPlainPages}. */
export type { ConsentView, Pages, SignInView } from "./contract.ts";
export { createPlainPages } from "./plain.ts";
export { escapeHtml, PAGE_HEADERS } from "./html.ts";

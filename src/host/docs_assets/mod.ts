/** What the documentation pages are made of; nothing comes from another host. */
import { readFileSync } from "node:fs";

export { DOCS_CSS } from "./style.ts";

/** The viewer's source as it is sent to the browser. */
export const DOCS_SCRIPT = readFileSync(new URL("./viewer.js", import.meta.url), "utf8");

/** `bun run verifier:build`: writes `packages/verifier/verify.html`, one page that needs nothing else. */
import { createHash } from "node:crypto";
import { join } from "node:path";

const FOLDER = join(import.meta.dir, "../packages/verifier");

/** The page with its script inside, allowed by its hash alone. */
export async function buildPage(): Promise<string> {
  const built = await Bun.build({
    entrypoints: [join(FOLDER, "page.js")],
    target: "browser",
    minify: { whitespace: false, identifiers: false, syntax: false },
  });
  // Comments name paths, and a closing tag would end the script early.
  const code = (await built.outputs[0]!.text()).replaceAll(/^\/\/ .*\n/gm, "");
  const hash = `sha256-${createHash("sha256").update(code).digest("base64")}`;
  const page = await Bun.file(join(FOLDER, "page.html")).text();
  return page.replace("SCRIPT_HASH", hash).replace("SCRIPT", () => code);
}

if (import.meta.main) await Bun.write(join(FOLDER, "verify.html"), await buildPage());

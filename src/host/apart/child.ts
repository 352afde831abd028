/**
 * The process in which one folder runs: describes it, then answers one call after another, a line of JSON each. It is
 * given no environment and nothing of the host but the modules that every tradition may import.
 */
import { loadFolder } from "../../plugins/mod.ts";
import { provideModules } from "../provide_modules.ts";
import { answerAll, beQuiet, endWithHost, say } from "./answering.ts";
import { describe } from "./wire.ts";

async function serve(path: string, id: string): Promise<void> {
  beQuiet();
  endWithHost();
  await provideModules();
  const loaded = await loadFolder(path, id);
  if (!("plugin" in loaded)) return say({ failed: loaded.reasons });
  const { plugin } = loaded;
  if (plugin.procedures.some(({ kind, uses }) => kind === "blend" || (uses?.length ?? 0) > 0)) {
    const reason =
      "declares a blend, which calls others; a folder that runs apart cannot: name it in TRUSTED_PLUGINS_DIR once it is reviewed";
    return say({ failed: [reason] });
  }
  say({ described: await describe(plugin) });

  await answerAll(async () => plugin);
}

const [path = "", id = ""] = process.argv.slice(2);
void serve(path, id);

/** A process for slow calls of our own folders: each is loaded when it is first asked for. */
import { basename } from "node:path";
import { loadFolder, type Plugin } from "../../plugins/mod.ts";
import { answerAll, beQuiet, endWithHost } from "./answering.ts";

const plugins = new Map<string, Promise<Plugin>>();

async function load(path: string): Promise<Plugin> {
  const loaded = await loadFolder(path, basename(path), "imports");
  if ("plugin" in loaded) return loaded.plugin;
  throw new Error(loaded.reasons.join("; "));
}

beQuiet();
endWithHost();
void answerAll(({ folder = "" }) => {
  const plugin = plugins.get(folder) ?? load(folder);
  plugins.set(folder, plugin);
  return plugin;
});

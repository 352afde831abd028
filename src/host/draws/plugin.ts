/** The host's own folder of procedures: commit to a draw, and verify one. Both cost nothing. */
import type { Plugin, PluginWords, Registry } from "../../plugins/mod.ts";
import { definePlugin, wordsIn } from "../../plugins/sdk.ts";
import { createCommit } from "./commit/procedure.ts";
import type { Commitments } from "./commitment.ts";
import { createVerify } from "./verify/procedure.ts";

const TRADITION = { id: "draws", icon: "draws.svg" };

const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="none" stroke="#1f5f6b" stroke-width="5" ' +
  'stroke-linecap="round" stroke-linejoin="round"><path d="M32 6l22 8v18c0 13-9 21-22 26C19 53 10 45 10 32V14z"/>' +
  '<path d="M22 32l8 8 14-16"/></svg>';

/**
 * Adds the host's procedures to what the plugins declare.
 *
 * @throws {Error} if a plugin has taken one of their names
 */
export function withDraws(registry: Registry, commitments: Commitments, version: string): Registry {
  const plugin = createPlugin(registry, commitments, version);
  const procedures = new Map(registry.procedures);
  for (const procedure of plugin.procedures) {
    const taken = procedures.get(procedure.name);
    if (taken) {
      throw new Error(
        `"${procedure.name}" belongs to the host, and ${taken.plugin.id} declares it`,
      );
    }
    procedures.set(procedure.name, { procedure, plugin, tradition: TRADITION, icon: ICON });
  }
  return { ...registry, procedures };
}

function createPlugin(registry: Registry, commitments: Commitments, version: string): Plugin {
  return definePlugin({
    id: "draws",
    sdk: 1,
    version,
    words: wordsIn<PluginWords>(import.meta),
    traditions: [TRADITION],
    procedures: [createCommit(registry, commitments), createVerify(registry, commitments)],
  });
}

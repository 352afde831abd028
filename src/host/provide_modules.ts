import * as lore from "../lore/mod.ts";
import { loreWords, provideImports } from "../plugins/mod.ts";
import * as places from "../places/mod.ts";
import * as sdk from "../plugins/sdk.ts";
import * as sky from "../sky/mod.ts";
import * as time from "../time/mod.ts";

/** Lets folders of plugins outside this repository import what those inside import, by the same names. */
export async function provideModules(): Promise<void> {
  provideImports({
    "#lore": lore,
    ...(await loreWords()),
    "#places": places,
    "#sdk": sdk,
    "#sky": sky,
    "#time": time,
    tyme4ts: await import("tyme4ts"),
  });
}

/** A host on every tradition with a fake wallet, on a port of its own. */
import { createHost, SILENT } from "../../src/host/mod.ts";
import { createFakeWallet, KEY } from "../http/fake_wallet.ts";
import { registry } from "../plugins/registry.ts";

export { KEY };

/** @param points that the whole key has */
export function serve(points: number) {
  const wallet = createFakeWallet(points);
  const host = createHost({ registry, wallet, narrator: null, clock: Date, log: SILENT });
  const listening = host.listen({ host: "127.0.0.1", port: 0 });
  return { wallet, url: listening.url, stop: () => listening.stop() };
}

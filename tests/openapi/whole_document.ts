/** The description of everything that this repository serves, the wallet's routes included. */
import { createHost, SILENT } from "../../src/host/mod.ts";
import { createWallet } from "../../src/wallet/mod.ts";
import { registry } from "../plugins/registry.ts";
import { migratedSnapshot } from "../wallet/support/snapshot.ts";

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Document = any;

const wallet = await createWallet({ dataDir: "memory:", snapshot: await migratedSnapshot() });
const host = createHost({ registry, wallet, narrator: null, clock: Date, log: SILENT });
const response = await host.handle(new Request("http://localhost/openapi.json"));

/** The text as it is served. */
export const text = await response.text();
export const whole: Document = JSON.parse(text);
export { host, registry };

/** Ends the wallet that was opened for it. */
export const close = () => wallet.close();

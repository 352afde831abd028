/** A chain of its own for a test: anvil, on a port that the system gives. */
import { join } from "node:path";
import { createPublicClient, createTestClient, createWalletClient, http } from "viem";
import { foundry } from "viem/chains";

const ANVIL = join(import.meta.dir, "../../../node_modules/.bin/anvil");

export type Anvil = Awaited<ReturnType<typeof startAnvil>>;

/**
 * Starts anvil, waits until it listens, and opens clients that read it, send to it and move it.
 *
 * @throws {Error} with what it printed when it ends before that
 */
export async function startAnvil() {
  const child = Bun.spawn([ANVIL, "--port", "0"], { stdout: "pipe", stderr: "inherit" });
  const reader = child.stdout.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let port: string | undefined;
  while (port === undefined) {
    const { done, value } = await reader.read();
    if (done) throw new Error(`Cannot start anvil: ${text}`);
    text += decoder.decode(value, { stream: true });
    port = /Listening on \S+:(\d+)\n/.exec(text)?.[1];
  }
  void drain(reader);
  const rpcUrl = `http://127.0.0.1:${port}`;
  const transport = http(rpcUrl);
  const pollingInterval = 20;
  return {
    rpcUrl,
    reader: createPublicClient({ chain: foundry, transport, pollingInterval }),
    sender: createWalletClient({ chain: foundry, transport, pollingInterval }),
    tester: createTestClient({ chain: foundry, mode: "anvil", transport, pollingInterval }),
    async stop() {
      child.kill();
      await child.exited;
    },
  };
}

/** Reads on, since a full pipe would stop the program. */
async function drain(reader: { read(): Promise<{ done: boolean }> }): Promise<void> {
  while (!(await reader.read()).done);
}

/** Two hosts in processes of their own; one that is killed is started anew at once. */
const PROGRAM = new URL("../../tests/wallet/support/host_process.ts", import.meta.url).pathname;

export interface Hosts {
  /** Where a host listens; a killed one is at another port afterwards. */
  portOf(place: 0 | 1): number;
  killOne(place: number): Promise<void>;
  stop(): Promise<void>;
}

interface Running {
  readonly child: Bun.Subprocess;
  readonly port: number;
}

/** Starts them. */
export async function startHosts(databaseUrl: string, redisUrl: string): Promise<Hosts> {
  async function start(): Promise<Running> {
    // The database may be away when a host starts: whoever runs it would start it again.
    for (;;) {
      const child = Bun.spawn([process.execPath, PROGRAM], {
        env: {
          ...process.env,
          TEST_DATABASE_URL: databaseUrl,
          TEST_REDIS_URL: redisUrl,
          TEST_SCHEMA: "public",
        },
        stderr: "ignore",
      });
      const { value } = await child.stdout.getReader().read();
      const port = Number(new TextDecoder().decode(value));
      if (port > 0) return { child, port };
      child.kill("SIGKILL");
      await child.exited;
      await Bun.sleep(200);
    }
  }

  const running = [await start(), await start()];
  return {
    portOf: (place) => running[place]!.port,
    async killOne(place) {
      const { child } = running[place]!;
      child.kill("SIGKILL");
      await child.exited;
      running[place] = await start();
    },
    async stop() {
      for (const { child } of running) {
        child.kill("SIGKILL");
        await child.exited;
      }
    },
  };
}

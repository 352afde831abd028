/** A way to PostgreSQL on which bytes can be made to wait, as if the server hung. */
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

export interface FrozenProxy {
  /** The address of the database, by this way. */
  readonly url: string;
  freeze(): void;
  thaw(): void;
  stop(): void;
}

/** Opens the way to a database. */
export async function openFrozenProxy(databaseUrl: string): Promise<FrozenProxy> {
  const target = new URL(databaseUrl);
  const held: (() => void)[] = [];
  let frozen = false;
  const pass = (from: Socket, to: Socket) => {
    from.on("data", (chunk) => {
      const send = () => void to.write(chunk);
      if (frozen) held.push(send);
      else send();
    });
    from.on("error", () => {});
    from.on("close", () => to.destroy());
  };
  const server = createServer((near) => {
    const far = connect(Number(target.port || 5432), target.hostname);
    pass(near, far);
    pass(far, near);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const through = new URL(target);
  through.port = String((server.address() as AddressInfo).port);
  return {
    url: through.href,
    freeze: () => void (frozen = true),
    thaw() {
      frozen = false;
      for (const send of held.splice(0)) send();
    },
    stop: () => void server.close(),
  };
}

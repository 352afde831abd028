/** The loop that delivers: claims what is due, posts many at once, and waits for none of them to claim more. */
import type { Core } from "../core.ts";
import { startLoop } from "../loop.ts";
import type { Loop } from "../loop.ts";
import { claimDue, deliver } from "./delivery.ts";
import type { Post } from "./post.ts";

const EVERY_MS = 500;
const AT_ONCE = 50;

/** Starts delivering; `stop` waits for the tries under way. */
export function startDeliveries(core: Core, post: Post): Loop {
  const underWay = new Set<Promise<unknown>>();

  function spawn(work: Promise<unknown>): void {
    const settled = work
      .catch((cause) => core.log.warn("a delivery was not recorded", { error: String(cause) }))
      .finally(() => underWay.delete(settled));
    underWay.add(settled);
  }

  const loop = startLoop("webhook delivery", EVERY_MS, core.log, async () => {
    const room = AT_ONCE - underWay.size;
    if (room <= 0) return;
    for (const claimed of await claimDue(core, room)) spawn(deliver(core, post, claimed));
  });
  return {
    async stop() {
      await loop.stop();
      await Promise.all(underWay);
    },
  };
}

/** Delivers everything that is due now and waits for it (tests, and a host that drains). */
export async function deliverDue(core: Core, post: Post): Promise<number> {
  const claimed = await claimDue(core, AT_ONCE);
  await Promise.all(claimed.map((delivery) => deliver(core, post, delivery)));
  return claimed.length;
}

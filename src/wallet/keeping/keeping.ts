/** What people keep, as the host uses it. */
import type { Core } from "../core.ts";
import type { Keeping } from "../keeping_contract.ts";
import { createBox } from "./box.ts";
import { createFeeds } from "./feeds.ts";
import { createPeople } from "./people.ts";
import { createReadings } from "./readings.ts";

/** Where a text belongs that goes through an address. */
const ADDRESS = "address";

/** Creates it. */
export function createKeeping(core: Core): Keeping {
  const box = createBox(core);
  return {
    isOpen: box.isOpen,
    readings: createReadings(core, box),
    people: createPeople(core, box),
    feeds: createFeeds(core, box),
    seal: (text) => Buffer.from(box.close(text, ADDRESS)).toString("base64url"),
    unseal(token) {
      if (!/^[\w-]{20,8192}$/.test(token)) return null;
      try {
        return box.open(Buffer.from(token, "base64url"), ADDRESS);
      } catch {
        return null;
      }
    },
  };
}

/** How a board weighs in a blend: the asker is the host. */
import { tally } from "#east/tally.ts";
import type { Side, TaiYiAnswer } from "./answer.ts";
import type { Formation } from "./terms.ts";

/** What is said of each mark. */
export type BoardPhrases = {
  counts: { host: number; guest: number };
  hostLacks: {};
  guestLacks: {};
  formation: { formation: Formation };
};

const COUNT_POINTS = 8;
const LACK_POINTS = 3;
const FORMATION_POINTS = 6;

/**
 * Adds up counts, lacks and formations; the points are this service's own.
 *
 * @source Taiyi Jinjing Shijing: counts of host and guest, formations
 */
export function weighBoard({ host, guest, formations }: TaiYiAnswer) {
  const lacks = ({ marks }: Side) => marks.filter((mark) => mark.startsWith("without")).length;
  return tally([
    {
      code: "counts",
      with: { host: host.count, guest: guest.count },
      weight: COUNT_POINTS * Math.sign(host.count - guest.count),
    },
    { code: "hostLacks", weight: -LACK_POINTS * lacks(host) },
    { code: "guestLacks", weight: LACK_POINTS * lacks(guest) },
    ...formations.map((formation) => ({
      code: "formation",
      with: { formation },
      weight: -FORMATION_POINTS,
    })),
  ]);
}

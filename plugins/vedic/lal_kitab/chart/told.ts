/** What a reading gathers before it is worded. */
import type { GrahaId } from "../../core/grahas.ts";
import type { Gaze } from "../terms.ts";
import type { LalKitabAnswer } from "./answer.ts";

interface Gathered {
  readonly from: readonly GrahaId[];
  readonly to: readonly GrahaId[];
  readonly gaze: Gaze;
}

/** Sights from one house to another told once, each looker and each looked at named in it. */
export function gathered(sights: LalKitabAnswer["sights"]): readonly Gathered[] {
  const rows = new Map<GrahaId, { to: GrahaId[]; gaze: Gaze }>();
  for (const { from, to, gaze } of sights) {
    const row = rows.get(from) ?? { to: [], gaze };
    row.to.push(to);
    rows.set(from, row);
  }
  const groups = new Map<string, { from: GrahaId[]; to: readonly GrahaId[]; gaze: Gaze }>();
  for (const [from, { to, gaze }] of rows) {
    const key = `${to.join()} ${gaze}`;
    const group = groups.get(key) ?? { from: [], to, gaze };
    group.from.push(from);
    groups.set(key, group);
  }
  return [...groups.values()];
}

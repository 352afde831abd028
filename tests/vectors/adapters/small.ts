/**
 * `small.json`: many procedures in one file, told apart by the field `procedure`. Each has an entry in
 * the folder `small/`; add a procedure there and to the table below.
 */
import { differ, verdictOf, type Adapter, type VectorCase } from "../adapter.ts";
import { AFRICA } from "./small/africa.ts";
import { AMERICAS_PACIFIC } from "./small/americas_pacific.ts";
import type { SmallEntry } from "./small/entry.ts";
import { GEOMANCY } from "./small/geomancy.ts";
import { MODERN } from "./small/modern.ts";
import { NORTHERN_EUROPE } from "./small/northern_europe.ts";
import { NUMEROLOGY } from "./small/numerology.ts";
import { WORLD_CALENDARS } from "./small/world_calendars.ts";

type Fields = Readonly<Record<string, unknown>>;

const ENTRIES: ReadonlyMap<string, SmallEntry> = new Map(
  [
    ...AFRICA,
    ...GEOMANCY,
    ...AMERICAS_PACIFIC,
    ...WORLD_CALENDARS,
    ...NUMEROLOGY,
    ...MODERN,
    ...NORTHERN_EUROPE,
  ].map((entry) => [entry.procedure, entry]),
);

export const adapters: readonly Adapter[] = [
  {
    files: /^small\.json$/,
    procedures: (one) => [callOf(one)],
    async judge(one, call) {
      const entry = ENTRIES.get(nameOf(one));
      if (!entry) {
        return { kind: "skipped", reason: `${nameOf(one)} has no entry in adapters/small/` };
      }
      const answer = await call(callOf(one), entry.input(one["input"] as Fields));
      const { tolerance = 0 } = entry;
      return verdictOf(differ(one["expect"], entry.view(answer, one), { tolerance }));
    },
  },
];

function nameOf(one: VectorCase): string {
  return String(one["procedure"]);
}

function callOf(one: VectorCase): string {
  return ENTRIES.get(nameOf(one))?.calls ?? nameOf(one);
}

/** What the arts of the moment drew for a question, by name, and what the arts of the birth say beside them. */
import type { Speaker } from "#sdk";
import { FIXED_BY_BIRTH } from "../core/fixed.ts";
import type { System } from "../core/system.ts";

/** One art that was cast for the question, with what came. */
export interface Cast {
  readonly system: System;
  readonly names: readonly string[];
}

export interface Apart {
  readonly casts: readonly Cast[];
  /** Arts of the moment without names to tell, such as boards. */
  readonly boards: readonly System[];
  readonly fixed: readonly System[];
}

interface Term {
  readonly text: string;
}
type Data = Readonly<Record<string, unknown>>;

/** The names of what came, by procedure, from the answer as it is served. */
const NAMES: Readonly<Record<string, (data: Data) => readonly string[]>> = {
  "tarot.draw": ({ cards }) => (cards as readonly { card: Term }[]).map(({ card }) => card.text),
  "runes.cast": ({ runes }) => (runes as readonly { rune: Term }[]).map(({ rune }) => rune.text),
  "divination.draw": ({ title, lotNumber }) => {
    const { text, original } = title as { text?: string; original: string };
    return [`${text || original} (${lotNumber as number})`];
  },
  "ifa.cast": ({ odu }) => [(odu as Term).text],
  "sikidy.cast": ({ columns }) => [(columns as readonly { name: Term }[])[0]!.name.text],
  "hakata.cast": ({ fall }) => [(fall as Term).text],
  "raml.cast": ({ houses }) => [(houses as readonly { figure: Term }[])[14]!.figure.text],
  "ramal.cast": ({ houses }) => [(houses as readonly { figure: Term }[])[14]!.figure.text],
};

/** Sets the arts of the moment apart from those of the birth. */
export function apartOf(systems: readonly System[], say: Speaker): Apart {
  const delivered = systems.filter((one) => one.delivered && one.score !== null);
  const isFixed = ({ system }: System) => FIXED_BY_BIRTH.includes(system);
  const isCast = ({ system }: System) => system in NAMES;
  return {
    casts: delivered.filter(isCast).map((system) => ({
      system,
      names: NAMES[system.system]!(say.member(system.data!) as Data),
    })),
    boards: delivered.filter((one) => !isFixed(one) && !isCast(one)),
    fixed: delivered.filter(isFixed),
  };
}

/** The mean of some scores, whole; null of none. */
export function meanScore(systems: readonly System[]): number | null {
  if (systems.length === 0) return null;
  return Math.round(systems.reduce((sum, { score }) => sum + score!, 0) / systems.length);
}

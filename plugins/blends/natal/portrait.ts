/** What the describing arts say of a birth, taken from their answers as they are served. */
import type { Phase } from "#lore";
import { PHASE } from "#lore";
import type { Speaker } from "#sdk";
import type { System, SystemId } from "../core/system.ts";

/** A term as it is served: the id is a code, the rest is in words. */
export interface Term {
  readonly id: string;
  readonly text: string;
  readonly native: string;
  readonly roman: string;
}

/** A day of a count: its name and what the name means. */
export interface Day {
  readonly text: string;
  readonly day: Term;
}

/** Which art names an element. */
export type ElementSource = "strongest" | "dayMaster" | "star" | "year";

/** Each part is null where its system did not answer. */
export interface Portrait {
  readonly pillars: {
    readonly master: Term;
    readonly strength: Term;
    readonly useful: Term;
  } | null;
  readonly sky: {
    readonly sun: Term;
    readonly moon: Term;
    /** Null where the time is unknown. */
    readonly rising: Term | null;
  } | null;
  readonly mansion: { readonly sign: Term; readonly name: Term } | null;
  readonly maya: Day | null;
  readonly aztec: Day | null;
  readonly weton: string | null;
  readonly star: Term | null;
  readonly tree: Term | null;
  readonly angel: string | null;
  /** The element that most of the East Asian arts name, where at least two do. */
  readonly element: { readonly id: Phase; readonly from: readonly ElementSource[] } | null;
}

interface Pillars {
  readonly dayMaster: Term;
  readonly strength: { readonly verdict: { readonly value: Term } };
  readonly usefulGod: { readonly verdict: { readonly value: Term } };
  readonly balance: { readonly percent: Readonly<Record<Phase, number>> };
  readonly pillars: { readonly day: { readonly stemElement: Term } };
}
interface Sky {
  readonly signs: { readonly sun: Term; readonly moon: Term; readonly ascendant?: Term };
}
interface Mansion {
  readonly moon: { readonly sign: Term };
  readonly nakshatra: Term;
}
interface Star {
  readonly year: { readonly star: Term; readonly element: Term };
}

/** Reads the answer of a system as it is served; null where it did not answer. */
export function readerOf(systems: readonly System[], say: Speaker): (name: string) => unknown {
  return (name) => {
    const data = systems.find(({ system }) => system === name)?.data;
    return data ? say.member(data) : null;
  };
}

/** Draws the portrait from the systems that answered. */
export function portraitOf(systems: readonly System[], say: Speaker): Portrait {
  const served = readerOf(systems, say);
  const read = <T>(name: SystemId): T | null => served(name) as T | null;
  const bazi = read<Pillars>("bazi.chart");
  const western = read<Sky>("astrology.calculate");
  const moon = read<Mansion>("vedic.nakshatra");
  const star = read<Star>("nineStarKi.chart");
  return {
    pillars: bazi && {
      master: bazi.dayMaster,
      strength: bazi.strength.verdict.value,
      useful: bazi.usefulGod.verdict.value,
    },
    sky: western && { ...western.signs, rising: western.signs.ascendant ?? null },
    mansion: moon && { sign: moon.moon.sign, name: moon.nakshatra },
    maya: read<{ day: Day }>("maya.birthSign")?.day ?? null,
    aztec: read<{ day: Day }>("aztec.tonalpohualli")?.day ?? null,
    weton: read<{ weton: string }>("weton.calculate")?.weton ?? null,
    star: star && star.year.star,
    tree: read<{ tree: Term }>("celticTree.sign")?.tree ?? null,
    angel: read<{ arc: { angel: string } }>("kabbalah.birthAngel")?.arc.angel ?? null,
    element: commonElement({
      strongest: bazi && strongestOf(bazi.balance.percent),
      dayMaster: bazi && bazi.pillars.day.stemElement.id,
      star: star && star.year.element.id,
      year: read<{ element: Term }>("tibetan.natal")?.element.id ?? null,
    }),
  };
}

function strongestOf(percents: Readonly<Record<Phase, number>>): string {
  return Object.entries(percents).sort((a, b) => b[1] - a[1])[0]![0];
}

function commonElement(votes: Readonly<Record<ElementSource, string | null>>): Portrait["element"] {
  const sources = Object.keys(votes) as ElementSource[];
  const first = PHASE.ids
    .map((id) => ({ id, from: sources.filter((source) => votes[source] === id) }))
    .sort((a, b) => b.from.length - a.from.length)[0]!;
  return first.from.length > 1 ? first : null;
}

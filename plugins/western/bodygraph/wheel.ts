/**
 * The wheel of 64 gates, the 36 channels between nine centres, and what follows from those that are defined.
 *
 * @source the wheel and the rules as published since 1992: gate 41 begins at 2° Aquarius
 */
import { vocabulary, type IdOf } from "#sdk";
import { normalizeDeg } from "#sky";

export const CENTRE = vocabulary("centre", [
  "head",
  "ajna",
  "throat",
  "g",
  "heart",
  "spleen",
  "solarPlexus",
  "sacral",
  "root",
]);
export type Centre = IdOf<typeof CENTRE>;

/** Gates in the order of the zodiac from 302°, 5.625° each. */
const GATES = [
  41, 19, 13, 49, 30, 55, 37, 63, 22, 36, 25, 17, 21, 51, 42, 3, 27, 24, 2, 23, 8, 20, 16, 35, 45,
  12, 15, 52, 39, 53, 62, 56, 31, 33, 7, 4, 29, 59, 40, 64, 47, 6, 46, 18, 48, 57, 32, 50, 28, 44,
  1, 43, 14, 34, 9, 5, 26, 11, 10, 58, 38, 54, 61, 60,
] as const;
const FIRST_DEG = 302;
const GATE_DEG = 5.625;
const LINE_DEG = GATE_DEG / 6;

/** A gate, 1 to 64, and its line, 1 to 6. */
export interface Gate {
  readonly gate: number;
  readonly line: number;
}

/** The gate and line of an ecliptic longitude. */
export function gateOf(longitudeDeg: number): Gate {
  const along = normalizeDeg(longitudeDeg - FIRST_DEG);
  const index = Math.floor(along / GATE_DEG);
  return {
    gate: GATES[index]!,
    line: Math.floor((along - index * GATE_DEG) / LINE_DEG) + 1,
  };
}

/** The 36 channels: two gates, each with its centre. */
export const CHANNELS = {
  "1-8": ["g", "throat"],
  "2-14": ["g", "sacral"],
  "3-60": ["sacral", "root"],
  "4-63": ["ajna", "head"],
  "5-15": ["sacral", "g"],
  "6-59": ["solarPlexus", "sacral"],
  "7-31": ["g", "throat"],
  "9-52": ["sacral", "root"],
  "10-20": ["g", "throat"],
  "10-34": ["g", "sacral"],
  "10-57": ["g", "spleen"],
  "11-56": ["ajna", "throat"],
  "12-22": ["throat", "solarPlexus"],
  "13-33": ["g", "throat"],
  "16-48": ["throat", "spleen"],
  "17-62": ["ajna", "throat"],
  "18-58": ["spleen", "root"],
  "19-49": ["root", "solarPlexus"],
  "20-34": ["throat", "sacral"],
  "20-57": ["throat", "spleen"],
  "21-45": ["heart", "throat"],
  "23-43": ["throat", "ajna"],
  "24-61": ["ajna", "head"],
  "25-51": ["g", "heart"],
  "26-44": ["heart", "spleen"],
  "27-50": ["sacral", "spleen"],
  "28-38": ["spleen", "root"],
  "29-46": ["sacral", "g"],
  "30-41": ["solarPlexus", "root"],
  "32-54": ["spleen", "root"],
  "34-57": ["sacral", "spleen"],
  "35-36": ["throat", "solarPlexus"],
  "37-40": ["solarPlexus", "heart"],
  "39-55": ["root", "solarPlexus"],
  "42-53": ["sacral", "root"],
  "47-64": ["ajna", "head"],
} as const satisfies Readonly<Record<`${number}-${number}`, readonly [Centre, Centre]>>;
export type ChannelId = keyof typeof CHANNELS;
export const CHANNEL = vocabulary("channel", Object.keys(CHANNELS) as ChannelId[]);

/** The two gates of a channel. */
export function gatesOf(channel: ChannelId): readonly [number, number] {
  const [a, b] = channel.split("-").map(Number);
  return [a!, b!];
}

/** The centre of every gate. */
export const CENTRE_OF: ReadonlyMap<number, Centre> = new Map(
  CHANNEL.ids.flatMap((id) => gatesOf(id).map((gate, i) => [gate, CHANNELS[id][i]!] as const)),
);

/** The channels of which both gates are active. */
export function channelsOf(active: ReadonlySet<number>): readonly ChannelId[] {
  return CHANNEL.ids.filter((id) => gatesOf(id).every((gate) => active.has(gate)));
}

/** Groups of centres that defined channels tie together. */
export function groupsOf(channels: readonly ChannelId[]): readonly ReadonlySet<Centre>[] {
  let groups: Set<Centre>[] = [];
  for (const id of channels) {
    const ends = CHANNELS[id];
    const met = groups.filter((group) => ends.some((end) => group.has(end)));
    const joined = new Set<Centre>([...ends, ...met.flatMap((group) => [...group])]);
    groups = [...groups.filter((group) => !met.includes(group)), joined];
  }
  return groups;
}

export const TYPE = vocabulary("bodygraphType", [
  "manifestor",
  "generator",
  "manifestingGenerator",
  "projector",
  "reflector",
]);
export type TypeId = IdOf<typeof TYPE>;

export const AUTHORITY = vocabulary("authority", [
  "emotional",
  "sacral",
  "splenic",
  "ego",
  "selfProjected",
  "mental",
  "lunar",
]);
export type Authority = IdOf<typeof AUTHORITY>;

export const DEFINITION = vocabulary("definition", [
  "none",
  "single",
  "split",
  "tripleSplit",
  "quadrupleSplit",
]);
export type Definition = IdOf<typeof DEFINITION>;

const MOTORS: readonly Centre[] = ["sacral", "heart", "solarPlexus", "root"];

/** The type that defined centres make. */
export function typeOf(groups: readonly ReadonlySet<Centre>[]): TypeId {
  if (groups.length === 0) return "reflector";
  const speaking = groups.find((group) => group.has("throat"));
  const moved = speaking !== undefined && MOTORS.some((motor) => speaking.has(motor));
  if (groups.some((group) => group.has("sacral"))) {
    return moved ? "manifestingGenerator" : "generator";
  }
  return moved ? "manifestor" : "projector";
}

/** By which centre decisions are reached, in the order in which centres take precedence. */
export function authorityOf(groups: readonly ReadonlySet<Centre>[]): Authority {
  const has = (centre: Centre) => groups.some((group) => group.has(centre));
  if (groups.length === 0) return "lunar";
  if (has("solarPlexus")) return "emotional";
  if (has("sacral")) return "sacral";
  if (has("spleen")) return "splenic";
  if (has("heart")) return "ego";
  return has("g") ? "selfProjected" : "mental";
}

/** Into how many groups the definition falls. */
export function definitionOf(groups: readonly unknown[]): Definition {
  return DEFINITION.ids[Math.min(groups.length, DEFINITION.ids.length - 1)]!;
}

/** Planets of a birth on the Tree, and the balance of it. */
import { SIGN } from "#lore";
import { vocabulary, type IdOf, type Phrase } from "#sdk";
import {
  PILLAR,
  PILLAR_OF,
  PLANET_LETTERS,
  PLANET_SEFIRAH,
  SEFIRAH,
  SIGN_PATHS,
  TREE_PLANETS,
  WORLD,
  type Attribution,
  type Path,
  type Pillar,
  type SefirahId,
  type TreePlanet,
  type WorldId,
} from "./sefirot.ts";

/** Longitudes of the seven, tropical degrees in [0, 360). */
export type Longitudes = Readonly<Record<TreePlanet, number>>;

/** How a planet stands in its sign. */
export const DIGNITY = vocabulary("dignity", [
  "domicile",
  "exaltation",
  "detriment",
  "fall",
  "none",
]);
export type Dignity = IdOf<typeof DIGNITY>;

/** The seven on the Tree. */
export function setOnTree(longitudes: Longitudes, attribution: Attribution) {
  return TREE_PLANETS.map((planet) => {
    const longitudeDeg = longitudes[planet];
    const index = Math.floor(longitudeDeg / 30);
    return {
      planet,
      longitudeDeg: Math.round(longitudeDeg * 1e4) / 1e4,
      degree: Math.round((longitudeDeg - 30 * index) * 100) / 100,
      sefirah: PLANET_SEFIRAH[planet],
      letter: PLANET_LETTERS[attribution][planet],
      sign: SIGN.ids[index]!,
      path: pathOf(SIGN_PATHS[index]!, attribution),
      world: WORLD.ids[index % 4]!,
      dignity: dignityOf(planet, index),
    };
  });
}

export type Placement = ReturnType<typeof setOnTree>[number];

/** The Gra draws other paths between the sefirot; his letters are given without a path. */
function pathOf({ letter, number, joins, trump }: Path, attribution: Attribution) {
  const drawn = attribution !== "gra";
  return {
    letter,
    number: drawn ? number : null,
    joins: drawn ? joins : null,
    trump: attribution === "golden-dawn" ? trump : null,
  };
}

/** Whether a planet stands on a path of its own sefirah. */
export function isAtHome({
  path,
  sefirah,
}: {
  readonly path: { readonly joins: readonly SefirahId[] | null };
  readonly sefirah: SefirahId;
}): boolean {
  return path.joins?.includes(sefirah) ?? false;
}

const RULERS = "mars venus mercury moon sun mercury venus mars jupiter saturn saturn jupiter".split(
  " ",
);
const EXALTED: Readonly<Record<TreePlanet, number>> = {
  sun: 0,
  moon: 1,
  jupiter: 3,
  mercury: 5,
  saturn: 6,
  mars: 9,
  venus: 11,
};

/** Domicile before exaltation, for Mercury in Virgo. */
function dignityOf(planet: TreePlanet, sign: number): Dignity {
  if (RULERS[sign] === planet) return "domicile";
  if (EXALTED[planet] === sign) return "exaltation";
  if (RULERS[(sign + 6) % 12] === planet) return "detriment";
  if ((EXALTED[planet] + 6) % 12 === sign) return "fall";
  return "none";
}

/** How much each sefirah, pillar and world is lit. */
export function balanceOf(placements: readonly Placement[]) {
  const lights = SEFIRAH.ids.map((sefirah, index) => ({
    number: index + 1,
    sefirah,
    pillar: PILLAR_OF[sefirah],
    count: placements.reduce((sum, { path, sefirah: ruled }) => {
      const touched = path.joins?.includes(sefirah) ? 1 : 0;
      return sum + touched + (ruled === sefirah ? 1 : 0);
    }, 0),
  }));
  const pillars = Object.fromEntries(
    PILLAR.ids.map((id) => [
      id,
      lights.reduce((sum, { pillar, count }) => sum + (pillar === id ? count : 0), 0),
    ]),
  ) as Record<Pillar, number>;
  const worlds = Object.fromEntries(
    WORLD.ids.map((id) => [id, placements.filter(({ world }) => world === id).length]),
  ) as Record<WorldId, number>;
  return { lights, pillars, worlds, leaning: leaningOf(pillars) };
}

/** The outer pillar that outweighs the other by two or more, else the middle. */
function leaningOf({ mercy, severity }: Record<Pillar, number>): Pillar {
  if (mercy - severity >= 2) return "mercy";
  return severity - mercy >= 2 ? "severity" : "middle";
}

/** The world with most planets, where it leads alone. */
export function topWorldOf(worlds: Readonly<Record<WorldId, number>>): WorldId | null {
  const [first, second] = [...WORLD.ids].sort((a, b) => worlds[b] - worlds[a]);
  return worlds[first!] > worlds[second!] ? first! : null;
}

const DIGNITY_WEIGHTS: Readonly<Record<Dignity, number>> = {
  domicile: 5,
  exaltation: 4,
  detriment: -3,
  fall: -3,
  none: 0,
};

/** Why a chart has the score it has. */
export type ScorePhrases = {
  base: {};
  dignity: { planet: TreePlanet; dignity: Dignity };
  /** On a path of its own sefirah. */
  home: { planet: TreePlanet };
  /** Mercy and severity differ by one at most. */
  balance: {};
  /** They differ by five or more. */
  "one-sided": {};
  "four-worlds": {};
};
type Share = Phrase<ScorePhrases> & { readonly weight: number };

/** The score's testimonies; weights are this folder's own. */
export function testimoniesOf(
  placements: readonly Placement[],
  { pillars, worlds }: Pick<ReturnType<typeof balanceOf>, "pillars" | "worlds">,
): readonly Share[] {
  const lit = Object.values(worlds).every((count) => count > 0);
  return [
    { code: "base", weight: 55 },
    ...placements.flatMap(sharesOf),
    ...balanceShare(Math.abs(pillars.mercy - pillars.severity)),
    ...(lit ? [{ code: "four-worlds", weight: 5 } as const] : []),
  ];
}

function sharesOf(placement: Placement): readonly Share[] {
  const { planet, dignity } = placement;
  const weight = DIGNITY_WEIGHTS[dignity];
  return [
    ...(weight === 0 ? [] : [{ code: "dignity", with: { planet, dignity }, weight } as const]),
    ...(isAtHome(placement) ? [{ code: "home", with: { planet }, weight: 3 } as const] : []),
  ];
}

function balanceShare(apart: number): readonly Share[] {
  if (apart <= 1) return [{ code: "balance", weight: 6 }];
  return apart >= 5 ? [{ code: "one-sided", weight: -5 }] : [];
}

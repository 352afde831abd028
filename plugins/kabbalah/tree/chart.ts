/** Planets of a birth on the Tree, and the balance of it. */
import type { Testimony } from "#old";
import {
  PILLARS,
  PLANET_LETTERS,
  PLANET_SEFIRAH,
  SEFIROT,
  SIGN_PATHS,
  TREE_PLANETS,
  WORLDS,
  type Attribution,
  type Path,
  type Pillar,
  type TreePlanet,
} from "./tree.ts";
import { PILLAR_TEXTS, PLANET_TEXTS, SIGN_TEXTS } from "./texts.ts";

/** Longitudes of the seven, tropical degrees in [0, 360). */
export type Longitudes = Readonly<Record<TreePlanet, number>>;

/** The seven on the Tree. */
export function setOnTree(longitudes: Longitudes, attribution: Attribution) {
  return TREE_PLANETS.map((id) => {
    const longitudeDeg = longitudes[id];
    const index = Math.floor(longitudeDeg / 30);
    const sign = SIGN_TEXTS[index]!;
    const world = WORLDS[index % 4]!;
    return {
      id,
      name: PLANET_TEXTS[id].name,
      longitudeDeg: Math.round(longitudeDeg * 1e4) / 1e4,
      degree: Math.round((longitudeDeg - 30 * index) * 100) / 100,
      sefirah: sefirahOf(PLANET_SEFIRAH[id]),
      letter: letterOf(PLANET_LETTERS[attribution][id]),
      sign: { id: sign.id, name: sign.name },
      path: pathOf(SIGN_PATHS[index]!, attribution),
      world: { id: world.id, name: world.name, gloss: world.gloss },
      dignity: dignityOf(id, index),
    };
  });
}

export type Placement = ReturnType<typeof setOnTree>[number];

/** A sefirah as answers give it. */
export function sefirahOf(number: number) {
  const { id, hebrew, name, gloss, pillar } = SEFIROT[number - 1]!;
  return { number, id, hebrew, name, gloss, pillar };
}

function letterOf({ letter, name }: Path) {
  return { letter, name };
}

/** The Gra draws other paths between the sefirot; his letters are given without a path. */
function pathOf(path: Path, attribution: Attribution) {
  const drawn = attribution !== "gra";
  return {
    ...letterOf(path),
    number: drawn ? path.number : null,
    joins: drawn ? path.joins.map(sefirahOf) : null,
    trump: attribution === "golden-dawn" ? path.trump : null,
  };
}

export const DIGNITIES = ["domicile", "exaltation", "detriment", "fall", "none"] as const;
export type Dignity = (typeof DIGNITIES)[number];

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
function dignityOf(id: TreePlanet, sign: number): Dignity {
  if (RULERS[sign] === id) return "domicile";
  if (EXALTED[id] === sign) return "exaltation";
  if (RULERS[(sign + 6) % 12] === id) return "detriment";
  if ((EXALTED[id] + 6) % 12 === sign) return "fall";
  return "none";
}

/** How much each sefirah, pillar and world is lit. */
export function balanceOf(placements: readonly Placement[]) {
  const lights = SEFIROT.map(({ number }) =>
    placements.reduce((sum, { path, sefirah }) => {
      const touched = path.joins?.some((one) => one.number === number) ? 1 : 0;
      return sum + touched + (sefirah.number === number ? 1 : 0);
    }, 0),
  );
  const pillars = Object.fromEntries(
    PILLARS.map((pillar) => [
      pillar,
      lights.reduce((sum, light, i) => sum + (SEFIROT[i]!.pillar === pillar ? light : 0), 0),
    ]),
  ) as Record<Pillar, number>;
  const worlds = Object.fromEntries(
    WORLDS.map(({ id }) => [id, placements.filter(({ world }) => world.id === id).length]),
  );
  const leaning = leaningOf(pillars);
  return {
    lights: lights.map((count, i) => ({ sefirah: sefirahOf(i + 1), count })),
    pillars,
    worlds,
    leaning: { id: leaning, name: PILLAR_TEXTS[leaning].name },
  };
}

/** The outer pillar that outweighs the other by two or more, else the middle. */
function leaningOf({ mercy, severity }: Record<Pillar, number>): Pillar {
  if (mercy - severity >= 2) return "mercy";
  return severity - mercy >= 2 ? "severity" : "middle";
}

const DIGNITY_WEIGHTS: Readonly<Record<Dignity, number>> = {
  domicile: 5,
  exaltation: 4,
  detriment: -3,
  fall: -3,
  none: 0,
};
const DIGNITY_NAMES: Readonly<Record<Dignity, readonly [string, string]>> = {
  domicile: ["in its own sign", "居本宮"],
  exaltation: ["exalted", "躍升"],
  detriment: ["in exile", "陷宮"],
  fall: ["in fall", "落宮"],
  none: ["without dignity", "無尊貴"],
};

/** The score's testimonies; weights are this folder's own. */
export function testimoniesOf(
  placements: readonly Placement[],
  { pillars, worlds }: ReturnType<typeof balanceOf>,
): Testimony[] {
  const told: Testimony[] = [
    { code: "base", weight: 55, evidence: { en: "Any birth", zhHant: "任何出生" } },
  ];
  for (const { id, name, dignity, path, sefirah } of placements) {
    const weight = DIGNITY_WEIGHTS[dignity];
    const [en, zhHant] = DIGNITY_NAMES[dignity];
    if (weight !== 0) {
      const evidence = { en: `${name.en} ${en}`, zhHant: `${name.zhHant}${zhHant}` };
      told.push({ code: `${dignity}-${id}`, weight, evidence });
    }
    if (path.joins?.some((one) => one.number === sefirah.number)) {
      const evidence = {
        en: `${name.en} on a path of its own sefirah`,
        zhHant: `${name.zhHant}行於本質點之徑`,
      };
      told.push({ code: `home-${id}`, weight: 3, evidence });
    }
  }
  const apart = Math.abs(pillars.mercy - pillars.severity);
  if (apart <= 1) {
    const evidence = { en: "mercy and severity in balance", zhHant: "慈嚴相衡" };
    told.push({ code: "balance", weight: 6, evidence });
  } else if (apart >= 5) {
    const evidence = { en: "one pillar far outweighs the other", zhHant: "一柱獨重" };
    told.push({ code: "one-sided", weight: -5, evidence });
  }
  if (Object.values(worlds).every((count) => count > 0)) {
    const evidence = { en: "all four worlds are lit", zhHant: "四界皆明" };
    told.push({ code: "four-worlds", weight: 5, evidence });
  }
  return told;
}

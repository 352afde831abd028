/**
 * Contacts of two planets and the sixteen yogas of Tajika.
 *
 * @source Nilakantha, Tajika Nilakanthi (1587), shodasha yoga: orbs (deeptamsha), ithasala and ishrapha, and what a
 *   third planet does to the two lords of a matter
 */
import { vocabulary, type IdOf } from "#sdk";
import type { PlanetId } from "../../core/grahas.ts";
import { PLANET_IDS } from "../../core/grahas.ts";
import { countSigns, signIndexOf } from "../../core/signs.ts";

/** The sixteen, in the order of the book. */
export const TAJIKA_YOGA = vocabulary("tajikaYoga", {
  ikkabala: { native: "इक्कबाल", roman: "Ikkabala" },
  induvara: { native: "इन्दुवार", roman: "Induvara" },
  ithasala: { native: "इत्थशाल", roman: "Ithasala" },
  ishrapha: { native: "ईशराफ", roman: "Ishrapha" },
  nakta: { native: "नक्त", roman: "Nakta" },
  yamaya: { native: "यमया", roman: "Yamaya" },
  manau: { native: "मणऊ", roman: "Manau" },
  kambula: { native: "कम्बूल", roman: "Kambula" },
  gairiKambula: { native: "गैरिकम्बूल", roman: "Gairi-Kambula" },
  khallasara: { native: "खल्लासर", roman: "Khallasara" },
  rudda: { native: "रद्द", roman: "Rudda" },
  duhphaliKuttha: { native: "दुःफालिकुत्थ", roman: "Duhphali-Kuttha" },
  dutthotthaDavira: { native: "दुत्थोत्थदवीर", roman: "Dutthottha-Davira" },
  tambira: { native: "तम्बीर", roman: "Tambira" },
  kuttha: { native: "कुत्थ", roman: "Kuttha" },
  durapha: { native: "दुरफ", roman: "Durapha" },
});
export type TajikaYoga = IdOf<typeof TAJIKA_YOGA>;

/** Deeptamsha: how far a planet's light reaches on either side, degrees. */
export const ORBS: Readonly<Record<PlanetId, number>> = {
  sun: 15,
  moon: 12,
  mars: 8,
  mercury: 7,
  jupiter: 9,
  venus: 7,
  saturn: 9,
};
/** From the fastest to the slowest. */
const BY_SPEED: readonly PlanetId[] = [
  "moon",
  "mercury",
  "venus",
  "sun",
  "mars",
  "jupiter",
  "saturn",
];
/** Signs counted inclusively from which planets see each other; 1 is union. */
const SEEN = [1, 3, 4, 5, 7, 9, 10, 11];
const HOSTILE = [1, 4, 7, 10];
/** Within this many degrees the light is full. */
const FULL_DEG = 1;
/** From here a planet is about to leave its sign. */
const LAST_DEG = 29;

/** What the yogas ask of a planet of the chart. */
export interface Standing {
  readonly longitudeDeg: number;
  readonly house: number;
  /** Exalted, in its root sign or in its own. */
  readonly dignified: boolean;
  /** Fallen, in an enemy's sign, burnt or moving backwards. */
  readonly hurt: boolean;
}
export type Standings = Readonly<Record<PlanetId, Standing>>;

/** Two planets whose lights meet. */
export interface Contact {
  readonly faster: PlanetId;
  readonly slower: PlanetId;
  /** Signs from the slower to the faster, inclusively. */
  readonly signs: number;
  readonly yoga: "ithasala" | "ishrapha";
  readonly full: boolean;
  /** Whether it comes about once the faster has entered the next sign. */
  readonly future: boolean;
  /** Degrees the faster has still to go; negative when it has passed. */
  readonly toGoDeg: number;
  readonly orbDeg: number;
}

const rank = (id: PlanetId) => BY_SPEED.indexOf(id);
const within = (deg: number) => deg - 30 * Math.floor(deg / 30);
const signOf = ({ longitudeDeg }: Standing) => signIndexOf(longitudeDeg);

/** Whether two signs see each other in Tajika. */
export function seesSign(from: number, to: number): boolean {
  return SEEN.includes(countSigns(from, to));
}

/** How the lights of two planets meet; null where they do not. */
export function contactOf(all: Standings, a: PlanetId, b: PlanetId): Contact | null {
  const [faster, slower] = rank(a) < rank(b) ? [a, b] : [b, a];
  const [quick, slow] = [all[faster], all[slower]];
  const orbDeg = (ORBS[a] + ORBS[b]) / 2;
  const found = (signs: number, toGoDeg: number, future: boolean): Contact | null => {
    if (!SEEN.includes(signs)) return null;
    const full = Math.abs(toGoDeg) <= FULL_DEG;
    if (!full && Math.abs(toGoDeg) > orbDeg) return null;
    const yoga = full || toGoDeg > 0 ? "ithasala" : "ishrapha";
    return { faster, slower, signs, yoga, full, future, toGoDeg, orbDeg };
  };
  const here = found(
    countSigns(signOf(slow), signOf(quick)),
    within(slow.longitudeDeg) - within(quick.longitudeDeg),
    false,
  );
  if (here || within(quick.longitudeDeg) < LAST_DEG) return here;
  const ahead = within(slow.longitudeDeg) + 30 - within(quick.longitudeDeg);
  return found(countSigns(signOf(slow), (signOf(quick) + 1) % 12), ahead, true);
}

/** All contacts of the seven. */
export function contactsOf(all: Standings): readonly Contact[] {
  return PLANET_IDS.flatMap((a, i) =>
    PLANET_IDS.slice(i + 1).flatMap((b) => contactOf(all, a, b) ?? []),
  );
}

/** A yoga of the two lords of a matter, and the third planet that makes it. */
export interface FormedYoga {
  readonly yoga: TajikaYoga;
  readonly by: PlanetId | null;
}

const others = (a: PlanetId, b: PlanetId) => PLANET_IDS.filter((id) => id !== a && id !== b);

/** What passes between the lord of the lagna and the lord of a matter. */
export function yogasOfPair(all: Standings, a: PlanetId, b: PlanetId): readonly FormedYoga[] {
  const contact = contactOf(all, a, b);
  if (contact?.yoga === "ithasala" && !contact.future) return applying(all, contact);
  if (contact?.yoga === "ishrapha") return [{ yoga: "ishrapha", by: null }, ...helped(all, a, b)];
  if (contact) return [{ yoga: "ithasala", by: null }];
  const carried = seesSign(signOf(all[a]), signOf(all[b])) ? [] : carriedBetween(all, a, b);
  return [...carried, ...helped(all, a, b), ...entering(all, a, b)];
}

/** The two lords apply to each other: what furthers it, and what undoes it. */
function applying(all: Standings, { faster, slower }: Contact): readonly FormedYoga[] {
  const found: FormedYoga[] = [{ yoga: "ithasala", by: null }];
  const thief = (["mars", "saturn"] as const).find((id) => {
    if (id === faster || id === slower) return false;
    const contact = contactOf(all, id, faster);
    return contact !== null && !contact.future && HOSTILE.includes(contact.signs);
  });
  if (thief) found.push({ yoga: "manau", by: thief });
  if (faster !== "moon") found.push(...ofMoon(all, [faster, slower]));
  const turned = [faster, slower].find((id) => all[id].hurt || [6, 8, 12].includes(all[id].house));
  if (turned) found.push({ yoga: "rudda", by: turned });
  if (all[slower].dignified && !all[faster].dignified) {
    found.push({ yoga: "duhphaliKuttha", by: slower });
  }
  return found;
}

/** The Moon lends her light to the two, now or in the next sign, or has none to lend. */
function ofMoon(all: Standings, pair: readonly PlanetId[]): readonly FormedYoga[] {
  const applies = (id: PlanetId) => {
    const contact = contactOf(all, "moon", id);
    return contact?.yoga === "ithasala" && !contact.future;
  };
  const lit = pair.find(applies);
  if (lit) return [{ yoga: "kambula", by: "moon" }];
  const idle = !PLANET_IDS.some((id) => id !== "moon" && applies(id));
  if (!idle || all.moon.dignified) return [];
  const next = pair.find((id) => all[id].dignified && contactOf(all, "moon", id)?.future === true);
  return [next ? { yoga: "gairiKambula", by: next } : { yoga: "khallasara", by: "moon" }];
}

/** Two lords that do not see each other, and a third that carries or gathers their light. */
function carriedBetween(all: Standings, a: PlanetId, b: PlanetId): readonly FormedYoga[] {
  for (const id of others(a, b)) {
    const [one, two] = [contactOf(all, id, a), contactOf(all, id, b)];
    if (!one || !two || one.future || two.future) continue;
    const kinds = [one.yoga, two.yoga];
    const isFastest = rank(id) < rank(a) && rank(id) < rank(b);
    const isSlowest = rank(id) > rank(a) && rank(id) > rank(b);
    if (isFastest && kinds.includes("ishrapha") && kinds.includes("ithasala")) {
      return [{ yoga: "nakta", by: id }];
    }
    if (isSlowest && kinds.every((kind) => kind === "ithasala"))
      return [{ yoga: "yamaya", by: id }];
  }
  return [];
}

/** Both weak, and one of them applies to a strong third. */
function helped(all: Standings, a: PlanetId, b: PlanetId): readonly FormedYoga[] {
  if (![a, b].every((id) => all[id].hurt)) return [];
  const by = others(a, b).find(
    (id) => all[id].dignified && [a, b].some((one) => contactOf(all, id, one)?.yoga === "ithasala"),
  );
  return by ? [{ yoga: "dutthotthaDavira", by }] : [];
}

/** One of them leaves its sign and applies to a strong planet in the next. */
function entering(all: Standings, a: PlanetId, b: PlanetId): readonly FormedYoga[] {
  for (const one of [a, b]) {
    const by = PLANET_IDS.find((id) => {
      if (id === one || !all[id].dignified) return false;
      const contact = contactOf(all, one, id);
      return contact?.faster === one && contact.future;
    });
    if (by) return [{ yoga: "tambira", by }];
  }
  return [];
}

/** Yogas of the whole chart and of single planets. */
export function yogasOfChart(
  all: Standings,
  benefics: readonly PlanetId[],
): readonly { readonly yoga: TajikaYoga; readonly grahas: readonly PlanetId[] }[] {
  const houses = PLANET_IDS.map((id) => all[id].house);
  const near = (id: PlanetId, among: readonly PlanetId[], isUnion: boolean) =>
    among.some((other) => {
      if (other === id) return false;
      const signs = countSigns(signOf(all[other]), signOf(all[id]));
      return isUnion ? signs === 1 : SEEN.includes(signs);
    });
  const malefics = PLANET_IDS.filter((id) => !benefics.includes(id));
  const kuttha = PLANET_IDS.filter(
    (id) => all[id].dignified && all[id].house % 3 !== 0 && near(id, benefics, false),
  );
  const durapha = PLANET_IDS.filter(
    (id) => [6, 8, 12].includes(all[id].house) && (all[id].hurt || near(id, malefics, true)),
  );
  return [
    ...(houses.every((house) => house % 3 !== 0)
      ? [{ yoga: "ikkabala" as const, grahas: PLANET_IDS }]
      : []),
    ...(houses.every((house) => house % 3 === 0)
      ? [{ yoga: "induvara" as const, grahas: PLANET_IDS }]
      : []),
    ...(kuttha.length > 0 ? [{ yoga: "kuttha" as const, grahas: kuttha }] : []),
    ...(durapha.length > 0 ? [{ yoga: "durapha" as const, grahas: durapha }] : []),
  ];
}

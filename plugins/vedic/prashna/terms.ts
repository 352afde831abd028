/** Terms of the Kerala art of questions, and the sentences of its testimonies. */
import type { Sign } from "#lore";
import { vocabulary, type IdOf } from "#sdk";
import type { Dignity } from "../core/dignity.ts";
import type { GrahaId, PlanetId } from "../core/grahas.ts";

/** Sums of longitudes. */
export const SPHUTA = vocabulary("sphuta", {
  trisphuta: { native: "त्रिस्फुट", roman: "Trisphuta" },
  chatusphuta: { native: "चतुःस्फुट", roman: "Chatusphuta" },
  panchasphuta: { native: "पञ्चस्फुट", roman: "Panchasphuta" },
});
export type SphutaId = IdOf<typeof SPHUTA>;

/** The thirds into which the nakshatras fall in turn. */
export const KHANDA = vocabulary("khanda", {
  srishti: { native: "सृष्टि", roman: "Srishti" },
  sthiti: { native: "स्थिति", roman: "Sthiti" },
  samhara: { native: "संहार", roman: "Samhara" },
});
export type Khanda = IdOf<typeof KHANDA>;

/** How a sign rises. */
export const RISES = vocabulary("rises", {
  head: { native: "शीर्षोदय", roman: "Shirshodaya" },
  back: { native: "पृष्ठोदय", roman: "Prishthodaya" },
  both: { native: "उभयोदय", roman: "Ubhayodaya" },
});
export type Rises = IdOf<typeof RISES>;

/** Signs on which a question leans. */
export const POINT = vocabulary("prashnaPoint", ["arudha", "lagna", "chatra", "matter"]);
export type Point = IdOf<typeof POINT>;

/** Where the arudha comes from. */
export const ARUDHA_FROM = vocabulary("arudhaFrom", ["number", "lagna"]);

/** How two lords meet. */
export const MEETS = vocabulary("lordsMeet", ["same", "together", "exchange", "sight"]);
export type Meets = IdOf<typeof MEETS>;

export type TestimonyPhrases = {
  base: {};
  lagnaFromArudha: { count: number; kind: "kendra" | "trikona" | "dusthana" | "other" };
  rising: { sign: Sign; rises: Rises };
  pointHolds: { point: Point; graha: GrahaId; sign: Sign; kind: "benefic" | "malefic" };
  pointSeen: { point: Point; graha: GrahaId; sign: Sign; kind: "benefic" | "malefic" };
  lordSees: { point: Point; lord: PlanetId; sign: Sign };
  gulikaIn: { point: Point; sign: Sign };
  lordPlaced: { lord: PlanetId; sign: Sign; house: number; kind: "well" | "ill" };
  lordDignity: { lord: PlanetId; sign: Sign; dignity: Dignity };
  lordBurnt: { lord: PlanetId };
  lordsMeet: { querent: PlanetId; quesited: PlanetId; meets: Meets };
  lordVisits: { visitor: "querent" | "quesited"; lord: PlanetId; house: number };
  lordsApart: { querent: PlanetId; quesited: PlanetId };
  moon: { phase: "waxing" | "waning"; sign: Sign; house: number };
  moonSees: { sign: Sign; point: Point };
  sphuta: { sphuta: SphutaId; sign: Sign; khanda: Khanda };
};

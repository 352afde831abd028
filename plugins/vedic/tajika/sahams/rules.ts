/**
 * Sahams: points as far from C as A is from B.
 *
 * @source Nilakantha, Tajika Nilakanthi (1587), chapter of the sahams; formulas held against PyJHora. Asha, Gaurava and Priti
 *   differ between manuscripts: these are the readings of that list
 */
import { vocabulary, type IdOf } from "#sdk";
import { PLANET_IDS, SIGN_LORDS, type PlanetId } from "../../core/grahas.ts";
import { signIndexOf } from "../../core/signs.ts";
import type { TajikaPoints } from "../points.ts";

export const SAHAM = vocabulary("saham", {
  punya: { native: "पुण्य", roman: "Punya" },
  vidya: { native: "विद्या", roman: "Vidya" },
  yashas: { native: "यशस्", roman: "Yashas" },
  mitra: { native: "मित्र", roman: "Mitra" },
  mahatmya: { native: "माहात्म्य", roman: "Mahatmya" },
  asha: { native: "आशा", roman: "Asha" },
  samartha: { native: "सामर्थ्य", roman: "Samartha" },
  bhratri: { native: "भ्रातृ", roman: "Bhratri" },
  gaurava: { native: "गौरव", roman: "Gaurava" },
  pitri: { native: "पितृ", roman: "Pitri" },
  rajya: { native: "राज्य", roman: "Rajya" },
  matri: { native: "मातृ", roman: "Matri" },
  putra: { native: "पुत्र", roman: "Putra" },
  jeeva: { native: "जीव", roman: "Jeeva" },
  karma: { native: "कर्म", roman: "Karma" },
  roga: { native: "रोग", roman: "Roga" },
  kali: { native: "कलि", roman: "Kali" },
  shastra: { native: "शास्त्र", roman: "Shastra" },
  bandhu: { native: "बन्धु", roman: "Bandhu" },
  paradesha: { native: "परदेश", roman: "Paradesha" },
  artha: { native: "अर्थ", roman: "Artha" },
  paradara: { native: "परदार", roman: "Paradara" },
  vanik: { native: "वणिक्", roman: "Vanik" },
  karyasiddhi: { native: "कार्यसिद्धि", roman: "Karyasiddhi" },
  vivaha: { native: "विवाह", roman: "Vivaha" },
  santapa: { native: "सन्ताप", roman: "Santapa" },
  shraddha: { native: "श्रद्धा", roman: "Shraddha" },
  priti: { native: "प्रीति", roman: "Priti" },
  jadya: { native: "जाड्य", roman: "Jadya" },
  vyapara: { native: "व्यापार", roman: "Vyapara" },
  shatru: { native: "शत्रु", roman: "Shatru" },
  jalapatana: { native: "जलपतन", roman: "Jalapatana" },
  bandhana: { native: "बन्धन", roman: "Bandhana" },
  labha: { native: "लाभ", roman: "Labha" },
});
export type SahamId = IdOf<typeof SAHAM>;

/** A planet, the lagna, a saham found before, a house (its degree), or the lord of one. */
type Point = PlanetId | "lagna" | SahamId | `house${number}` | `lord${number}` | "cancer15";
type Formula = readonly [a: Point, b: Point, c: Point, nightReversed: boolean];

const FORMULAS: Readonly<Record<Exclude<SahamId, "samartha" | "karyasiddhi">, Formula>> = {
  punya: ["moon", "sun", "lagna", true],
  vidya: ["sun", "moon", "lagna", true],
  yashas: ["jupiter", "punya", "lagna", true],
  mitra: ["jupiter", "punya", "venus", true],
  mahatmya: ["punya", "mars", "lagna", true],
  asha: ["saturn", "mars", "lagna", true],
  bhratri: ["jupiter", "saturn", "lagna", false],
  gaurava: ["jupiter", "moon", "sun", true],
  pitri: ["saturn", "sun", "lagna", true],
  rajya: ["saturn", "sun", "lagna", true],
  matri: ["moon", "venus", "lagna", true],
  putra: ["jupiter", "moon", "lagna", true],
  jeeva: ["saturn", "jupiter", "lagna", true],
  karma: ["mars", "mercury", "lagna", true],
  roga: ["lagna", "moon", "lagna", false],
  kali: ["jupiter", "mars", "lagna", true],
  shastra: ["jupiter", "saturn", "mercury", true],
  bandhu: ["mercury", "moon", "lagna", true],
  paradesha: ["house9", "lord9", "lagna", false],
  artha: ["house2", "lord2", "lagna", false],
  paradara: ["venus", "sun", "lagna", true],
  vanik: ["moon", "mercury", "lagna", true],
  vivaha: ["venus", "saturn", "lagna", true],
  santapa: ["saturn", "moon", "house6", true],
  shraddha: ["venus", "mars", "lagna", true],
  priti: ["shastra", "punya", "lagna", true],
  jadya: ["mars", "saturn", "mercury", true],
  vyapara: ["mars", "saturn", "lagna", false],
  shatru: ["mars", "saturn", "lagna", true],
  jalapatana: ["cancer15", "saturn", "lagna", true],
  bandhana: ["punya", "saturn", "lagna", true],
  labha: ["house11", "lord11", "lagna", false],
};

/** Whether thirty degrees are added where C does not lie between B and A, and by what it is measured. */
export type Between = "signs" | "degrees";

const turn = (deg: number) => ((deg % 360) + 360) % 360;

/** All sahams of a chart, degrees. */
export function sahamsOf(
  { longitudes, night }: TajikaPoints,
  between: Between,
): Readonly<Record<SahamId, number>> {
  const house = (number: number) => turn(longitudes.lagna + 30 * (number - 1));
  const lordOf = (deg: number) => longitudes[SIGN_LORDS[signIndexOf(deg)]!];
  const known = new Map<Point, number>();
  const of = (point: Point): number => {
    if (point === "lagna" || (PLANET_IDS as readonly string[]).includes(point)) {
      return longitudes[point as PlanetId];
    }
    if (point === "cancer15") return 105;
    if (point.startsWith("house")) return house(Number(point.slice(5)));
    if (point.startsWith("lord")) return lordOf(house(Number(point.slice(4))));
    let found = known.get(point);
    if (found === undefined) known.set(point, (found = saham(point as SahamId)));
    return found;
  };
  const saham = (id: SahamId): number => {
    const [a, b, c, reversed] = formulaOf(id);
    const [from, to] = reversed && night ? [of(a), of(b)] : [of(b), of(a)];
    const base = turn(to - from + of(c));
    return liesBetween(of(c), from, to, between) ? base : turn(base + 30);
  };
  const formulaOf = (id: SahamId): Formula => {
    if (id === "samartha") {
      const lord = SIGN_LORDS[signIndexOf(longitudes.lagna)]!;
      return lord === "mars" ? ["jupiter", "mars", "lagna", true] : ["mars", lord, "lagna", true];
    }
    if (id === "karyasiddhi") {
      const light = night ? "moon" : "sun";
      return ["saturn", light, SIGN_LORDS[signIndexOf(longitudes[light])]!, false];
    }
    return FORMULAS[id];
  };
  return Object.fromEntries(SAHAM.ids.map((id) => [id, of(id)])) as Record<SahamId, number>;
}

/** Whether a point is met going forward from one to another: by whole signs, or by degrees. */
function liesBetween(point: number, from: number, to: number, between: Between): boolean {
  if (between === "degrees") return turn(point - from) <= turn(to - from);
  const sign = (deg: number) => signIndexOf(turn(deg));
  const ahead = (sign(point) - sign(from) + 12) % 12;
  // From a sign to itself the way is a whole round.
  const whole = (sign(to) - sign(from) + 12) % 12 || 12;
  return ahead !== 0 && ahead <= whole;
}

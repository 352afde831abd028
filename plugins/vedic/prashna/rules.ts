/**
 * A question by the rules of Kerala: the arudha, the sign of protection, the sums of longitudes, and what speaks for and
 * against the matter.
 *
 * @source Prashna Marga (1649), transl. B. V. Raman (1980): IV-V (arudha, veethi, chatra, sphutas), VIII and XIV (judgement
 *   by lagna, arudha and the lord of the matter); Prashna Tantra (Nilakantha): who speaks for each of several; Brihat
 *   Jataka I.10, II.5 and VIII (how signs rise, quarters and times of the grahas). The points are ours: the books weigh in words
 */
import type { Quarter, SpanUnit } from "#lore";
import { normalizeDeg } from "#sky";
import type { Phrase } from "#sdk";
import { sees } from "../core/aspects.ts";
import { dignityOf, EXALTATION_SIGN, isCombust, signsOf, type Dignity } from "../core/dignity.ts";
import { GRAHA_IDS, SIGN_LORDS, type GrahaId, type PlanetId } from "../core/grahas.ts";
import { nakshatraIndexOf } from "../core/lunar_mansions.ts";
import { countSigns, signAt, signIdAt, signIndexOf } from "../core/signs.ts";
import { vargaSign } from "../core/vargas.ts";
import {
  KHANDA,
  type Khanda,
  type Meets,
  type Point,
  type Rises,
  type SphutaId,
  type TestimonyPhrases,
} from "./terms.ts";

/** The sky of a question in sidereal degrees. */
export interface Question {
  readonly longitudes: Readonly<Record<GrahaId, number>>;
  readonly speeds: Readonly<Record<GrahaId, number>>;
  readonly lagnaDeg: number;
  readonly gulikaDeg: number;
  /** Index of the sign of the arudha. */
  readonly arudha: number;
  /** Whether it was given; one that is the rising sign itself says nothing of its own. */
  readonly arudhaGiven: boolean;
  /** House of the matter, 1 to 12. */
  readonly house: number;
}

/** Sign and navamsha of a number from 1 to 108: nine to a sign. */
export function arudhaOf(number: number): { sign: number; navamsha: number } {
  const middle = (number - 0.5) * (30 / 9);
  return { sign: signIndexOf(middle), navamsha: vargaSign(middle, "D9") };
}

/** The road of the Sun: that of the Ram, of the Bull or of the Twins. */
export function veethiOf(sunSign: number): number {
  if ([1, 2, 3, 4].includes(sunSign)) return 0;
  return [7, 8, 9, 10].includes(sunSign) ? 2 : 1;
}

/** The sign of protection: as far from the road as the lagna is from the arudha. */
export function chatraOf(arudha: number, lagna: number, sunSign: number): number {
  return signAt(veethiOf(sunSign), countSigns(arudha, lagna));
}

/** The three sums: lagna, Moon and Gulika; with the Sun; with Rahu. */
export function sphutasOf({
  lagnaDeg,
  gulikaDeg,
  longitudes: { moon, sun, rahu },
}: Question): Readonly<Record<SphutaId, number>> {
  const three = lagnaDeg + moon + gulikaDeg;
  return {
    trisphuta: normalizeDeg(three),
    chatusphuta: normalizeDeg(three + sun),
    panchasphuta: normalizeDeg(three + sun + rahu),
  };
}

/** Nakshatras create, keep and dissolve in turn. */
export function khandaOf(longitudeDeg: number): Khanda {
  return KHANDA.ids[nakshatraIndexOf(longitudeDeg) % 3]!;
}

const BACK = [0, 1, 3, 8, 9];
export function risesOf(sign: number): Rises {
  if (sign === 11) return "both";
  return BACK.includes(sign) ? "back" : "head";
}

/** Whether a graha helps: the waxing Moon does, and Mercury away from the harsh. */
export function isBenefic(id: GrahaId, { longitudes }: Pick<Question, "longitudes">): boolean {
  if (id === "jupiter" || id === "venus") return true;
  if (id === "moon") return isWaxing(longitudes);
  if (id !== "mercury") return false;
  const sign = signIndexOf(longitudes.mercury);
  return !["sun", "mars", "saturn", "rahu", "ketu"].some(
    (other) => signIndexOf(longitudes[other as GrahaId]) === sign,
  );
}
const isWaxing = ({ moon, sun }: Question["longitudes"]) => normalizeDeg(moon - sun) < 180;

export type Testimony = Phrase<TestimonyPhrases> & { readonly weight: number };
type Say = <C extends keyof TestimonyPhrases>(
  code: C,
  weight: number,
  params: TestimonyPhrases[C],
) => void;

export const BASE = 50;
const KENDRA = [1, 4, 7, 10];
const DUSTHANA = [6, 8, 12];
const DIGNITY_POINTS: Readonly<Partial<Record<Dignity, number>>> = {
  exalted: 7,
  moolatrikona: 6,
  own: 6,
  greatFriend: 3,
  friend: 2,
  enemy: -2,
  greatEnemy: -3,
  debilitated: -7,
};
/** How much help or harm counts at each point: occupant, then sight. */
const SHARE: Readonly<Record<Point, readonly [number, number]>> = {
  arudha: [4, 2],
  lagna: [4, 2],
  chatra: [3, 0],
  matter: [5, 3],
};

/** The points of a question, as signs. */
export function pointsOf(question: Question): Readonly<Record<Point, number>> {
  const lagna = signIndexOf(question.lagnaDeg);
  return {
    arudha: question.arudha,
    lagna,
    chatra: chatraOf(question.arudha, lagna, signIndexOf(question.longitudes.sun)),
    matter: signAt(lagna, question.house),
  };
}

/** Everything that speaks for or against, the base first. */
export function testimoniesOf(question: Question): readonly Testimony[] {
  const all: Testimony[] = [];
  const say: Say = (code, weight, params) =>
    all.push({ code, with: params, weight } as unknown as Testimony);
  say("base", BASE, {});
  groundOf(question, say);
  const points = pointsOf(question);
  for (const point of Object.keys(points) as Point[]) {
    if (point !== "arudha" || question.arudhaGiven) helpAt(point, points[point], question, say);
  }
  lordsOf(question, say);
  moonOf(question, say);
  for (const [sphuta, deg] of Object.entries(sphutasOf(question))) {
    const khanda = khandaOf(deg);
    const weight = { srishti: 2, sthiti: 1, samhara: -2 }[khanda];
    const sign = signIdAt(signIndexOf(deg));
    say("sphuta", weight, { sphuta: sphuta as SphutaId, sign, khanda });
  }
  return all;
}

function groundOf(question: Question, say: Say) {
  const lagna = signIndexOf(question.lagnaDeg);
  const count = countSigns(question.arudha, lagna);
  const kind = DUSTHANA.includes(count)
    ? "dusthana"
    : KENDRA.includes(count)
      ? "kendra"
      : [5, 9].includes(count)
        ? "trikona"
        : "other";
  if (question.arudhaGiven)
    say("lagnaFromArudha", { kendra: 5, trikona: 5, dusthana: -6, other: 1 }[kind], {
      count,
      kind,
    });
  const rises = risesOf(lagna);
  say("rising", { head: 4, both: 1, back: -3 }[rises], { sign: signIdAt(lagna), rises });
}

/** Occupants of a sign, those who see it, its own lord, and Gulika. */
function helpAt(point: Point, sign: number, question: Question, say: Say) {
  const { longitudes, gulikaDeg } = question;
  const [held, seen] = SHARE[point];
  const name = signIdAt(sign);
  const lord = SIGN_LORDS[sign]!;
  for (const graha of GRAHA_IDS) {
    const at = signIndexOf(longitudes[graha]);
    const benefic = isBenefic(graha, question);
    const kind = benefic ? "benefic" : "malefic";
    const own = graha === lord || EXALTATION_SIGN[graha] === sign;
    if (at === sign) {
      say("pointHolds", benefic || own ? held : -held, {
        point,
        graha,
        sign: name,
        kind: own ? "benefic" : kind,
      });
    } else if (seen > 0 && sees(graha, at, sign)) {
      if (graha === lord) say("lordSees", seen + 1, { point, lord, sign: name });
      else say("pointSeen", benefic ? seen : -seen, { point, graha, sign: name, kind });
    }
  }
  if (signIndexOf(gulikaDeg) === sign) say("gulikaIn", -held, { point, sign: name });
}

/** The lords of the lagna and of the matter. */
export function lordsAsked({ lagnaDeg, house }: Question) {
  const lagna = signIndexOf(lagnaDeg);
  return { querent: SIGN_LORDS[lagna]!, quesited: SIGN_LORDS[signAt(lagna, house)]! };
}

function lordsOf(question: Question, say: Say) {
  const { longitudes, speeds, lagnaDeg, house } = question;
  const lagna = signIndexOf(lagnaDeg);
  const { querent, quesited } = lordsAsked(question);
  const at = (id: PlanetId) => signIndexOf(longitudes[id]);
  const placed = countSigns(lagna, at(quesited));
  const sign = signIdAt(at(quesited));
  const ill = DUSTHANA.includes(placed) && placed !== house;
  say("lordPlaced", ill ? -6 : 4, {
    lord: quesited,
    sign,
    house: placed,
    kind: ill ? "ill" : "well",
  });
  const dignity = dignityOf(quesited, longitudes[quesited], signsOf(longitudes));
  const points = DIGNITY_POINTS[dignity];
  if (points) say("lordDignity", points, { lord: quesited, sign, dignity });
  if (isCombust(quesited, longitudes[quesited], longitudes.sun, speeds[quesited] < 0)) {
    say("lordBurnt", -5, { lord: quesited });
  }
  const meets = meetingOf(question);
  if (meets) {
    say("lordsMeet", { same: 3, together: 9, exchange: 10, sight: 7 }[meets], {
      querent,
      quesited,
      meets,
    });
  }
  const visits = [
    ["querent", querent, signAt(lagna, house), house],
    ["quesited", quesited, lagna, 1],
  ] as const;
  for (const [visitor, lord, there, number] of visits) {
    if (querent !== quesited && at(lord) === there) {
      say("lordVisits", 6, { visitor, lord, house: number });
    }
  }
  const apart = !meets && !visits.some(([, lord, there]) => at(lord) === there);
  if (apart) say("lordsApart", -6, { querent, quesited });
}

/** How the lord of the lagna and that of the matter come together; null where they do not. */
export function meetingOf(question: Question): Meets | null {
  const { querent, quesited } = lordsAsked(question);
  if (querent === quesited) return "same";
  const [one, other] = [querent, quesited].map((id) => signIndexOf(question.longitudes[id])) as [
    number,
    number,
  ];
  if (one === other) return "together";
  if (SIGN_LORDS[one] === quesited && SIGN_LORDS[other] === querent) return "exchange";
  return sees(querent, one, other) && sees(quesited, other, one) ? "sight" : null;
}

function moonOf(question: Question, say: Say) {
  const { longitudes, lagnaDeg } = question;
  const sign = signIndexOf(longitudes.moon);
  const lagna = signIndexOf(lagnaDeg);
  const waxing = isWaxing(longitudes);
  const house = countSigns(lagna, sign);
  const name = signIdAt(sign);
  const weight = (waxing ? 3 : -2) + (DUSTHANA.includes(house) ? -2 : 0);
  say("moon", weight, { phase: waxing ? "waxing" : "waning", sign: name, house });
  const { matter } = pointsOf(question);
  if (sees("moon", sign, matter)) say("moonSees", 3, { sign: name, point: "matter" });
}

/** Quarter of each graha. */
const QUARTER_OF: Readonly<Record<GrahaId, Quarter>> = {
  sun: "east",
  venus: "southeast",
  mars: "south",
  rahu: "southwest",
  saturn: "west",
  moon: "northwest",
  mercury: "north",
  jupiter: "northeast",
  ketu: "southwest",
};
const SIGN_QUARTERS = ["east", "south", "west", "north"] as const;

/** Who points the way: the nearest graha in an angle from the lagna on; the lagna's sign where all are empty. */
export function pointerOf(question: Question): { graha: GrahaId | null; quarter: Quarter } {
  const lagna = signIndexOf(question.lagnaDeg);
  for (const house of [1, 10, 7, 4]) {
    const there = GRAHA_IDS.filter(
      (id) => countSigns(lagna, signIndexOf(question.longitudes[id])) === house,
    );
    if (there[0]) return { graha: there[0], quarter: QUARTER_OF[there[0]] };
  }
  return { graha: null, quarter: SIGN_QUARTERS[lagna % 4]! };
}

/** How long each graha is counted by: a moment is taken as an hour, a fortnight as two weeks, a half-year as six months. */
const TIME_OF: Readonly<Record<PlanetId, readonly [number, SpanUnit]>> = {
  moon: [1, "hours"],
  mars: [1, "days"],
  venus: [2, "weeks"],
  jupiter: [1, "months"],
  mercury: [2, "months"],
  sun: [6, "months"],
  saturn: [1, "years"],
};

/** When: as many of the time of the lord of the navamsha that rises as navamshas of the sign have risen. */
export function timeOf({ lagnaDeg }: Question) {
  const risen = Math.floor((lagnaDeg % 30) / (30 / 9)) + 1;
  const lord = SIGN_LORDS[vargaSign(lagnaDeg, "D9")]!;
  const [each, unit] = TIME_OF[lord];
  return { risen, lord, count: risen * each, unit };
}

/** Who speaks for the first, second and further of several: lagna, Moon, Sun, Jupiter, Mercury. */
export const SPEAKERS = ["lagna", "moon", "sun", "jupiter", "mercury"] as const;
export type Speaks = (typeof SPEAKERS)[number];

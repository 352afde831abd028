/**
 * The karakamsha: the navamsha of the soul's significator, and what stands in the signs counted from it.
 *
 * @source Jaimini Upadesha Sutra 1.2; Brihat Parashara Hora Shastra 33; deities after the commentators of 1.2.72-79
 */
import { vocabulary, type IdOf } from "#sdk";
import { signsSeenBy } from "../core/aspects.ts";
import { GRAHA_IDS, SIGN_LORDS, type GrahaId } from "../core/grahas.ts";

/** How a graha has a say in a sign. */
export const SAY = vocabulary("karakamshaSay", ["inside", "seeing", "lord"]);
export type Say = IdOf<typeof SAY>;

/** A sign counted from the karakamsha. */
export interface Place {
  readonly house: number;
  readonly sign: number;
  readonly occupants: readonly GrahaId[];
  readonly seenBy: readonly GrahaId[];
  /** Who speaks for it: those in it, else those whose sign sees it, else its lord. */
  readonly speakers: readonly GrahaId[];
  readonly say: Say;
}

/** The twelve places. */
export function placesFrom(
  karakamsha: number,
  signs: Readonly<Record<GrahaId, number>>,
): readonly Place[] {
  return Array.from({ length: 12 }, (_, i) => {
    const sign = (karakamsha + i) % 12;
    const occupants = GRAHA_IDS.filter((id) => signs[id] === sign);
    const seenBy = GRAHA_IDS.filter((id) => signsSeenBy(signs[id]).includes(sign));
    const [say, speakers]: [Say, readonly GrahaId[]] =
      occupants.length > 0
        ? ["inside", occupants]
        : seenBy.length > 0
          ? ["seeing", seenBy]
          : ["lord", [SIGN_LORDS[sign]!]];
    return { house: i + 1, sign, occupants, seenBy, speakers, say };
  });
}

/** Forms of the divine by graha. */
export const DEITY = vocabulary("deity", {
  sun: { native: "शिव", roman: "Shiva" },
  moon: { native: "गौरी", roman: "Gauri" },
  mars: { native: "स्कन्द", roman: "Skanda" },
  mercury: { native: "विष्णु", roman: "Vishnu" },
  jupiter: { native: "साम्बशिव", roman: "Samba Shiva" },
  venus: { native: "लक्ष्मी", roman: "Lakshmi" },
  saturn: { native: "नारायण", roman: "Narayana" },
  rahu: { native: "दुर्गा", roman: "Durga" },
  ketu: { native: "गणेश", roman: "Ganesha" },
} satisfies Record<GrahaId, { native: string; roman: string }>);

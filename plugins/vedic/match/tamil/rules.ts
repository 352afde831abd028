/**
 * The ten agreements as Tamil almanacs count them, from the bride's star to the groom's, each good, middling or bad.
 *
 * @source Kalaprakashika, vivaha; Tamil panchangams as PyJHora's southern method restates them: yoni with serpent and
 *   rat at odds, lords by the older friendships (Brihat Jataka II.15), vashya by the bride's sign, rajju by ascent
 */
import { vocabulary, type IdOf } from "#sdk";
import type { PlanetId } from "../../core/grahas.ts";
import { countNakshatras } from "../../core/lunar_mansions.ts";
import { countSigns } from "../../core/signs.ts";
import type { MoonFacts } from "../moon.ts";
import { ATTRACTED, type EvidencePhrases } from "../nakshatra/agreements.ts";
import { areVedha, cordOf, friendshipPoints, yoniPoints } from "../ties.ts";
import type { Phrase } from "#sdk";

export const TAMIL_PORUTHAM = vocabulary("tamilPorutham", {
  dina: { native: "தினம்", roman: "Dinam" },
  gana: { native: "கணம்", roman: "Ganam" },
  mahendra: { native: "மகேந்திரம்", roman: "Mahendram" },
  streeDeergha: { native: "ஸ்திரீ தீர்க்கம்", roman: "Stree Deergam" },
  yoni: { native: "யோனி", roman: "Yoni" },
  rasi: { native: "ராசி", roman: "Rasi" },
  rasyadhipati: { native: "ராசி அதிபதி", roman: "Rasi Athipathi" },
  vashya: { native: "வசியம்", roman: "Vasiyam" },
  rajju: { native: "ரஜ்ஜு", roman: "Rajju" },
  vedha: { native: "வேதை", roman: "Vedhai" },
});
export type TamilPorutham = IdOf<typeof TAMIL_PORUTHAM>;

export const GRADE = vocabulary("poruthamGrade", {
  uttama: { native: "உத்தமம்", roman: "Uttamam" },
  madhyama: { native: "மத்திமம்", roman: "Madhyamam" },
  adhama: { native: "அதமம்", roman: "Adhamam" },
});
export type Grade = IdOf<typeof GRADE>;

/** Those that Tamil custom asks for before all others. */
export const ESSENTIAL: readonly TamilPorutham[] = ["dina", "gana", "yoni", "rasi", "rajju"];
/** Those whose failure alone refuses the match. */
export const VETO: readonly TamilPorutham[] = ["rajju", "vedha"];

export interface School {
  readonly streeDeergha: "7" | "13" | "15";
  readonly lords: "yavana" | "natural";
  readonly rajju: "part" | "ascent";
}
export interface TamilAgreement {
  readonly porutham: TamilPorutham;
  readonly grade: Grade;
  readonly evidence: Phrase<EvidencePhrases>;
}

/** One star for both: the best, and the middling; the others do not agree. */
const SAME_BEST = [4, 6, 10, 13, 16, 22, 26, 27];
const SAME_FAIR = [1, 3, 5, 7, 8, 11, 12, 14, 17, 20, 21];

/** Friends by the older rule, seen from each lord. */
const YAVANA: Readonly<Record<PlanetId, readonly PlanetId[]>> = {
  sun: ["jupiter"],
  moon: ["mercury", "jupiter"],
  mars: ["mercury", "venus"],
  mercury: ["moon", "mars", "jupiter", "venus", "saturn"],
  jupiter: ["sun", "moon", "mercury", "venus", "saturn"],
  venus: ["mars", "mercury", "jupiter", "saturn"],
  saturn: ["mercury", "jupiter", "venus"],
};

/** Whether a star climbs from foot to head in its round of nine, or comes down; those of the head do neither. */
export function climbs(number: number): boolean | null {
  const place = (number - 1) % 9;
  return place === 4 ? null : place < 4;
}

const grade = (good: boolean, fair = false): Grade =>
  good ? "uttama" : fair ? "madhyama" : "adhama";

/** The ten agreements of a bride and a groom. */
export function tamilAgreements(
  bride: MoonFacts,
  groom: MoonFacts,
  school: School,
): readonly TamilAgreement[] {
  const count = countNakshatras(bride.index, groom.index);
  const signs = countSigns(bride.signIndex, groom.signIndex);
  const cords = { groom: cordOf(groom.star.number), bride: cordOf(bride.star.number) };
  const ganas = { groom: groom.star.gana, bride: bride.star.gana };
  const lords = { groom: groom.lord, bride: bride.lord };
  return [
    {
      porutham: "dina",
      grade: dina(count, bride.star.number, signs),
      evidence: { code: "countedByNine", with: { count, rest: count % 9 } },
    },
    {
      porutham: "gana",
      grade: gana(ganas, count),
      evidence: { code: "temperaments", with: ganas },
    },
    {
      porutham: "mahendra",
      grade: grade(count % 3 === 1 && count > 1),
      evidence: { code: "counted", with: { count } },
    },
    {
      porutham: "streeDeergha",
      grade: grade(count > Number(school.streeDeergha), count > 7),
      evidence: { code: "counted", with: { count } },
    },
    {
      porutham: "yoni",
      grade: yoni(bride, groom),
      evidence: { code: "animals", with: { groom: groom.star.animal, bride: bride.star.animal } },
    },
    {
      porutham: "rasi",
      grade: grade(signs > 6 || signs === 1),
      evidence: { code: "signsCounted", with: { count: signs } },
    },
    {
      porutham: "rasyadhipati",
      grade: lordsAgree(bride.lord, groom.lord, school.lords),
      evidence: { code: "lords", with: lords },
    },
    {
      porutham: "vashya",
      grade: grade(
        ATTRACTED[bride.signIndex]!.includes(groom.signIndex),
        ATTRACTED[groom.signIndex]!.includes(bride.signIndex),
      ),
      evidence: { code: "signs", with: { groom: groom.sign, bride: bride.sign } },
    },
    {
      porutham: "rajju",
      grade: rajju(bride.star.number, groom.star.number, school.rajju),
      evidence: { code: "cords", with: cords },
    },
    {
      porutham: "vedha",
      grade: grade(!areVedha(groom.star.number, bride.star.number)),
      evidence: { code: "stars", with: { groom: groom.star.id, bride: bride.star.id } },
    },
  ];
}

function dina(count: number, star: number, signs: number): Grade {
  if (count === 1) return grade(SAME_BEST.includes(star), SAME_FAIR.includes(star));
  // The star before the bride's own agrees within her sign alone.
  if (count === 27) return grade(signs === 1);
  return grade([2, 4, 6, 8, 0].includes(count % 9));
}

function gana({ bride, groom }: { bride: string; groom: string }, count: number): Grade {
  if (bride === groom) return "uttama";
  if (bride !== "rakshasa" && groom !== "rakshasa") return "madhyama";
  // Beyond the fourteenth star a fierce temperament no longer troubles.
  return grade(false, count > 14);
}

function yoni(bride: MoonFacts, groom: MoonFacts): Grade {
  const [one, other] = [bride.star.animal, groom.star.animal];
  const foes = [one, other].toSorted().join("-") === "rat-serpent" || yoniPoints(one, other) === 0;
  return foes ? "adhama" : grade(one === other, true);
}

function lordsAgree(bride: PlanetId, groom: PlanetId, school: School["lords"]): Grade {
  if (bride === groom) return "uttama";
  if (school === "natural") {
    const points = friendshipPoints(groom, bride);
    return grade(points >= 4, points >= 3);
  }
  const [there, back] = [YAVANA[bride].includes(groom), YAVANA[groom].includes(bride)];
  return grade(there && back, there);
}

function rajju(bride: number, groom: number, school: School["rajju"]): Grade {
  if (cordOf(bride) !== cordOf(groom)) return "uttama";
  return grade(false, school === "ascent" && climbs(bride) !== climbs(groom));
}

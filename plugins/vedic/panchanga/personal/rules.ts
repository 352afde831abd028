/**
 * What a day is to a person: the star and the Moon counted from those of the birth, and the state of the Moon.
 *
 * @source Muhurta Chintamani IV (tara and chandra bala); the twelve states of the Moon after the same at second hand: sixty ghatis to
 *   a nakshatra, four to a state of forty-five
 */
import { vocabulary, type IdOf } from "#sdk";
import { countNakshatras, NAKSHATRA_ARC, nakshatraIndexOf } from "../../core/lunar_mansions.ts";
import { countSigns, signIndexOf } from "../../core/signs.ts";
import { ADVERSE_TARAS, TARA, type Tara } from "../../core/taras.ts";

/** The twelve states of the Moon within a sign, thirty minutes and two degrees each. */
export const MOON_STATE = vocabulary("moonState", {
  pravasa: { native: "प्रवास", roman: "Pravasa" },
  nashta: { native: "नष्ट", roman: "Nashta" },
  mrita: { native: "मृत", roman: "Mrita" },
  jaya: { native: "जय", roman: "Jaya" },
  hasya: { native: "हास्य", roman: "Hasya" },
  rati: { native: "रति", roman: "Rati" },
  krida: { native: "क्रीडा", roman: "Krida" },
  supta: { native: "सुप्त", roman: "Supta" },
  bhukta: { native: "भुक्त", roman: "Bhukta" },
  jvara: { native: "ज्वर", roman: "Jvara" },
  kampa: { native: "कम्प", roman: "Kampa" },
  sthira: { native: "स्थिर", roman: "Sthira" },
});
export type MoonState = IdOf<typeof MOON_STATE>;

/** How a day stands. */
export const DAY_STANDING = vocabulary("dayStanding", ["kind", "mixed", "hard"]);
export type DayStanding = IdOf<typeof DAY_STANDING>;

/** Signs from the Moon of the birth in which the Moon helps, and the one in which it is hardest. */
const KIND_HOUSES = [1, 3, 6, 7, 10, 11];
const HARDEST = 8;

/** The state of a Moon. */
export function moonStateOf(moonDeg: number): MoonState {
  const ghatis = (moonDeg / NAKSHATRA_ARC) * 60;
  return MOON_STATE.ids[Math.floor((ghatis * 4) / 45 + 1e-9) % 12]!;
}

/** What a Moon is to that of a birth. */
export interface Standing {
  readonly count: number;
  readonly round: number;
  readonly tara: Tara;
  readonly taraHelps: boolean;
  readonly house: number;
  readonly moonHelps: boolean;
  readonly eighth: boolean;
  readonly state: MoonState;
  readonly standing: DayStanding;
}

/** Star and sign of a Moon counted from those of the birth, degrees. */
export function standingOf(moonDeg: number, birthDeg: number): Standing {
  const count = countNakshatras(nakshatraIndexOf(birthDeg), nakshatraIndexOf(moonDeg));
  const tara = TARA.ids[(count - 1) % 9]!;
  const taraHelps = !ADVERSE_TARAS.includes(tara);
  const house = countSigns(signIndexOf(birthDeg), signIndexOf(moonDeg));
  const moonHelps = KIND_HOUSES.includes(house);
  const helps = Number(taraHelps) + Number(moonHelps);
  return {
    count,
    round: Math.ceil(count / 9),
    tara,
    taraHelps,
    house,
    moonHelps,
    eighth: house === HARDEST,
    state: moonStateOf(moonDeg),
    standing: house === HARDEST || helps === 0 ? "hard" : helps === 2 ? "kind" : "mixed",
  };
}

/**
 * What an almanac adds to the date: the conjunction (sbyor ba) of Sun and Moon, the half lunar day (byed pa), and the days
 * that every month and year keeps.
 *
 * @source E. Henning, Kālacakra and the Tibetan Calendar (2007), pp. 42-44, and his almanacs (kalacakra.org), read
 *   against twelve days of 1655
 */
import { vocabulary, type IdOf } from "#sdk";
import { moduloFromOne, type TibetanCalendar, type TibetanDate } from "#time";

/** The 27 conjunctions, by the sum of the longitudes of Sun and Moon. */
export const CONJUNCTION = vocabulary("tibetanConjunction", {
  removing: { native: "རྣམ་སེལ", roman: "rnam sel" },
  friend: { native: "མཛའ་བོ", roman: "mdza' bo" },
  enduring: { native: "ཚེ་དང་ལྡན་པ", roman: "tshe dang ldan pa" },
  fortunate: { native: "སྐལ་བཟང", roman: "skal bzang" },
  splendid: { native: "དགེ་བྱེད", roman: "dge byed" },
  greatKnot: { native: "ཤིན་ཏུ་འགྲམ", roman: "shin tu 'gram" },
  goodWork: { native: "ལས་བཟང", roman: "las bzang" },
  holding: { native: "འཛིན་བྱེད", roman: "'dzin byed" },
  thorn: { native: "ཟུག་རྔུ", roman: "zug rngu" },
  knot: { native: "འགྲམ", roman: "'gram" },
  growth: { native: "འཕེལ་བ", roman: "'phel ba" },
  firm: { native: "བརྟན་པ", roman: "brtan pa" },
  striking: { native: "ཡོངས་བསྣུན", roman: "yongs bsnun" },
  joy: { native: "དགའ་བ", roman: "dga' ba" },
  vajra: { native: "རྡོ་རྗེ", roman: "rdo rje" },
  attained: { native: "དངོས་གྲུབ", roman: "dngos grub" },
  reversal: { native: "ཕན་ཚུན", roman: "phan tshun" },
  excellent: { native: "མཆོག་ཅན", roman: "mchog can" },
  bar: { native: "ཡོངས་འཇོམས", roman: "yongs 'joms" },
  peace: { native: "ཞི་བ", roman: "zhi ba" },
  accomplished: { native: "གྲུབ་པ", roman: "grub pa" },
  toAccomplish: { native: "བསྒྲུབ་བྱ", roman: "bsgrub bya" },
  virtue: { native: "དགེ་བ", roman: "dge ba" },
  bright: { native: "དཀར་པོ", roman: "dkar po" },
  brahma: { native: "ཚངས་པ", roman: "tshangs pa" },
  indra: { native: "དབང་པོ", roman: "dbang po" },
  discord: { native: "འཁོན་འཛིན", roman: "'khon 'dzin" },
});

/** The eleven halves of lunar days: the first, seven that come round, and three at the end of the month. */
export const HALF_DAY = vocabulary("tibetanHalfDay", {
  ugly: { native: "མི་སྡུག་པ", roman: "mi sdug pa" },
  sown: { native: "གདབ་པ", roman: "gdab pa" },
  child: { native: "བྱིས་པ", roman: "byis pa" },
  kindred: { native: "རིགས་ཅན", roman: "rigs can" },
  sesame: { native: "ཏིལ་རྡུང", roman: "til rdung" },
  houseborn: { native: "ཁྱིམ་སྐྱེས", roman: "khyim skyes" },
  trade: { native: "ཚོང་བ", roman: "tshong ba" },
  ruin: { native: "བི་སྟི", roman: "bi sti" },
  bird: { native: "བཀྲ་ཤིས", roman: "bkra shis" },
  fourfooted: { native: "རྐང་བཞི", roman: "rkang bzhi" },
  serpent: { native: "ཀླུ", roman: "klu" },
});

/** Days that are kept. */
export const OBSERVANCE = vocabulary("tibetanObservance", {
  losar: { native: "ལོ་གསར", roman: "lo gsar" },
  chotrul: { native: "ཆོ་འཕྲུལ་དུས་ཆེན", roman: "cho 'phrul dus chen" },
  sagaDawa: { native: "ས་ག་དུས་ཆེན", roman: "sa ga dus chen" },
  chokhor: { native: "ཆོས་འཁོར་དུས་ཆེན", roman: "chos 'khor dus chen" },
  lhabab: { native: "ལྷ་བབས་དུས་ཆེན", roman: "lha babs dus chen" },
  ngamcho: { native: "དགའ་ལྡན་ལྔ་མཆོད", roman: "dga' ldan lnga mchod" },
  gutor: { native: "དགུ་གཏོར", roman: "dgu gtor" },
  medicineBuddha: { native: "སྨན་བླ", roman: "sman bla" },
  guru: { native: "གུ་རུ་རིན་པོ་ཆེ", roman: "gu ru rin po che" },
  fullMoon: { native: "འོད་དཔག་མེད", roman: "'od dpag med" },
  dakini: { native: "མཁའ་འགྲོ", roman: "mkha' 'gro" },
  protector: { native: "ཆོས་སྐྱོང", roman: "chos skyong" },
  newMoon: { native: "གནམ་གང", roman: "gnam gang" },
});
export type Observance = IdOf<typeof OBSERVANCE>;

/** How many halves of lunar days come round, and how many of them a month holds. */
const ROUND = 7;
const HALVES = 60;

/** The conjunction and the half lunar day at daybreak of a civil day. */
export function conjunctionAt(calendar: TibetanCalendar, fixed: number) {
  const { sun, moon } = calendar.skyAt(fixed);
  const half = Math.floor((((moon - sun) % 1) + 1) * HALVES) % HALVES;
  const last = HALVES - 3;
  const index = half === 0 ? 0 : half < last ? moduloFromOne(half, ROUND) : ROUND + 1 + half - last;
  return {
    conjunction: CONJUNCTION.ids[Math.floor(((moon + sun) % 1) * 27)]!,
    halfDay: HALF_DAY.ids[index]!,
  };
}

/** Days of every month. */
const MONTHLY: Readonly<Record<number, Observance>> = {
  8: "medicineBuddha",
  10: "guru",
  15: "fullMoon",
  25: "dakini",
  29: "protector",
  30: "newMoon",
};

/** Days of the year, by month and day. */
const YEARLY: Readonly<Record<string, Observance>> = {
  "1/1": "losar",
  "1/15": "chotrul",
  "4/15": "sagaDawa",
  "6/4": "chokhor",
  "9/22": "lhabab",
  "10/25": "ngamcho",
  "12/29": "gutor",
};

/**
 * What is kept on a lunar day. Feasts of the year are kept in the month that is not inserted, but for the new year, with
 * which the year begins.
 *
 * @param isNewYear whether the civil day is the first of the year
 */
export function observancesOf(
  { month, leapMonth }: Pick<TibetanDate, "month" | "leapMonth">,
  day: number,
  isNewYear: boolean,
): readonly Observance[] {
  const yearly = isNewYear
    ? "losar"
    : leapMonth || day === 1
      ? undefined
      : YEARLY[`${month}/${day}`];
  return [yearly, MONTHLY[day]].filter((one) => one !== undefined);
}

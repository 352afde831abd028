/** Terms that the procedures of the Tibetan calendar share, in English. */
import { animal12 } from "../../core/words/en.ts";
import { en as natal } from "../../tibetan/words/en.ts";

const { sex, dayPlanet, mansion, dayRepeat } = natal.terms;
export const shared = { animal12, sex, dayPlanet, mansion, dayRepeat };

export const tibetanConjunction = {
  removing: "the remover",
  friend: "the friend",
  enduring: "the enduring",
  fortunate: "the fortunate",
  splendid: "the splendid",
  greatKnot: "the great knot",
  goodWork: "the good work",
  holding: "the holder",
  thorn: "the thorn",
  knot: "the knot",
  growth: "growth",
  firm: "the firm",
  striking: "the blow",
  joy: "joy",
  vajra: "the vajra",
  attained: "attainment",
  reversal: "the reversal",
  excellent: "the excellent",
  bar: "the bar",
  peace: "peace",
  accomplished: "the accomplished",
  toAccomplish: "what is to be done",
  virtue: "virtue",
  bright: "the bright",
  brahma: "Brahma",
  indra: "Indra",
  discord: "discord",
};

export const tibetanHalfDay = {
  ugly: "the ugly",
  sown: "the sown",
  child: "the child",
  kindred: "the kindred",
  sesame: "the sesame press",
  houseborn: "the house-born",
  trade: "trade",
  ruin: "ruin",
  bird: "the bird",
  fourfooted: "the four-footed",
  serpent: "the serpent",
};

export const tibetanObservance = {
  losar: { text: "Losar, the new year", about: "the first visits, barley beer and new flags" },
  chotrul: {
    text: "Chötrul Düchen",
    about: "the last of fifteen days on which the Buddha worked wonders at Shravasti",
  },
  sagaDawa: {
    text: "Saga Dawa Düchen",
    about: "the Buddha's enlightenment and his passing into nirvana; deeds count many times over",
  },
  chokhor: { text: "Chökhor Düchen", about: "the first turning of the wheel of the teaching" },
  lhabab: { text: "Lhabab Düchen", about: "the Buddha comes down from the heaven of the gods" },
  ngamcho: {
    text: "Ganden Ngamchö",
    about: "lamps on every sill for Tsongkhapa, founder of Ganden",
  },
  gutor: { text: "Gutor", about: "masked dances and dough soup sweep out the old year" },
  medicineBuddha: { text: "day of the Medicine Buddha", about: "prayers for the sick" },
  guru: { text: "day of Guru Rinpoche", about: "a feast offering to Padmasambhava" },
  fullMoon: { text: "full Moon, day of Amitabha", about: "vows are renewed" },
  dakini: { text: "day of the dakinis", about: "a feast offering to those who walk the sky" },
  protector: { text: "day of the protectors", about: "offerings to the guardians of the teaching" },
  newMoon: { text: "new Moon, day of the Buddha", about: "vows are renewed" },
};

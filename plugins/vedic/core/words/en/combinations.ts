/** The yogas of a chart: their names, what they are said to bring, and the rules that make them. */
import { moreCombinations, moreCombinationRules } from "./more_combinations.ts";

export const combination = {
  rajaYoga: {
    text: "Raja yoga",
    meaning:
      "Action meets merit: position and influence open where effort and principle are joined.",
  },
  dharmaKarmadhipati: {
    text: "Dharma-Karmadhipati yoga",
    meaning: "Purpose and profession support each other; the work itself can become the calling.",
  },
  yogakaraka: {
    text: "Yogakaraka",
    meaning:
      "One planet holds the keys to both effort and fortune; its periods deserve to be used well.",
  },
  lakshmi: {
    text: "Lakshmi yoga",
    meaning: "Fortune has a firm seat; generosity tends to return.",
  },
  dhana: {
    text: "Dhana yoga",
    meaning: "Income and merit are joined; money follows from talent, teaching or good advice.",
  },
  neechaBhanga: {
    text: "Neecha-bhanga",
    meaning: "A weakness that is caught in time becomes a school of strength.",
  },
  harsha: {
    text: "Viparita Harsha yoga",
    meaning: "Opposition wears itself out; rivals sharpen skill.",
  },
  sarala: {
    text: "Viparita Sarala yoga",
    meaning: "Crises find the person composed; what was hidden can be turned to use.",
  },
  vimala: {
    text: "Viparita Vimala yoga",
    meaning: "Spending is held in check and solitude is fruitful.",
  },
  parvata: {
    text: "Parvata yoga",
    meaning: "Firm ground underfoot: standing in the community and a generous hand.",
  },
  kahala: {
    text: "Kahala yoga",
    meaning: "Boldness with backing: the person sets out and others fall in.",
  },
  shubhaKartari: {
    text: "Shubha Kartari yoga",
    meaning: "The lagna is held between friendly planets; beginnings are protected.",
  },
  papaKartari: {
    text: "Papa Kartari yoga",
    meaning: "The lagna is hemmed in; room has to be made, and is, by method and patience.",
  },
  ruchaka: {
    text: "Ruchaka yoga",
    meaning:
      "Courage with form: initiative, bodily vigour and the will to lead where others hesitate.",
  },
  bhadra: {
    text: "Bhadra yoga",
    meaning: "A quick, well-ordered mind; speech, trade and study are natural tools.",
  },
  hamsa: {
    text: "Hamsa yoga",
    meaning: "Judgement that others trust, a liking for what is lawful and generous.",
  },
  malavya: {
    text: "Malavya yoga",
    meaning: "Charm, taste and ease in partnership; comfort tends to gather around the person.",
  },
  shasha: {
    text: "Shasha yoga",
    meaning:
      "Authority through endurance: organisation, command of many hands, patience with slow results.",
  },
  gajakesari: {
    text: "Gajakesari yoga",
    meaning: "Good sense that outlasts moods; the person is heard, and is remembered kindly.",
  },
  sunapha: {
    text: "Sunapha yoga",
    meaning: "Means that are self-earned, and a mind that plans for the next day.",
  },
  anapha: {
    text: "Anapha yoga",
    meaning: "A pleasing presence and an inner reserve to draw upon.",
  },
  durudhara: {
    text: "Durudhara yoga",
    meaning:
      "The Moon is escorted on both sides: support, resources and people to share them with.",
  },
  kemadruma: {
    text: "Kemadruma yoga",
    meaning:
      "The mind works alone; independence is the gift, and company has to be sought on purpose.",
  },
  vesi: { text: "Vesi yoga", meaning: "Even-tempered speech and steady, visible work." },
  vasi: {
    text: "Vasi yoga",
    meaning: "Diligence behind the scenes and a talent for assisting at the right moment.",
  },
  ubhayachari: {
    text: "Ubhayachari yoga",
    meaning:
      "The Sun walks with attendants: a balanced, capable bearing that carries responsibility.",
  },
  budhaAditya: {
    text: "Budha-Aditya yoga",
    meaning: "Intelligence close to the will: skill in explaining, administering and deciding.",
  },
  chandraMangala: {
    text: "Chandra-Mangala yoga",
    meaning:
      "Feeling turns quickly into enterprise; money is made by acting on impulse that has learnt to aim.",
  },
  guruChandala: {
    text: "Guru-Chandala yoga",
    meaning:
      "Belief is tested against the unfamiliar; unorthodox teachers and borrowed doctrines call for care.",
  },
  shakata: {
    text: "Shakata yoga",
    meaning:
      "Fortune turns like a wheel: what is lost comes round again, and reserves smooth the ride.",
  },
  adhi: {
    text: "Adhi yoga",
    meaning: "Gentle helpers face the Moon: trust, office and reliable allies come with years.",
  },
  amala: {
    text: "Amala yoga",
    meaning: "Clean hands in public work; reputation grows from conduct.",
  },
  saraswati: {
    text: "Saraswati yoga",
    meaning: "Learning and the arts keep company; words, music or scholarship find an audience.",
  },
  mahabhagya: {
    text: "Mahabhagya yoga",
    meaning:
      "Lagna, Sun and Moon agree with the hour; character and circumstance pull the same way.",
  },
  rajju: { text: "Rajju yoga", meaning: "A life on the move, at home in change." },
  musala: { text: "Musala yoga", meaning: "Settled will and a taste for possession." },
  nala: { text: "Nala yoga", meaning: "Versatile and often of two minds, good at repair." },
  gada: { text: "Gada yoga", meaning: "Effort in one steady direction." },
  kamala: { text: "Kamala yoga", meaning: "Much of the life is lived in the open." },
  vapi: { text: "Vapi yoga", meaning: "Quiet accumulation, like water in a tank." },
  shringataka: { text: "Shringataka yoga", meaning: "Principle before profit." },
  chakra: { text: "Chakra yoga", meaning: "A commanding bearing, planets spaced like spokes." },
  samudra: { text: "Samudra yoga", meaning: "Ample means and a calm surface." },
  gola: { text: "Gola yoga", meaning: "Everything is staked on one field." },
  yuga: { text: "Yuga yoga", meaning: "Two fields of life pull against each other." },
  shula: { text: "Shula yoga", meaning: "Sharp and driven, with three points of attack." },
  kedara: { text: "Kedara yoga", meaning: "Work that benefits many, like a ploughed field." },
  pasha: { text: "Pasha yoga", meaning: "Many ties and duties, skill in handling them." },
  dama: { text: "Dama yoga", meaning: "A giving nature, with several sources to draw from." },
  veena: { text: "Veena yoga", meaning: "Wide interests and a sense of harmony." },
  ...moreCombinations,
};

/** The rule of each. */
export const combinationRule = {
  rajaYoga: "lord of a kendra linked with lord of a trikona by union, exchange or mutual sight",
  dharmaKarmadhipati: "lords of the 9th and the 10th in one sign or in each other's house",
  yogakaraka: "one planet rules both a kendra (4, 7, 10) and a trikona (5, 9)",
  lakshmi:
    "lord of the 9th in its own or exaltation sign in a kendra or trikona, lord of the lagna not debilitated",
  dhana: "lords of the 2nd or 11th linked with lords of the 5th or 9th",
  neechaBhanga:
    "the lord of a debilitated planet's sign, the lord of its exaltation sign, or the planet exalted there stands in a kendra from lagna or Moon",
  harsha: "lord of the 6th in the 6th, 8th or 12th house",
  sarala: "lord of the 8th in the 6th, 8th or 12th house",
  vimala: "lord of the 12th in the 6th, 8th or 12th house",
  parvata: "benefics in kendras, the 7th and 8th empty or with benefics alone",
  kahala: "lords of the 4th and 9th in kendras from each other, lord of the lagna strong",
  shubhaKartari: "benefics in both the 2nd and the 12th from the lagna, no malefics there",
  papaKartari: "malefics in both the 2nd and the 12th from the lagna, no benefics there",
  ruchaka: "Mars in its own or exaltation sign in a kendra from the lagna",
  bhadra: "Mercury in its own or exaltation sign in a kendra from the lagna",
  hamsa: "Jupiter in its own or exaltation sign in a kendra from the lagna",
  malavya: "Venus in its own or exaltation sign in a kendra from the lagna",
  shasha: "Saturn in its own or exaltation sign in a kendra from the lagna",
  gajakesari: "Jupiter in a kendra from the Moon",
  sunapha: "planets other than the Sun in the 2nd alone from the Moon",
  anapha: "planets other than the Sun in the 12th alone from the Moon",
  durudhara: "planets other than the Sun in both the 2nd and the 12th from the Moon",
  kemadruma:
    "no planet beside the Moon or in the 2nd or 12th from it, and none in a kendra from Moon or lagna",
  vesi: "planets other than the Moon in the 2nd alone from the Sun",
  vasi: "planets other than the Moon in the 12th alone from the Sun",
  ubhayachari: "planets other than the Moon in both the 2nd and the 12th from the Sun",
  budhaAditya: "Sun and Mercury in one sign",
  chandraMangala: "Moon and Mars in one sign",
  guruChandala: "Jupiter and Rahu in one sign",
  shakata: "Moon in the 6th, 8th or 12th from Jupiter, and not in a kendra from the lagna",
  adhi: "Mercury, Jupiter and Venus all within the 6th, 7th and 8th from the Moon",
  amala: "only benefics in the 10th from the lagna or from the Moon",
  saraswati:
    "Jupiter, Venus and Mercury in kendras, trikonas or the 2nd, Jupiter in a friendly, own or exaltation sign",
  mahabhagya:
    "lagna, Sun and Moon all in odd signs by day, or all in even signs by night; the books give the first to men and the second to women, and both are counted here for everyone",
  rajju: "all seven planets in movable signs",
  musala: "all seven planets in fixed signs",
  nala: "all seven planets in dual signs",
  gada: "all planets in two successive kendras, both occupied",
  kamala: "all planets in the four kendras",
  vapi: "all planets outside the kendras, in the 2nd, 5th, 8th and 11th or in the 3rd, 6th, 9th and 12th",
  shringataka: "all planets in the trikonas 1, 5 and 9, each occupied",
  chakra: "all planets in the six odd houses, each occupied",
  samudra: "all planets in the six even houses, each occupied",
  gola: "the seven planets occupy 1 sign",
  yuga: "the seven planets occupy 2 signs",
  shula: "the seven planets occupy 3 signs",
  kedara: "the seven planets occupy 4 signs",
  pasha: "the seven planets occupy 5 signs",
  dama: "the seven planets occupy 6 signs",
  veena: "the seven planets occupy 7 signs",
  ...moreCombinationRules,
};

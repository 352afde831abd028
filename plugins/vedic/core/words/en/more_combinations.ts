/** The yogas of the chapters of Parashara and of the later books: names, meanings and rules. */

export const moreCombinations = {
  gajakesariParashara: {
    text: "Gajakesari yoga (Parashara)",
    meaning: "Good counsel carries weight because it is kept in good company.",
  },
  vasumatiMoon: {
    text: "Vasumati yoga (from the Moon)",
    meaning: "Means grow steadily in places that improve with time.",
  },
  vasumatiLagna: {
    text: "Vasumati yoga (from the lagna)",
    meaning: "Own effort keeps adding to what is there.",
  },
  kahalaParashara: {
    text: "Kahala yoga (Parashara)",
    meaning: "A firm home base makes bold undertakings possible.",
  },
  chamara: { text: "Chamara yoga", meaning: "People in office listen, and learning is honoured." },
  shankha: {
    text: "Shankha yoga",
    meaning: "Humane conduct brings land, learning and a good name.",
  },
  bheri: {
    text: "Bheri yoga",
    meaning: "Health of means and manners, and a house that others gather in.",
  },
  mridanga: {
    text: "Mridanga yoga",
    meaning: "Much is in tune at once; authority is granted rather than taken.",
  },
  shrinatha: {
    text: "Shrinatha yoga",
    meaning: "Partnership and merit lift the work to its height.",
  },
  sharada: {
    text: "Sharada yoga",
    meaning: "Scholarship, discipline and a position that follows from them.",
  },
  matsya: {
    text: "Matsya yoga",
    meaning: "Reads the times well and is merciful with the knowledge.",
  },
  kurma: { text: "Kurma yoga", meaning: "A helper of many whose word is kept." },
  khadga: {
    text: "Khadga yoga",
    meaning: "Income and principle change hands freely; skill is matched by gratitude.",
  },
  kusuma: { text: "Kusuma yoga", meaning: "Standing and kindness bloom together late in the day." },
  kalanidhi: {
    text: "Kalanidhi yoga",
    meaning: "A store of arts and sciences that the powerful value.",
  },
  kalpadruma: {
    text: "Kalpadruma (Parijata) yoga",
    meaning: "Support reaches down through every link of the chain, so that fortune lasts.",
  },
  hari: { text: "Hari yoga", meaning: "Truthful speech keeps what it earns." },
  hara: { text: "Hara yoga", meaning: "Partnership brings ease and a lighter heart." },
  brahma: { text: "Brahma yoga", meaning: "Learning, work and gain feed one another." },
  lagnadhi: { text: "Lagnadhi yoga", meaning: "Gentle counterparts make a gentle career." },
  maharaja: {
    text: "Maharaja yoga",
    meaning: "Talent and person are one; recognition comes for what one truly is.",
  },
  raja8: {
    text: "Raja yoga of soul and body",
    meaning: "What the soul wants and what the person does stand side by side.",
  },
  raja9: {
    text: "Raja yoga of supports",
    meaning: "Well placed neighbours carry the person upward.",
  },
  raja17: {
    text: "Raja yoga of a fair start",
    meaning: "Good beginnings, good stores and good ground, with courage to use them.",
  },
  dhana18: {
    text: "Wealth of the second",
    meaning: "One source of income stands out above the rest.",
  },
  raja19: {
    text: "Raja yoga of the humbled",
    meaning: "Rank that comes out of unpromising places.",
  },
  raja20: { text: "Raja yoga of weak opponents", meaning: "What might hinder has lost its teeth." },
  raja21: { text: "Raja yoga of the tenth", meaning: "Work looks after the one who does it." },
  raja22: {
    text: "Raja yoga of the Karakamsha",
    meaning: "Kind forces stand around the inner purpose.",
  },
  raja23: {
    text: "Raja yoga of the arudhas",
    meaning: "How one appears and how the partner appears support each other.",
  },
  raja28: {
    text: "Raja yoga of a fallen lord",
    meaning: "A difficulty watches over the person and keeps them awake to chances.",
  },
  dhanaVenus: { text: "Wealth by Venus", meaning: "Taste turns into means." },
  dhanaMercury: { text: "Wealth by Mercury", meaning: "Wit and trade turn into means." },
  dhanaSun: { text: "Wealth by the Sun", meaning: "Leadership turns into means." },
  dhanaSaturn: { text: "Wealth by Saturn", meaning: "Patience turns into means." },
  dhanaJupiter: { text: "Wealth by Jupiter", meaning: "Advice turns into means." },
  dhanaMars: { text: "Wealth by Mars", meaning: "Initiative turns into means." },
  dhanaMoon: { text: "Wealth by the Moon", meaning: "Care for people turns into means." },
  lagnaSun: {
    text: "Wealth of the rising Sun",
    meaning: "Presence and good backing fill the purse.",
  },
  lagnaMoon: {
    text: "Wealth of the rising Moon",
    meaning: "Goodwill and sound judgement fill the purse.",
  },
  lagnaMars: {
    text: "Wealth of the rising Mars",
    meaning: "Daring with skill, grace and method fills the purse.",
  },
  lagnaMercury: {
    text: "Wealth of the rising Mercury",
    meaning: "Calculation tempered by wisdom fills the purse.",
  },
  lagnaJupiter: {
    text: "Wealth of the rising Jupiter",
    meaning: "Trust put to work fills the purse.",
  },
  lagnaVenus: { text: "Wealth of the rising Venus", meaning: "Charm with thrift fills the purse." },
  lagnaSaturn: {
    text: "Wealth of the rising Saturn",
    meaning: "Endurance with drive and hope fills the purse.",
  },
  pushkala: {
    text: "Pushkala yoga",
    meaning: "Well spoken and well thought of; abundance comes through people.",
  },
  gauri: { text: "Gauri yoga", meaning: "A warm family and conduct that does it credit." },
  shrikantha: { text: "Shrikantha yoga", meaning: "Devotion steadies a generous life." },
  virinchi: { text: "Virinchi yoga", meaning: "Learning and restraint win a lasting circle." },
  chatussagara: {
    text: "Chatussagara yoga",
    meaning: "Life touches all four shores: self, home, partner and work.",
  },
  guruMangala: {
    text: "Guru-Mangala yoga",
    meaning: "Principle with energy; a cause is fought for by fair means.",
  },
  pravrajya: {
    text: "Pravrajya yoga",
    meaning: "So much gathered in one place asks for simplicity elsewhere.",
  },
  akhandaSamrajya: {
    text: "Akhanda Samrajya yoga",
    meaning: "A domain, small or large, that stays whole.",
  },
  daridra: {
    text: "Daridra yoga",
    meaning: "Gains leak unless accounts are kept; thrift cures what chance does not.",
  },
  dhanaLords: {
    text: "Dhana yoga of saving and gain",
    meaning: "What comes in is kept, and what is kept brings more.",
  },
  bhagya: {
    text: "Bhagya yoga",
    meaning: "Fortune lives at home; elders and teachers open the way.",
  },
  dainyaParivartana: {
    text: "Dainya Parivartana",
    meaning: "An exchange with a house of loss: one field pays for another until the debt is seen.",
  },
  khalaParivartana: {
    text: "Khala Parivartana",
    meaning: "An exchange with the third: fortunes turn with one's own courage, now up, now down.",
  },
  mahaParivartana: {
    text: "Maha Parivartana",
    meaning: "Two good houses trade places and raise each other.",
  },
  mala: { text: "Mala (Srak) yoga", meaning: "Comforts gather like flowers on a string." },
  sarpa: { text: "Sarpa yoga", meaning: "Corners are guarded; trust has to be learnt." },
  shakataNabhasa: {
    text: "Shakata yoga (figure)",
    meaning: "Life rolls between self and other like a cart on two wheels.",
  },
  vihaga: { text: "Vihaga yoga", meaning: "Between home and work, always carrying a message." },
  hala: { text: "Hala yoga", meaning: "Ploughs one furrow deep, and lives by what grows there." },
  vajra: { text: "Vajra yoga", meaning: "Bright at both ends of life, harder in the middle." },
  yava: { text: "Yava yoga", meaning: "The middle of life is the best of it." },
  yupa: { text: "Yupa yoga", meaning: "Gives away gladly and knows itself." },
  shara: {
    text: "Shara yoga",
    meaning: "Aims narrowly and is caught in its own precision at times.",
  },
  shakti: { text: "Shakti yoga", meaning: "Fights hard for others and rests hard after." },
  danda: { text: "Danda yoga", meaning: "Serves without fuss and needs little of its own." },
  nauka: { text: "Nauka yoga", meaning: "Lives by what flows: water, travel, trade." },
  kuta: { text: "Kuta yoga", meaning: "Knows the hills and the back ways, and keeps its counsel." },
  chatra: { text: "Chatra yoga", meaning: "Shelters its people; happiest early and late." },
  chapa: { text: "Chapa yoga", meaning: "Bold in the chase and fond of the wilds." },
  ardhachandra: {
    text: "Ardhachandra yoga",
    meaning: "Handsome bearing and command over a troop of some kind.",
  },
};

export const moreCombinationRules = {
  gajakesariParashara:
    "Jupiter in an angle from the lagna or the Moon, with or aspected by Mercury or Venus, neither debilitated, burnt nor in an enemy's sign",
  vasumatiMoon: "Mercury, Jupiter and Venus all in the 3rd, 6th, 10th or 11th from the Moon",
  vasumatiLagna: "Mercury, Jupiter and Venus all in the 3rd, 6th, 10th or 11th from the lagna",
  kahalaParashara:
    "lord of the 4th and Jupiter in angles from each other with a strong lagna lord, or a strong lord of the 4th with the lord of the 10th",
  chamara:
    "the lagna lord exalted in an angle and aspected by Jupiter, or two benefics together in the 1st, 7th, 9th or 10th",
  shankha:
    "lords of the 5th and 6th in angles from each other with a strong lagna lord, or lagna lord and lord of the 10th in a movable sign with a strong lord of the 9th",
  bheri:
    "the lord of the 9th strong, with the 1st, 2nd, 7th and 12th all occupied or Venus, Jupiter and the lagna lord in angles",
  mridanga: "the lagna lord strong, all others in angles, trines or signs of strength",
  shrinatha:
    "the lord of the 7th in the 10th, the lord of the 10th exalted and with the lord of the 9th",
  sharada:
    "lord of the 10th in the 5th, Mercury in an angle and the Sun in Leo, or Jupiter or Mercury in a trine from the Moon with Mars in the 11th",
  matsya: "benefics in the 1st and 9th, malefics in the 4th and 8th, both kinds in the 5th",
  kurma:
    "benefics in the 5th, 6th and 7th in their own, exaltation or friendly signs, malefics in the 1st, 3rd and 11th in their own or exaltation signs",
  khadga: "lords of the 2nd and 9th exchange signs, the lagna lord in an angle or trine",
  kusuma:
    "a fixed sign rising, Venus in an angle, the Moon in the 5th or 9th with a benefic, Saturn in the 10th",
  kalanidhi: "Jupiter in the 2nd or 5th aspected by Mercury and Venus",
  kalpadruma:
    "the lagna lord, its dispositor, the dispositor of that and its navamsha dispositor all in angles, trines or exaltation",
  hari: "benefics in the 2nd, 8th and 12th from the lord of the 2nd",
  hara: "benefics in the 4th, 8th and 9th from the lord of the 7th",
  brahma: "benefics in the 4th, 10th and 11th from the lagna lord",
  lagnadhi: "benefics in the 7th and 8th from the lagna, no malefic with them or looking on",
  maharaja: "lords of the 1st and the 5th exchange signs",
  raja8: "lagna lord and Atmakaraka in the 1st, 5th or 7th, each with or aspected by a benefic",
  raja9:
    "from the lagna lord or the Atmakaraka: benefics in the 2nd, 4th and 5th, or malefics in the 3rd and 6th",
  raja17: "benefics in the 1st, 2nd and 4th, a malefic in the 3rd",
  dhana18: "the Moon, Jupiter, Venus or Mercury exalted in the 2nd",
  raja19:
    "debilitated planets in the 3rd, 6th and 8th, the lagna lord strong and looking at the lagna",
  raja20:
    "lords of the 6th, 8th and 12th debilitated, in enemy signs or burnt, the lagna lord strong and looking at the lagna",
  raja21: "the lord of the 10th in its own or exaltation sign aspects the lagna",
  raja22: "benefics in angles from the navamsha of the Atmakaraka",
  raja23:
    "the arudhas of the 1st and the 7th in angles, trines or the 3rd and 11th from each other",
  raja28: "a lord of the 6th, 8th or 12th debilitated and aspecting the lagna",
  dhanaVenus: "Venus in its own sign in the 5th, Mars in the 11th",
  dhanaMercury: "Mercury in its own sign in the 5th, Moon, Mars and Jupiter in the 11th",
  dhanaSun: "the Sun in Leo in the 5th, Saturn, Moon and Jupiter in the 11th",
  dhanaSaturn: "Saturn in its own sign in the 5th, Sun and Moon in the 11th",
  dhanaJupiter: "Jupiter in its own sign in the 5th, Mercury in the 11th",
  dhanaMars: "Mars in its own sign in the 5th, Venus in the 11th",
  dhanaMoon: "the Moon in Cancer in the 5th, Saturn in the 11th",
  lagnaSun: "the Sun in Leo in the lagna with Mars and Jupiter beside it or looking on",
  lagnaMoon: "the Moon in Cancer in the lagna with Mercury and Jupiter beside it or looking on",
  lagnaMars:
    "Mars in its own sign in the lagna with Mercury, Venus and Saturn beside it or looking on",
  lagnaMercury:
    "Mercury in its own sign in the lagna with Saturn and Jupiter beside it or looking on",
  lagnaJupiter:
    "Jupiter in its own sign in the lagna with Mercury and Mars beside it or looking on",
  lagnaVenus: "Venus in its own sign in the lagna with Saturn and Mercury beside it or looking on",
  lagnaSaturn: "Saturn in its own sign in the lagna with Mars and Jupiter beside it or looking on",
  pushkala:
    "the lords of the Moon's sign and of the lagna together in an angle or a great friend's sign, a strong planet looking at the lagna",
  gauri: "the Moon in its own or exaltation sign in an angle or trine, aspected by Jupiter",
  shrikantha:
    "lagna lord, Sun and Moon in angles or trines in their own, friendly or exaltation signs",
  virinchi:
    "lord of the 5th, Jupiter and Saturn in angles or trines in their own, friendly or exaltation signs",
  chatussagara: "all four angles occupied",
  guruMangala: "Jupiter and Mars in one sign or opposite each other",
  pravrajya: "four or more of the seven planets in one sign",
  akhandaSamrajya:
    "Jupiter rules the 2nd, 5th or 11th, and a lord of the 2nd, 9th or 11th is in an angle from the Moon",
  daridra: "the lord of the 11th in the 6th, 8th or 12th",
  dhanaLords: "lords of the 2nd and 11th linked and both in angles or trines",
  bhagya: "the lord of the 9th strong in the 9th",
  dainyaParivartana: "the lord of the 6th, 8th or 12th exchanges signs with another lord",
  khalaParivartana: "the lord of the 3rd exchanges signs with a lord of 1, 2, 4, 5, 7, 9, 10 or 11",
  mahaParivartana: "the lords of two of the houses 1, 2, 4, 5, 7, 9, 10, 11 exchange signs",
  mala: "benefics in three angles, no malefic in an angle",
  sarpa: "malefics in three angles, no benefic in an angle",
  shakataNabhasa: "all planets in the 1st and 7th",
  vihaga: "all planets in the 4th and 10th",
  hala: "all planets in 2, 6, 10, or in 3, 7, 11, or in 4, 8, 12",
  vajra: "benefics in the 1st and 7th, malefics in the 4th and 10th",
  yava: "benefics in the 4th and 10th, malefics in the 1st and 7th",
  yupa: "all planets in the four houses from the 1st, each occupied",
  shara: "all planets in the four houses from the 4th, each occupied",
  shakti: "all planets in the four houses from the 7th, each occupied",
  danda: "all planets in the four houses from the 10th, each occupied",
  nauka: "one planet in each of the seven houses from the 1st",
  kuta: "one planet in each of the seven houses from the 4th",
  chatra: "one planet in each of the seven houses from the 7th",
  chapa: "one planet in each of the seven houses from the 10th",
  ardhachandra: "one planet in each of seven houses in a row that begin in no angle",
};

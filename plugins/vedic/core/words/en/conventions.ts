/** What the schools are called; each procedure takes those it offers. */

export const conventions = {
  ayanamsa: {
    title: "Ayanamsa",
    options: {
      lahiri: "Lahiri (Chitrapaksha), the Indian standard",
      raman: "Raman",
      krishnamurti: "Krishnamurti (KP)",
      faganBradley: "Fagan and Bradley",
      yukteshwar: "Yukteshwar",
      trueChitra: "true Chitra: Spica always at 180°",
      truePushya: "true Pushya: δ Cancri always at 106°",
    },
  },
  node: { title: "Lunar node", options: { mean: "mean node", true: "true (osculating) node" } },
  houseSystem: {
    title: "Houses (bhavas)",
    options: {
      wholeSign: "whole signs from the lagna",
      sripati: "Sripati: cusps as house centres",
      equal: "equal houses from the lagna",
      placidus: "Placidus, as KP uses it",
    },
  },
  yearDays: {
    title: "Length of a dasha year, days",
    options: {
      "360": "savana year of 360 days",
      "365.25": "Julian year",
      "365.256364": "sidereal year",
      "365.2422": "tropical year",
    },
  },
  karakaScheme: {
    title: "Movable significators (chara karakas)",
    options: {
      eight: "eight, Rahu counted from the end of its sign",
      seven: "seven, without the nodes",
    },
  },
  sunrise: {
    title: "Sunrise",
    options: {
      centre: "centre of the disc, no refraction",
      visible: "upper limb with standard refraction",
    },
  },
  ashtakavargaTable: {
    title: "Table of ashtakavarga",
    options: { parashara: "Parashara", varahamihira: "Varahamihira, for the Moon and Venus" },
  },
  positions: {
    title: "Places of the grahas",
    options: { apparent: "apparent, as they are seen", true: "true (geometric), as they are" },
  },
  parallax: {
    title: "Seen from",
    options: {
      geocentric: "the Earth's centre",
      topocentric: "the birthplace: it moves the Moon by up to a degree",
    },
  },
  virgoMultiplier: {
    title: "Multiplier of Virgo in shodhya pinda",
    options: { "6": "six", "5": "five" },
  },
  lagnaOccupies: {
    title: "The lagna's sign in the reduction of two signs of one lord",
    options: { no: "empty unless a planet stands there", yes: "counts as occupied" },
  },
  coLords: {
    title: "Lords of Scorpio and Aquarius in arudhas",
    options: {
      single: "Mars and Saturn alone",
      stronger: "the stronger of Mars and Ketu, of Saturn and Rahu",
    },
  },
};

/** What the schools of chart-making are called. */

export const conventions = {
  houseSystem: {
    title: "House system",
    options: {
      placidus: "Placidus: thirds of the semi-arcs",
      koch: "Koch: birthplace ascensions",
      regiomontanus: "Regiomontanus: twelfths of the equator",
      campanus: "Campanus: twelfths of the prime vertical",
      porphyry: "Porphyry: thirds of the quadrants",
      alcabitius: "Alcabitius: thirds of the ascendant's semi-arc",
      equal: "equal houses from the ascendant",
      wholeSign: "whole signs",
      vehlow: "equal houses with the ascendant in the middle",
      morinus: "Morinus: twelfths of the equator cast on the ecliptic",
      meridian: "Meridian (axial rotation)",
      topocentric: "Topocentric (Polich and Page)",
      sripati: "Sripati: Porphyry cusps as house centres",
      krusinski: "Krusiński, Pisa, Goelzer: twelfths of the circle through ascendant and zenith",
      ascendantParallel: "APC: sixths of the arcs of the ascendant's parallel",
      carter: "Carter: twelfths of the equator from the ascendant (poli-equatorial)",
      sunshine: "Sunshine (Makransky): sixths of the Sun's day and night arcs",
      horizontal: "Horizontal: twelfths of the horizon (azimuthal)",
      equalFromMidheaven: "equal houses from the midheaven",
      pullenDelta: "Pullen: unequal thirds of the quadrants by difference",
      pullenRatio: "Pullen: unequal thirds of the quadrants by ratio",
    },
  },
  zodiac: {
    title: "Zodiac",
    options: {
      tropical: "tropical: from the March equinox",
      sidereal: "sidereal: from the stars, by the ayanamsa chosen",
    },
  },
  ayanamsa: {
    title: "Ayanamsa of the sidereal zodiac",
    options: {
      faganBradley: "Fagan and Bradley",
      lahiri: "Lahiri (Chitrapaksha)",
      krishnamurti: "Krishnamurti",
      raman: "Raman",
      yukteshwar: "Yukteshwar",
      deLuce: "De Luce",
      babylonianHuber: "Babylonian (Huber)",
      babylonianAldebaran: "Aldebaran at 15° Taurus",
      galacticCentre0Sagittarius: "Galactic centre at 0° Sagittarius",
      trueChitra: "Spica at 0° Libra",
    },
  },
  parallax: {
    title: "Seen from",
    options: {
      geocentric: "the Earth's centre",
      topocentric: "the birthplace: it moves the Moon by up to a degree",
    },
  },
  node: {
    title: "Lunar node",
    options: { mean: "mean node", true: "true (osculating) node" },
  },
  lilith: {
    title: "Lilith (Black Moon)",
    options: { mean: "mean lunar apogee", true: "osculating lunar apogee" },
  },
  orbProfile: {
    title: "Orbs of aspects",
    options: {
      modern: "by aspect: 8° for conjunction and opposition down to 2°, luminaries 2° wider",
      narrow: "half of the modern orbs",
      moieties: "by planet: the two half orbs added; Ptolemy's aspects only",
    },
  },
  bounds: {
    title: "Bounds (terms)",
    options: {
      egyptian: "Egyptian",
      ptolemaic: "Ptolemy's own",
      lilly: "Ptolemy's as Lilly printed them",
    },
  },
  peregrine: {
    title: "A planet without any dignity",
    options: { minusFive: "loses five points more", zero: "loses nothing by that" },
  },
  triplicity: {
    title: "Triplicity rulers",
    options: {
      dorothean: "by day, by night and a partner",
      ptolemaic: "by day and by night, Mars alone over water",
    },
  },
};

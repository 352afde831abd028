/** One star: id, name, designation, then ICRS J2000 values in the units named below. */
export type StarRow = readonly [
  id: string,
  name: string,
  /** Bayer letter in two letters and the constellation (`al-2Lib` is alpha-2 Librae). */
  designation: string,
  rightAscensionDeg: number,
  declinationDeg: number,
  /** Milliarcseconds a year, the first with the cosine of the declination. */
  properMotionRa: number,
  properMotionDec: number,
  /** Km/s, positive when receding. */
  radialVelocity: number,
  /** Milliarcseconds. */
  parallax: number,
  /** Visual; null where it has none. */
  magnitude: number | null,
];

/**
 * Fixed stars in order of right ascension, epoch and equinox J2000, ICRS.
 *
 * @source measurements of the Hipparcos catalogue (new reduction, F. van Leeuwen, 2007) as listed by
 * SIMBAD; the galactic centre: Sgr A* by M. Reid and A. Brunthaler, ApJ 616 (2004). 49 rows; each
 * of the first 43 checked in 20 epochs against Swiss Ephemeris.
 */
// prettier-ignore
export const STAR_TABLE = [
  ["alpheratz", "Alpheratz", "alAnd", 2.09691617, 29.09043111, 137.46, -163.44, -10.1, 33.62, 2.06],
  ["diphda", "Diphda", "beCet", 10.89737875, -17.98660631, 232.55, 31.99, 13.32, 33.86, 2.01],
  ["mirach", "Mirach", "beAnd", 17.43301617, 35.62055764, 175.9, -112.2, 0.06, 16.52, 2.05],
  ["revati", "Revati", "zePsc", 18.43286396, 7.57535403, 145.0, -55.69, 15.0, 18.76, 5.187],
  ["achernar", "Achernar", "alEri", 24.42852283, -57.23675281, 87, -38.24, 18.6, 23.39, 0.46],
  ["almach", "Almach", "ga-1And", 30.97480458, 42.32972472, 43.08, -50.85, -11.7, 9.19, 2.1],
  ["hamal", "Hamal", "alAri", 31.79335708, 23.46241756, 188.55, -148.08, -14.64, 49.56, 2.01],
  ["polaris", "Polaris", "alUMi", 37.95456067, 89.26410897, 44.48, -11.85, -16.42, 7.54, 2.02],
  ["menkar", "Menkar", "alCet", 45.56988779, 4.08973878, -10.41, -76.85, -26.08, 13.09, 2.53],
  ["algol", "Algol", "bePer", 47.04221854, 40.95564667, 2.99, -1.66, 4, 36.27, 2.12],
  ["alcyone", "Alcyone", "etTau", 56.87115229, 24.10513564, 19.34, -43.67, 5.4, 8.09, 2.87],
  ["aldebaran", "Aldebaran", "alTau", 68.98016279, 16.50930236, 63.45, -188.94, 54.26, 48.94, 0.86],
  ["rigel", "Rigel", "beOri", 78.63446708, -8.20163836, 1.31, 0.5, 17.8, 3.78, 0.13],
  ["capella", "Capella", "alAur", 79.17232796, 45.99799147, 75.25, -426.89, 29.19, 76.2, 0.08],
  ["bellatrix", "Bellatrix", "gaOri", 81.28276354, 6.34970328, -8.11, -12.88, 18.2, 12.92, 1.64],
  ["elnath", "Elnath", "beTau", 81.57297133, 28.60745172, 22.76, -173.58, 9.2, 24.36, 1.65],
  ["alnilam", "Alnilam", "epOri", 84.05338896, -1.20191914, 1.44, -0.78, 27.3, 1.65, 1.69],
  ["betelgeuse", "Betelgeuse", "alOri", 88.792939, 7.407064, 27.54, 11.3, 21.91, 6.55, 0.42],
  ["canopus", "Canopus", "alCar", 95.98795783, -52.69566139, 19.93, 23.24, 20.3, 10.55, -0.74],
  ["sirius", "Sirius", "alCMa", 101.28715533, -16.71611586, -546.01, -1223.07, -5.5, 379.21, -1.46],
  ["castor", "Castor", "alGem", 113.64947163, 31.88828222, -191.45, -145.19, 5.4, 64.12, 1.58],
  ["procyon", "Procyon", "alCMi", 114.82549792, 5.22498756, -714.59, -1036.8, -3.2, 284.56, 0.37],
  ["pollux", "Pollux", "beGem", 116.32895779, 28.02619889, -626.55, -45.8, 3.23, 96.54, 1.14],
  ["asellusAustralis", "Asellus Australis", "deCnc", 131.17124671, 18.1543065, -17.67, -229.26, 17.14, 24.98, 3.94],
  ["alphard", "Alphard", "alHya", 141.89684458, -8.65859953, -15.23, 34.37, -4.27, 18.09, 1.97],
  ["regulus", "Regulus", "alLeo", 152.09296246, 11.96720878, -248.73, 5.59, 5.9, 41.13, 1.4],
  ["denebola", "Denebola", "beLeo", 177.26490975, 14.57205806, -497.68, -114.67, -0.2, 90.91, 2.13],
  ["acrux", "Acrux", "alCru", 186.64956342, -63.09909286, -35.83, -14.86, 11.9, 10.13, 0.81],
  ["algorab", "Algorab", "deCrv", 187.46606321, -16.51543125, -210.49, -138.74, 13.9, 37.55, 2.94],
  ["vindemiatrix", "Vindemiatrix", "epVir", 195.54415771, 10.95915042, -273.8, 19.96, -14.29, 29.76, 2.79],
  ["spica", "Spica", "alVir", 201.29824738, -11.16131947, -42.35, -30.67, 1, 13.06, 0.97],
  ["alkaid", "Alkaid", "etUMa", 206.88515733, 49.31326672, -121.17, -14.91, -13.4, 31.38, 1.86],
  ["hadar", "Hadar", "beCen", 210.95585563, -60.37303517, -33.27, -23.16, 5.9, 8.32, 0.6],
  ["arcturus", "Arcturus", "alBoo", 213.91530029, 19.18240917, -1093.39, -2000.06, -5.19, 88.83, -0.05],
  ["zubenelgenubi", "Zubenelgenubi", "al-2Lib", 222.71963788, -16.04177653, -105.68, -68.4, -10, 43.03, 2.75],
  ["zubeneschamali", "Zubeneschamali", "beLib", 229.25172425, -9.38291442, -98.1, -19.65, -35.6, 17.62, 2.62],
  ["alphecca", "Alphecca", "alCrB", 233.67195, 26.71469278, 120.27, -89.58, 1.7, 43.46, 2.24],
  ["antares", "Antares", "alSco", 247.35191542, -26.43200261, -12.11, -23.3, -3.5, 5.89, 0.91],
  ["shaula", "Shaula", "laSco", 263.40216717, -37.10382356, -8.53, -30.8, -3, 5.71, 1.62],
  ["rasalhague", "Rasalhague", "alOph", 263.73362271, 12.56003739, 108.07, -221.57, 11.7, 67.13, 2.07],
  ["galacticCentre", "Galactic Centre", "SgrA*", 266.41681663, -29.00782497, -2.755718425, -5.547, 0, 0.125, null],
  ["facies", "Facies", "M22", 279.09975, -23.90475, 4.72, -3.59, -148, 0.3136, 6.17],
  ["vega", "Vega", "alLyr", 279.23473479, 38.78368894, 200.94, 286.23, -20.6, 130.23, 0.03],
  ["altair", "Altair", "alAql", 297.69582729, 8.86832119, 536.23, 385.29, -26.6, 194.95, 0.76],
  ["deneb", "Deneb", "alCyg", 310.35797975, 45.28033881, 2.01, 1.85, -4.9, 2.31, 1.25],
  ["denebAlgedi", "Deneb Algedi", "deCap", 326.76018433, -16.12728708, 261.7, -296.7, -3.4, 84.27, 2.83],
  ["fomalhaut", "Fomalhaut", "alPsA", 344.41269271, -29.62223703, 328.95, -164.67, 6.5, 129.81, 1.16],
  ["scheat", "Scheat", "bePeg", 345.94357275, 28.08278711, 187.65, 136.93, 7.99, 16.64, 2.42],
  ["markab", "Markab", "alPeg", 346.19022271, 15.20526714, 60.4, -41.3, -2.7, 24.46, 2.48],
] as const;

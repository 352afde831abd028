/** The stars in English: what is painted, and our reading of it. */
import type { Star } from "../stars.ts";

export const lintang: Readonly<Record<Star, { text: string; meaning: string }>> = {
  gajah: {
    text: "the elephant",
    meaning: "weight and patience; you are slow to move and hard to stop",
  },
  kiriman: {
    text: "the thing sent",
    meaning: "much comes to you through others, and much is passed on",
  },
  jungSarat: {
    text: "the laden ship",
    meaning: "you carry a great deal and do best with a harbour in view",
  },
  atiwaTiwa: {
    text: "the great rite",
    meaning: "others lean on you when something must be seen through to its end",
  },
  sangkaTikel: {
    text: "the broken hoe",
    meaning: "work is stopped and begun again; a mended tool holds longer",
  },
  bubuBolong: {
    text: "the leaking fish trap",
    meaning: "what comes in runs out again unless somebody keeps count",
  },
  sungenge: {
    text: "the sunflower",
    meaning: "your face turns to where the warmth is, and people like to look at it",
  },
  uluku: {
    text: "the plough",
    meaning: "you open ground that others sow; keep some of the field",
  },
  pedati: {
    text: "the ox cart",
    meaning: "what is loaded on you arrives, late but whole",
  },
  kuda: {
    text: "the horse",
    meaning: "quick, proud of the road, and restless in the stall",
  },
  gajahMina: {
    text: "the elephant fish",
    meaning: "two natures in one body; you are at home where others feel strange",
  },
  bade: {
    text: "the tower",
    meaning: "raised high by many hands, and therefore in need of them",
  },
  magelut: {
    text: "the embrace",
    meaning: "you hold close what you love; learn when to open the arms",
  },
  pagelangan: {
    text: "the bracelet",
    meaning: "fond of finish and of being bound by choice",
  },
  kalaSungsang: {
    text: "Kala upside down",
    meaning: "you see things from the other side and say so",
  },
  kukus: {
    text: "the smoke",
    meaning: "seen from afar, gone when grasped; thoughts rise easily",
  },
  asu: {
    text: "the dog",
    meaning: "loyal, noisy about it, and quick to know a stranger",
  },
  kartika: {
    text: "the Pleiades",
    meaning: "you shine best in company, one among seven",
  },
  naga: {
    text: "the serpent",
    meaning: "you guard something, and few are told what",
  },
  angsaAngrem: {
    text: "the brooding goose",
    meaning: "patience at home; what you sit on comes out",
  },
  panah: {
    text: "the arrow",
    meaning: "one aim at a time, and no calling back",
  },
  patrem: {
    text: "the small kris",
    meaning: "a sharp thing worn out of sight; wit kept for need",
  },
  lembu: {
    text: "the ox",
    meaning: "steady, useful, and not to be driven twice",
  },
  depat: {
    text: "the pig",
    meaning: "what you have feeds many; feasts begin with you",
  },
  tangis: {
    text: "the weeping",
    meaning: "feeling comes first and is soon over, like rain",
  },
  salahUkur: {
    text: "the wrong measure",
    meaning: "what you cut is cut once too short; measure again and it fits",
  },
  perahuPegat: {
    text: "the boat adrift",
    meaning: "loose from the mooring; new shores are found so",
  },
  puwuhAtarung: {
    text: "the fighting quails",
    meaning: "small quarrels taken as sport, and no grudge after",
  },
  lawean: {
    text: "the headless one",
    meaning: "you act before the plan is there, and often rightly",
  },
  kelapa: {
    text: "the coconut palm",
    meaning: "every part of you is of use to someone",
  },
  yuyu: {
    text: "the crab",
    meaning: "sideways, but you get there, and you do not let go",
  },
  lumbung: {
    text: "the rice barn",
    meaning: "you gather while others spend, and open the door in want",
  },
  kumba: {
    text: "the water jar",
    meaning: "cool, full, and easily cracked by haste",
  },
  udang: {
    text: "the shrimp",
    meaning: "nimble, and ready to go backward out of a trap",
  },
  begoong: {
    text: "the fire ghost",
    meaning: "a light seen at night; you alarm people and then amuse them",
  },
};

/** The thirty-six answers, a gist of each in our words. */
import type { AnswerId } from "../../dice.ts";

export const moAnswer: Readonly<
  Record<AnswerId, { readonly text: string; readonly about: string }>
> = {
  stainlessSky: {
    text: "The stainless sky",
    about:
      "nothing stands in the way and nothing pushes; what is begun with an even mind is done slowly",
  },
  sunRays: {
    text: "The rays of the sun",
    about: "what was unclear is settled in full light, once you stop doubting it",
  },
  moonRays: {
    text: "The rays of the moon",
    about: "gentle means reach everywhere; force would only cloud the water",
  },
  brightStar: {
    text: "The bright star",
    about: "steady and careful work shines, above all where there is moving, travelling or giving",
  },
  goldGround: {
    text: "The ground of gold",
    about: "stay where you are and keep on; the thing is sure and takes its time",
  },
  vajraTone: {
    text: "The tone of the vajra",
    about: "good news for learning and for speech; the signs look worse than the matter is",
  },
  brightLamp: {
    text: "The bright lamp",
    about: "your own mind gives the light here, and you may do as you see fit",
  },
  butterOnFlames: {
    text: "Butter on burning flames",
    about:
      "desire feeds on itself and strong measures are quick; leave alone what is firm, earthy or wet",
  },
  sparkInWater: {
    text: "A spark in water",
    about: "whatever is lit now is put out; lay it aside and look after what you have",
  },
  kingOfPower: {
    text: "The king of power",
    about: "strength rises of itself like a forest fire in wind, and nobody withstands it",
  },
  driedTree: {
    text: "The dried-up tree",
    about: "no fruit will come of this for now; waiting gains more than work",
  },
  doorOfVisions: {
    text: "The door of auspicious visions",
    about: "follow a good friend's advice, and you will see further than you did",
  },
  vaseOfNectar: {
    text: "The vase of nectar",
    about: "peaceful work is filled to the brim, and medicine does what it should",
  },
  poolWithoutSource: {
    text: "The pool without a source",
    about: "something will be had, and it will run out; change the place or the time",
  },
  oceanOfNectar: {
    text: "The ocean of nectar",
    about: "all waters run to you; wealth and goodwill are more than you can use up",
  },
  muddiedSea: {
    text: "The muddied sea",
    about: "something has stirred up the ground below you; mind and company are unquiet",
  },
  goldenLotus: {
    text: "The golden lotus",
    about: "green corn turns to gold by itself; it gets better as it goes",
  },
  nectarMedicine: {
    text: "Medicine like nectar",
    about: "help comes through a door that you had thought was shut; take the advice you are given",
  },
  whiteParasol: {
    text: "The white parasol",
    about:
      "fortune shades you, though promises made by others leave no more mark than birds in the sky",
  },
  fieryWeapon: {
    text: "The fiery weapon",
    about: "you win by boldness and are rewarded for it; soft and wet ground is not for you",
  },
  emptyValley: {
    text: "The empty valley",
    about: "thoughts run through like wind; a small matter has been made a great worry",
  },
  streamerOfFame: {
    text: "The streamer of fame",
    about: "your name is carried from hill to hill; what is quick and public goes well",
  },
  felledTree: {
    text: "The felled tree",
    about: "the trunk is cut in the middle; rely neither on goods nor on company for this",
  },
  houseOfTidings: {
    text: "The house of good tidings",
    about: "news arrives, and with it the thing itself, suddenly and well",
  },
  goldenMountain: {
    text: "The golden mountain",
    about: "it stands and will stand; only what should move is held up",
  },
  burningHouse: {
    text: "The burning house",
    about: "wanting it so much is what burns it down; guard your property and your temper",
  },
  overflowingVessel: {
    text: "The overflowing vessel",
    about: "food, wealth and friends return and increase, if a little late",
  },
  sandMountain: {
    text: "The mountain of sand",
    about: "grain by grain it is carried off; what you add now is carried off too",
  },
  goldMansion: {
    text: "The mansion of gold",
    about: "all is vast and stable and slow; settle it soon or it will be put off",
  },
  treasuryOfJewels: {
    text: "The treasury of jewels",
    about: "the door opens on more than you came for, and what you get stays with you",
  },
  manjushri: {
    text: "Manjushri appears",
    about: "like a gem dropped into the hand; doubt has no place in this",
  },
  endlessKnot: {
    text: "The endless knot",
    about: "what you think right is right, and everybody concerned comes to agree",
  },
  goldenFish: {
    text: "The golden fish",
    about: "quick, glad movement in your own water; it ripens in time",
  },
  whiteConch: {
    text: "The white conch",
    about: "your word is heard and answered, and good news goes about",
  },
  goldenWheel: {
    text: "The golden wheel",
    about: "a kingdom comes to its heir without effort, and later than he hoped",
  },
  victoryBanner: {
    text: "The banner of victory",
    about: "you have won on every side; do what you wish",
  },
};

/** The sixty-five omens, a gist of each in our words. */
import type { Omen } from "../../omens.ts";

export const irkBitigOmen: Readonly<
  Record<Omen, { readonly text: string; readonly about: string }>
> = {
  sonOfHeaven: {
    text: "The Son of Heaven",
    about: "he sits on a golden throne from morning till evening and is glad",
  },
  roadGod: {
    text: "The road god on the dappled horse",
    about: "he meets a frightened man and says: do not fear, I give you fortune",
  },
  goldenEagle: {
    text: "The eagle with golden wings",
    about: "its feathers are not all grown, and already it takes from the sea what it likes",
  },
  whiteFalcon: {
    text: "The white speckled falcon",
    about: "it sits on the sandalwood tree and is content",
  },
  gladLord: {
    text: "The lord among his herds",
    about: "the mare has foaled, the camel has calved, and at home a son is born",
  },
  bearAndBoar: {
    text: "The bear and the boar",
    about: "they meet on a pass; the one has its belly torn, the other its tusks broken",
  },
  hastyMessenger: { text: "The man in haste", about: "he comes running and brings good words" },
  goldenSnake: {
    text: "The snake with the golden head",
    about: "it is cut with a sword and parted from its hole",
  },
  burntHouse: { text: "The great house burnt", about: "no floor of it is left, and no corner" },
  yawningLeopard: {
    text: "The yawning leopard",
    about: "its head lies among the reeds; it is brave and knows it",
  },
  twoEnvoys: {
    text: "The two envoys",
    about: "one on a yellow horse and one on a brown, and both bring good tidings",
  },
  fallenHunter: {
    text: "The hunter who fell",
    about: "he went hunting and rolled down the mountain; might is in heaven, not in him",
  },
  oldWoman: {
    text: "The old woman left behind",
    about: "alone at the camp she finds a greasy ladle, licks it and lives",
  },
  tiedRaven: { text: "The raven on the tree", about: "it is tied there: tie it fast, tie it well" },
  lostInFog: {
    text: "Fog above and dust below",
    about: "bird, fawn and child lose their way, and in the third year all meet safe",
  },
  leanHorse: {
    text: "The lean horse grown fat",
    about: "it runs back to its old pasture and a thief rides it sore",
  },
  thirstyHorse: {
    text: "The horse in the desert",
    about: "worn out it stands still, then sees a path to water and fresh grass, and is saved",
  },
  goodTent: {
    text: "The good tent",
    about:
      "its inside, its smoke hole, its window, its roof and its ropes are all as they should be",
  },
  whiteHorsePleads: {
    text: "The white horse and its rival",
    about: "do not fear, ask well; do not be shy, plead well",
  },
  camelStallion: {
    text: "The camel stallion",
    about: "its white foam reaches heaven and earth, and it wakes those who sleep",
  },
  oldHoopoe: {
    text: "The old hoopoe",
    about: "it called before the year grew light: do not stir, do not look, do not startle it",
  },
  lostMirror: {
    text: "The mirror in the lake",
    about: "a lady let it fall; she murmurs by day and sighs by night",
  },
  foundDroppings: {
    text: "The boy and the bird",
    about: "he finds the trace of a bird and wishes it luck",
  },
  blindFoal: {
    text: "The blind foal",
    about: "it looks for milk from a stallion; what is lost at noon is not found at midnight",
  },
  twoOxen: { text: "Two oxen to one plough", about: "they are yoked together and cannot move" },
  dawn: {
    text: "The dawn",
    about: "first it grew light, then the earth was bright, then the sun stood over all",
  },
  sheepAndWolf: {
    text: "The sheep and the wolf",
    about: "it ran in fright and met a wolf, whose mouth was sick, and it came away whole",
  },
  khanBuilds: {
    text: "The khan builds his court",
    about: "his realm stands, and the good and able come from four corners",
  },
  ninetySheep: {
    text: "The man who staked his house",
    about: "he risked wife and children, lost none of them and came back with ninety sheep",
  },
  poorMansSon: {
    text: "The poor man's son",
    about: "he went to earn, the road was good to him, and he comes home glad",
  },
  leopardHunts: {
    text: "The leopard's hunt",
    about: "it found its prey and comes back to its den in joy",
  },
  onePlant: {
    text: "One shrub, ten thousand",
    about: "one became a hundred, a hundred a thousand, a thousand ten thousand",
  },
  wetFelt: {
    text: "The felt in the water",
    about: "they soak it, then beat it more and bind it harder",
  },
  khanReturns: {
    text: "The khan comes back from war",
    about: "he has routed the enemy and returns with his men in joy",
  },
  swan: {
    text: "The swan",
    about: "a rider's horse tired on the way; a swan took him up and bore him to his parents",
  },
  noJoy: {
    text: "Many horses and no joy",
    about: "with many there is no gladness, with few no fear, and no luck under the flag",
  },
  antsAndOx: {
    text: "The ox and the ants",
    about: "they gnaw the old ox at the waist and it stands without moving",
  },
  maidToQueen: {
    text: "The maid among the reeds",
    about: "heaven was not pleased with her; let her become a queen",
  },
  hobbledHorse: { text: "The horse hobbled crosswise", about: "it stands and cannot move" },
  rockSplitter: {
    text: "The archer alone",
    about: "with a broad arrow he splits the bare rock and goes his way by himself",
  },
  whiteCow: {
    text: "The cow in calf",
    about: "she thought it was the end, and bore a white speckled calf fit to be consecrated",
  },
  cupAndBowl: {
    text: "The cup and the bowl",
    about: "a lady left them and went, thought better, came back and found them whole",
  },
  falconAndEagle: {
    text: "The falcon met by an eagle",
    about: "it went for the water birds, and something greater rose against it",
  },
  falconAndHare: {
    text: "The falcon and the hare",
    about: "the one lost its claw and the other its skin, and neither won",
  },
  fawn: {
    text: "The fawn",
    about: "without grass and water, how shall it live, where shall it go",
  },
  camelInMire: {
    text: "The camel in the mire",
    about: "it went on eating as it sank, and a fox ate from it",
  },
  blessing: {
    text: "The guest and the god",
    about: "he asked for fortune and got it: cattle in your pens and a long life",
  },
  mender: {
    text: "The old road god",
    about: "what is broken he mends, what is torn he joins, and the realm is in order",
  },
  ibex: {
    text: "The ibex on the rock",
    about: "a leopard came upon it, and it climbed the bare rock and lives in joy",
  },
  riddenHard: {
    text: "The horse ridden hard",
    about: "sweat it till nine layers of felt are worn through",
  },
  eaglesRock: {
    text: "The eagle's two rocks",
    about: "the green rock is its summer and the red its winter, and it is glad there",
  },
  sunThroughClouds: {
    text: "The sun between clouds",
    about: "a man was sad and the sky grey; the sun came through, and joy with it",
  },
  twoClouds: {
    text: "The two rain clouds",
    about: "the grain ripened and grass came up, good for cattle and for men",
  },
  slaveAndRaven: {
    text: "The slave and the raven",
    about: "one asks his lord and one prays to heaven; above it was heard, below it was understood",
  },
  heroReturns: {
    text: "The hero's son",
    about: "he went to war, won a name and rides home in joy",
  },
  stallion: {
    text: "The stallion and his herd",
    about: "the walnut tree is his summer, the tree of birds his winter, and he is glad",
  },
  frozenPail: {
    text: "The frozen pail",
    about:
      "a little trouble at the head of it; the pail stands in the sun, and afterwards it is well",
  },
  runawaySon: {
    text: "The son who ran away",
    about: "in anger he left his parents, thought again and came back to hear them",
  },
  keptStores: {
    text: "The kept stores",
    about: "what must last a year shall not spoil, what must last a month shall not go bad",
  },
  stagBells: {
    text: "The stag of nine tines",
    about: "it bells on its great knees; heaven heard above, man understood below",
  },
  snaredCrane: {
    text: "The crane in the snare",
    about: "it settled on its perch unaware and cannot fly",
  },
  summerDeer: {
    text: "The deer in summer",
    about: "it has climbed to its summer mountain, stays there and is happy",
  },
  royalHunt: {
    text: "The royal hunt",
    about: "a roe ran into the ring and the khan took it by hand; all the host is glad",
  },
  greyFalcon: {
    text: "The grey-necked falcon",
    about: "it watches from a splendid rock and summers on the poplar",
  },
  hardMouth: {
    text: "The fat horse",
    about: "its mouth has grown hard and its owner can do nothing",
  },
};

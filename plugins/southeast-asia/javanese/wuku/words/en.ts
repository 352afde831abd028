import { english, type Translation, type Words } from "#sdk";
import { dateText } from "../../../core/words/days_en.ts";
import { direction } from "../../../core/words/en.ts";
import type { answer, WukuAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";
import { BIRD, GOD, TREE } from "../table.ts";

const wukuGod = {
  yamadipati: { text: "judge of souls", about: "a ruler's will under a hermit's manner" },
  mahadewa: { text: "the great god", about: "a clear mind and a liking for stillness" },
  mahayekti: {
    text: "the great ascetic",
    about: "a large heart that wants to stand above its peers",
  },
  langsur: { text: "Langsur", about: "speed, and impatience with whatever is slow" },
  bayu: { text: "god of wind", about: "strength that is felt before it is seen" },
  cakra: { text: "Cakra, the wheel", about: "a firm word that is not taken back" },
  asmara: { text: "god of love", about: "charm, and a heart that catches easily" },
  maharesi: { text: "the great seer", about: "thrift, counsel and many words" },
  sambu: { text: "Sambu", about: "pride in one's own judgement" },
  gana: {
    text: "Gana, elephant-headed",
    about: "broad shoulders and a slow temper that breaks at last",
  },
  kamajaya: { text: "god of desire", about: "grace, and mercy for whoever asks" },
  endra: { text: "king of the gods", about: "rank, reserve and a taste for order" },
  kala: { text: "Kala, time the eater", about: "daring that others keep out of the way of" },
  brahma: { text: "Brahma, the fire", about: "warmth that flares, and hands that make" },
  guritna: { text: "Guritna", about: "a light step and a wish to climb" },
  tantra: { text: "Tantra", about: "much speech and restless plans" },
  wisnu: { text: "Wisnu, the keeper", about: "sharp thought used to shelter others" },
  surenggana: { text: "Surenggana", about: "staunchness that is often tested" },
  siwah: { text: "Siwah", about: "one thing shown and another kept" },
  basuki: {
    text: "Basuki, the serpent",
    about: "talk brought to an end, and contentment with one's lot",
  },
  sakri: { text: "Sakri", about: "a strong heart and its own sense of style" },
  kuwera: {
    text: "god of riches",
    about: "straight words that cheer, and a short temper soon over",
  },
  citragotra: { text: "Citragotra", about: "diligence, peace kept, and some mistrust" },
  bisma: { text: "Bisma", about: "courage and shame in equal measure" },
  durga: { text: "Durga", about: "a taste for stir, and no fear of the dark" },
  singajanma: { text: "Singajanma, lion-man", about: "cleverness rich in lore, kept under lock" },
  sri: { text: "Sri, the rice", about: "cool speech and bread that does not fail" },
  sadana: { text: "Sadana, of wealth", about: "generosity and a firm hand with goods" },
  antaboga: { text: "serpent of the deep", about: "depth, and a wish to be alone with it" },
};
const wukuTree = {
  kendhayakan: { text: "kendhayakan", about: "shelter for the sick and for whoever has run away" },
  nagasari: { text: "ironwood in flower", about: "fair to see, and courteous" },
  ingas: { text: "rengas, with burning sap", about: "hot to the touch; few can rest in its shade" },
  walikukun: { text: "walikukun", about: "hard wood, a support that does not bend" },
  waringin: { text: "banyan", about: "shade for a whole village" },
  sulastri: { text: "sulastri in blossom", about: "beauty that people stop for" },
  cemara: { text: "casuarina", about: "tall, loud in the wind, and a little proud" },
  cempaka: { text: "champak", about: "scent that makes it loved from afar" },
  tangan: { text: "tangan, the hand", about: "hands that take hold and do not wait" },
  wijayakusuma: { text: "flower of victory", about: "rare, and not for everyone's eyes" },
  asem: { text: "tamarind", about: "loved, useful, and strong in the wind" },
  rembuyut: { text: "rembuyut", about: "ornament rather than timber" },
  parijatha: { text: "parijata", about: "protection, and great wishes" },
  trengguli: { text: "golden shower", about: "bright outside, and bitter if bitten" },
  upas: { text: "upas", about: "words that can poison; better few of them" },
  plasa: { text: "flame of the forest", about: "flower of the wood, admired and idle" },
  tal: { text: "palmyra palm", about: "upright and steady of heart" },
  tigaron: { text: "tigaron", about: "quick to be offended, and hard working" },
  tirisan: { text: "coconut palm", about: "every part of it of use to someone" },
  wuni: { text: "wuni in fruit", about: "fruit that everyone who sees it wants to pick" },
  pandhan: { text: "pandanus", about: "fair, growing in places that are hard to reach" },
};
const wukuBird = {
  gagak: { text: "crow", about: "hears hints of what is hidden" },
  atatkembang: { text: "parrot", about: "a favourite in great houses" },
  manyar: { text: "weaver bird", about: "cannot bear to be outdone" },
  salindhitan: { text: "swift little bird", about: "darts to its task" },
  branjangan: { text: "lark", about: "light in talk and in work" },
  ayamalas: { text: "jungle fowl", about: "wary, and prized by the great" },
  kepodang: { text: "oriole", about: "splendid, and jealous" },
  betet: { text: "parakeet", about: "busy after its living" },
  kutilang: { text: "bulbul", about: "its talk is gladly heard" },
  nuri: { text: "lory", about: "spends freely, wanders gladly" },
  bidho: { text: "eagle", about: "takes what it sees, and holds it" },
  "urang-urangan": { text: "kingfisher", about: "quick, and a little on edge" },
  gemak: { text: "quail", about: "fears nobody, foes least of all" },
  platuk: { text: "woodpecker", about: "works with its mouth and never tires" },
  emprit: { text: "finch", about: "many small gains" },
  cocak: { text: "cocak", about: "talk without end" },
  puter: { text: "ring dove", about: "keeps its word" },
  prenjak: { text: "tailorbird", about: "first with any news" },
  pelung: { text: "swamp hen", about: "loves water and lonely places" },
  gogik: { text: "gogik", about: "keeps from crowds, and minds who comes near" },
  sepahan: { text: "sepahan", about: "keen on tidings" },
};
const wukuHouse = {
  inFront: { text: "in front", about: "wealth is shown" },
  bothSides: { text: "before and behind", about: "work early is paid in age" },
  above: { text: "above", about: "all who see it are fond of it" },
  lyingInFront: { text: "laid open", about: "a giving hand" },
  behindClosed: { text: "behind, closed", about: "goods are kept back" },
  onHead: { text: "on the head", about: "thrift to the point of meanness" },
};
const wukuDanger = {
  middleYears: "the middle years",
  fallingTree: "a falling tree",
  illTreatment: "ill treatment",
  ownKin: "slander by kin",
  quarrelAndTheft: "quarrel and theft",
  oath: "a broken oath",
  sorcery: "sorcery",
  blade: "a blade",
  venom: "venom",
  chest: "the chest",
};
const dina = {
  sunday: "Ngahad",
  monday: "Senèn",
  tuesday: "Selasa",
  wednesday: "Rebo",
  thursday: "Kemis",
  friday: "Jemuwah",
  saturday: "Setu",
};
const pasaran = { legi: "Legi", pahing: "Pahing", pon: "Pon", wage: "Wage", kliwon: "Kliwon" };

export const en = {
  title: "Wuku of birth",
  summary:
    "The named week of a birth in the Javanese Pawukon, with its god, tree and bird, and house, danger and side of Kala where the books opened tell them",
  fields: {
    wuku: "Wuku",
    number: "Number",
    name: "Name",
    day: "Day in it",
    begins: "Begins",
    returns: "Comes round",
    dina: "Day of the week",
    pasaran: "Market day",
    god: "God",
    about: "What it says, in our words",
    tree: "Tree",
    bird: "Bird",
    house: "House",
    danger: "Danger",
    kala: "Side of Kala",
  },
  terms: { wukuGod, wukuTree, wukuBird, wukuHouse, wukuDanger, direction, dina, pasaran },
  conventions: {
    dayBegin: {
      title: "Beginning of the day",
      options: { sunset: "at sunset", sunrise: "at sunrise" },
    },
  },
  omissions: {
    birthTime:
      "No time of birth was given: noon was taken. A wuku begins with the evening of a Saturday, so a birth late on a Saturday belongs to the next.",
  },
  reading({ wuku, dina: day, pasaran: market, god, tree, bird, house, danger, kala }: WukuAnswer) {
    const roman = { god: GOD.writings[god]!.roman!, tree: TREE.writings[tree]!.roman! };
    const perch =
      bird === null
        ? "No bird sits in it."
        : `In it sits ${BIRD.writings[bird]!.roman!}, ${english.withArticle(wukuBird[bird].text)}: ${wukuBird[bird].about}.`;
    const below = [
      ...(house === null
        ? []
        : [`The house stands ${wukuHouse[house].text}: ${wukuHouse[house].about}.`]),
      ...(danger === null ? [] : [`The books warn those of this week of ${wukuDanger[danger]}.`]),
      ...(kala === null
        ? []
        : [
            `Through its seven days Kala lies to the ${direction[kala]}, and nobody sets out that way.`,
          ]),
    ];
    return [
      `You were born on ${dina[day]} ${pasaran[market]}, the ${english.ordinal(wuku.day)} day of wuku ${wuku.name}, number ${wuku.number} of thirty. Its god is ${roman.god}, and gives ${wukuGod[god].about}.`,
      `The tree of the week is ${roman.tree}, ${wukuTree[tree].about}. ${perch}`,
      ...(below.length > 0 ? [below.join(" ")] : []),
      `The week began on ${dateText(wuku.begins)} and comes round every 210 days, first on ${dateText(wuku.returns)}.`,
    ];
  },
  picture: {
    title: (name: string, number: number) => `Wuku ${name}, ${number} of 30`,
    span: (begins: string) => `week from ${dateText(begins)}`,
    tree: "Tree",
    bird: "Bird",
    god: "God",
    house: "House",
    kala: "Side of Kala, danger",
    unknown: "–",
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  omissions: { birthTime: {} };
}>;

export type WukuWords = Translation<typeof en>;

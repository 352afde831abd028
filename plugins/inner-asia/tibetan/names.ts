/** Animals, numbers, planets and mansions of the Tibetan birth, as terms. */
import { phaseRelation, type Phase } from "#lore";
import { vocabulary, type IdOf } from "#sdk";

/** The animals of the years, mouse first. */
export const ANIMAL = vocabulary("animal12", {
  mouse: { roman: "byi ba" },
  ox: { roman: "glang" },
  tiger: { roman: "stag" },
  hare: { roman: "yos" },
  dragon: { roman: "'brug" },
  snake: { roman: "sbrul" },
  horse: { roman: "rta" },
  sheep: { roman: "lug" },
  monkey: { roman: "spre'u" },
  bird: { roman: "bya" },
  dog: { roman: "khyi" },
  pig: { roman: "phag" },
});

/** The two halves of an element. */
export const SEX = vocabulary("sex", ["male", "female"]);

export const COLOUR = vocabulary("colour", [
  "white",
  "black",
  "indigo",
  "green",
  "yellow",
  "red",
  "maroon",
]);
export type Colour = IdOf<typeof COLOUR>;

/** The numbers of the square of nine, 1 first. */
export const MEWA = vocabulary("mewa", ["1", "2", "3", "4", "5", "6", "7", "8", "9"]);

/** Colour and element of each number, 1 first. */
export const MEWAS: readonly { readonly colour: Colour; readonly element: Phase }[] = [
  { colour: "white", element: "metal" },
  { colour: "black", element: "water" },
  { colour: "indigo", element: "water" },
  { colour: "green", element: "wood" },
  { colour: "yellow", element: "earth" },
  { colour: "white", element: "metal" },
  { colour: "red", element: "fire" },
  { colour: "white", element: "metal" },
  { colour: "maroon", element: "fire" },
];

/** Planets of the days (gza'), from Sunday. */
export const DAY_PLANET = vocabulary("dayPlanet", {
  sun: { roman: "nyi ma" },
  moon: { roman: "zla ba" },
  mars: { roman: "mig dmar" },
  mercury: { roman: "lhag pa" },
  jupiter: { roman: "phur bu" },
  venus: { roman: "pa sangs" },
  saturn: { roman: "spen pa" },
});

/** Elements of the planets of the days, from Sunday. */
export const DAY_ELEMENTS: readonly Phase[] = [
  "fire",
  "water",
  "fire",
  "water",
  "wood",
  "metal",
  "earth",
];

/** The 27 mansions (skar ma), index 0 is Aśvinī. */
export const MANSION = vocabulary("mansion", {
  thaSkar: { native: "婁", roman: "tha skar" },
  braNye: { native: "胃", roman: "bra nye" },
  sminDrug: { native: "昴", roman: "smin drug" },
  snarMa: { native: "畢", roman: "snar ma" },
  mgo: { native: "觜", roman: "mgo" },
  lag: { native: "參", roman: "lag" },
  nabSo: { native: "井", roman: "nab so" },
  rgyal: { native: "鬼", roman: "rgyal" },
  skag: { native: "柳", roman: "skag" },
  mchu: { native: "星", roman: "mchu" },
  gre: { native: "張", roman: "gre" },
  dbo: { native: "翼", roman: "dbo" },
  meBzhi: { native: "軫", roman: "me bzhi" },
  nagPa: { native: "角", roman: "nag pa" },
  saRi: { native: "亢", roman: "sa ri" },
  saGa: { native: "氐", roman: "sa ga" },
  lhaMtshams: { native: "房", roman: "lha mtshams" },
  snron: { native: "心", roman: "snron" },
  snrubs: { native: "尾", roman: "snrubs" },
  chuStod: { native: "箕", roman: "chu stod" },
  chuSmad: { native: "斗", roman: "chu smad" },
  groBzhin: { native: "牛", roman: "gro bzhin" },
  monGre: { native: "虛", roman: "mon gre" },
  monGru: { native: "危", roman: "mon gru" },
  khrumsStod: { native: "室", roman: "khrums stod" },
  khrumsSmad: { native: "壁", roman: "khrums smad" },
  namGru: { native: "奎", roman: "nam gru" },
});

/** The five forces. */
export const FORCE = vocabulary("force", {
  life: { roman: "srog" },
  body: { roman: "lus" },
  power: { roman: "dbang thang" },
  luck: { roman: "rlung rta" },
  spirit: { roman: "bla" },
});
export type ForceId = IdOf<typeof FORCE>;

/** What an element is to another, as the tradition says it. */
export const KINSHIP = vocabulary("kinship", ["mother", "friend", "same", "child", "foe"]);
export type Kinship = IdOf<typeof KINSHIP>;

const KINSHIPS: Readonly<Record<string, Kinship>> = {
  generates: "mother",
  controlledBy: "friend",
  same: "same",
  generatedBy: "child",
  controls: "foe",
};

/** What the first element is to the second. */
export function kinshipOf(one: Phase, other: Phase): Kinship {
  return KINSHIPS[phaseRelation(one, other)]!;
}

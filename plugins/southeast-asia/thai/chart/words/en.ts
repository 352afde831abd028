import { english, type Translation, type Words } from "#sdk";
import type { answer, ChartAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";
import type { ChartPlanet, Phop } from "../terms.ts";

const thaiPlanet = {
  sun: "Sun",
  moon: "Moon",
  mars: "Mars",
  mercury: "Mercury",
  jupiter: "Jupiter",
  venus: "Venus",
  saturn: "Saturn",
  rahu: "Rahu",
  ketu: "Ketu",
  uranus: "Uranus",
};
/** What lies under a person whose tanuset a planet is. */
const brings: Readonly<Record<ChartPlanet, string>> = {
  sun: "rank and a wish to be seen",
  moon: "feeling, change and other people's favour",
  mars: "drive, haste and a taste for contest",
  mercury: "talk, trade and a quick hand",
  jupiter: "learning, a teacher's weight and good counsel",
  venus: "charm, art and comfort",
  saturn: "slowness, labour and a long memory",
  rahu: "appetite, nerve and what is done in the dark",
  ketu: "old gifts and a liking for the unseen",
  uranus: "sudden turns and things from far away",
};
const rasi = {
  aries: "Aries",
  taurus: "Taurus",
  gemini: "Gemini",
  cancer: "Cancer",
  leo: "Leo",
  virgo: "Virgo",
  libra: "Libra",
  scorpio: "Scorpio",
  sagittarius: "Sagittarius",
  capricorn: "Capricorn",
  aquarius: "Aquarius",
  pisces: "Pisces",
};
const phop = {
  tanu: { text: "1 Tanu, self", theme: "body, temper and how you are met" },
  kadumpha: { text: "2 Kadumpha, purse", theme: "money, and what you count as yours" },
  sahatcha: { text: "3 Sahatcha, companions", theme: "brothers and sisters, friends, short roads" },
  phanthu: { text: "4 Phanthu, kin", theme: "house, land, mother and vehicles" },
  putta: { text: "5 Putta, children", theme: "children, pupils, and things made for love" },
  ari: { text: "6 Ari, rivals", theme: "rivals, debts, ailments and daily work" },
  patni: { text: "7 Patni, partner", theme: "marriage and whoever stands across the table" },
  morana: {
    text: "8 Morana, upheaval",
    theme: "losses, moves abroad, and what ends so that other things begin",
  },
  supha: { text: "9 Supha, merit", theme: "father, faith, teachers and long roads" },
  kamma: { text: "10 Kamma, work", theme: "calling, office and reputation" },
  lapha: { text: "11 Lapha, gain", theme: "income, wishes and helpful friends" },
  winat: { text: "12 Winat, dispersal", theme: "spending, hidden foes and far places" },
};
const thaiStandard = {
  kaset: { text: "kaset, in its own sign", about: "at home, and steady in what it gives" },
  pra: { text: "pra, opposite its own sign", about: "away from home, and uneven" },
  ut: { text: "ut, exalted", about: "raised up, and at its most generous" },
  nit: { text: "nit, fallen", about: "low, and slow to give" },
};
const place = {
  boriwan: "retinue",
  ayu: "vitality",
  det: "power",
  si: "fortune",
  mula: "foundation",
  utsaha: "effort",
  montri: "patron",
  kalakini: "misfortune",
};
const named = (planet: ChartPlanet) =>
  planet === "sun" || planet === "moon" ? `the ${thaiPlanet[planet]}` : thaiPlanet[planet];
const theme = (house: Phop) => phop[house].theme;

export const en = {
  title: "Thai chart",
  summary:
    "Chart of a birth by the Suriyayatra: lagna by the antonathi, ten planets, houses and their lords, standards, taksa and tanuset",
  fields: {
    bangkokTime: "Bangkok's own time",
    localMeanTime: "Local mean time",
    lagna: "Lagna, rising degree",
    sign: "Sign",
    arc: "In the sign",
    degrees: "Degrees",
    planets: "Planets",
    planet: "Planet",
    number: "Number",
    house: "House",
    theme: "What it is about",
    standard: "Standard",
    about: "What it means",
    taksa: "Taksa",
    houses: "Houses",
    lord: "Lord",
    lordIn: "Lord stands in",
    birthPlanet: "Planet of the birthday",
    tanuset: "Tanuset",
  },
  terms: { thaiPlanet, rasi, phop, thaiStandard, place },
  conventions: {
    sunrise: {
      title: "Sunrise of the lagna",
      options: { six: "six o'clock, local mean time", true: "the Sun's own rising at the place" },
    },
  },
  refusals: {
    "before-the-era": {
      when: "The birth lies before the Chula era, which began in March 638",
      says: "Cannot cast the chart: the treatise reckons from 25 March 638 on",
    },
  },
  omissions: {
    birthTime:
      "No time of birth was given: signs are those of noon, and there is no lagna, no house and no tanuset. A birth before six belongs to the day before.",
  },
  reading({ lagna, planets, houses, birthPlanet, tanuset }: ChartAnswer) {
    const of = (planet: ChartPlanet) => planets.find((one) => one.planet === planet)!;
    const inPlace = (id: keyof typeof place) => planets.find(({ taksa }) => taksa === id)!;
    const strong = planets.filter(({ standard }) => standard === "kaset" || standard === "ut");
    const weak = planets.filter(({ standard }) => standard === "pra" || standard === "nit");
    const list = (some: typeof planets) =>
      english.list(
        some.map(
          (one) =>
            `${named(one.planet)} in ${rasi[one.sign]} (${thaiStandard[one.standard!].text})`,
        ),
      );
    const standing = [
      ...(strong.length > 0 ? [`${english.capital(list(strong))} can be leaned on.`] : []),
      ...(weak.length > 0 ? [`${english.capital(list(weak))} asks for patience.`] : []),
    ];
    const [fortune, patron, ill] = [inPlace("si"), inPlace("montri"), inPlace("kalakini")];
    const told = new Set<Phop>();
    // What a house is about is said where it is first named.
    const tell = (house: Phop) => {
      const isNew = !told.has(house);
      told.add(house);
      return isNew ? `${phop[house].text} (${theme(house)})` : phop[house].text;
    };
    const where = (one: typeof fortune) =>
      one.house === null ? `in ${rasi[one.sign]}` : `in ${tell(one.house)}`;
    const wheel = () =>
      `By the wheel of the birthday, which begins with ${named(birthPlanet)}, fortune (si) is ${named(fortune.planet)} ${where(fortune)} and the patron (montri) ${named(patron.planet)} ${where(patron)}; misfortune (kalakini) is ${named(ill.planet)} ${where(ill)}, and there you do well to go slowly.`;
    if (lagna === null) {
      return [
        `Without a time of birth the chart has no rising sign. The Sun stands in ${rasi[of("sun").sign]} and the Moon in ${rasi[of("moon").sign]} at noon of the day.`,
        ...(standing.length > 0 ? [standing.join(" ")] : []),
        wheel(),
      ];
    }
    const first = houses[0]!;
    const lord = of(first.lord);
    const moon = of("moon");
    const crowded = houses.reduce((most, one) =>
      one.planets.length > most.planets.length ? one : most,
    );
    const work = houses[9]!;
    const gathered = () =>
      crowded.planets.length > 1
        ? `${english.capital(english.list(crowded.planets.map(named)))} stand together in ${tell(crowded.house)}, and much of the chart turns on it.`
        : "The planets stand apart, one to a house, and no single matter outweighs the others.";
    const calling =
      work.lord === lord.planet
        ? "The same planet is lord of your tenth house: calling and self go one way."
        : `The lord of your tenth house, ${named(work.lord)}, has gone to ${tell(work.lordIn)}, and a calling is found by that road.`;
    return [
      `You rise with ${rasi[lagna.sign]} at ${lagna.arc}. Its lord is ${named(lord.planet)}, who stands in ${rasi[lord.sign]}, in ${tell(lord.house!)}: there your own weight goes.`,
      `The Moon, where feeling is readiest, stands in ${tell(moon.house!)}. ${calling}`,
      gathered(),
      ...(standing.length > 0 ? [standing.join(" ")] : []),
      wheel(),
      `The tanuset, the planet of the self that the counts from lagna to lord leave, is ${named(tanuset!)}: under the rest there is ${brings[tanuset!]}.`,
    ];
  },
  picture: {
    title: "Thai chart by the Suriyayatra",
    time: (at: string) => `${at}, Bangkok's own time`,
    lagna: "L",
    short: (name: string) => name.slice(0, 3),
    birthday: (planet: string) => planet,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: { "before-the-era": {} };
  omissions: { birthTime: {} };
}>;

export type ThaiChartWords = Translation<typeof en>;

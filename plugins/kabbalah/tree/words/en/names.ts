/** Names of planets, signs, sefirot, pillars and worlds in English, and what each brings to a reading. */
import type { Sign } from "#lore";
import type { Pillar, SefirahId, TreePlanet, WorldId } from "../../sefirot.ts";

/** A planet as it stands in a sentence, and what its sefirah asks of a person. */
export const planets: Readonly<
  Record<TreePlanet, { readonly name: string; readonly asks: string }>
> = {
  sun: {
    name: "the Sun",
    asks: "the heart of the Tree, where a person becomes whole and can be seen whole",
  },
  moon: {
    name: "the Moon",
    asks: "the store of images and habits on which every day is built",
  },
  mercury: {
    name: "Mercury",
    asks: "the forms of thought, where an experience is given its name",
  },
  venus: { name: "Venus", asks: "desire that lasts, and the pull towards what is lovely" },
  mars: { name: "Mars", asks: "the power to draw a line and to hold it" },
  jupiter: { name: "Jupiter", asks: "open-handed kindness, that gives before it counts" },
  saturn: {
    name: "Saturn",
    asks: "the womb of form, where time teaches what can be kept",
  },
};

/** The signs and the work of each letter. */
export const signs: Readonly<Record<Sign, { readonly name: string; readonly work: string }>> = {
  aries: { name: "Aries", work: "opening a window and speaking first" },
  taurus: { name: "Taurus", work: "joining things so that they hold" },
  gemini: { name: "Gemini", work: "telling two things apart and keeping both" },
  cancer: { name: "Cancer", work: "fencing in what is tender" },
  leo: { name: "Leo", work: "tasting life and letting courage show" },
  virgo: { name: "Virgo", work: "doing small things by hand and well" },
  libra: { name: "Libra", work: "weighing, and teaching by fairness" },
  scorpio: { name: "Scorpio", work: "going under in order to come up changed" },
  sagittarius: { name: "Sagittarius", work: "leaning on a far aim as on a staff" },
  capricorn: { name: "Capricorn", work: "looking hard at the world as it is" },
  aquarius: { name: "Aquarius", work: "fishing hopes out of common water" },
  pisces: { name: "Pisces", work: "following dreams to where they lead" },
};

export const sefirot: Readonly<
  Record<SefirahId, { readonly text: string; readonly gloss: string }>
> = {
  keter: { text: "Keter", gloss: "crown" },
  chokhmah: { text: "Chokhmah", gloss: "wisdom" },
  binah: { text: "Binah", gloss: "understanding" },
  chesed: { text: "Chesed", gloss: "kindness" },
  gevurah: { text: "Gevurah", gloss: "strength" },
  tiferet: { text: "Tiferet", gloss: "beauty" },
  netzach: { text: "Netzach", gloss: "victory" },
  hod: { text: "Hod", gloss: "splendour" },
  yesod: { text: "Yesod", gloss: "foundation" },
  malkhut: { text: "Malkhut", gloss: "kingdom" },
};

/** What rules a sefirah where no planet does: the heavens above them, the earth below. */
export const rulers: Readonly<Record<SefirahId, string>> = {
  keter: "1st mover",
  chokhmah: "zodiac",
  binah: "Saturn",
  chesed: "Jupiter",
  gevurah: "Mars",
  tiferet: "Sun",
  netzach: "Venus",
  hod: "Mercury",
  yesod: "Moon",
  malkhut: "earth",
};

export const pillars: Readonly<Record<Pillar, { readonly name: string; readonly leans: string }>> =
  {
    severity: {
      name: "the pillar of severity",
      leans:
        "Judgement comes before giving: things are measured, named and kept within bounds, and warmth has to be invited in.",
    },
    middle: {
      name: "the middle pillar",
      leans:
        "The weight lies between giving and holding back: this is a temper that seeks its balance again after every swing.",
    },
    mercy: {
      name: "the pillar of mercy",
      leans:
        "Giving comes before judgement: doors stand open, plans grow wide, and a limit now and then is a kindness too.",
    },
  };

/** The worlds, and what it means that most planets stand in one. */
export const worlds: Readonly<
  Record<WorldId, { readonly text: string; readonly gloss: string; readonly most: string }>
> = {
  atzilut: {
    text: "Atzilut",
    gloss: "emanation",
    most: "most is moved from the spark, before there is a plan",
  },
  beriah: {
    text: "Beriah",
    gloss: "creation",
    most: "most is moved from feeling and from what the heart has made its own",
  },
  yetzirah: {
    text: "Yetzirah",
    gloss: "formation",
    most: "most is moved by words, plans and exchange",
  },
  asiyah: {
    text: "Asiyah",
    gloss: "action",
    most: "most is moved by the hands, and believed once it stands",
  },
};

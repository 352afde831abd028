import { english, type Translation, type Words } from "#sdk";
import * as core from "../../core/words/en.ts";
import type { answer, KarakamshaAnswer, Refusals } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { graha, sign, the, theseGrahas, houseName } = core;
const { capital } = english;

const karakamshaSay = {
  inside: "stands in it",
  seeing: "its sign sees it",
  lord: "rules it",
};
const deity = {
  sun: "Shiva",
  moon: "Gauri",
  mars: "Skanda",
  mercury: "Vishnu",
  jupiter: "Shiva with Uma",
  venus: "Lakshmi",
  saturn: "Narayana",
  rahu: "Durga",
  ketu: "Ganesha",
};
/** Work, by who speaks for the karakamsha. */
const works = {
  sun: "public service and whatever answers to a state",
  moon: "care, food and the arts of speech",
  mars: "metal, fire, tools and defence",
  mercury: "trade, craft and letters",
  jupiter: "teaching, law and ritual",
  venus: "government, design and pleasure made well",
  saturn: "an inherited trade and long labour",
  rahu: "machines, medicines and unusual means",
  ketu: "fine instruments, reckoning and what is hidden",
};
/** Learning, by who speaks for the fifth. */
const learning = {
  sun: "by philosophy and song",
  moon: "by memory and imagination",
  mars: "by argument",
  mercury: "by analysis",
  jupiter: "by scripture and grammar",
  venus: "by poetry",
  saturn: "by patience, in company rather than on a stage",
  rahu: "by experiment",
  ketu: "by mathematics",
};
/** Partnership, by who speaks for the seventh. */
const partners = {
  sun: "someone who keeps house and rank",
  moon: "someone gentle and changeable",
  mars: "someone who contends",
  mercury: "someone skilled in the arts",
  jupiter: "someone wise and generous",
  venus: "someone graceful",
  saturn: "someone older, plain or tried",
  rahu: "someone from elsewhere",
  ketu: "someone apart from the crowd",
};

export const en = {
  title: "Karakamsha",
  summary: "Reads the karakamsha and swamsha: vocation, spirit, chosen deity",
  weighs: "The art describes and does not judge; no score is made up for it",
  fields: {
    atma: "Significator of the soul",
    degree: "Degree",
    amatya: "Significator of counsel",
    karakamsha: "Karakamsha",
    navamshaLagna: "Lagna of the navamsha",
    fromLagna: "House from that lagna",
    places: "Places from the karakamsha",
    house: "House",
    sign: "Sign",
    occupants: "In it",
    seenBy: "Seen by",
    speakers: "Spoken for by",
    say: "By",
    vocation: "Vocation",
    deity: "Chosen deity",
    graha: "Named by",
  },
  terms: { graha, karakamshaSay, deity },
  conventions: {
    readIn: {
      title: "The karakamsha is read in",
      options: { navamsha: "the navamsha", rashi: "the birth chart" },
    },
    karakaScheme: core.conventions.karakaScheme,
    ayanamsa: core.conventions.ayanamsa,
    node: core.conventions.node,
    positions: core.conventions.positions,
  },
  refusals: core.lagnaRefusals,
  reading: ({
    atma,
    degree,
    amatya,
    karakamsha,
    navamshaLagna,
    fromLagna,
    places,
    vocation,
    deity: chosen,
  }: KarakamshaAnswer) => {
    const at = (house: number) => places[house - 1]!;
    const first = at(1);
    const speaker = (house: number) => at(house).speakers[0]!;
    const spirit = at(12).occupants.includes("ketu")
      ? " Ketu itself in the twelfth is the mark of release: what is given up is not missed."
      : at(12).occupants.length === 0
        ? " The twelfth is empty, and faith grows through practice more than through signs."
        : "";
    return [
      `${capital(the(atma))}, at ${degree} of its sign, carries the soul; its navamsha is ${sign[karakamsha]}, ${houseName(fromLagna)} from the rising navamsha ${sign[navamshaLagna]}. ${first.occupants.length > 0 ? `${capital(theseGrahas(first.occupants))} ${first.occupants.length > 1 ? "stand" : "stands"} in it.` : `It is empty, and ${theseGrahas(first.speakers.slice(0, 3))} ${first.speakers.length > 1 ? "speak" : "speaks"} for it.`}`,
      `Vocation: ${vocation
        .slice(0, 3)
        .map((id) => works[id])
        .join(
          "; ",
        )}${vocation.includes(amatya) ? `; ${the(amatya)}, the counsellor, is among those who speak, and work and purpose meet` : `; ${the(amatya)}, the counsellor, adds ${works[amatya]}`}.`,
      `Learning comes ${learning[speaker(5)]}, for ${the(speaker(5))} speaks for the fifth; the seventh, through ${the(speaker(7))}, draws ${partners[speaker(7)]}.`,
      `The twelfth from the karakamsha, ${sign[at(12).sign]}, names the form in which the divine is met: ${deity[chosen.deity]}, because ${the(chosen.graha)} ${chosen.say === "seeing" ? "looks on it from its sign" : karakamshaSay[chosen.say]}.${spirit}`,
    ];
  },
  picture: {
    ...core.forms,
    short: core.grahaShort,
    signShort: core.signShort,
    signs: sign,
    mark: "KL",
    head: "KL: karakamsha as the first house",
    foot: "Shaded: the karakamsha",
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: Refusals;
}>;

export type KarakamshaWords = Translation<typeof en>;

import { english, type Translation, type Words } from "#sdk";
import * as core from "../../../core/words/en.ts";
import { dayOf, minuteOf } from "../../../core/day/when.ts";
import { houseTopics } from "../../../chart/words/en/sentences.ts";
import type { answer, PersonalAnswer, Refusals } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { sign, nakshatraName, vara, tara, houseName } = core;

const moonState = {
  pravasa: { text: "Pravasa", about: "away from home" },
  nashta: { text: "Nashta", about: "lost from sight" },
  mrita: { text: "Mrita", about: "spent" },
  jaya: { text: "Jaya", about: "victorious" },
  hasya: { text: "Hasya", about: "laughing" },
  rati: { text: "Rati", about: "delighted" },
  krida: { text: "Krida", about: "at play" },
  supta: { text: "Supta", about: "asleep" },
  bhukta: { text: "Bhukta", about: "well fed" },
  jvara: { text: "Jvara", about: "feverish" },
  kampa: { text: "Kampa", about: "trembling" },
  sthira: { text: "Sthira", about: "steady" },
};
const dayStanding = { kind: "kind", mixed: "mixed", hard: "hard" };
const advice = {
  kind: "what is begun then is carried by both",
  mixed: "one helps and one does not, so that daily work goes well and great beginnings may wait",
  hard: "neither carries, and it is better to finish than to begin",
};

export const en = {
  title: "A day for one person",
  summary:
    "Star strength and Moon strength of a day for a birth star and sign, with the state of the Moon",
  inputs: {
    birth: { label: "Birth", about: "The birth from whose Moon star and sign are counted" },
  },
  fields: {
    ...core.lasts,
    vara: "Weekday",
    sunrise: "Sunrise",
    birthStar: "Birth star",
    birthSign: "Birth sign of the Moon",
    certain: "Certain without a time",
    spans: "Spans of the day",
    nakshatra: "Nakshatra",
    sign: "Sign",
    count: "Counted from the birth star",
    round: "Round",
    tara: "Tara",
    meaning: "Meaning",
    taraHelps: "Star helps",
    house: "Sign from the birth sign",
    moonHelps: "Moon helps",
    state: "State of the Moon",
    about: "What it means",
    standing: "Standing",
  },
  terms: { vara, nakshatra: nakshatraName, tara, moonState, dayStanding },
  conventions: {
    sunrise: core.conventions.sunrise,
    ayanamsa: core.conventions.ayanamsa,
    positions: core.conventions.positions,
  },
  refusals: core.sunRefusals,
  reading: ({ spans, birthStar, birthSign, vara: day, sunrise, certain }: PersonalAnswer) => [
    `${vara[day]}, ${dayOf(sunrise)}, for one born under ${nakshatraName[birthStar]} with the Moon in ${sign[birthSign]}.${certain ? "" : " The time of birth is not known, and star or sign change on that day: noon was taken."}`,
    ...spans.map(
      (one) =>
        `From ${minuteOf(one.begins)} the Moon is in ${nakshatraName[one.nakshatra]}, star ${one.count} from the birth star: ${tara[one.tara].text}, ${tara[one.tara].meaning}${one.round > 1 ? `, in the ${english.ordinalWord(one.round)} and milder round` : ""}. It stands in ${sign[one.sign]}, ${houseName(one.house)} from the Moon of birth, and touches ${houseTopics[one.house - 1]!}; its state is ${moonState[one.state].text}, ${moonState[one.state].about}. The time is ${dayStanding[one.standing]}: ${advice[one.standing]}.`,
    ),
  ],
  picture: {
    columns: ["From", "Nakshatra", "Tara", "House", "Moon"] as readonly string[],
    signs: sign,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: Refusals;
}>;

export type PersonalWords = Translation<typeof en>;

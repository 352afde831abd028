import { matters } from "#lore/words/matters_en.ts";
import { standsOf, stepOf } from "#lore/words/matters.ts";
import { reply as replies } from "#lore/words/replies_en.ts";
import { PARTS } from "../reply.ts";
import { english, type Translation, type Words } from "#sdk";
import type { answer, IfaAnswer, Phrases } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";
import { LEG, type OduId } from "../odu.ts";
import { parables } from "./en/parables.ts";

const leg = {
  ogbe: {
    text: "Ogbe",
    theme: "a clear head and an open road",
    counsel: "Hold to good character, for the way is already open",
  },
  oyeku: {
    text: "Oyeku",
    theme: "the close of a round and the quiet after it",
    counsel: "Let what is finished rest, and keep the company of your elders",
  },
  iwori: {
    text: "Iwori",
    theme: "looking into the inside of things",
    counsel: "Look twice before you name a thing true",
  },
  odi: {
    text: "Odi",
    theme: "the seal, the womb and new beginnings",
    counsel: "Close one matter properly and another will come to birth",
  },
  irosun: {
    text: "Irosun",
    theme: "what is inherited and cannot be seen",
    counsel: "Ask what your forebears left undone, and tread softly",
  },
  owonrin: {
    text: "Owonrin",
    theme: "reversal and the unexpected",
    counsel: "Give thanks early, for fortune changes sides",
  },
  obara: {
    text: "Obara",
    theme: "want that turns into wealth",
    counsel: "Speak less of what you have, and it will grow",
  },
  okanran: {
    text: "Okanran",
    theme: "a new thing that begins with a quarrel",
    counsel: "Answer the first blow with a question",
  },
  ogunda: {
    text: "Ogunda",
    theme: "iron, work and the cutting of obstacles",
    counsel: "Clear the path with your own hands and cut no more than is needed",
  },
  osa: {
    text: "Osa",
    theme: "wind, flight and sudden change",
    counsel: "Do not run from the storm; learn what it carries",
  },
  ika: {
    text: "Ika",
    theme: "power held in, for use or harm",
    counsel: "Guard your tongue, because what you gather returns to you",
  },
  oturupon: {
    text: "Oturupon",
    theme: "bearing, burdens and steady upkeep",
    counsel: "Carry only what is yours, and mend it regularly",
  },
  otura: {
    text: "Otura",
    theme: "peace, distance and the far traveller",
    counsel: "Seek agreement with those who are unlike you",
  },
  irete: {
    text: "Irete",
    theme: "patience that presses until it prevails",
    counsel: "Stay with the work and keep your oath to it",
  },
  ose: {
    text: "Ose",
    theme: "sweet water, beauty and plenty",
    counsel: "Share what is sweet, and it will not spoil",
  },
  ofun: {
    text: "Ofun",
    theme: "whiteness, giving and what is sacred",
    counsel: "Give without measuring, and leave some things unsaid",
  },
};

const side = { ire: "blessing (ire)", ibi: "hardship (ibi)" };

const kind = {
  aje: "money and trade (aje)",
  aya: "a companion (aya)",
  omo: "children and what one brings up (omo)",
  isegun: "overcoming opposition (isegun)",
  arun: "weariness and ill health (arun)",
  ija: "quarrel (ija)",
  aini: "want (aini)",
  ofo: "loss of things (ofo)",
};

/** "Ogbe Meji", "Ogbe-Oyeku": the right leg is named first. */
const odu = Object.fromEntries(
  LEG.ids.flatMap((right) =>
    LEG.ids.map((left) => [
      `${right}-${left}`,
      right === left ? `${leg[right].text} Meji` : `${leg[right].text}-${leg[left].text}`,
    ]),
  ),
) as Record<OduId, string>;

const method = { ikin: "palm nuts", opele: "divining chain" };

/** The telling of an odu: its right leg leads, its left answers. */
function toldOf({ right, left, isMeji }: IfaAnswer): string {
  const story = english.uncapital(parables[right.leg].leads).replace(/\.$/, "");
  const answers = isMeji
    ? ""
    : `; ${english.uncapital(parables[left.leg].answers).replace(/\.$/, "")}`;
  return `It is told here in words of our own: ${story}${answers}.`;
}

/** The reading of a cast that was asked something. */
function readAsked(cast: IfaAnswer): readonly string[] {
  const { asked, reply, question, right, left, isMeji, fortune, kind: chosen, replyThrows } = cast;
  const matter = matters[asked.matter];
  const stands = standsOf(matter, reply.standing);
  const [first, second] = [leg[right.leg], leg[left.leg]];
  const thrown = (one: IfaAnswer["replyThrows"][number]) =>
    `${odu[one.odu]}, ${english.ordinal(one.rank)} in seniority`;
  const senior = replyThrows.toSorted((a, b) => a.rank - b.rank)[0];
  const why = senior
    ? `Of the throws for ${english.list(replyThrows.map(({ alternative }) => alternative))}, that was the most senior: ${thrown(senior)}.`
    : "";
  const answer = reply.where
    ? `${replies.where({ where: reply.where, matter: asked.matter, why })} ${stands}`
    : reply.when
      ? `${replies.when({ when: reply.when, why })} ${stands}`
      : reply.weighed.length > 0
        ? replies.which({
            weighed: reply.weighed.map((one, index) => ({
              ...one,
              by: thrown(replyThrows[index]!),
            })),
          })
        : asked.form === "whether"
          ? `${fortune.value === "ire" ? "Yes" : "No"}, for it comes with ${side[fortune.value]}. ${stands}`
          : stands;
  const legs = isMeji
    ? `Both legs of ${odu[cast.odu]} are one: ${first.theme} is all it speaks of, and it speaks of ${matter.turn}.`
    : `${odu[cast.odu]} has come. Its right leg leads with ${first.theme}, and asks it of you in ${matter.turn}; its left answers with ${second.theme}, to be looked for in ${matter.person}.`;
  const lies =
    fortune.value === "ire"
      ? `The blessing comes by way of ${kind[chosen]}, and settles on ${matter[PARTS[chosen]]}.`
      : `The hardship comes by way of ${kind[chosen]} and weighs on ${matter[PARTS[chosen]]}; it is named so that it can be eased.`;
  const counsel = isMeji ? first.counsel : `${first.counsel}; ${english.uncapital(second.counsel)}`;
  return [
    `${replies.asked(question ?? "")} ${answer}`,
    legs,
    toldOf(cast),
    `${lies.replace(/\.$/, "")}: ${english.uncapital(counsel)}. ${stepOf(matter, reply.standing)}`,
  ];
}

export const en = {
  title: "Ifa",
  summary:
    "Casts one of 256 Odu by palm nuts or divining chain, with its two legs, rank, and the ire or ibi that comes with it",
  weighs: "The score of the cast: 70 with ire, 30 with ibi",
  inputs: {
    method: {
      label: "Instrument",
      about: "Palm nuts or divining chain; default opele, the chain",
      values: method,
    },
    marks: {
      label: "Marks made by hand",
      about:
        "Eight marks, 1 or 2, made by hand: right leg from the top, then the left; the throws for ire and ibi are drawn all the same",
    },
  },
  fields: {
    method: "Instrument",
    odu: "Odu",
    isMeji: "Both legs alike",
    rank: "Rank",
    right: "Right leg",
    left: "Left leg",
    leg: "Sign",
    pattern: "Marks",
    order: "Place among the sixteen",
    theme: "Speaks of",
    counsel: "Counsel",
    marks: "All marks",
    fortune: "What comes with it",
    fortuneThrows: "Throws for ire and ibi",
    kind: "Kind",
    kindThrows: "Throws for its kind",
    alternative: "Alternative",
    replyThrows: "Throws for the alternatives asked about",
  },
  terms: { leg, odu, side, kind, method },
  phrases: {
    senior: ({ side: chosen }) =>
      `The throw for ${chosen} is the more senior by the chosen conventions, or equal and earlier`,
    brings: ({ odu: cast, kind: chosen }) => `${odu[cast]} brings ${kind[chosen]}`,
  },
  conventions: {
    order: {
      title: "Order of the sixteen odu",
      options: { common: "the order most diviners know", ife: "the order of Ile-Ife" },
    },
    ranks: {
      title: "Ranks of the 240 odu after the doubles",
      options: {
        pairs: "mirrored pairs together: Ogbe-Oyeku 17, Oyeku-Ogbe 18",
        rightLeg: "by the right leg: Ogbe-Oyeku 17, Ogbe-Iwori 18, Oyeku-Ogbe 32",
      },
    },
    ofunMeji: {
      title: "Ofun Meji among alternatives",
      options: {
        sixteenth: "sixteenth, as it is listed",
        eighth: "equal to the eighth double",
        decides: "decides at once, as Ogbe Meji does",
      },
    },
  },
  reading: (cast: IfaAnswer) => {
    if (cast.question !== null) return readAsked(cast);
    const { method: tool, isMeji, rank, right, left, fortune, kind: chosen } = cast;
    const [first, second] = [leg[right.leg], leg[left.leg]];
    const shows = tool === "ikin" ? "The palm nuts show" : "The divining chain shows";
    const legs = isMeji
      ? `Both legs are the same, so it speaks with a single voice, and that voice is of ${first.theme}.`
      : `The right leg leads and speaks of ${first.theme}; the left answers with ${second.theme}.`;
    const comes =
      fortune.value === "ire"
        ? `It comes with ire: the blessing lies with ${kind[chosen]}.`
        : `It comes with ibi: the hardship to be met lies with ${kind[chosen]}. Ifa names it so that it can be eased, not so that it must be suffered.`;
    const counsel = isMeji ? first.counsel : `${first.counsel}. ${second.counsel}`;
    return [
      `${shows} ${odu[cast.odu]}, ${english.ordinal(rank)} of the 256 in seniority. ${legs}`,
      toldOf(cast),
      comes,
      `${counsel}.`,
    ];
  },
  picture: {
    desc: (right: string, rightMarks: string, left: string, leftMarks: string) =>
      `Right leg ${right} ${rightMarks}, left leg ${left} ${leftMarks}`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  phrases: Pick<Phrases, "brings">;
}>;

export type IfaWords = Translation<typeof en>;

/** What both arts of the sand say of a tableau, in English. */
import { matters } from "#lore/words/matters_en.ts";
import { standsOf, stepOf } from "#lore/words/matters.ts";
import { reply as replies } from "#lore/words/replies_en.ts";
import { english, type Translation } from "#sdk";
import type { FigureName } from "../figures.ts";
import { elementIn, houseOfMatter, optionHouses } from "../reply.ts";
import type { Asked, TableauReport } from "../report.ts";
import type { Reasons } from "../tableau.ts";

const figure = {
  tariq: { text: "Tariq (road)", theme: "movement and change of place" },
  jamaa: { text: "Jama'a (gathering)", theme: "many people and many voices" },
  ijtima: { text: "Ijtima' (meeting)", theme: "meeting and agreement" },
  uqla: { text: "'Uqla (bond)", theme: "ties and delay" },
  nusraKharija: { text: "Nusra kharija (help going out)", theme: "help that is quick and passing" },
  nusraDakhila: { text: "Nusra dakhila (help coming in)", theme: "help that stays" },
  lahyan: { text: "Lahyan (bearded)", theme: "honour and gladness" },
  ankis: { text: "Ankis (inverted)", theme: "heaviness and things turned over" },
  atabaKharija: { text: "'Ataba kharija (outer threshold)", theme: "leaving and letting go" },
  atabaDakhila: { text: "'Ataba dakhila (inner threshold)", theme: "entry and a good beginning" },
  humra: { text: "Humra (red)", theme: "heat and quarrel" },
  bayad: { text: "Bayad (white)", theme: "clarity and clean dealing" },
  naqi: { text: "Naqi al-khadd (clear of cheek)", theme: "charm and haste" },
  jawdala: { text: "Jawdala, also Farah (joy)", theme: "youth and delight" },
  qabdKharij: { text: "Qabd kharij (grasp going out)", theme: "spending and what slips away" },
  qabdDakhil: { text: "Qabd dakhil (grasp coming in)", theme: "gain and what is held" },
};

const house = {
  asker: "the one who asks",
  goods: "goods and income",
  kin: "kin and short ways",
  home: "home and land",
  children: "children and joy",
  health: "health and service",
  partner: "partner or opponent",
  fear: "fear and other people's goods",
  journeys: "journeys and learning",
  work: "work and rank",
  hopes: "hopes and friends",
  hindrance: "hindrance and confinement",
  askersWitness: "the asker's witness",
  mattersWitness: "the witness of what is asked",
  judge: "the judge, or scale",
  end: "how it ends",
};

const balance = {
  favourable: "The whole leans in favour",
  mixed: "The whole stands undecided, and much rests on what is done next",
  adverse: "The whole leans against it, and a different way or time would serve better",
};

const placed = (one: Reasons["judge"]) =>
  `${figure[one.figure].text} in the house of ${house[one.house]}`;
const atHome = (one: Reasons["judge"]) => `${placed(one)}, its own home`;

/** The paragraphs that both arts share: first figure, witnesses and judge, balance. */
function paragraphs({
  houses,
  returns,
  motions,
  score,
  leaning,
}: TableauReport): readonly string[] {
  const at = (number: number) => houses[number - 1]!;
  const name = (number: number) => figure[at(number).figure].text;
  const theme = (number: number) => figure[at(number).figure].theme;
  const again =
    returns.length === 0
      ? "It stands nowhere else, so the matter keeps to the one who asks."
      : `It stands again in ${returns.length === 1 ? "house" : "houses"} ${english.list(returns.map(String))}, which ties the asker to ${returns.map((number) => house[at(number).house]).join("; ")}.`;
  const moving =
    motions.dakhil > motions.kharij
      ? "More figures hold than release: what comes in may be kept."
      : motions.dakhil < motions.kharij
        ? "More figures release than hold: something is on its way out."
        : "Figures that hold and figures that release are equal in number.";
  return [
    `The first house holds ${name(1)}, a figure of ${theme(1)}${at(1).atHome ? ", strong in its own home" : ""}. ${again}`,
    `The asker's witness is ${name(13)}: ${theme(13)}. The witness of the matter is ${name(14)}: ${theme(14)}. From both comes the judge, ${name(15)}: ${theme(15)}. The end is ${name(16)}: ${theme(16)}.`,
    `${moving} ${balance[leaning.value]} (${score} of 100).`,
  ];
}

/** The reading of a tableau that was asked something: the answer, the house of the matter, the balance. */
function askedParagraphs(report: TableauReport & Asked): readonly string[] {
  const { asked, reply, houses, houseAsked, question, score } = report;
  const number = houseAsked ?? houseOfMatter(asked.matter);
  const matter = matters[asked.matter];
  const at = (one: number) => houses[one - 1]!;
  const name = (one: number) => figure[at(one).figure].text;
  const theme = (one: number) => figure[at(one).figure].theme;
  const part = (one: number) => matter[elementIn(report, one)];
  const stands = standsOf(matter, reply.standing);
  const why = `${name(number)} in house ${number} is of ${elementIn(report, number)}.`;
  const answer = reply.where
    ? `${replies.where({ where: reply.where, matter: asked.matter, why })} ${stands}`
    : reply.when
      ? `${replies.when({ when: reply.when, why: `${why} It has ${at(number).points} points.` })} ${stands}`
      : reply.weighed.length > 0
        ? replies.which({
            weighed: reply.weighed.map((one, index) => {
              const house = optionHouses(reply.weighed.length)[index]!;
              return { ...one, by: `${name(house)} in house ${house}, ${theme(house)}` };
            }),
          })
        : asked.form === "whether"
          ? `${stands} The balance is ${score} of 100${asked.hope === "feared" ? " for what you fear" : ""}.`
          : stands;
  const home = at(number).atHome ? ", in its own home and strong" : "";
  return [
    `${replies.asked(question ?? "")} ${answer}`,
    `This is looked for in house ${number}, that of ${house[at(number).house]}. ${name(number)} lies there${home}, a figure of ${theme(number)}, and it touches ${part(number)}.`,
    `You stand in the first house as ${name(1)}: ${theme(1)}. For you witnesses ${name(13)}, out of ${part(13)}; for the matter ${name(14)}, out of ${part(14)}. The judge between them is ${name(15)}: ${theme(15)}. It ends with ${name(16)}, and ${theme(16)} comes over ${matter.turn}.`,
    stepOf(matter, reply.standing),
  ];
}

export const tableau = {
  fields: {
    houses: "Houses",
    number: "House",
    house: "Stands for",
    figure: "Figure",
    theme: "Speaks of",
    pattern: "Points",
    planet: "Planet",
    points: "Number of points",
    motion: "Motion",
    home: "Home house",
    atHome: "At home",
    judgeIsEven: "The judge is even",
    totalPoints: "Points of houses 1 to 15",
    returns: "The first figure stands again in",
    repeats: "Figures in several houses",
    motions: "Motions",
    dakhil: "Hold",
    kharij: "Release",
    thabit: "Stay",
    munqalib: "Turn",
    leaning: "Leaning",
    houseAsked: "House asked about",
  },
  terms: {
    figure,
    house,
    motion: {
      dakhil: "holds (dakhil)",
      kharij: "releases (kharij)",
      thabit: "stays (thabit)",
      munqalib: "turns (munqalib)",
    },
  },
  phrases: {
    base: "Every tableau begins even",
    judge: placed,
    rightWitness: placed,
    leftWitness: placed,
    end: placed,
    houseAsked: placed,
    atHome1: atHome,
    atHome15: atHome,
    byScore: ({ score }: { score: number }) => `The testimonies add up to ${score}`,
  },
  circle: {
    abdah: "abdah: single points add up 1, 2, 4, 8",
    bazdah: "bazdah: single points add up 2, 7, 4, 8",
    sakan: "sakan: the circle of dwellings",
  },
  paragraphs,
  askedParagraphs,
  picture: {
    title: "Tableau of sixteen houses",
    short: (one: FigureName) => figure[one].text.split(/[ ,]/)[0]!,
  },
};

export type TableauWords = Translation<typeof tableau>;

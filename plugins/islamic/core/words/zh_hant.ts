/** What both arts of the sand say of a tableau, in Traditional Chinese. */
import { zhHant as lore } from "#lore/words/zh_hant.ts";
import { matters } from "#lore/words/matters_zh_hant.ts";
import { standsOf, stepOf } from "#lore/words/matters.ts";
import { reply as replies } from "#lore/words/replies_zh_hant.ts";
import { elementIn, houseOfMatter, optionHouses } from "../reply.ts";
import type { Asked, TableauReport } from "../report.ts";
import type { Reasons } from "../tableau.ts";
import type { TableauWords } from "./en.ts";

const figure = {
  tariq: { text: "道路", theme: "移動與遷變" },
  jamaa: { text: "群聚", theme: "人眾而聲雜" },
  ijtima: { text: "相會", theme: "相遇與約定" },
  uqla: { text: "繫縛", theme: "牽絆與遲延" },
  nusraKharija: { text: "外援", theme: "來得快去得也快的援手" },
  nusraDakhila: { text: "內援", theme: "留得住的援手" },
  lahyan: { text: "長髯", theme: "體面與歡喜" },
  ankis: { text: "倒垂", theme: "沉重與顛倒" },
  atabaKharija: { text: "外閾", theme: "離去與放手" },
  atabaDakhila: { text: "內閾", theme: "入門與好開頭" },
  humra: { text: "赤", theme: "火氣與爭執" },
  bayad: { text: "白", theme: "清明與磊落" },
  naqi: { text: "淨頰", theme: "風采與性急" },
  jawdala: { text: "歡顏", theme: "青春與喜悅" },
  qabdKharij: { text: "外握", theme: "支出與流失" },
  qabdDakhil: { text: "內握", theme: "收穫與把握" },
};

const house = {
  asker: "問者",
  goods: "財物與收入",
  kin: "兄弟親族與近程",
  home: "家宅與土地",
  children: "子女與歡樂",
  health: "健康與役使",
  partner: "配偶或對手",
  fear: "憂懼與他人之財",
  journeys: "遠行與學問",
  work: "事業與地位",
  hopes: "願望與朋友",
  hindrance: "阻礙與拘束",
  askersWitness: "問者之證",
  mattersWitness: "所問之證",
  judge: "判官，亦稱天秤",
  end: "事之歸結",
};

const balance = {
  favourable: "整體傾向於成",
  mixed: "整體未決，要看接下來怎麼做",
  adverse: "整體傾向於阻，換個方式或時機較好",
};

const placed = (one: Reasons["judge"]) => `「${house[one.house]}」得${figure[one.figure].text}`;
const atHome = (one: Reasons["judge"]) => `${placed(one)}，正居本位`;

const { element: ELEMENTS } = lore;

/** 有所問時：先作答，次看所問之宮，末說權衡。 */
function askedParagraphs(report: TableauReport & Asked): readonly string[] {
  const { asked, reply, houses, houseAsked, question, score } = report;
  const number = houseAsked ?? houseOfMatter(asked.matter);
  const matter = matters[asked.matter];
  const at = (one: number) => houses[one - 1]!;
  const name = (one: number) => `「${figure[at(one).figure].text}」`;
  const theme = (one: number) => figure[at(one).figure].theme;
  const part = (one: number) => matter[elementIn(report, one)];
  const stands = standsOf(matter, reply.standing);
  const why = `第 ${number} 宮的${name(number)}屬${ELEMENTS[elementIn(report, number)]}。`;
  const answer = reply.where
    ? replies.where({ where: reply.where, matter: asked.matter, why }) + stands
    : reply.when
      ? replies.when({ when: reply.when, why: `${why}此象共 ${at(number).points} 點。` }) + stands
      : reply.weighed.length > 0
        ? replies.which({
            weighed: reply.weighed.map((one, index) => {
              const house = optionHouses(reply.weighed.length)[index]!;
              return { ...one, by: `第 ${house} 宮得${name(house)}，主${theme(house)}` };
            }),
          })
        : asked.form === "whether"
          ? `${stands}${asked.hope === "feared" ? "所憂之事" : "此事"}的權衡是 ${score} 分，滿分一百。`
          : stands;
  const home = at(number).atHome ? "，正居本位而有力" : "";
  return [
    replies.asked(question ?? "") + answer,
    `此事看第 ${number} 宮，即「${house[at(number).house]}」。宮中是${name(number)}${home}，主${theme(number)}，觸及${part(number)}。`,
    `你自己在第一宮，是${name(1)}，主${theme(1)}。為你作證的是${name(13)}，出自${part(13)}；為此事作證的是${name(14)}，出自${part(14)}。兩者之間的判官是${name(15)}，主${theme(15)}。歸結於${name(16)}，以${theme(16)}落到${matter.turn}。`,
    stepOf(matter, reply.standing),
  ];
}

export const tableau: TableauWords = {
  fields: {
    houses: "各宮",
    number: "宮",
    house: "所主",
    figure: "象",
    theme: "所言",
    pattern: "點",
    planet: "行星",
    points: "點數",
    motion: "動靜",
    home: "本位之宮",
    atHome: "居本位",
    judgeIsEven: "判官為偶",
    totalPoints: "前十五宮點數",
    returns: "首象重見於",
    repeats: "重見之象",
    motions: "動靜之數",
    dakhil: "收入",
    kharij: "放出",
    thabit: "安住",
    munqalib: "翻轉",
    leaning: "傾向",
    houseAsked: "所問之宮",
  },
  terms: {
    figure,
    house,
    motion: {
      dakhil: "收入（dakhil）",
      kharij: "放出（kharij）",
      thabit: "安住（thabit）",
      munqalib: "翻轉（munqalib）",
    },
  },
  phrases: {
    base: "各盤起於平分",
    judge: placed,
    rightWitness: placed,
    leftWitness: placed,
    end: placed,
    houseAsked: placed,
    atHome1: atHome,
    atHome15: atHome,
    byScore: ({ score }) => `各項理由相加，得 ${score}`,
  },
  circle: {
    abdah: "阿卜達赫：單點依一、二、四、八相加",
    bazdah: "巴茲達赫：單點依二、七、四、八相加",
    sakan: "薩坎：居所之圈",
  },
  paragraphs: ({ houses, returns, motions, score, leaning }) => {
    const at = (number: number) => houses[number - 1]!;
    const name = (number: number) => figure[at(number).figure].text;
    const theme = (number: number) => figure[at(number).figure].theme;
    const again =
      returns.length === 0
        ? "此象別處不見，事情只繫於問者一身。"
        : `此象又見於第 ${returns.join("、")} 宮，把問者與${returns.map((number) => `「${house[at(number).house]}」`).join("、")}連在一起。`;
    const moving =
      motions.dakhil > motions.kharij
        ? "收入之象多於放出之象，來者可留。"
        : motions.dakhil < motions.kharij
          ? "放出之象多於收入之象，有物正要離手。"
          : "收入與放出之象數目相當。";
    return [
      `第一宮得${name(1)}，主${theme(1)}${at(1).atHome ? "，正居本位而有力" : ""}。${again}`,
      `問者之證為${name(13)}（${theme(13)}），所問之證為${name(14)}（${theme(14)}）。二者合成判官${name(15)}，主${theme(15)}；歸結於${name(16)}，主${theme(16)}。`,
      `${moving}${balance[leaning.value]}（${score} 分，滿分一百）。`,
    ];
  },
  askedParagraphs,
  picture: { title: "十六宮之盤", short: (one) => figure[one].text },
};

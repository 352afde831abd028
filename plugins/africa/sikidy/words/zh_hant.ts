import { matters } from "#lore/words/matters_zh_hant.ts";
import { standsOf, stepOf } from "#lore/words/matters.ts";
import { reply as replies } from "#lore/words/replies_zh_hant.ts";
import { alikeOf, columnOf, optionColumns } from "../reply.ts";
import type { SikidyAnswer } from "../answer.ts";
import { aloneIn, echoesOf } from "../echoes.ts";
import type { SikidyWords } from "./en.ts";

const column = {
  tale: "tale",
  maly: "maly",
  fahatelo: "fahatelo",
  bilady: "bilady",
  fianahana: "fianahana",
  abily: "abily",
  alisay: "alisay",
  fahavalo: "fahavalo",
  fahasivy: "fahasivy",
  ombiasy: "ombiasy",
  haja: "haja",
  haky: "haky",
  asorita: "asorita",
  saily: "saily",
  safary: "safary",
  kiba: "kiba",
  harena: "harena",
  vohitra: "vohitra",
  zatovo: "zatovo",
  marina: "marina",
  vehivavy: "vehivavy",
  masina: "masina",
  nia: "nia",
  andriamanitra: "andriamanitra",
  asorotany: "asorotany",
  mpanontany: "mpanontany",
  lalana: "lalana",
  trano: "trano",
};

const figure = {
  jama: "Jama",
  alahizany: "Alahizany",
  asoralahy: "Asoralahy",
  votsira: "Votsira",
  taraiky: "Taraiky",
  saka: "Saka",
  asoravavy: "Asoravavy",
  alikisy: "Alikisy",
  aditsimay: "Aditsimay",
  kizo: "Kizo",
  adikasajy: "Adikasajy",
  vandaMitsangana: "Vanda mitsangana",
  vandaMiondrika: "Vanda miondrika",
  alokola: "Alokola",
  alaimora: "Alaimora",
  adibijady: "Adibijady",
};

const stands = {
  asker: "問者本人",
  goods: "財物與牲畜",
  third: "第三者，或友或敵",
  land: "土地與村落",
  children: "子女與年輕人",
  helpers: "幫手與暗藏的心思",
  women: "家中女性",
  opponent: "對手",
  ancestors: "祖靈",
  healer: "醫者與占者",
  respect: "食物與敬意",
  creator: "造物者",
  chiefs: "首領與長老",
  road: "道路",
  crowd: "眾人與旅程",
  house: "房屋",
  property: "財產",
  relations: "親族",
  village: "村落",
  enemy: "仇敵",
  food: "食物",
  god: "神",
  questioner: "發問之人",
};

const rank = { prince: "王", slave: "奴" };

const balance = {
  favourable: "種籽傾向於順，依約行事即可",
  mixed: "種籽兩相持平，結果看用心多少",
  adverse: "種籽要人耐心，先把一件事補正再走",
};

function list(columns: SikidyAnswer["columns"]): string {
  return columns.map((one) => `「${stands[one.stands]}」`).join("、");
}

/** 有所問時的解讀。 */
function readAsked(tableau: SikidyAnswer): readonly string[] {
  const { asked, reply, columns, question, score } = tableau;
  const matter = matters[asked.matter];
  const own = columnOf(columns, asked.matter);
  const stood = standsOf(matter, reply.standing);
  const alike = alikeOf(columns, own);
  const name = figure[own.name];
  const part = own.rank === "prince" ? matter.turn : matter.person;
  const moves = own.rank === "prince" ? "為王，自己會動" : "為奴，要別人來動";
  const weighed = reply.weighed.map((one, index) => {
    const column = optionColumns(columns, reply.weighed.length)[index]!;
    return {
      ...one,
      by: `「${stands[column.stands]}」之列得 ${figure[column.name]}，為${rank[column.rank]}`,
    };
  });
  const answer = reply.where
    ? `${alike.length > 0 ? `同一象又見於${list(alike)}，往那裡找，向那裡問。` : "此象別處不見：還在最後的地方，只是看漏了。"}${stood}`
    : reply.when
      ? replies.when({
          when: reply.when,
          why: `${name} 有 ${own.seeds} 籽，為${rank[own.rank]}。`,
        }) + stood
      : weighed.length > 0
        ? replies.which({ weighed })
        : asked.form === "whether"
          ? `${stood}${asked.hope === "feared" ? "所憂之事" : "此事"}在種籽上得 ${score} 分，滿分一百。`
          : stood;
  const [asker, opponent] = [columns[0]!, columns[7]!];
  return [
    replies.asked(question ?? "") + answer,
    `此事在「${stands[own.stands]}」之列，落下的是 ${name}。它${moves}，說的是${part}。`,
    `你自己是 ${figure[asker.name]}，為${rank[asker.rank]}；與你相對的是 ${figure[opponent.name]}，為${rank[opponent.rank]}。`,
    stepOf(matter, reply.standing),
  ];
}

export const zhHant: SikidyWords = {
  title: "西基迪種籽占",
  summary: "四列種籽推成十六列之盤，含三項驗盤、各列所主、王與奴及獨列",
  weighs: "取此盤之分，即各項理由之和",
  inputs: {
    mothers: {
      label: "第一至第四列",
      about: "自行排出的第一至第四列，每列由上而下四處，1 為單籽、2 為雙籽；如此則不再隨機",
    },
  },
  fields: {
    columns: "各列",
    number: "列號",
    column: "列名",
    stands: "所主",
    figure: "籽象",
    name: "象名",
    seeds: "籽數",
    rank: "等第",
    parents: "由何列相加",
    unique: "獨列",
    checks: "驗盤",
    creatorIsPrince: "造物者為王",
    someFigureRepeats: "有象重見",
    inseparablesAgree: "不離之列相合",
    inseparableSum: "其和",
    answers: "相應之象",
    leaning: "傾向",
  },
  terms: { column, figure, stands, rank },
  phrases: {
    base: "各盤起於平分",
    askerPrince: "問者之列為王",
    askerSlave: "問者之列為奴",
    overOpponent: "王對奴，勝過對手",
    underOpponent: "奴對王，受制於對手",
    shared: ({ stands: place }) => `問者之象又見於「${stands[place]}」`,
    sharedOpponent: "問者之象又見於對手",
    unique: "問者之象獨一無二，聲音清楚",
    byScore: ({ score }) => `各項理由相加，得 ${score}`,
  },
  conventions: {
    columns: {
      title: "各列之名",
      options: {
        south: "南方之名：maly、bilady、safary",
        interior: "內地之名：harena、vohitra、lalana；道路為第十五列",
      },
    },
  },
  reading: (tableau) => {
    if (tableau.question !== null) return readAsked(tableau);
    const [asker, opponent] = [tableau.columns[0]!, tableau.columns[7]!];
    const standing = asker.rank === "prince" ? "為王，能自己作主" : "為奴，須隨他人而動";
    const facing =
      opponent.rank === asker.rank
        ? "對手之列與之同等，高下未分。"
        : `對手之列為${rank[opponent.rank]}，兩邊地位不齊。`;
    const echoes = echoesOf(tableau);
    const answers =
      echoes.length > 0
        ? `同一象又見於${list(echoes)}，問題的答案就在那裡。`
        : "問者之象在其後各列不再出現，此事全看問者自己。";
    const unique = aloneIn(tableau);
    const alone = unique.length > 0 ? `獨一無二、因而聲音最強的，是${list(unique)}。` : "";
    return [
      `第一列主問者，得 ${figure[asker.name]}，${standing}。${facing}`,
      answers + alone,
      `合而觀之，${balance[tableau.leaning.value]}（${tableau.score} 分，滿分一百）。造物者之列為王，三對不離之列相合，此盤可讀。`,
    ];
  },
  picture: { title: "西基迪之盤", legend: "王紅奴綠" },
};

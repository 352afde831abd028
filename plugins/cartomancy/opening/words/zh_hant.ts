import type { Speaker } from "#sdk";
import {
  answerOf,
  castBy,
  fields,
  lean,
  partOf,
  stepFor,
  joined,
} from "../../core/words/zh_hant.ts";
import { namesOf, type Aspect, type CardId } from "../../tarot/card.ts";
import { DECK } from "../../tarot/deck.ts";
import { cards } from "../../tarot/words/zh_hant/cards.ts";
import type { KeyAnswer } from "../answer.ts";
import { COURT_NAMES } from "../input.ts";
import type { Operation } from "../terms.ts";
import type { KeyWords } from "./en.ts";

const card = namesOf(cards);
const keyDivision: KeyWords["terms"]["keyDivision"] = {
  yod: { text: "Yod 堆", about: "工作與事業" },
  heh: { text: "Heh 堆", about: "愛情、往來與歡樂" },
  vau: { text: "Vau 堆", about: "麻煩、爭執與失去" },
  hehFinal: { text: "末 Heh 堆", about: "錢財、物品與摸得到的東西" },
  house1: { text: "第一宮", about: "你自己，以及事情的開頭" },
  house2: { text: "第二宮", about: "你擁有與賺取的" },
  house3: { text: "第三宮", about: "書信、短途與手足" },
  house4: { text: "第四宮", about: "家、父母與結局" },
  house5: { text: "第五宮", about: "歡樂、子女與冒險" },
  house6: { text: "第六宮", about: "日常勞務、差事與健康" },
  house7: { text: "第七宮", about: "對方：伴侶、客戶或對手" },
  house8: { text: "第八宮", about: "債務、共有之財與隱情" },
  house9: { text: "第九宮", about: "遠行、學問與信念" },
  house10: { text: "第十宮", about: "地位、職業與上位者" },
  house11: { text: "第十一宮", about: "朋友與希望" },
  house12: { text: "第十二宮", about: "暗敵、隱居與自誤" },
  aries: { text: "牡羊座", about: "有人推著走，而且快" },
  taurus: { text: "金牛座", about: "握得住，也不急" },
  gemini: { text: "雙子座", about: "要商量，而且有兩份" },
  cancer: { text: "巨蟹座", about: "橫著走，走回家" },
  leo: { text: "獅子座", about: "要人看見" },
  virgo: { text: "處女座", about: "要整理、要修補" },
  libra: { text: "天秤座", about: "等著另一方" },
  scorpio: { text: "天蠍座", about: "一路沉到底" },
  sagittarius: { text: "射手座", about: "瞄著下一座山之後" },
  capricorn: { text: "摩羯座", about: "往上爬，也計代價" },
  aquarius: { text: "水瓶座", about: "是原則的事，或朋友的事" },
  pisces: { text: "雙魚座", about: "沒有邊界，靠感覺而不靠知道" },
  ring: { text: "三十六張之環", about: "一年裡每十天一段，事情走過的路" },
  kether: { text: "王冠（Kether）", about: "還沒有人想要什麼之前的根" },
  chokmah: { text: "智慧（Chokmah）", about: "背後的推力" },
  binah: { text: "理解（Binah）", about: "限住它的形式" },
  chesed: { text: "慈悲（Chesed）", about: "其中白白給出的" },
  geburah: { text: "嚴厲（Geburah）", about: "必須割捨的" },
  tiphareth: { text: "美（Tiphareth）", about: "它的心，也是平衡之處" },
  netzach: { text: "勝利（Netzach）", about: "渴望，以及熬得過的" },
  hod: { text: "榮耀（Hod）", about: "言語、盤算與聰明" },
  yesod: { text: "根基（Yesod）", about: "它靠著的習慣與想像" },
  malkuth: { text: "王國（Malkuth）", about: "做成的事本身" },
};
const ASPECTS: Readonly<Record<Operation, Aspect>> = {
  letters: "situation",
  houses: "situation",
  signs: "obstacle",
  decans: "advice",
  tree: "outcome",
};
const LEADS: Readonly<Record<Operation, string>> = {
  letters: "牌切成四堆，事情露面了",
  houses: "發到十二宮，落到生活的一處",
  signs: "發到十二星座，有了樣子，也有了難處",
  decans: "排成一環，事情往下走，對你有所要求",
  tree: "上到生命之樹，走到結局",
};
const the = (id: CardId) => `「${card[id]}」`;
const keywords = (id: CardId) => cards[id].upright.keywords;

function told(
  { operation, division, way, counted, pairs }: KeyAnswer["operations"][number],
  say: Speaker,
  part: ((card: CardId) => string) | null,
): string {
  const found = counted.slice(1);
  const of = (id: CardId) => (part ? `說到${part(id)}` : "");
  const named = found.slice(0, 6).map((one) => `${the(one.card)}（${keywords(one.card)[0]!}）`);
  const came =
    found.length === 0
      ? "一數就數回原處，這裡只看你自己。"
      : `往${way === "right" ? "右" : "左"}數，數到${named.join("")}${found.length > 6 ? `，另有 ${found.length - 6} 張` : ""}。`;
  const [first] = found;
  const last = found.at(-1);
  const speaks = [
    first ? `${the(first.card)}${of(first.card)}：${say.phrase(first.says)}` : "",
    last && last !== first
      ? `最後一句由${the(last.card)}來說${part ? `，${of(last.card)}` : ""}：${say.phrase(last.says)}`
      : "",
  ].join("");
  const strong = pairs.find(({ relation }) => relation === "strengthens");
  const weak = pairs.find(({ relation }) => relation === "weakens");
  const pair = (of: readonly CardId[]) => of.map(the).join("與");
  const paired = [
    ...(strong ? [`兩旁的${pair(strong.cards)}同氣相應。`] : []),
    ...(weak ? [`${pair(weak.cards)}彼此牽制。`] : []),
  ];
  const where = keyDivision[division];
  const opens = `${LEADS[operation]}：${where.text}，${where.about}`;
  return part
    ? `${opens}；${joined(came)}。${speaks}`
    : `${opens}。${came}${speaks}${paired.slice(0, operation === "decans" ? 2 : 1).join("")}`;
}

export const zhHant: KeyWords = {
  title: "塔羅：開鑰之法",
  summary:
    "黃金黎明的五段作法：以指示牌為主，依聖名四字、十二宮、十二星座、三十六張之環與生命之樹，數牌、配對、看元素相應",
  weighs: "各段數到的牌，生命之樹加倍",
  inputs: {
    significator: {
      label: "指示牌",
      about: "代表求問者的宮廷牌；不填則隨機選一張",
      values: Object.fromEntries(
        COURT_NAMES.map((id) => [id, card[id]]),
      ) as KeyWords["inputs"]["significator"]["values"],
    },
  },
  fields: {
    ...fields,
    significator: "指示牌",
    chosen: "由你選定",
    card: "牌",
    operations: "五段",
    operation: "段",
    division: "落在",
    about: "所管之事",
    cards: "牌",
    reversed: "逆位",
    place: "指示牌位置",
    way: "數法",
    counted: "數到",
    value: "數目",
    keywords: "關鍵詞",
    says: "其義",
    pairs: "配對",
    relation: "彼此",
  },
  terms: {
    castBy,
    lean,
    card,
    keyOperation: {
      letters: "一、聖名四字",
      houses: "二、十二宮",
      signs: "三、十二星座",
      decans: "四、三十六旬",
      tree: "五、生命之樹",
    },
    keyDivision,
    keyWay: { right: "向右", left: "向左" },
    relation: { strengthens: "相應", friendly: "相和", weakens: "相制" },
  },
  phrases: {
    card: ({ card: id }) => card[id],
    keywords: ({ card: id }) => keywords(id).join("、"),
    says: ({ card: id, operation }) => cards[id].upright.aspects[ASPECTS[operation]],
  },
  reading(given, say) {
    const { significator, operations, question, asked, leaning } = given;
    const ends = operations.map(({ counted }) => counted.at(-1)!.card);
    const last = ends.at(-1)!;
    const part =
      question === null
        ? null
        : (id: CardId) => partOf(asked.matter, DECK.find((one) => one.id === id)!.element);
    const who = `代表你的是${the(significator.card)}${significator.chosen ? "" : "，由機緣選出"}。`;
    const whole = "五堆數完";
    const opening =
      question === null
        ? who
        : answerOf(given, {
            whole,
            where: `生命之樹數到${the(last)}，它的元素居於此方。`,
            when: `這是生命之樹末張${the(last)}在黃道上所占的一段。`,
            options: asked.options.map((_, index) => {
              const id = ends[index % ends.length]!;
              return `一段的末張${the(id)}，${keywords(id).join("、")}`;
            }),
          }) + who;
    return [
      opening,
      ...operations.map((one) => told(one, say, part)),
      question === null
        ? `${whole}，${leaning.band === "open" ? "在" : ""}${lean[leaning.band]}，在零到一百的尺度上是 ${leaning.score}。`
        : stepFor(given),
    ];
  },
  picture: {
    title: "開鑰之法",
    heading: (operation, division, way, count) => `${operation}：${division}，${way}數 ${count} 張`,
  },
};

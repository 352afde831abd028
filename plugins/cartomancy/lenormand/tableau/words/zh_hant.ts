import { chinese } from "#sdk";
import {
  answerOf,
  castBy,
  faults,
  fields,
  lean,
  stepFor,
  joined,
  partOf,
  personIn,
  turnIn,
} from "../../../core/words/zh_hant.ts";
import type { LenormandId } from "../../core/deck.ts";
import { cards } from "../../core/words/cards_zh_hant.ts";
import { cardWords } from "../../core/words/zh_hant.ts";
import type { TableauAnswer } from "../answer.ts";
import type { TableauWords } from "./en.ts";

const layout = { "8x4+4": "四列八張，末列四張", "9x4": "四列九張" };
const the = (card: LenormandId) => `「${cards[card].name}」`;
const all = (of: readonly LenormandId[]) => of.map(the).join("");
const pair = (a: LenormandId, b: LenormandId) => cards[b].colours + cards[a].noun;

function along(of: readonly LenormandId[]): string {
  const [first, second, third] = of;
  if (!second) return cards[first!].noun;
  return pair(first!, second) + (third ? `，再是${cards[third].noun}` : "");
}

function cross({ left, right, above, below }: TableauAnswer["person"]): string {
  return [
    left.length > 0
      ? `身後是${along(left)}（${all(left.slice(0, 3))}）。`
      : "身後沒有牌，故事從這裡開始。",
    right.length > 0
      ? `前面是${along(right)}（${all(right.slice(0, 3))}）。`
      : "這一列前面沒有牌，往後的事由你自己寫。",
    above.length > 0 ? `心上想的是${along(above)}。` : "",
    below.length > 0 ? `手中要辦的是${along(below)}。` : "",
  ].join("");
}

export const zhHant: TableauWords = {
  title: "雷諾曼大牌陣",
  summary: "三十六張全部攤開：宮位、遠近、本人之縱橫、馬步、鏡像、四角與中心，從本人與所問之牌讀起",
  weighs: "與本人及所問之牌相鄰的牌",
  inputs: {
    person: { label: "本人之牌", about: "28 為男，29 為女" },
    layout: { label: "擺法", about: "依說明單每列八張，或每列九張", values: layout },
    cards: { label: "親手擺的牌", about: "自左至右、逐列填三十六個牌號；填了就不再隨機" },
  },
  fields: {
    ...fields,
    ...cardWords.fields,
    layout: "擺法",
    cards: "牌",
    place: "位置",
    house: "宮位",
    housed: "入宮之義",
    distance: "距本人幾步",
    reach: "遠近",
    reads: "依遠近而言",
    person: "本人",
    topic: "所問之牌",
    says: "入宮之義",
    guest: "住進其宮的牌",
    around: "相鄰",
    left: "身後",
    right: "前面",
    above: "心上",
    below: "手中",
    knights: "馬步",
    mirrors: "鏡像",
    apart: "本人與所問之牌相距",
    first: "前三張",
    corners: "四角",
    heart: "中心",
    optionCards: "各選項之牌",
  },
  terms: {
    castBy,
    lean,
    tableauLayout: layout,
    lenormand: cardWords.names,
    reach: { self: "本人", near: "近", middle: "不遠不近", far: "遠" },
  },
  phrases: {
    ...cardWords.phrases,
    ...faults,
    "card-twice": cardWords.twice,
    housed: ({ card, house }) =>
      card === house
        ? `${the(card)}正在自己的宮裡，分量加倍。`
        : `${the(card)}落在${the(house)}宮：${cards[house].house}，著落在${cards[card].noun}。`,
    near: ({ card }) => cards[card].near,
    far: ({ card }) => cards[card].far,
  },
  reading(given, say) {
    const {
      person,
      topic,
      apart,
      first,
      corners,
      heart,
      cards: laid,
      question,
      asked: understood,
    } = given;
    const touching = laid
      .filter(({ reach }) => reach === "near")
      .map(({ card, reads }) => `${the(card)}${say.phrase(reads!)}`)
      .join("");
    const asked = the(topic?.card ?? person.card);
    const opening =
      question === null
        ? `牌陣以${all(first)}開頭：${along(first)}。往下都是這個調子。`
        : answerOf(given, {
            whole: "你與此事四周的牌",
            where: `牌陣上方為北，${asked}落在你的這一邊。`,
            when: `${asked}離你 ${apart ?? 0} 步，越近越快。`,
            options: given.optionCards.map(
              ({ card }) => `岔路旁是${the(card)}，${cards[card].keywords.join("、")}`,
            ),
          });
    const near = apart === 1 ? "，就在身旁" : apart !== null && apart >= 4 ? "，離得遠" : "";
    const matter =
      topic === null || topic.card === person.card
        ? []
        : [
            `所問的事看${asked}。${say.phrase(topic.says)}它離你 ${apart!} 步${near}，四周是${all(topic.around)}；住進它宮裡的是${the(topic.guest)}，也就是${cards[topic.guest].noun}。`,
          ];
    const turned = [
      person.knights.length > 0 ? `隔著馬步，${all(person.knights)}拐個彎與你相關。` : "",
      person.mirrors.length > 0
        ? `與你互為鏡像的是${chinese.list(person.mirrors.map((card) => cards[card].noun))}。`
        : "",
    ];
    return [
      opening,
      question === null
        ? `${say.phrase(person.says)}住進你宮裡的是${the(person.guest)}：${cards[person.guest].means}`
        : `你自己，說到${partOf(understood.matter, "earth")}：${joined(say.phrase(person.says))}；住進你宮裡的是${the(person.guest)}：${joined(cards[person.guest].means)}。`,
      ...matter,
      question === null
        ? `身邊的牌：${touching}`
        : `身邊的牌照見${turnIn(understood.matter)}：${joined(touching)}。`,
      question === null
        ? cross(person)
        : `說到${personIn(understood.matter)}與你：${joined(cross(person))}。`,
      turned.join(""),
      `牌陣中心是${along(heart)}（${all(heart)}）；四角${all(corners)}圍住全局，框著${pair(corners[0]!, corners[3]!)}。${question === null ? "" : stepFor(given)}`,
    ];
  },
  picture: { title: "雷諾曼大牌陣" },
};

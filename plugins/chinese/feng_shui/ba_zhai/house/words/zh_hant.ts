import {
  direction,
  gender,
  kuaGroup,
  trigram,
  wanderingStar,
} from "../../../../core/words/zh_hant.ts";
import type { WanderingStar } from "../../../../core/eight_mansions.ts";
import { natives } from "#east/natives.ts";
import { MOUNTAIN } from "../../../core/mountains.ts";
import { dipperStar, gives } from "../../core/words/zh_hant.ts";
import { HOUSE_GROUP, SEAT, type HouseAnswer } from "../answer.ts";
import type { HouseWords } from "./en.ts";

const mountain = natives(MOUNTAIN);
const houseGroup = natives(HOUSE_GROUP);
type Resident = HouseAnswer["residents"][number];
type Sector = HouseAnswer["sectors"][number];

const together: Readonly<Record<WanderingStar, string>> = {
  shengQi: "宅與人互相提振",
  tianYi: "宅能養人",
  yanNian: "宅與人相得而久",
  fuWei: "宅與人同氣",
  huoHai: "宅裡小事磨人",
  liuSha: "住久易生牽纏",
  wuGui: "住著睡不穩、信不過人",
  jueMing: "宅氣耗人",
};
const doors: Readonly<Record<WanderingStar, string>> = {
  shengQi: "進得工作與消息",
  tianYi: "進得貴人",
  yanNian: "進得長久之客",
  fuWei: "家宅清靜而進益不大",
  huoHai: "煩擾易入，門內設屏可緩",
  liuSha: "錢與情皆易外流，門宜常關、燈宜明",
  wuGui: "閒話易入，門邊忌火燭、電線雜亂",
  jueMing: "出入耗神，有側門則改走側門",
};

function sectorText({ direction: side, star, seat, isGood }: Sector): string {
  const stands =
    seat === "level"
      ? ""
      : seat === "seated"
        ? isGood
          ? "得位而力足"
          : "得位而凶，更須壓住"
        : isGood
          ? "受宮剋而力減"
          : "受宮所制而不為大害";
  return `${direction[side]}方${wanderingStar[star]}${stands}，${gives[star]}`;
}

const ORDINALS = "一二三四五六七八";

function residentText(one: Resident, i: number, sectors: HouseAnswer["sectors"]): string {
  const star = sectors.find(({ direction: side }) => side === one.bed)!.residents[i]!;
  const where =
    one.bothGood.length > 0
      ? `宅命兩吉之方為${one.bothGood.map((side) => direction[side]).join("、")}，床位以${direction[one.bed]}方（本命${wanderingStar[star]}）為上`
      : `宅命無兩吉之方，當以人為先：床安${direction[one.bed]}方（本命${wanderingStar[star]}），床頭朝本命吉方`;
  return `住者${ORDINALS[i]!}（${one.solarYear} 年${gender[one.gender]}）為${trigram[one.trigram]}命，屬${kuaGroup[one.group]}，${one.fits ? "與宅相配" : "與宅不同組"}；宅命得${wanderingStar[one.star]}，${together[one.star]}；${where}。`;
}

export const zhHant: HouseWords = {
  title: "八宅論宅",
  summary: "以坐山定宅卦與東西四宅，排八方遊年、得位失位、門星，並論各住者之宅命相配與床位",
  inputs: {
    facingDeg: { label: "宅向", about: "房屋所向之度數，自正北起" },
    doorDeg: { label: "門位", about: "門不在向上者，自屋心量其度數" },
    declinationDeg: { label: "磁偏角", about: "東偏為正；度數自真北量者須提供" },
    residents: { label: "住者", about: "至多八人" },
  },
  fields: {
    facing: "向",
    sitting: "坐",
    door: "門",
    direction: "方位",
    mountain: "山",
    edge: "近兩宮之界",
    trigram: "卦",
    group: "東西四",
    doorStar: "門星",
    sectors: "八方",
    star: "遊年",
    dipper: "所屬之星",
    element: "五行",
    isGood: "為吉方",
    seat: "得位",
    residents: "住者",
    gender: "性別",
    solarYear: "以立春為界之年",
    kua: "命卦數",
    fits: "宅命同組",
    bothGood: "宅命兩吉",
    bed: "床位",
  },
  terms: {
    direction,
    mountain,
    trigram,
    houseGroup,
    kuaGroup,
    wanderingStar,
    dipperStar,
    gender,
    seat: natives(SEAT),
  },
  conventions: {
    houseBy: { title: "宅卦所據", options: { sitting: "以坐山", door: "以大門" } },
  },
  reading({ facing, sitting, door, trigram: id, group, doorStar, sectors, residents }) {
    const edge = [facing, door].some((one) => one.edge)
      ? "度數距兩宮之界不及一度半，動工之前宜再量一次。"
      : "";
    const told = (isGood: boolean) =>
      sectors
        .filter((one) => one.isGood === isGood)
        .map(sectorText)
        .join("；");
    return [
      `此宅坐${mountain[sitting.mountain]}向${mountain[facing.mountain]}，為${trigram[id]}宅，屬${houseGroup[group]}。門開${direction[door.direction]}方，值${wanderingStar[doorStar]}，${doors[doorStar]}。${edge}`,
      `四吉方：${told(true)}。`,
      `四凶方：${told(false)}。`,
      residents.length > 0
        ? residents.map((one, i) => residentText(one, i, sectors)).join("")
        : `${kuaGroup[group]}之人住此宅，安床不費安排；提供住者生年，可逐一論其宅命。`,
    ];
  },
  picture: {
    heading: ({ sitting, facing, group }) =>
      `坐${mountain[sitting.mountain]}向${mountain[facing.mountain]}　${houseGroup[group]}`,
    house: ({ group }) => houseGroup[group],
    side: (id, { door }) => (door.direction === id ? `${direction[id]}（門）` : direction[id]),
    star: () => "",
    resident: ({ trigram: id, kua, fits, bed }, i) =>
      `住者${ORDINALS[i]!}　${trigram[id]}命（${kua}）　${fits ? "相配" : "異組"}　床：${direction[bed]}`,
    legend: "上南下北；綠為吉方，紅為凶方",
    desc: ({ sectors }) =>
      sectors
        .map(({ direction: side, star }) => `${direction[side]}${wanderingStar[star]}`)
        .join("、"),
  },
};

/** What kins of the Dreamspell count are called, in Chinese. */
import type { KinColour, Seal, Tone } from "../kins.ts";

export const seal: Readonly<Record<Seal, { readonly text: string; readonly portrait: string }>> = {
  dragon: { text: "龍", portrait: "滋養、孕育，信得過自己的源頭" },
  wind: { text: "風", portrait: "替念頭送上一口氣，再傳出去" },
  night: { text: "夜", portrait: "做夢，在別人以為空的地方見到豐足" },
  seed: { text: "種子", portrait: "定下開花的目標，然後等待" },
  serpent: { text: "蛇", portrait: "憑本能與身體的智慧而活" },
  worldBridger: { text: "世界橋", portrait: "放下、拉平，搭一條過去的路" },
  hand: { text: "手", portrait: "動手而後知，做完便是療癒" },
  star: { text: "星", portrait: "把事物弄美，並稱之為秩序" },
  moon: { text: "月", portrait: "淨化、流動、記得" },
  dog: { text: "狗", portrait: "愛、留下，忠於自己的心" },
  monkey: { text: "猴", portrait: "玩耍，也看穿把戲" },
  human: { text: "人", portrait: "自由選擇，也為之負責" },
  skywalker: { text: "天行者", portrait: "探索，向遼闊處醒來" },
  wizard: { text: "巫師", portrait: "善於接收，靜立便能施咒" },
  eagle: { text: "鷹", portrait: "見得全局，從高處謀劃" },
  warrior: { text: "戰士", portrait: "無畏發問，信任自己的頭腦" },
  earth: { text: "地球", portrait: "以巧合為舵，航向不失" },
  mirror: { text: "鏡", portrait: "如實映照，其餘割去" },
  storm: { text: "風暴", portrait: "改變自己，也改變身旁的一切" },
  sun: { text: "太陽", portrait: "普照一切，使之圓滿" },
};

export const tone: Readonly<Record<Tone, string>> = {
  magnetic: "磁性",
  lunar: "月亮",
  electric: "電力",
  selfExisting: "自我存在",
  overtone: "超頻",
  rhythmic: "韻律",
  resonant: "共振",
  galactic: "銀河星系",
  solar: "太陽",
  planetary: "行星",
  spectral: "光譜",
  crystal: "水晶",
  cosmic: "宇宙",
};

export const kinColour: Readonly<Record<KinColour, string>> = {
  red: "紅",
  white: "白",
  blue: "藍",
  yellow: "黃",
};

/** A kin by its colour, tone and seal. */
export function kinName(kin: {
  readonly colour: KinColour;
  readonly tone: Tone;
  readonly seal: Seal;
}): string {
  return `${kinColour[kin.colour]}${tone[kin.tone]}的${seal[kin.seal].text}`;
}

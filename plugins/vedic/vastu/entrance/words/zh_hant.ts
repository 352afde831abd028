import { chinese } from "#sdk";
import type { EntranceWords } from "./en.ts";

const { numeral } = chinese;

const wall = { east: "東牆", south: "南牆", west: "西牆", north: "北牆" };
const door = { good: "為經文所讚", bad: "非經文所讚" };
const ends = { east: "北端", south: "東端", west: "南端", north: "西端" };
const wallDeity = {
  shikhi: { text: "火焰（Shikhi）", brings: "火患" },
  parjanya: { text: "雨神（Parjanya）", brings: "家中多女" },
  jayanta: { text: "闍延多（Jayanta）", brings: "大財" },
  indra: { text: "因陀羅（Indra）", brings: "得主政者之寵" },
  surya: { text: "日神（Surya）", brings: "性急易怒" },
  satya: { text: "真實（Satya）", brings: "與名相違，言而不實" },
  bhrisha: { text: "強烈（Bhrisha）", brings: "嚴苛" },
  antariksha: { text: "虛空（Antariksha）", brings: "失竊" },
  anila: { text: "風神（Anila）", brings: "子息稀少" },
  pushan: { text: "育養神（Pushan）", brings: "為人役使" },
  vitatha: { text: "不實（Vitatha）", brings: "行事卑下" },
  brihatkshata: { text: "廣剎多（Brihatkshata）", brings: "飲食豐足而有子" },
  yama: { text: "閻摩（Yama）", brings: "性烈" },
  gandharva: { text: "乾闥婆（Gandharva）", brings: "忘恩" },
  bhringaraja: { text: "蜂王（Bhringaraja）", brings: "財用不足" },
  mriga: { text: "鹿神（Mriga）", brings: "元氣漸衰" },
  pitri: { text: "祖靈（Pitri）", brings: "子女多勞" },
  dauvarika: { text: "門衛（Dauvarika）", brings: "對手漸強" },
  sugriva: { text: "妙項（Sugriva）", brings: "子嗣財利皆不至" },
  kusumadanta: { text: "花齒（Kusumadanta）", brings: "子女、資財與力量" },
  varuna: { text: "水神（Varuna）", brings: "財富" },
  asura: { text: "阿修羅（Asura）", brings: "畏懼權勢" },
  shosha: { text: "枯竭（Shosha）", brings: "資財漸減" },
  rajayakshma: { text: "癆神（Rajayakshma）", brings: "體弱" },
  roga: { text: "病神（Roga）", brings: "暴力與拘繫" },
  ahi: { text: "蛇神（Ahi）", brings: "對手漸強" },
  mukhya: { text: "首領（Mukhya）", brings: "得財得子" },
  bhallata: { text: "跋羅吒（Bhallata）", brings: "諸德具足" },
  soma: { text: "月神（Soma）", brings: "子女與財富" },
  bhujaga: { text: "龍蛇（Bhujaga）", brings: "與子女不和" },
  aditi: { text: "阿底提（Aditi）", brings: "家中婦女不睦" },
  diti: { text: "底提（Diti）", brings: "貧乏" },
};

export const zhHant: EntranceWords = {
  title: "瓦斯圖：門位",
  summary: "門落於三十二牆神之何者，及其所致",
  inputs: {
    wall: { label: "牆", about: "門所在之牆", values: wall },
    offset: {
      label: "門之距離",
      about: "至門之中央，由上俯視依順時針量：東牆自北端、南牆自東端、西牆自南端、北牆自西端",
    },
    wallLength: { label: "牆長", about: "與上同一單位" },
  },
  fields: {
    wall: "牆",
    part: "第幾分",
    parts: "一牆之分數",
    deity: "牆神",
    brings: "所致",
    door: "門",
    nearEdge: "近鄰分",
    neighbours: "牆之諸分",
    from: "起",
    to: "訖",
    better: "較佳之分",
  },
  terms: { wall, wallDeity, door },
  conventions: {
    parts: { title: "一牆之分", options: { eight: "八分", nine: "九分，兩角與鄰牆共有" } },
  },
  refusals: {
    "beyond-wall": {
      when: "門之距離超出牆長",
      says: ({ offset, length }) => `門在 ${offset} 處，而牆長僅 ${length}，請填牆內之距離`,
    },
  },
  reading: ({ wall: at, part, parts, deity, door: how, nearEdge, better, neighbours }) => [
    `自${ends[at]}數起，門落於${wall[at]}${numeral(parts)}分之第${numeral(part)}分，屬${wallDeity[deity].text}。依《廣集》（Brihat Samhita），門在此主${wallDeity[deity].brings}。${nearEdge ? "其位甚近分界，一掌之差即易其主，宜再量。" : ""}`,
    how === "good"
      ? "此為經文所讚八門之一，無須補救。"
      : `此牆為經文所讚者：${better.map((one) => `第${numeral(one)}分（${neighbours[one - 1]!.from} 至 ${neighbours[one - 1]!.to}），屬${wallDeity[neighbours[one - 1]!.deity].text}，主${wallDeity[neighbours[one - 1]!.deity].brings}`).join("；")}。門若不能移，經文未言補救之法。`,
  ],
  picture: { legend: "綠：為經文所讚；框線：門之所在", north: "北" },
};

import { zhHant as entrance } from "../../entrance/words/zh_hant.ts";
import type { RoomsAnswer } from "../answer.ts";
import type { Guardian, Use } from "../terms.ts";
import type { RoomsWords } from "./en.ts";

const roomUse: Readonly<Record<Use, string>> = {
  worship: "神堂",
  bath: "浴室",
  kitchen: "廚房",
  bedroom: "臥室",
  toilet: "廁所",
  store: "工具與重物間",
  study: "書房",
  dining: "餐廳",
  pantry: "糧倉",
  treasury: "保險櫃",
  medicine: "藥櫃",
  living: "起居室",
  guest: "客房",
  water: "水井或水塔",
};
const vastuZone = {
  n: "正北",
  nne: "北偏東",
  ne: "東北",
  ene: "東偏北",
  e: "正東",
  ese: "東偏南",
  se: "東南",
  sse: "南偏東",
  s: "正南",
  ssw: "南偏西",
  sw: "西南",
  wsw: "西偏南",
  w: "正西",
  wnw: "西偏北",
  nw: "西北",
  nnw: "北偏西",
};
const dikpala: Readonly<Record<Guardian, { text: string; nature: string }>> = {
  kubera: { text: "俱毗羅（Kubera）", nature: "財富" },
  ishana: { text: "伊舍那（Ishana）", nature: "水與清光" },
  indra: { text: "因陀羅（Indra）", nature: "初升之光" },
  agni: { text: "阿耆尼（Agni）", nature: "火" },
  yama: { text: "閻摩（Yama）", nature: "節制與歇息" },
  nirriti: { text: "涅哩底（Nirriti）", nature: "重量" },
  varuna: { text: "伐樓那（Varuna）", nature: "黃昏之水" },
  vayu: { text: "伐由（Vayu）", nature: "風與流動" },
};
const roomFit = { best: "得其正位", good: "位置相宜", neutral: "無褒無貶", amiss: "位置不宜" };
const CARE: Readonly<Record<Use, string>> = {
  worship: "把神像安放成讓人面東禮拜",
  bath: "讓水往東北流出",
  kitchen: "面東炊煮，並讓水龍頭遠離爐火",
  bedroom: "讓睡的人頭朝南",
  toilet: "把門關好，地面保持乾燥",
  store: "把最重的東西靠南牆與西牆放",
  study: "面東或面北而坐",
  dining: "面東而食",
  pantry: "讓糧食不貼外牆",
  treasury: "讓櫃門朝北開",
  medicine: "把藥架放在晨光裡",
  living: "讓室內東北角空著",
  guest: "讓家具從簡",
  water: "加蓋，並在旁邊種些綠色植物",
};
const wallDeity = Object.fromEntries(
  Object.entries(entrance.terms.wallDeity).map(([id, { text }]) => [id, text]),
) as Readonly<Record<keyof typeof entrance.terms.wallDeity, string>>;
type Room = RoomsAnswer["rooms"][number];
const deityName = (id: Room["deity"]) => wallDeity[id].split(/[，、,]/)[0]!;

function roomsText({ rooms, facing }: RoomsAnswer): string {
  const met = new Set<Guardian>([facing.guardian]);
  return rooms
    .map(({ use, directionDeg, zone, guardian, deity, fit, better, verse }) => {
      const keeper = met.has(guardian)
        ? `同歸${shortName(guardian)}守護`
        : `護方神${dikpala[guardian].text}司${dikpala[guardian].nature}`;
      met.add(guardian);
      const meant = verse.filter((one) => one !== use)[0];
      const move =
        fit === "amiss"
          ? `最好移到${vastuZone[better[0]!]}；移不動，就${CARE[use]}。`
          : fit === "neutral"
            ? `若在${vastuZone[better[0]!]}更好，眼下可${CARE[use]}。`
            : "";
      return `你的${roomUse[use]}在${vastuZone[zone]} ${directionDeg}°，${roomFit[fit]}：${keeper}，牆${deityName(deity) === dikpala[guardian].text ? "亦屬此神" : `屬${deityName(deity)}`}${fit === "amiss" && meant ? `，偈中此處宜設${roomUse[meant]}` : ""}。${move}`;
    })
    .join("");
}
const shortName = (guardian: Guardian) => dikpala[guardian].text.replace(/（.*）/, "");

function facingText({ facing, counts, rooms }: RoomsAnswer): string {
  const { directionDeg, zone, guardian, deity, door } = facing;
  const told = (["best", "good", "neutral", "amiss"] as const)
    .filter((id) => counts[id] > 0)
    .map((id) => `${counts[id]} 間${roomFit[id]}`);
  return [
    `你的房子朝${vastuZone[zone]} ${directionDeg}°，由${dikpala[guardian].text}守護，司${dikpala[guardian].nature}。`,
    `門若開在${deityName(deity)}之分，${entrance.terms.door[door]}。`,
    rooms.length > 1 ? `你的 ${rooms.length} 間之中，${told.join("，")}。` : "",
  ].join("");
}

function plotText({ plot }: RoomsAnswer): string {
  if (!plot) return "";
  const shape = {
    square: "方形，古書以此為首",
    good: "相宜的長方",
    long: "偏長而尚合規矩",
    tooLong: "長過寬的兩倍，宜隔開或種植一部分",
  }[plot.shape];
  const metres = (mm: number) => (mm / 1000).toFixed(2);
  return `你的地塊比例 ${plot.ratio} 比 1，屬${shape}。八十一格每格 ${plot.squareMm.map(metres).join("×")} 公尺；中央屬梵天的九格合計 ${plot.middleMm.map(metres).join("×")} 公尺，那裡不立柱、不設灶。`;
}

export const zhHant: RoomsWords = {
  title: "瓦斯圖：房間布局",
  summary: "以八十一格圖論各房間方位：各宜何處、由誰所司，不宜者如何處置",
  inputs: {
    rooms: { label: "房間", about: "各填用途與方位" },
    use: { label: "用途", about: "房間的用處", values: roomUse },
    directionDeg: { label: "方位", about: "自房屋中心看，由北順時針之度數" },
    facingDeg: { label: "朝向", about: "房屋正面所朝，由北順時針之度數" },
    plot: { label: "地塊", about: "兩邊之長" },
    lengthMm: { label: "長", about: "公釐" },
    widthMm: { label: "寬", about: "公釐" },
  },
  fields: {
    facing: "朝向",
    directionDeg: "方位（度）",
    zone: "分區",
    guardian: "護方神",
    nature: "所司",
    deity: "守牆之神",
    door: "此處開門",
    rooms: "房間",
    use: "房間",
    fit: "位置",
    better: "宜在",
    verse: "偈中此處宜設",
    counts: "合計",
    best: "得其正位",
    good: "位置相宜",
    neutral: "無褒無貶",
    amiss: "位置不宜",
    plot: "地塊",
    ratio: "比例",
    shape: "形狀",
    squareMm: "一格（公釐）",
    middleMm: "中央（公釐）",
  },
  terms: {
    roomUse,
    vastuZone,
    dikpala,
    roomFit,
    plotShape: { square: "方形", good: "相宜的長方", long: "偏長", tooLong: "過長" },
    wallDeity,
    door: entrance.terms.door,
  },
  reading: (one) => [facingText(one), roomsText(one), plotText(one)].filter((text) => text !== ""),
  picture: {
    north: "北",
    brahma: "梵天",
    legend: "綠為相宜，黃為無褒無貶，紅為不宜；圓點為正面",
    facing: ({ facing }) => `朝${vastuZone[facing.zone]}（${facing.directionDeg}°）`,
    desc: ({ rooms }) =>
      rooms
        .map(({ use, zone, fit }) => `${roomUse[use]}：${vastuZone[zone]}，${roomFit[fit]}`)
        .join("；"),
  },
};

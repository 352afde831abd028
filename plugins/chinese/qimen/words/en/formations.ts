/** Formations in English: name, condition, and the gist of what the books make of them. */
import type { Formation } from "../../formations/formation.ts";

export const formation: Readonly<
  Record<Formation, { readonly text: string; readonly condition: string; readonly sense: string }>
> = {
  tianDun: {
    text: "heaven's escape",
    condition: "丙 over 丁 with the door of growth 生門 (Tongzong: 丙 with growth or opening)",
    sense: "for great plans: petitions, new ventures, large moves",
  },
  diDun: {
    text: "earth's escape",
    condition: "乙 over 己 with the door of opening 開門",
    sense: "for building, storing and putting down roots",
  },
  renDun: {
    text: "human escape",
    condition: "丁 with the door of rest 休門 and great yin 太陰",
    sense: "for alliances, confidential talks and hiring",
  },
  shenDun: {
    text: "divine escape",
    condition: "丙 with growth 生門 and nine heavens 九天 (Tongzong: 乙 with rest 休門)",
    sense: "for rites, prayers and inspired work",
  },
  guiDun: {
    text: "ghost's escape",
    condition: "乙 with closure 杜門 or opening 開門, or 丁 with rest 休門, on nine earths 九地",
    sense: "for scouting and unseen preparation",
  },
  fengDun: {
    text: "wind escape",
    condition: "乙 with a good door in palace 4, or the passage's other readings",
    sense: "for messages, publicity and movement with the wind",
  },
  yunDun: {
    text: "cloud escape",
    condition: "乙 over 辛 with a good door",
    sense: "for cover, change of form and quiet withdrawal",
  },
  longDun: {
    text: "dragon escape",
    condition: "乙 with rest 休門 in palace 1 or over 癸",
    sense: "for water, travel by sea and negotiations",
  },
  huDun: {
    text: "tiger escape",
    condition: "乙 over 辛 with rest 休門 in palace 8, or growth 生門",
    sense: "for defence and for holding ground",
  },
  greenDragonReturns: {
    text: "the green dragon turns its head",
    condition: "the duty symbol 值符 over 丙",
    sense: "to begin, to be received, to be heard",
  },
  birdFallsIntoNest: {
    text: "the bird falls into its nest",
    condition: "丙 over the duty symbol's earth stem",
    sense: "gain without haste; nearly everything may be begun",
  },
  sanQiDeShi: {
    text: "the three wonders find their envoy",
    condition: "乙 over 己 or 辛, 丙 over 戊 or 庚, 丁 over 壬 or 癸",
    sense: "the wonder has someone to send; use it with the duty symbol near",
  },
  sanQiYouLiuYi: {
    text: "the three wonders visit the six instruments",
    condition: "乙, 丙 or 丁 over 戊 to 癸",
    sense: "light support, seen on nearly every board",
  },
  zhenZha: {
    text: "true feint",
    condition: "a wonder with a good door on great yin 太陰",
    sense: "what is done quietly succeeds",
  },
  chongZha: {
    text: "double feint",
    condition: "a wonder with a good door on nine earths 九地",
    sense: "for gathering people and goods under cover",
  },
  xiuZha: {
    text: "restful feint",
    condition: "a wonder with a good door on six harmonies 六合",
    sense: "for mediation, cures and partnership",
  },
  tianJia: {
    text: "heaven's pretext",
    condition: "a wonder with the door of view 景門 on nine heavens 九天",
    sense: "for proposals and meeting the great",
  },
  diJia: {
    text: "earth's pretext",
    condition: "丁, 己 or 癸 with closure 杜門 on nine earths, great yin or six harmonies",
    sense: "for hiding, and for sending someone unnoticed",
  },
  renJia: {
    text: "human pretext",
    condition: "壬 with alarm 驚門 on nine heavens 九天",
    sense: "for finding those who ran away",
  },
  shenJia: {
    text: "divine pretext",
    condition: "丁, 己 or 癸 with injury 傷門 on nine earths 九地",
    sense: "for laying things to rest in the ground",
  },
  guiJia: {
    text: "ghost's pretext",
    condition: "丁, 己 or 癸 with stillness 死門 on nine earths 九地",
    sense: "for remembrance and rites",
  },
  greenDragonFlees: {
    text: "the green dragon flees",
    condition: "乙 over 辛",
    sense: "people and money run off; a guest loses",
  },
  whiteTigerRages: {
    text: "the white tiger rages",
    condition: "辛 over 乙",
    sense: "host and guest both hurt; begin nothing",
  },
  redBirdIntoRiver: {
    text: "the vermilion bird plunges into the river",
    condition: "丁 over 癸 (Tongzong also 丙 over 壬)",
    sense: "letters sink; no lawsuits, no publications",
  },
  snakeWrithes: {
    text: "the soaring snake writhes",
    condition: "癸 over 丁",
    sense: "false alarms and documents that bite",
  },
  daGe: {
    text: "great barrier",
    condition: "庚 over 癸",
    sense: "the road is closed, and what is out does not come back",
  },
  xiaoGe: {
    text: "small barrier",
    condition: "庚 over 壬",
    sense: "you lose the way or the thread",
  },
  xingGe: {
    text: "barrier of punishment",
    condition: "庚 over 己",
    sense: "vehicles and law fail together",
  },
  suiGe: {
    text: "barrier of the year",
    condition: "庚 over the year stem",
    sense: "authority as a whole stands against it",
  },
  yueGe: {
    text: "barrier of the month",
    condition: "庚 over the stem of the month's first day (Tongzong: the month stem)",
    sense: "peers and the season stand against it",
  },
  riGe: {
    text: "barrier of the day",
    condition: "庚 over the day stem",
    sense: "you yourself are blocked",
  },
  shiGe: {
    text: "barrier of the hour",
    condition: "庚 over the hour stem (Tongzong: or a wonder)",
    sense: "the matter itself is blocked",
  },
  feiGanGe: {
    text: "flying stem",
    condition: "the day stem over 庚",
    sense: "you run into what blocks you; both sides are hurt",
  },
  fuGongGe: {
    text: "hidden palace",
    condition: "庚 over the duty symbol's earth stem",
    sense: "the leader is attacked at home",
  },
  feiGongGe: {
    text: "flying palace",
    condition: "the duty symbol over 庚",
    sense: "the leader leaves for a place that hurts him",
  },
  beiGe: {
    text: "rebellion",
    condition: "丙 over the stem of year, month, day or hour, or over the duty symbol",
    sense: "order slips; rules are not followed",
  },
  fireIntoWhite: {
    text: "Mars enters Venus",
    condition: "丙 over 庚",
    sense: "the intruder withdraws; the household leaks",
  },
  whiteIntoFire: {
    text: "Venus enters Mars",
    condition: "庚 over 丙",
    sense: "guard against an intruder",
  },
  sanQiRuMu: {
    text: "a wonder in its grave",
    condition: "乙 in palace 2, 丙 in 6, 丁 in 8 (Tongzong: 乙 in 2 or 6)",
    sense: "good luck that cannot act yet",
  },
  sanQiShouZhi: {
    text: "a wonder subdued",
    condition: "乙 in palace 6, 丙 in 1",
    sense: "support that is itself held down",
  },
  menPo: {
    text: "the door presses its palace",
    condition: "a door controls the palace it stands in",
    sense: "a good door gives less, a bad one more",
  },
  jadeMaiden: {
    text: "the jade maiden keeps the door",
    condition: "丁 in the palace of the duty door (Tongzong: an hour fixed by the day stem)",
    sense: "for private joys, secrets and reconciliations",
  },
  tianYiTaiBai: {
    text: "Tianyi meets Venus",
    condition: "庚 in the palace of the duty symbol",
    sense: "war within the walls",
  },
  wuBuYuShi: {
    text: "the five hours out of season",
    condition: "the hour's stem controls the day's, of one polarity",
    sense: "the hour turns on its master; postpone",
  },
  shiGanRuMu: {
    text: "the hour's stem in its grave",
    condition: "hours 丙戌, 壬辰, 丁丑, 癸未, 戊戌, 己丑",
    sense: "the matter is stored away and cannot come out yet",
  },
  liuYiJiXing: {
    text: "the instrument is punished",
    condition: "the duty symbol in the palace that punishes its ten",
    sense: "to act now is to be bruised",
  },
  fuYin: {
    text: "lying low",
    condition: "every star in its own palace",
    sense: "things stay as they are; collect and wait",
  },
  fanYin: {
    text: "turned about",
    condition: "every star in the opposite palace",
    sense: "quick reversals; what comes goes again",
  },
  tianWang: {
    text: "heaven's net on four sides",
    condition: "hours of 癸; low over palaces 1 to 4, high over the others",
    sense: "a low net can be stepped over, a high one not",
  },
  diWang: {
    text: "earth's net covers",
    condition: "hours of 壬",
    sense: "stay within; leaving gets entangled",
  },
  tianSanMen: {
    text: "heaven's three gates",
    condition: "the month general on the hour; where 卯, 未 and 酉 fall",
    sense: "private ways out",
  },
  diSiHu: {
    text: "earth's four doors",
    condition: "the month on the hour; where 除, 定, 危 and 開 fall",
    sense: "side doors for beginning",
  },
  diSiMen: {
    text: "earth's private gates",
    condition: "six harmonies, great yin and great constant among the twelve generals",
    sense: "gates for leaving unseen",
  },
  taiChongTianMa: {
    text: "the heavenly horse of Taichong",
    condition: "the month general on the hour; where 卯 falls",
    sense: "the side to flee to",
  },
  tingTing: {
    text: "Tingting",
    condition: "the month general on the hour; where 子 falls",
    sense: "the side to have at your back",
  },
  baiJian: {
    text: "the white traitor",
    condition: "of 寅, 午 and 戌 the one that falls on 寅, 申, 巳 or 亥",
    sense: "the side not to have at your back",
  },
  sanShengGong: {
    text: "three palaces of victory",
    condition: "the palaces of the duty symbol, nine heavens and growth",
    sense: "sit there",
  },
  wuBuJi: {
    text: "five not to be struck",
    condition:
      "the palaces of the duty symbol, nine heavens, growth, nine earths and the duty door",
    sense: "do not go against them",
  },
};

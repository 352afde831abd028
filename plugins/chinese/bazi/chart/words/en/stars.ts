/** Names of the symbolic stars and what they are taken to stand for, in English. */
import type { StarId } from "../../star_table.ts";

interface StarWords {
  readonly text: string;
  readonly meaning: string;
}

export const star: Readonly<Record<StarId, StarWords>> = {
  luShen: { text: "prosperity star", meaning: "income and a secure footing" },
  wenChang: { text: "literary star", meaning: "learning and writing and clear expression" },
  taiJi: { text: "supreme ultimate star", meaning: "a bent for philosophy and hidden things" },
  jinYu: { text: "golden carriage", meaning: "comfort and help through partners" },
  guoYin: { text: "seal of state", meaning: "trust in office and loyalty to rules" },
  hongYan: { text: "red beauty", meaning: "charm and a romantic nature" },
  tianYi: { text: "heavenly noble", meaning: "help from people of standing when it is needed" },
  yangRen: { text: "blade", meaning: "force and resolve that want a task" },
  yiMa: { text: "travelling horse", meaning: "movement and travel and change of place" },
  taoHua: { text: "peach blossom", meaning: "attraction and sociability" },
  huaGai: { text: "canopy", meaning: "solitary talents in art and thought" },
  jiangXing: { text: "general's star", meaning: "authority and the gift of leading" },
  jieSha: { text: "robbery star", meaning: "sudden loss or a bold hand" },
  zaiSha: { text: "calamity star", meaning: "obstacles that call for caution" },
  wangShen: { text: "lost spirit", meaning: "deep thought that can turn to scheming" },
  guChen: { text: "solitary star", meaning: "a liking for one's own company" },
  guaSu: { text: "lonely lodge", meaning: "reserve in close relations" },
  hongLuan: { text: "red phoenix", meaning: "courtship and marriage" },
  tianXi: { text: "heavenly joy", meaning: "celebrations and good news" },
  tianDe: { text: "heavenly virtue", meaning: "kindness that turns trouble aside" },
  yueDe: { text: "monthly virtue", meaning: "a mild nature and quiet protection" },
  tianYiDoctor: { text: "heavenly healer", meaning: "an aptitude for healing and care" },
  kuiGang: { text: "commanding star", meaning: "a forceful and upright and unbending character" },
  yinYangChaCuo: {
    text: "yin and yang astray",
    meaning: "misunderstandings with the partner's family",
  },
  shiEDaBai: { text: "great spender", meaning: "money that runs through the fingers" },
  sanQiHeaven: { text: "three wonders of heaven", meaning: "rare gifts and high aims" },
  sanQiEarth: { text: "three wonders of earth", meaning: "rare gifts and many talents" },
  sanQiHuman: { text: "three wonders of man", meaning: "rare gifts and quick understanding" },
};

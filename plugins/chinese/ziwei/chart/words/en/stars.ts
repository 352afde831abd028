/** Names of stars, palaces and rings, in English. */
import type {
  AdjectiveId,
  BrightnessId,
  BureauId,
  MajorId,
  MinorId,
  PalaceId,
  StarId,
  TransformationId,
} from "../../stars.ts";

export const majorStar: Readonly<Record<MajorId, string>> = {
  ziWei: "purple star, emperor",
  tianJi: "heavenly secret, counsellor",
  taiYang: "Sun",
  wuQu: "martial star, treasurer",
  tianTong: "heavenly harmony",
  lianZhen: "chaste and passionate",
  tianFu: "heavenly treasury",
  taiYin: "Moon",
  tanLang: "greedy wolf",
  juMen: "great gate, speech",
  tianXiang: "heavenly minister",
  tianLiang: "heavenly beam, elder",
  qiSha: "seven killings, general",
  poJun: "army breaker",
};

export const minorStar: Readonly<Record<MinorId, string>> = {
  zuoFu: "left assistant",
  youBi: "right assistant",
  wenChang: "literary glory",
  wenQu: "literary tune",
  tianKui: "heavenly leader",
  tianYue: "heavenly halberd",
  luCun: "stored prosperity",
  tianMa: "heavenly horse",
  qingYang: "ram's blade",
  tuoLuo: "spinning top",
  huoXing: "fire star",
  lingXing: "bell star",
  diKong: "earthly void",
  diJie: "earthly robbery",
};

export const star: Readonly<Record<StarId, string>> = { ...majorStar, ...minorStar };

export const adjectiveStar: Readonly<Record<AdjectiveId, string>> = {
  hongLuan: "red phoenix",
  tianXi: "heavenly joy",
  longChi: "dragon pool",
  fengGe: "phoenix pavilion",
  tianKu: "heavenly tears",
  tianXu: "heavenly void",
  tianDe: "heavenly virtue",
  yueDe: "monthly virtue",
  tianKong: "heavenly emptiness",
  tianCai: "heavenly talent",
  tianShou: "heavenly constancy",
  guChen: "solitary star",
  guaSu: "lonely lodge",
  xianChi: "pool of blossoms",
  huaGai: "canopy",
  poSui: "shattering",
  feiLian: "flying gossip",
  nianJie: "year's release",
  tianGuan: "heavenly office",
  tianFuBlessing: "heavenly blessing",
  tianChu: "heavenly kitchen",
  jieLu: "cut road",
  kongWang: "void",
  xunKong: "void of the ten days",
  jieShen: "releasing spirit",
  tianYao: "heavenly charm",
  tianXing: "heavenly punishment",
  yinSha: "hidden killer",
  tianYueMoon: "heavenly moon",
  tianWu: "heavenly shaman",
  sanTai: "three terraces",
  baZuo: "eight seats",
  enGuang: "light of grace",
  tianGui: "heavenly honour",
  taiFu: "terrace assistant",
  fengGao: "imperial patent",
  tianShang: "heavenly hurt",
  tianShi: "heavenly envoy",
};

export const transformation: Readonly<Record<TransformationId, string>> = {
  lu: "prosperity",
  quan: "authority",
  ke: "renown",
  ji: "obstruction",
};

export const brightness: Readonly<Record<BrightnessId, string>> = {
  miao: "in its temple",
  wang: "thriving",
  de: "gained",
  li: "favoured",
  ping: "level",
  bu: "lacking",
  xian: "fallen",
};

export const palace: Readonly<Record<PalaceId, string>> = {
  life: "life",
  siblings: "siblings",
  spouse: "spouse",
  children: "children",
  wealth: "wealth",
  health: "health",
  travel: "travel",
  friends: "friends and staff",
  career: "career",
  property: "property",
  fortune: "inner fortune",
  parents: "parents",
};

export const doctorRing = {
  boShi: "doctor",
  liShi: "strong man",
  qingLong: "green dragon",
  xiaoHao: "lesser loss",
  jiangJun: "general",
  zouShu: "memorial to the throne",
  feiLian: "flying gossip",
  xiShen: "spirit of joy",
  bingFu: "ailment tally",
  daHao: "great loss",
  fuBing: "ambush",
  guanFu: "magistrate's court",
};

export const yearRing = {
  suiJian: "founder of the year",
  huiQi: "gloom",
  sangMen: "gate of mourning",
  guanSuo: "binding cord",
  guanFu: "court summons",
  xiaoHao: "lesser loss",
  daHao: "great loss",
  longDe: "dragon virtue",
  baiHu: "white tiger",
  tianDe: "heavenly virtue",
  diaoKe: "condoler",
  bingFu: "ailment tally",
};

export const generalRing = {
  jiangXing: "general's star",
  panAn: "mounting the saddle",
  suiYi: "post horse of the year",
  xiShen: "spirit of rest",
  huaGai: "canopy",
  jieSha: "robbery star",
  zaiSha: "calamity star",
  tianSha: "heavenly killer",
  zhiBei: "pointing at the back",
  xianChi: "pool of blossoms",
  yueSha: "monthly killer",
  wangShen: "lost spirit",
};

export const bureau: Readonly<Record<BureauId, string>> = {
  water2: "second bureau, of water",
  wood3: "third bureau, of wood",
  metal4: "fourth bureau, of metal",
  earth5: "fifth bureau, of earth",
  fire6: "sixth bureau, of fire",
};

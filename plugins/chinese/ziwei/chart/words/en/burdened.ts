/** Patterns of want, the adverse, the mixed and those of the decades in English. */
import type { BurdenedId, PeriodicId } from "../../patterns/pattern.ts";
import type { PatternText } from "./fortunate.ts";

export const burdened: Readonly<Record<BurdenedId, PatternText>> = {
  shaPoLang: {
    text: "killings with breaker and wolf",
    condition: "Qisha, Pojun or Tanlang in the life palace; the other two then hold its trines",
    sense: "a life of campaigns: each phase is a fresh start, and staying put costs you more",
  },
  jiYueTongLiang: {
    text: "secret and Moon with harmony and beam",
    condition:
      "Tianji, Taiyin, Tiantong and Tianliang in the square of a life palace on Yin or Shen",
    sense: "made for staff work, administration and planning rather than for risk",
  },
  riYueTongGongShouMing: {
    text: "Sun and Moon keep the life palace",
    condition: "Taiyang and Taiyin together in a life palace on Chou or Wei",
    sense: "you swing between two lights, and need helpers to hold a course",
  },
  riLuoWeiShen: {
    text: "Sun declining at Wei or Shen",
    condition: "Taiyang in a life palace on Wei or Shen",
    sense: "eager beginnings; guard the second half of each task",
  },
  mingWuZhengYao: {
    text: "no major star in the life palace",
    condition: "no major star in the life palace",
    sense: "you take the colour of your company, and often have two homes or two families",
  },
  shengBuFengShi: {
    text: "born out of season",
    condition: "Lianzhen in a life palace that is void",
    sense: "talent meets its hour late; choose the niche rather than the crowd",
  },
  luFengLiangSha: {
    text: "prosperity meets two robbers",
    condition:
      "a prosperity in the square of life, in a void palace, together with Dikong or Dijie",
    sense: "money leaks as it arrives; fix it in things",
  },
  maLuoKongWang: {
    text: "the horse falls into the void",
    condition: "Tianma in the square of life, in a void palace",
    sense: "much running about; ask of each journey what it is for",
  },
  riYueCangHui: {
    text: "Sun and Moon hide their light",
    condition: "Sun and Moon reversed, with Jumen in the square of life",
    sense: "effort unseen, and talk in the way; credit has to be claimed",
  },
  riYueFanBei: {
    text: "Sun and Moon turned about",
    condition: "Taiyang at Xu and Taiyin at Chen, or Taiyang at Zi and Taiyin at Wu",
    sense: "home ground drains you; the book itself says that leaving it turns this to good",
  },
  caiYuQiuChou: {
    text: "wealth and prison at odds",
    condition:
      "Wuqu in the life and Lianzhen in the body palace, or the other way (they never share one)",
    sense: "thrift and passion pull the purse two ways",
  },
  yiShengGuPin: {
    text: "alone and without means",
    condition: "Pojun fallen in the life palace",
    sense: "what is broken is not easily rebuilt; keep reserves and friends",
  },
  junZiZaiYe: {
    text: "the gentleman out of office",
    condition: "two or more of the four killers, fallen, in the life and body palaces",
    sense: "ability kept from the centre; work in the field suits you better",
  },
  liangChongHuaGai: {
    text: "double canopy",
    condition: "Lucun and prosperity in the life palace with Dikong or Dijie",
    sense: "gain and renunciation in one person; money matters less than you expected",
  },
  jiJuMaoYou: {
    text: "the pole at Mao or You",
    condition: "Ziwei in a life palace on Mao or You, meeting killers, Dikong or Dijie",
    sense: "a ruler who would rather retire; many such people turn to a contemplative life",
  },
  ziPoWuJunChen: {
    text: "ruler and soldier without loyalty",
    condition: "Ziwei in a life palace on Chen or Xu, with Pojun opposite",
    sense: "loyalties are tested, upward and downward; write agreements down",
  },
  taoHuaFanZhu: {
    text: "blossoms offend the ruler",
    condition: "Ziwei and Tanlang together in the life palace",
    sense: "charm and pleasure compete with the office you hold",
  },
  xingQiuJiaYin: {
    text: "punishment and prison hold the seal",
    condition: "Tianxing and Lianzhen together in the life or the body palace",
    sense: "a martial streak; rules and courts enter your story",
  },
  fanShuiTaoHua: {
    text: "blossoms adrift on water",
    condition: "Tanlang with Qingyang or Tuoluo in a life palace on Hai or Zi",
    sense: "attachments carry you off course",
  },
  fengLiuCaiZhang: {
    text: "the gallant's painted staff",
    condition: "Tanlang and Tuoluo in a life palace on Yin",
    sense: "gallantry that has to be paid for",
  },
  luShangMaiShi: {
    text: "struck down on the road",
    condition:
      "Lianzhen and Qisha together in the life or travel palace with obstruction or a killer",
    sense: "travel and traffic ask for care, and quarrels on the way are best left",
  },
  juJiYouShang: {
    text: "gate and secret at You",
    condition: "Jumen and Tianji in a life palace on You",
    sense: "gains do not hold to the end; change your method before it tires",
  },
  zhongShuiChaoDong: {
    text: "all waters run east",
    condition: "Pojun with Wenqu or Wenchang in a life palace on Yin or Mao",
    sense: "talents run out in too many channels",
  },
  liGuangNanFeng: {
    text: "the general who was never ennobled",
    condition:
      "Qingyang meets the strong man of the doctor's ring: year stem Jia with life on Mao, Bing on Wu, Geng on You, Ren on Zi",
    sense: "merit that headquarters overlooks; keep records of what you did",
  },
  yangTuoJiaJi: {
    text: "blade and top flank obstruction",
    condition: "obstruction in a life palace between Qingyang and Tuoluo",
    sense: "pressed from both sides at the sore point; move slowly there",
  },
  huoLingJiaMing: {
    text: "fire and bell flank the life palace",
    condition: "Huoxing and Lingxing on either side of the life palace",
    sense: "alarms from the neighbours; you live more calmly a little apart",
  },
  jieKongJiaMing: {
    text: "robbery and void flank the life palace",
    condition: "Dijie and Dikong on either side of the life palace",
    sense: "support fails at the edges; build what does not lean on others",
  },
  liangYouYueSi: {
    text: "beam at You and Moon at Si",
    condition: "Tianliang at You and Taiyin at Si, one of them in the square of life",
    sense: "a wanderer's lot, at home in many places",
  },
  luFengChongPo: {
    text: "prosperity broken from opposite",
    condition: "a prosperity in the life palace with killers, void or obstruction opposite",
    sense: "a lucky hand that the outside world keeps reaching into",
  },
};

export const periodic: Readonly<Record<PeriodicId, PatternText>> = {
  yiJinHuanXiang: {
    text: "home in brocade",
    condition:
      "the decades before forty weigh little; the one after forty is well starred on a grave branch",
    sense: "the reward is late, and is shown where you began",
  },
  fengYunJiHui: {
    text: "wind and cloud meet",
    condition: "a weak life palace; decade and year both meet prosperity and horse",
    sense: "these years lift a modest chart: act while the wind holds",
  },
  jinShangTianHua: {
    text: "flowers on brocade",
    condition: "a decade of hard stars is past, and the present one is well starred",
    sense: "what you endured is behind you, and success adds to success",
  },
  luShuaiMaKun: {
    text: "prosperity spent and horse weary",
    condition: "Qisha in the decade's palace, prosperity or horse in its square void",
    sense: "resources run thin this decade; rest the horse",
  },
  jiXiongXiangBan: {
    text: "good and ill as companions",
    condition: "a major star in life, a good decade past, and a weak one now",
    sense: "the rise belonged to the decade before; hold what it brought",
  },
  kuMuFengChun: {
    text: "withered wood meets spring",
    condition: "a weak life palace and a well starred decade",
    sense: "the season is better than the soil: plant now",
  },
};

/** Chinese names and characters of the nine stars and the palaces. */
import type { Palace, StarId } from "../stars.ts";

export const kiStar: Readonly<
  Record<StarId, { readonly text: string; readonly portrait: string }>
> = {
  ippaku: {
    text: "一白水",
    portrait: "遇石則繞，心事少說，別人停在岸邊，它往深處去",
  },
  jikoku: {
    text: "二黑土",
    portrait: "承載、養育，寧居第二位把事做成，而且做得久",
  },
  sanpeki: {
    text: "三碧木",
    portrait: "起如春雷，未見其人先聞其聲，耐性學得晚",
  },
  shiroku: {
    text: "四綠木",
    portrait: "如風行於人群，把遠處的事連起來，心意也隨天氣改",
  },
  goo: {
    text: "五黃土",
    portrait: "居中，把一切引向自己，倒了也能重建",
  },
  roppaku: {
    text: "六白金",
    portrait: "求全、以身作則，開口求助最難",
  },
  shichiseki: {
    text: "七赤金",
    portrait: "小事也能過成喜宴，善言，賺多少花多少",
  },
  happaku: {
    text: "八白土",
    portrait: "能止、能積，該轉彎時便轉，如兩谷之間的山",
  },
  kyushi: {
    text: "九紫火",
    portrait: "明亮、斷事快，柴火須自己顧著",
  },
};

export const kiPalace: Readonly<Record<Palace, { readonly text: string; readonly inner: string }>> =
  {
    kan: {
      text: "北",
      inner: "深思而不外露，在幕後最能成事",
    },
    kon: {
      text: "西南",
      inner: "勤懇如母，扶持別人把事做完",
    },
    shin: {
      text: "東",
      inner: "躍躍欲試，常是第一個動手的",
    },
    son: {
      text: "東南",
      inner: "溫和善交，替人牽線",
    },
    chu: {
      text: "中央",
      inner: "意志強，居於中心",
    },
    ken: {
      text: "西北",
      inner: "自重而正直，擔得起責任",
    },
    da: {
      text: "西",
      inner: "喜樂善言，愛有人作伴",
    },
    gon: {
      text: "東北",
      inner: "沉穩能積，懂得轉彎",
    },
    ri: {
      text: "南",
      inner: "明快，眼裡有美",
    },
  };

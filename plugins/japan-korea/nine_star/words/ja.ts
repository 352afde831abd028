/** Japanese names and characters of the nine stars and the palaces. */
import type { Palace, StarId } from "../stars.ts";

export const kiStar: Readonly<
  Record<StarId, { readonly text: string; readonly portrait: string }>
> = {
  ippaku: {
    text: "一白水星",
    portrait: "水のように障りを避けて進み、胸の内はあまり語らず、人がためらう深みまで踏み込みます",
  },
  jikoku: {
    text: "二黒土星",
    portrait: "縁の下の力持ちとして人を支え、育て、根気よく続けます",
  },
  sanpeki: {
    text: "三碧木星",
    portrait: "雷のように勢いよく始め、行動より先に声が立ち、辛抱は後から身につきます",
  },
  shiroku: {
    text: "四緑木星",
    portrait: "風のように人の間を渡り、離れたものどうしを結び、気分は天気のように変わります",
  },
  goo: {
    text: "五黄土星",
    portrait: "中央に立ち、すべてを引き寄せ、崩れたものを建て直します",
  },
  roppaku: {
    text: "六白金星",
    portrait: "完全を目指し、自ら手本を示し、助けを求めるのが苦手です",
  },
  shichiseki: {
    text: "七赤金星",
    portrait: "小さなことも楽しみに変え、話し上手で、稼いだだけ使います",
  },
  happaku: {
    text: "八白土星",
    portrait: "山のようにどっしりと構えて蓄え、ここという時に大きく方向を変えます",
  },
  kyushi: {
    text: "九紫火星",
    portrait: "明るく華やかで、判断が早く、熱を長続きさせる心がけが要ります",
  },
};

export const kiPalace: Readonly<Record<Palace, { readonly text: string; readonly inner: string }>> =
  {
    kan: { text: "坎宮（北）", inner: "思慮深く内に秘め、陰で支えるときに最も力を発揮します" },
    kon: {
      text: "坤宮（南西）",
      inner: "勤勉で母のように面倒見がよく、人を助けて物事を仕上げます",
    },
    shin: { text: "震宮（東）", inner: "意欲と工夫に富み、まず自分で試します" },
    son: { text: "巽宮（南東）", inner: "穏やかで人付き合いがよく、縁を取り持ちます" },
    chu: { text: "中宮（中央）", inner: "意志が強く、中心に立ちます" },
    ken: { text: "乾宮（北西）", inner: "誇り高く真っ直ぐで、責任を担うたちです" },
    da: { text: "兌宮（西）", inner: "楽しみを好み、口が上手で、人といることを喜びます" },
    gon: { text: "艮宮（北東）", inner: "手堅く蓄え、変わり目をうまく曲がります" },
    ri: { text: "離宮（南）", inner: "見通しが利いて素早く、美しいものに目が届きます" },
  };

/** Japanese names and characters of the nine stars and the palaces. */
import type { Palace, StarId } from "../stars.ts";

export const kiStar: Readonly<
  Record<StarId, { readonly text: string; readonly portrait: string }>
> = {
  ippaku: {
    text: "一白水星",
    portrait: "石があれば回り込み、胸の内はあまり語らず、人が岸で止まるところを深みへ進みます",
  },
  jikoku: {
    text: "二黒土星",
    portrait: "支え、育て、物事が実際に動く二番手の席を好み、根気よく続けます",
  },
  sanpeki: {
    text: "三碧木星",
    portrait: "雷のように始め、姿より先に声が届き、辛抱は後から身につきます",
  },
  shiroku: {
    text: "四緑木星",
    portrait: "風のように人の間を渡り、遠いものどうしを結び、天気のように気が変わります",
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
    portrait: "小さなことも祝いの席に変え、話し上手で、稼いだだけ使います",
  },
  happaku: {
    text: "八白土星",
    portrait: "二つの谷が出会う山のように、止まり、蓄え、ここという時に向きを変えます",
  },
  kyushi: {
    text: "九紫火星",
    portrait: "明るく輝き、判断が早く、薪を絶やさぬ心がけが要ります",
  },
};

export const kiPalace: Readonly<Record<Palace, { readonly text: string; readonly inner: string }>> =
  {
    kan: { text: "北", inner: "思慮深く内に秘め、陰で支えるときに最も力が出ます" },
    kon: { text: "南西", inner: "勤勉で母のように面倒見がよく、人を助けて物事を仕上げます" },
    shin: { text: "東", inner: "意欲と工夫に富み、まず自分が試します" },
    son: { text: "南東", inner: "穏やかで人付き合いがよく、縁を取り持ちます" },
    chu: { text: "中央", inner: "意志が強く、中心に立ちます" },
    ken: { text: "北西", inner: "誇り高く真っ直ぐで、責任を担うたちです" },
    da: { text: "西", inner: "楽しみを好み、口が上手で、人といることを喜びます" },
    gon: { text: "北東", inner: "手堅く蓄え、変わり目をうまく曲がります" },
    ri: { text: "南", inner: "見通しが利いて素早く、美しいものに目が届きます" },
  };

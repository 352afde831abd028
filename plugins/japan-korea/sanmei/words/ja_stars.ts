/** Japanese words of the stars. */
import type { MainStar, SubStar } from "../stars.ts";

type Told = { readonly text: string; readonly portrait: string };

export const sanmeiMain: Readonly<Record<MainStar, Told>> = {
  kansaku: { text: "貫索星", portrait: "一人でも自分の道を守り、動かされません" },
  sekimon: { text: "石門星", portrait: "人の和をつくり、仲間の中から束ねます" },
  hokaku: { text: "鳳閣星", portrait: "ありのままに楽しみ、見たものを伝えます" },
  chojo: { text: "調舒星", portrait: "感性が細やかで、一人で完璧を求めます" },
  rokuzon: { text: "禄存星", portrait: "惜しみなく与えて人を引きつけます" },
  shiroku: { text: "司禄星", portrait: "こつこつ蓄え、家を大切にします" },
  shaki: { text: "車騎星", portrait: "まず動き、よく働き、まっすぐ物を言います" },
  kengyu: { text: "牽牛星", portrait: "名誉と責任を重んじ、きちんと務めます" },
  ryuko: { text: "龍高星", portrait: "知らない世界へ出て学び、壊しては創ります" },
  gyokudo: { text: "玉堂星", portrait: "先人に学び、受け継いで伝えます" },
};

export const sanmeiSub: Readonly<Record<SubStar, Told>> = {
  tenki: { text: "天貴星", portrait: "学びながら育ち、品のよさを保ちます" },
  tenko: { text: "天恍星", portrait: "遠くに憧れ、夢を見ます" },
  tennan: { text: "天南星", portrait: "はっきり物を言い、前へ進みます" },
  tenroku: { text: "天禄星", portrait: "よく考え、地に足がついています" },
  tensho: { text: "天将星", portrait: "大きく背負い、苦労を経て人を率います" },
  tendo: { text: "天堂星", portrait: "控えめで、落ち着いて助言します" },
  tenkoElder: { text: "天胡星", portrait: "感受性と耳のよさに恵まれます" },
  tenkyoku: { text: "天極星", portrait: "心を空にして、周りの色に染まります" },
  tenkoStore: { text: "天庫星", portrait: "一つのことをどこまでも掘り下げます" },
  tenchi: { text: "天馳星", portrait: "忙しいほど力が出て、瞬発力に富みます" },
  tenho: { text: "天報星", portrait: "何にでもなれる多才さがあり、よく変わります" },
  tenin: { text: "天印星", portrait: "自然と人に愛されます" },
};

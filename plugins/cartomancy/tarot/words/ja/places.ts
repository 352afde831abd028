/** What each place of a spread asks, and how it leads into its card, in Japanese. */
import type { PlaceTexts } from "../../layouts.ts";

export const places: PlaceTexts = {
  single: {
    focus: {
      meaning: "いまいちばん心に留めるべきことを、一枚の札で示します。",
      lead: (card) => `この問いに開かれた札は${card}で、次のように助言します。`,
    },
  },
  pastPresentFuture: {
    past: {
      meaning: "この件が何から育ち、何を今も連れているか。",
      lead: (card) => `問いの背後には${card}があり、このような場面を覚えています。`,
    },
    present: {
      meaning: "尋ねている今、物事がどうなっているか。",
      lead: (card) => `現在の位置に立つのは${card}です。`,
    },
    future: {
      meaning: "誰も進み方を変えなければ、どこへ向かうか。",
      lead: (card) => `このまま進むなら、行く手にあるのは${card}です。`,
    },
  },
  situationActionOutcome: {
    situation: {
      meaning: "誰かが手を打つ前の、ありのままの事情。",
      lead: (card) => `この件の現状を示すのは${card}です。`,
    },
    action: {
      meaning: "いまいる所から、何ができるか。",
      lead: (card) => `何ができるかについて、${card}はこう言います。`,
    },
    outcome: {
      meaning: "そうした行動が、何を開きやすいか。",
      lead: (card) => `その道の行き先を示すのは${card}です。`,
    },
  },
  mindBodySpirit: {
    mind: {
      meaning: "考えが何のまわりを巡っているか。",
      lead: (card) => `心の中では${card}が働いています。`,
    },
    body: {
      meaning: "毎日の暮らしと五感、実際の面が何を求めているか。",
      lead: (card) => `体と日々の暮らしについては、${card}が語ります。`,
    },
    spirit: {
      meaning: "深いところの願いが、どちらへ傾いているか。",
      lead: (card) => `魂は${card}のほうへ傾いています。`,
    },
  },
  celticCross: {
    present: {
      meaning: "この件の核心と、それを包む空気。",
      lead: (card) => `この件の核心にあるのは${card}です。`,
    },
    crossing: {
      meaning: "この件に交差する力で、妨げることも支えることもあり、正位置として読みます。",
      lead: (card) => `その上に交差しているのは${card}で、このように行く手をふさぎます。`,
    },
    crown: {
      meaning: "この事情の中で目指せる、いちばんよいもの。",
      lead: (card) => `その上には、目指すものとして${card}があります。`,
    },
    root: {
      meaning: "見えるにせよ見えないにせよ、この件が立っている土台。",
      lead: (card) => `下の根元にあるのは${card}です。`,
    },
    past: {
      meaning: "ちょうど後ろへ過ぎ去ろうとしている影響。",
      lead: (card) => `過去へ退いていくのは${card}で、その場面はまだ鮮やかです。`,
    },
    nearFuture: {
      meaning: "次に働き始める影響。",
      lead: (card) => `次に見えてくるのは${card}です。`,
    },
    self: {
      meaning: "この件に対する、尋ねる人自身の構え。",
      lead: (card) => `あなた自身の姿は${card}が描いています。`,
    },
    surroundings: {
      meaning: "この件を取り巻く人々と場所と期待。",
      lead: (card) => `まわりの人々と場所では、${card}が調子を決めています。`,
    },
    hopesAndFears: {
      meaning: "待ち望むと同時に怖れていて、それゆえにつまずきやすいもの。",
      lead: (card) => `希望と怖れは${card}で出会い、つまずきやすいのはここです。`,
    },
    outcome: {
      meaning: "これらを合わせたとき、どこへ向かうか。",
      lead: (card) => `これらすべての向かう先を示すのは${card}です。`,
    },
  },
};

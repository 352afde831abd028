import {
  direction,
  gender,
  kuaGroup,
  trigram,
  wanderingStar,
} from "../../../../core/words/zh_hant.ts";
import { dipperStar, gives, tellsIn } from "../../core/words/zh_hant.ts";
import type { KuaWords } from "./en.ts";

/** 命卦居家之性。 */
const temper = {
  qian: "你喜歡挑高、有條理的屋子，東西擺哪裡要由你說了算。",
  dui: "你要一張能坐人的桌子，和一扇聽得見人聲的窗。",
  li: "你要的是光多過坪數，暗角比工作更教你疲倦。",
  zhen: "你起得早、動得多，出入爽利的房間最合你。",
  xun: "風與人情你都敏感，氣流柔和之處才坐得住。",
  kan: "你要退下來才能想事，安靜的臥房比體面的客廳要緊。",
  gen: "你惜物而靜得下來，留一角不讓人收拾便夠。",
  kun: "一家人靠你攏在一起，屋子的中央就是你的位置。",
};

export const zhHant: KuaWords = {
  title: "八宅命卦",
  summary: "由生年與性別定命卦、東西四命與八方遊星：門、床、桌、灶宜朝何方，凶方宜置何物",
  fields: {
    gender: "性別",
    solarYear: "以立春為界之年",
    turnsThatDay: "當日交立春",
    kua: "命卦數",
    raw: "五寄宮以前",
    trigram: "命卦",
    group: "東西四命",
    directions: "八方",
    direction: "方位",
    centreDeg: "正方度數",
    star: "遊星",
    dipper: "所屬之星",
    element: "五行",
    isGood: "為吉方",
    tells: "應期",
  },
  terms: { gender, trigram, kuaGroup, direction, wanderingStar, dipperStar },
  reading({ gender: of, solarYear, turnsThatDay, kua, raw, group, directions, ...who }) {
    const five = raw === 5 ? "（五寄宮，男寄坤二、女寄艮八）" : "";
    const told = (isGood: boolean) =>
      directions
        .filter((one) => one.isGood === isGood)
        .map(
          ({ direction: side, star }) =>
            `${direction[side]}方${wanderingStar[star]}，${gives[star]}`,
        )
        .join("；");
    const best = directions[0]!;
    const worst = directions.at(-1)!;
    return [
      `${solarYear} 年（以立春為界）生${gender[of]}，命卦數 ${kua}${five}，屬${trigram[who.trigram]}命，為${kuaGroup[group]}。${temper[who.trigram]}${turnsThatDay ? "生日當天交立春，若生於交節時刻以前，須以前一年論。" : ""}`,
      `四吉方：${told(true)}。`,
      `四凶方宜壓不宜臥，以儲物、用水之處壓之：${told(false)}。`,
      `${direction[best.direction]}方之吉，於${tellsIn(best.star)}年月最見效；${direction[worst.direction]}方之凶，則防${tellsIn(worst.star)}年月。大門若不得${direction[best.direction]}，可將書桌或床頭轉向此方。`,
    ];
  },
  picture: {
    heading: ({ trigram: id, kua, group }) => `${trigram[id]}命（${kua}）　${kuaGroup[group]}`,
    group: (id) => kuaGroup[id],
    side: (id) => direction[id],
    star: () => "",
    legend: "上南下北；綠為吉方，紅為凶方",
    desc: ({ directions }) =>
      directions
        .map(({ direction: side, star }) => `${direction[side]}${wanderingStar[star]}`)
        .join("、"),
  },
};

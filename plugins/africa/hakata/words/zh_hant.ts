import { matters } from "#lore/words/matters_zh_hant.ts";
import { standsOf, stepOf } from "#lore/words/matters.ts";
import { reply as replies } from "#lore/words/replies_zh_hant.ts";
import type { HakataAnswer } from "../answer.ts";
import { PARTS } from "../reply.ts";
import type { HakataWords } from "./en.ts";
import { scenes } from "./zh_hant/scenes.ts";

const tablet = {
  kwame: { text: "Kwame", stands: "年長女性：屋與眼" },
  chilume: { text: "Chilume", stands: "年長男性：矛與斧" },
  ntakwala: { text: "Ntakwala", stands: "年輕女性：雙刻痕" },
  lumwe: { text: "Lumwe", stands: "年輕男性：單刻痕" },
};

const topic = { home: "家庭", love: "感情", work: "工作與財物", journey: "出行", lost: "失物" };

const fall = {
  closed: { text: "四枚皆覆", meaning: "四枚皆覆。事情眼下關著，不宜強求，改日可再問" },
  lumwe: {
    text: "Lumwe 開",
    meaning: "只有年輕男性露面。一個人的衝勁，快而未經試煉，有伴則成",
  },
  ntakwala: { text: "Ntakwala 開", meaning: "只有年輕女性露面。柔和而新的事要進門，宜給它餘地" },
  ntakwalaLumwe: {
    text: "Ntakwala、Lumwe 開",
    meaning: "年輕者醒著，年長者歇息。嬉遊、情意與新計畫皆宜，只要稟告長輩",
  },
  chilume: { text: "Chilume 開", meaning: "只有年長男性露面。權威之言獨立無援，須有人承接" },
  chilumeLumwe: {
    text: "Chilume、Lumwe 開",
    meaning: "兩位男性同開。氣力與勞作同向，手上的事可以做成",
  },
  chilumeNtakwala: {
    text: "Chilume、Ntakwala 開",
    meaning: "年長男性與年輕女性同開。庇護遇上希望，所求得聞",
  },
  chilumeNtakwalaLumwe: {
    text: "Chilume、Ntakwala、Lumwe 開",
    meaning: "唯年長女性未開。諸事都在動，家裡卻還沒點頭，先回家問一聲",
  },
  kwame: { text: "Kwame 開", meaning: "只有年長女性露面。家中看在眼裡而少言，耐心與慎言最好" },
  kwameLumwe: {
    text: "Kwame、Lumwe 開",
    meaning: "年長女性與年輕男性同開。年輕人的努力有人看顧，偏了也會及時改正",
  },
  kwameNtakwala: {
    text: "Kwame、Ntakwala 開",
    meaning: "兩位女性同開。家宅安和，宜照料、養育與修補",
  },
  kwameNtakwalaLumwe: {
    text: "Kwame、Ntakwala、Lumwe 開",
    meaning: "唯年長男性未開。眾人都好意，卻無人拍板，該有人帶頭",
  },
  kwameChilume: {
    text: "Kwame、Chilume 開",
    meaning: "兩位長者同開。先人意見一致，循舊道為是",
  },
  kwameChilumeLumwe: {
    text: "Kwame、Chilume、Lumwe 開",
    meaning: "唯年輕女性未開。事情有分量、有衝勁，獨缺柔和，態度宜放軟",
  },
  kwameChilumeNtakwala: {
    text: "Kwame、Chilume、Ntakwala 開",
    meaning: "唯年輕男性未開。萬事俱備，只差動手的人",
  },
  open: { text: "四枚皆開", meaning: "四枚皆開。四面皆通，下一個請求之前先道謝" },
};

const counsel = {
  home: {
    favourable: "家中之事，正宜把未定的定下來",
    mixed: "家裡還有人的話沒被聽見",
    adverse: "家中寧可靜默，莫急著說",
  },
  love: {
    favourable: "感情上，對方願意聽",
    mixed: "感情上，有一方還在等表示",
    adverse: "感情上，門留一線，不要硬推",
  },
  work: {
    favourable: "已起頭的工作會自己往前走",
    mixed: "工作照走，快慢看最慢的一環",
    adverse: "先檢查手上的工作，再談新的",
  },
  journey: {
    favourable: "路途友善，帶點可分享的東西上路",
    mixed: "路是通的，但要看時候",
    adverse: "行程可以等，等更好的同伴",
  },
  lost: {
    favourable: "失物比想像中近",
    mixed: "失物經過別人的手",
    adverse: "失物今天不必找",
  },
};

const leans = { favourable: "有利", mixed: "參半", adverse: "不利" };

/** 有所問時的解讀。 */
function readAsked(answer: HakataAnswer): readonly string[] {
  const { asked, reply, question, tablets, fall: thrown, optionFalls, score } = answer;
  const matter = matters[asked.matter];
  const stands = standsOf(matter, reply.standing);
  const open = tablets.filter((one) => one.open).map((one) => one.tablet);
  const eldest = open[0];
  const why = eldest ? `開著的是 ${tablet[eldest].text}，${tablet[eldest].stands}。` : "";
  const weighed = reply.weighed.map((one, index) => ({
    ...one,
    by: fall[optionFalls[index]!].text,
  }));
  const shut = asked.form === "where" || asked.form === "when" ? "占板今日不肯說。" : "";
  const spoken = reply.where
    ? replies.where({ where: reply.where, matter: asked.matter, why })
    : reply.when
      ? replies.when({
          when: reply.when,
          why: `開的板越多來得越快，這一擲開了 ${open.length} 枚。`,
        })
      : weighed.length > 0
        ? replies.which({ weighed })
        : asked.form === "whether"
          ? `${asked.hope === "feared" ? "所憂之事" : "此事"}這一擲讀作 ${score} 分，滿分一百。`
          : shut;
  const parts = open.map((one) => {
    const { text, stands: who } = tablet[one];
    return `${text}（${who}）看著${matter[PARTS[one]]}。`;
  });
  const closed = `四枚都不抬頭，${matter.turn}今日不去動它。`;
  return [
    replies.asked(question ?? "") + (weighed.length > 0 ? "" : stands) + spoken,
    parts.length > 0 ? parts.join("") : closed,
    `${fall[thrown].meaning.replaceAll("。", "，")}。${scenes[thrown]}`,
    stepOf(matter, reply.standing),
  ];
}

export const zhHant: HakataWords = {
  title: "哈卡塔占板",
  summary: "擲四枚占板，得十六種落法之一，並就所問說明其意",
  weighs: "取落法之分：依其傾向為七十、五十或三十",
  inputs: {
    falls: {
      label: "自行擲得",
      about: "自行擲板時，Kwame、Chilume、Ntakwala、Lumwe 是否露出刻紋；如此則不再隨機",
    },
    topic: { label: "所問之事", about: "所問何事", values: topic },
  },
  fields: {
    tablets: "占板",
    tablet: "占板",
    open: "露出刻紋",
    stands: "所代表者",
    fall: "落法",
    meaning: "其意",
    number: "落法序號",
    topic: "所問之事",
    matter: "所問之事",
    counsel: "落法對此事的話",
    leaning: "傾向",
    optionFalls: "各選項之落法",
  },
  terms: { tablet, topic, fall },
  phrases: {
    topicLeans: ({ topic: asked, leaning }) => counsel[asked][leaning],
    byFall: ({ fall: thrown, leaning }) => `${fall[thrown].text}，此落法讀作${leans[leaning]}`,
  },
  reading: (answer) => {
    if (answer.question !== null) return readAsked(answer);
    const { tablets, fall: thrown, topic: asked, leaning } = answer;
    const open = tablets
      .filter((one) => one.open)
      .map((one) => `${tablet[one.tablet].text}（${tablet[one.tablet].stands}）`);
    const matter = asked ? `${counsel[asked.matter][leaning.value]}。` : "";
    return [
      open.length > 0
        ? `四枚占板中，露出刻紋的是 ${open.join("、")}。`
        : "四枚占板都沒有露出刻紋的一面。",
      `${fall[thrown].meaning}。${scenes[thrown]}${matter}`,
      "各家占者自有一套解法，此處依各板所代表者立說。",
    ];
  },
  picture: { lies: (name, open) => `${name}${open ? "開" : "覆"}` },
};

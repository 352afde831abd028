import * as core from "../../core/words/zh_hant.ts";
import type { KaalSarpAnswer } from "../answer.ts";
import type { KaalSarpWords } from "./en.ts";

const { graha, sign, theseGrahas } = core;

const serpentForm = {
  none: { text: "不成", about: "諸星分居交點兩側" },
  partial: { text: "半成", about: "僅一星在另一側" },
  kalaSarpa: { text: "蛇行格（Kala Sarpa）", about: "七星皆自羅睺至計都，向蛇口而行" },
  kalaAmrita: { text: "甘露格（Kala Amrita）", about: "七星皆自計都至羅睺，離蛇口而行" },
};
const serpent = {
  Ananta: { text: "阿難陀（Ananta）", about: "己身對伴侶：名先成而情後定" },
  Kulika: { text: "俱利迦（Kulika）", about: "言語錢財對共有之物" },
  Vasuki: { text: "婆蘇吉（Vasuki）", about: "自力對福蔭" },
  Shankhapala: { text: "商佉波羅（Shankhapala）", about: "家宅對職位" },
  Padma: { text: "缽頭摩（Padma）", about: "子女巧思對友朋" },
  Mahapadma: { text: "摩訶缽頭摩（Mahapadma）", about: "競爭勞務對退隱" },
  Takshaka: { text: "德叉迦（Takshaka）", about: "為伴侶所引，自我後得" },
  Karkotaka: { text: "羯固吒迦（Karkotaka）", about: "為隱密所引，常財後得" },
  Shankhachuda: { text: "商佉珠荼（Shankhachuda）", about: "為信念所引，近處後知" },
  Ghataka: { text: "伽吒迦（Ghataka）", about: "為職位所引，安歇後學" },
  Vishadhara: { text: "毗沙陀羅（Vishadhara）", about: "為所得所引，主見後立" },
  Sheshanaga: { text: "舍沙龍（Sheshanaga）", about: "為遠方所引，日課後成" },
};

export const zhHant: KaalSarpWords = {
  title: "蛇行格（Kala Sarpa）",
  summary: "諸星是否皆在交點一側、屬十二蛇之何者，以及半成之例",
  weighs: "此術重在描述而不判吉凶，不另擬分數",
  fields: {
    form: "成否",
    about: "其意",
    serpent: "蛇名",
    rahuHouse: "羅睺之宮",
    rahu: "羅睺",
    ketu: "計都",
    arcs: "距羅睺之度",
    graha: "星",
    aheadOfRahuDeg: "自羅睺順計（度）",
    side: "所在之側",
  },
  terms: { graha, serpentForm, serpent },
  phrases: {
    whole: ({ from }) => `七星皆在${from === "rahu" ? "羅睺至計都" : "計都至羅睺"}之間`,
    outside: ({ grahas, withNode }) =>
      `獨${theseGrahas(grahas)}${withNode ? "在另一側，而與交點同座" : "在另一側"}`,
    mixed: ({ within }) => `一側 ${within} 星，另一側 ${7 - within} 星`,
  },
  conventions: {
    node: core.conventions.node,
    ayanamsa: core.conventions.ayanamsa,
    positions: core.conventions.positions,
  },
  refusals: { "place-incomplete": core.chartRefusals["place-incomplete"] },
  omissions: {
    birthTime: "未提供出生時刻：諸星以當地正午計，不定蛇名。",
    latitude: core.placeOmission,
  },
  reading: ({ form, serpent: name, arcs, rahu, ketu }) => {
    const [first, last] = [arcs[0]!, arcs.at(-1)!];
    const near = [...arcs].sort((a, b) => toNode(a) - toNode(b))[0]!;
    const axis = `交點之軸自${sign[rahu]}至${sign[ketu]}；羅睺順行先遇${graha[first.graha]}，相距 ${Math.round(first.aheadOfRahuDeg)} 度，末遇${graha[last.graha]}。`;
    const told = {
      none: `蛇行格不成。${axis}`,
      partial: `獨${outsider(form)}使蛇行格不合攏：近人稱為半成，並以此星為出路。${axis}`,
      kalaSarpa: `七星皆向蛇口而行：抱負居前，結果繞道而至。${axis}`,
      kalaAmrita: `七星皆離蛇口而行：放下居前，不強求則結果自至。${axis}`,
    }[form.value];
    return [
      told,
      ...(name ? [`依羅睺所在，蛇名${serpent[name].text}：${serpent[name].about}。`] : []),
      `${graha[near.graha]}最近其軸，距交點 ${toNode(near).toFixed(1)} 度。古典諸書不載此格，出於二十世紀。`,
    ];
  },
  picture: { short: core.grahaShort, signs: sign },
};

/** Who breaks a row that is nearly closed. */
function outsider({ because: [reason] }: KaalSarpAnswer["form"]): string {
  return reason?.code === "outside" ? theseGrahas(reason.with.grahas) : "";
}

/** Degrees to the nearer node. */
function toNode({ aheadOfRahuDeg: deg }: { readonly aheadOfRahuDeg: number }): number {
  return Math.min(deg % 180, 180 - (deg % 180));
}

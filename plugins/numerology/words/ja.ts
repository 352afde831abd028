import type { PluginWords } from "#sdk";

export const ja: PluginWords = {
  title: "数秘術と文字の数",
  summary: "生年月日と名前を各流派の表で足し合わせ、その過程をすべて示します。",
  traditions: {
    pythagorean: { title: "ピタゴラス数秘術", family: "数秘術", region: "アメリカ" },
    chaldean: { title: "カルデア数秘術", family: "数秘術", region: "イギリス" },
    "indian-numerology": { title: "インド数秘術", family: "インド", region: "インド" },
    "latin-letters": {
      title: "ラテン文字の数とクロノグラム",
      family: "数秘術",
      region: "ラテン文字圏のヨーロッパ",
    },
  },
};

import type { PluginWords } from "#sdk";

export const ja: PluginWords = {
  title: "カード占い",
  summary: "無作為に引くか自分で並べた札を、一枚ずつその位置で読みます。",
  traditions: {
    kipper: { title: "キッパーカード", family: "カード占い", region: "バイエルン" },
    lenormand: { title: "ルノルマンカード", family: "カード占い", region: "ドイツ、フランス" },
    "playing-cards": {
      title: "トランプ占い",
      family: "カード占い",
      region: "フランス、イギリス、アメリカ",
    },
    sibilla: { title: "シビッラカード", family: "カード占い", region: "イタリア" },
    tarot: {
      title: "タロット",
      family: "カード占い",
      region: "イタリア、フランス、イギリス",
    },
  },
};

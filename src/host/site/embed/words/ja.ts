/** The words of the page of publishable keys, in Japanese. */
import type { EmbedWords } from "./en.ts";

export const ja: EmbedWords = {
  title: "自分のページに埋め込む",
  lead: "三つの HTML 要素で、命盤や鑑定をほかのサイトに表示できます。公開キーは誰に見られてもかまいません。指定したオリジンでだけ働き、使えるのは一日に許したポイントまでです。ポイントはあなたが払い、訪れた人の問いは誰にも残りません。",
  none: "公開キーはまだありません。",
  add: "キーを作る",
  name: "名前",
  nameHint: "ご自分のための覚えです。どこで使うかなど。",
  origins: "オリジン",
  originsHint:
    "アドレス欄のとおりに一行に一つ。例：https://example.org。十個まで、http は localhost だけです。",
  daily: "一日のポイント",
  dailyHint: "UTC の午前零時から数えます。超えた分は翌日まで断られます。",
  make: "キーを作る",
  spent: (spent, daily) => `今日は ${daily} ポイントのうち ${spent} ポイントを使用`,
  on: "サイト",
  key: "キー",
  page: "ページに貼るもの",
  pageLead:
    "命盤を置きたい場所に貼ってください。id を替えれば別の術になります。入力はガイドをご覧ください。",
  remove: "削除",
  removeLead: "以後、このキーを使うページには何も表示されません。",
  faults: {
    name: "60 字以内の名前を入れてください。",
    origins: "https://example.org のようなオリジンを、パスなしで一つから十個入れてください。",
    daily: "1 から 1000000 までの整数を入れてください。",
  },
  done: { added: "キーが使えるようになりました。", removed: "削除しました。" },
};

import { matters } from "#lore/words/matters_zh_hant.ts";
import { standsOf, stepOf } from "#lore/words/matters.ts";
import { reply as replies } from "#lore/words/replies_zh_hant.ts";
import { chinese } from "#sdk";
import type { ShalakaAnswer } from "../answer.ts";
import type { ShalakaWords } from "./en.ts";

const VERSE = [
  {
    sense: "悉多請聽，我們的祝福是真的，你心中的願望必會成就。",
    story: "是高莉女神對前來禮拜的悉多所說",
    gist: "所問甚善，事情可成",
  },
  {
    sense: "進城去辦妥一切，把憍薩羅之主放在心上。",
    story: "是送哈奴曼入楞伽城之語",
    gist: "心存神明而起手，事情可成",
  },
  {
    sense: "終究會露出真相、撐持不住，如同迦羅尼彌、羅波那與羅睺。",
    story: "說的是徒有善人衣裝之輩",
    gist: "其中善意不多，成否可疑",
  },
  {
    sense: "善人若因命運落入惡伴之中，仍守自己的德性，如蛇冠上的寶珠。",
    story: "是稱揚與善人相處之語",
    gist: "宜離開惡伴，能否完成尚屬可疑",
  },
  {
    sense: "一切將如羅摩所定，何必再用推論添枝加葉。",
    story: "是濕婆見薩蒂起疑時的自語",
    gist: "交給神明，結果無人能說",
  },
  {
    sense: "聖者的聚會充滿喜樂與吉祥，猶如行走世間的聖地之王。",
    story: "是讚嘆聖者聚會之語",
    gist: "所問甚善，事情可成",
  },
  {
    sense: "毒藥成甘露，仇敵來結交，大海小如牛蹄之印，烈火也變清涼。",
    story: "說的是哈奴曼入楞伽城之時",
    gist: "所問極善，連阻礙都會反過來相助",
  },
  {
    sense: "伐樓那、俱毗羅、因陀羅與風神，臨陣時無一能在你面前保持鎮定。",
    story: "是羅波那倒下後曼度陀哩之語",
    gist: "縱然有力，能否完成仍屬可疑",
  },
  {
    sense: "「願你們的心願結果」，羅摩與羅什曼那聽了滿心歡喜。",
    story: "是眾友仙人祝福獻花的兄弟二人",
    gist: "所問極善，事情可成",
  },
] as const;

const kanda = { bala: "童年篇", sundara: "美妙篇", lanka: "楞伽篇" };
const of = (number: number) => VERSE[number - 1]!;

function bound({ asked }: ShalakaAnswer): string {
  if (asked.form === "where") return "字盤不指地點，可逐處發問。";
  if (asked.form === "when") return "字盤不指日期，只說成與不成。";
  return "";
}

export const zhHant: ShalakaWords = {
  title: "羅摩字盤（Ram Shalaka）",
  summary: "在杜勒西達斯的二百二十五字盤上擇一字，每隔九字連讀，成《羅摩功行錄》九偈之一，並述其義",
  inputs: {
    cell: { label: "親手所指之格", about: "自左上起逐行數，1 至 225；填了便不再抽" },
  },
  fields: {
    cell: "格",
    row: "行",
    column: "列",
    letter: "字",
    squares: "每九字一格",
    number: "第幾偈",
    verse: "偈",
    kanda: "篇",
    speaks: "偈意所向",
    options: "各選項之格",
  },
  terms: { kanda },
  phrases: { sense: ({ verse }) => of(verse).sense },
  reading(answer) {
    const { question, asked, reply, row, column, letter, number, kanda: book, options } = answer;
    const { sense, story, gist } = of(number);
    const matter = matters[asked.matter];
    return [
      `${question ? replies.asked(question) : ""}你的手指落在第 ${row} 行第 ${column} 列的 ${letter}，由此每隔九字連讀，成第${chinese.numeral(number)}偈：「${sense}」`,
      question
        ? `論${matter.turn}，此偈出自${kanda[book]}，${story}；印行字盤的人這樣解：${gist}。${bound(answer)}`
        : `此偈出自${kanda[book]}，${story}。印行字盤的人這樣解：${gist}。${bound(answer)}`,
      ...(question ? [`${standsOf(matter, reply.standing)}${stepOf(matter, reply.standing)}`] : []),
      ...(options.length > 0
        ? [
            replies.which({
              weighed: reply.weighed.map((one, i) => ({
                ...one,
                by: of(options[i]!.number).gist,
              })),
            }),
          ]
        : []),
    ];
  },
  picture: {
    head: (cell) => `二百二十五格中第 ${cell} 格，著色者為其偈之字`,
    desc: (number, lines) => `第 ${number} 偈：${lines.join(" ")}`,
  },
};

/** 共同生活五方面，各由評斷者分述，繁體中文。 */
import { chinese, type Leaning } from "#sdk";
import { system as names } from "../../../core/words/zh_hant.ts";
import type { Dimension } from "../../dimensions.ts";
import type { Judged, Side } from "../../sides.ts";

interface SideWords {
  readonly title: string;
  readonly comes: Readonly<Record<Leaning, string>>;
  readonly step: Readonly<Record<Leaning, string>>;
}

const SIDES: Readonly<Record<Dimension, SideWords>> = {
  love: {
    title: "感情",
    comes: {
      favourable: "兩個人之間的吸引不必解釋，平淡一陣子之後，不用叫它自己會回來。",
      mixed: "情意是有的，只是兩種節奏：一個靠近得快、喘口氣也快，另一個都慢。",
      adverse: "疼對方的方式，對方從小沒學過怎麼讀，所以一大半送到了卻沒人簽收。",
    },
    step: {
      favourable: "趁這份輕鬆，一起冒個險，別只拿來過舒服日子。",
      mixed: "約好一個暗號，意思是「我想獨處，沒有在生氣」。",
      adverse: "各自問對方一次：哪一個動作，會讓你覺得被愛？",
    },
  },
  marriage: {
    title: "婚姻",
    comes: {
      favourable: "許下的諾言有架子可以擱：兩家人、規矩、往後的年頭，都往同一邊使力。",
      mixed: "大約是守得住的，吵的都是細目：去誰家過年、住哪個城、這次換誰。",
      adverse: "兩種「家該是什麼樣」在同一個門口碰頭。不講開，就會一個人守、一個人破。",
    },
    step: {
      favourable: "先把兩家各一樣老規矩搬進新家，再談發明新的。",
      mixed: "每年把那些細目一起寫下來，吃飯時簽個名。",
      adverse: "在蓋任何東西之前，先找個不屬於哪一邊的地方住一季。",
    },
  },
  career: {
    title: "事業",
    comes: {
      favourable: "各自的工作都用得上對方：出主意、牽個線，或者只是下班後的一口氣。",
      mixed: "在工作上是好鄰居，不是合夥人：隔著籬笆幫忙，工具各用各的。",
      adverse: "一個人得意的時候，往往正是另一個人最忙的時節；眼紅這件事，否認容易，避免難。",
    },
    step: {
      favourable: "挑一件做得完的小事，掛兩個人的名字。",
      mixed: "要請教，約時間談，別在飯桌上。",
      adverse: "事先講好：下一次要搬家、要讓步，輪到誰。",
    },
  },
  wealth: {
    title: "財運",
    comes: {
      favourable: "錢放一處比分兩處多：一個會掙，一個會守。",
      mixed: "談錢一向順利，直到數目變大；某條線以下從不是問題，以上每次都是。",
      adverse: "一個數錢才安心，一個花錢才自在，說到自己，兩個都沒錯。",
    },
    step: {
      favourable: "一起持有一樣會生錢的東西，再少也好。",
      mixed: "把那條線說出來，過線之前談，不要過了才談。",
      adverse: "分三個荷包：你的、我的，還有一個要四隻手才打得開的。",
    },
  },
  health: {
    title: "身心",
    comes: {
      favourable: "兩個人的底子合：同一個時辰累，吃得到一桌，住在一起復原得快。",
      mixed: "一個是早晨，一個是晚上，中間那段白天比看起來短。",
      adverse: "一個人的步調把另一個累壞，一起休息，只有一半的人真的歇到。",
    },
    step: {
      favourable: "留一段一小時的散步，只屬於你們。",
      mixed: "找出一天裡兩人精神都好的那兩個鐘頭，留給彼此。",
      adverse: "偶爾分開睡、分開放假，照實說，這叫體貼。",
    },
  },
};

const KOOTAS: Readonly<Record<string, string>> = {
  yoni: "性情之合",
  gana: "氣質之合",
  grahaMaitri: "月主之合",
  varna: "志業之合",
  bhakoot: "月宮之合",
  nadi: "體質之合",
  tara: "本命星之合",
};

const called = ({ system, field, score }: Judged) =>
  `${KOOTAS[field.split("/").at(-1)!] ?? names[system]}（${score}）`;

/** 凡有人評斷的方面，各一段。 */
export function tellEach(sides: readonly Side[]): readonly string[] {
  return sides.map(({ name, score, stands, on }) => {
    const { title, comes, step } = SIDES[name];
    const say = (list: readonly Judged[], verb: string) =>
      list.length === 0 ? [] : [`${chinese.list(list.map(called))}${verb}`];
    const judged = [
      ...say(on.favourable, "看好"),
      ...say(on.adverse, "不看好"),
      ...say(on.mixed, "取其中"),
    ];
    return `【${title}】${score} 分。${comes[stands]}${judged.join("；")}。${step[stands]}`;
  });
}

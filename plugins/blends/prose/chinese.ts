import type { Level, Named, Subject, Told, Unity } from "./told.ts";

const NUMBERS = "零一二三四五六七八九十";

/** A count in Chinese up to ninety-nine; `兩` before measure words is left to the writer. */
export function countZh(count: number): string {
  if (count <= 10) return NUMBERS[count]!;
  const [tens, ones] = [Math.floor(count / 10), count % 10];
  return `${tens > 1 ? NUMBERS[tens] : ""}十${ones > 0 ? NUMBERS[ones] : ""}`;
}

/** Before a measure word. */
export function measureZh(count: number): string {
  return count === 2 ? "兩" : countZh(count);
}

const LEVELS: Readonly<Record<Subject, Readonly<Record<Level, string>>>> = {
  birth: {
    high: "是順風順水之命",
    leaning: "是助力多於阻力之命",
    even: "是長處與功課各半之命",
    doubtful: "是須比旁人多下功夫之命",
    low: "是事事須自己掙來之命",
  },
  question: {
    high: "所想之路，明白可行",
    leaning: "偏於可行",
    even: "勢尚未定，仍可扭轉",
    doubtful: "偏於宜緩",
    low: "不宜再進，話說得明白",
  },
  match: {
    high: "是相處自然的一對",
    leaning: "是大致相合、尚有功課的一對",
    even: "是全看兩人怎麼經營的一對",
    doubtful: "是天生帶些磨擦的一對",
    low: "是逆著性子走的一對",
  },
};

const ADVICE: Readonly<Record<Subject, Readonly<Record<Level, readonly [string, string]>>>> = {
  birth: {
    high: [
      "來得容易的，往往也最容易閒置。不妨從上述長處裡挑一樣，今年給它一件旁人看得見的事做。",
      "這麼多家說好話，聽著舒服，也有點危險，因為沒有人會要求受寵的人練習。挑一樣兩三家用不同說法都提到的天分，當它不是天生的那樣去磨。",
    ],
    leaning: [
      "幾家都提到的，可以倚靠；其餘當作底色便好。只有一家說的警語，認真看一眼也就夠了。",
      "從說得具體的誇獎開始。泛泛的福氣幫不上誰，點了名的長處下星期就能用。至於異議，遇上了再理會也不遲。",
    ],
    even: [
      "這裡沒有什麼是替您決定好的。長處是起步的地方，警語是放慢的地方，功夫多半在於別把兩者弄混。",
      "從單子上挑一樣長處、一句警語，一起帶在身上一個月。紙上平衡的命盤，過起日子來總會偏向一邊，知道偏哪邊是值得的。",
    ],
    doubtful: [
      "把警語當成一張準備清單來讀。這樣的命盤，細水長流的習慣勝過一次大動作。",
      "在每句警語裡找出那件差事：所謂阻礙，多半是先後次序，先做這個，再做那個。兩家同時警告的地方，就從那裡動手。",
    ],
    low: [
      "命盤難，說的是路，不是走路的人。從被點名的那一樣長處做起，一步步往外擴，有人肯幫就讓人幫。",
      "古書對寄望最深的命往往最苛。把異議當成一張修繕單，挑最小的一項，做完了再看下一項。",
    ],
  },
  question: {
    high: [
      "趁事情還熱著就去做，並且在別人開口問之前，先告訴該知道的人。",
      "早動手，話說明白。此刻還可能出的岔子，多半出在等一個更好的時辰。",
    ],
    leaning: [
      "可以動身，但每一步都要退得回來；走完第一步，再看一次。",
      "第一步當作答案是肯定的那樣去走，同時留著停下來的辦法。這一步教您的，會比再問一次多。",
    ],
    even: [
      "先別逼出答案。把還不知道的那一件弄清楚，把自己手上的事辦妥，等局面動了再問。",
      "刻意讓它懸著。先定下作決定的日子，寫下到那天什麼事必須成真，然後照常過日子，等那天來。",
    ],
    doubtful: [
      "且等一等，或者把問題問小些：現在最少做什麼，就能不關上任何一扇門？",
      "給它一點時間，也用一用這段時間：去問一個兩邊都得不到好處的人，回頭再看問題還是不是原來的樣子。",
    ],
    low: [
      "先放下。放不下的話，把賭注減到輸了也無妨為止。",
      "推掉它，或者把它翻過來問：原本想從中得到什麼？有沒有更近的路？",
    ],
  },
  match: {
    high: [
      "順，不是可以不問的理由。不費力得來的，記得道謝，因為那最先被當成理所當然。",
      "自己會轉的東西也會磨損。留一個只屬於兩個人的習慣，日子好的時候也別省掉。",
    ],
    leaning: [
      "長處要拿來用：給兩個人一件共同的事。磨腳的地方，趁小的時候說開。",
      "早點弄清楚吵架時誰先累，讓那個人有權喊停。共同點這麼多，剩下的不過是家務。",
    ],
    even: [
      "先說好怎麼吵架。這樣的一對，成敗多半在分寸與時機，而這兩樣都學得來。",
      "能分的事，按喜好分，不要按一半分。在這樣的關係裡，公平是先感覺到，後來才算得清的。",
    ],
    doubtful: [
      "把磨擦攤開講一次，講清楚誰管哪一樣。在這裡，兩人一起定的規矩比好意有用。",
      "別等對方先改。從自己的習慣裡，挑最讓對方吃力的那一樣，先動它。",
    ],
    low: [
      "什麼都別視為當然，尤其別把對方的沉默視為當然。真心想在一起，就靠約定，不要靠性情。",
      "把「留下來」要長什麼樣子，用日常的話彼此問清楚。兩邊都說得出來，就有東西可以蓋。",
    ],
  },
};

const UNITY: Readonly<Record<Unity, (told: Told) => string>> = {
  united: ({ onSide, counts }) =>
    `古法眾多而口徑如此一致，並不常見：能斷吉凶的${measureZh(counts.weighed)}家裡，有${measureZh(onSide)}家站在同一邊。`,
  most: ({ onSide, counts, side }) =>
    `各家說法不盡相同，但大體同向：${measureZh(counts.weighed)}家之中，${measureZh(onSide)}家${SIDES[side]}。`,
  split: () => "各家意見相左，這本身就是最該先知道的事：平均數底下藏著一場爭執。",
  few: ({ onSide, counts, side }) =>
    onSide === counts.weighed
      ? `${measureZh(counts.weighed)}家都${SIDES[side]}。`
      : counts.weighed === 2
        ? "兩家各執一詞。"
        : onSide === 1
          ? "三家各說各話。"
          : `三家之中，兩家${SIDES[side]}。`,
  alone: ({ counts }) =>
    counts.weighed === 0
      ? "作答者皆不判吉凶，因此沒有分數可言。"
      : "其中只有一家判吉凶，這個分數只是一家之言。",
};

const SIDES = { favourable: "看好", mixed: "居中", adverse: "不看好" } as const;

const LIMITS: Readonly<Record<Subject, string>> = {
  birth: "古書說到這裡為止。它們用象徵描述一個人的出生，至於怎麼用這一生，哪一本都沒有寫。",
  question: "以上是把象徵並排來看，不是預測；您所知道的實情，它們一概不知。",
  match: "象徵比對的是兩個生辰，從沒見過這兩個人。您們對彼此的了解，比這一切都重。",
};

/** The synthesis in Traditional Chinese. */
export function writeChinese(told: Told): string {
  return [
    opening(told),
    voices(told),
    ...told.own,
    steadiness(told),
    ADVICE[told.subject][told.level][told.variant],
    closing(told),
  ]
    .filter((paragraph) => paragraph !== "")
    .join("\n\n");
}

function opening(told: Told): string {
  const { counts, score, subject, level, unity } = told;
  const who =
    counts.delivered === counts.members
      ? `${measureZh(counts.traditions)}個傳統、共${measureZh(counts.delivered)}個系統作了答`
      : `${measureZh(counts.members)}個系統之中，${measureZh(counts.delivered)}個作了答`;
  if (score === null) return `${who}。${UNITY.alone(told)}`;
  const judged =
    counts.weighed === counts.delivered
      ? "合起來"
      : `其中${measureZh(counts.weighed)}家判吉凶，合起來`;
  const rank = told.lower === null ? "" : rankOf(told.lower, subject);
  return `${who}。${judged}得 ${score} 分（滿分一百），${LEVELS[subject][level]}。${rank}${UNITY[unity](told)}`;
}

const OTHERS: Readonly<Record<Subject, string>> = {
  birth: "個生辰",
  question: "個時刻",
  match: "對伴侶",
};

/** A mean of many voices keeps near the middle: how common it is says more than the figure. */
function rankOf(lower: number, subject: Subject): string {
  const others = OTHERS[subject];
  if (lower >= 95) return `以同法推算一百${others}，高於此數的不過五${others[0]}。`;
  if (lower <= 5) return `以同法推算一百${others}，低於此數的不過五${others[0]}。`;
  if (lower >= 40 && lower <= 60) return `以同法推算一千${others}，這正在中間。`;
  return lower > 60
    ? `以同法推算一百${others}，約有${measureZh(lower)}${others[0]}低於此數。`
    : `以同法推算一百${others}，約有${measureZh(100 - lower)}${others[0]}高於此數。`;
}

/** The strongest voices on either side. */
export function voices({ favour, against, between, unity }: Told): string {
  const parts: string[] = [];
  if (between[0] && between[1]) {
    parts.push(`最接近點頭的是${fully(between[0])}；最遲疑的是${fully(between[1])}。`);
  }
  if (favour[0]) {
    const rest = favour.slice(1).map(shortly);
    const tail = rest.length > 0 ? `與之同聲的還有${rest.join("與")}。` : "";
    parts.push(`說得最好的是${fully(favour[0])}。${tail}`);
  }
  if (against[0]) {
    const opener = favour[0]
      ? unity === "united"
        ? "但有一家異議仍該聽聽："
        : "另一邊，"
      : "先說最重的一句反對：";
    const rest = against[1] ? `${shortly(against[1])}也作如是觀。` : "";
    parts.push(`${opener}${plainly(against[0])}。${rest}`);
  }
  return parts.join("");
}

function fully({ system, reason }: Named): string {
  const because = reason ? `，理由是「${unstopped(reason.evidence.zhHant)}」` : "";
  return `${system.title.zhHant}，給了 ${system.score} 分${because}`;
}

function plainly({ system, reason }: Named): string {
  const because = reason ? `，因為「${unstopped(reason.evidence.zhHant)}」` : "";
  return `${system.title.zhHant}只肯給 ${system.score} 分${because}`;
}

function shortly({ system }: Named): string {
  return `${system.title.zhHant}（${system.score} 分）`;
}

/** A reason without its full stop, to stand in quotation marks of its own. */
function unstopped(text: string): string {
  return text
    .replace(/[.。]$/, "")
    .replaceAll("「", "『")
    .replaceAll("」", "』");
}

/** How much hangs on any one system. */
export function steadiness({ lever, range, score }: Told): string {
  if (lever && score !== null) {
    const way = lever.without > score ? "升到" : "降到";
    return `有一家的話分量特別重：拿掉${lever.system.title.zhHant}，總分會${way} ${lever.without}。信這個總分之前，先問問自己信這門術幾分。`;
  }
  if (range && score !== null) {
    const [low, high] = range;
    return low === high
      ? "沒有哪一家能獨自左右結果：任意拿掉一家，分數不變。"
      : `沒有哪一家能獨自左右結果：任意拿掉一家，分數都在 ${low} 到 ${high} 之間。`;
  }
  return "";
}

function closing({ failed, subject }: Told): string {
  if (failed.length === 0) return LIMITS[subject];
  const names = failed.map(({ title }) => title.zhHant).join("、");
  return `${names}未能作答，緣由列於各自名下，既不計分，也不計費。${LIMITS[subject]}`;
}

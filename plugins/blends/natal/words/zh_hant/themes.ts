/** 人生各題，繁體中文。 */
import { chinese, type Leaning } from "#sdk";
import type { Chart, Evidence, Named, Role, Theme, Told, Voice } from "../../themes.ts";
import type { THEMES as ENGLISH } from "../en/themes.ts";

const { list } = chinese;

export const THEMES: typeof ENGLISH = {
  character: {
    title: "性情",
    comes: {
      favourable:
        "你很早就站得住，別人比你先看出來。裡外相去不遠，所以容易叫人信任，也不容易被推動。",
      mixed:
        "這個命裡有兩個人，一個做事，一個看著做事的自己，輪流出面。只認得一面的人，見到另一面總要吃驚。",
      adverse:
        "這個「我」是做出來的，不是生來就有：在阻力裡長大，曾經退讓過的地方後來最穩。自信來得晚，來了就不走。",
    },
    step: {
      favourable: "把容易起頭的本事，借給一件慢而不屬於你的事。",
      mixed: "先說清楚現在開口的是哪一個，吃驚就會變成寬度。",
      adverse: "把做成的事列成一張單子；你會先信它，才信別人的稱讚。",
    },
    looks: {
      "bazi.chart": "與自己同類的一方",
      "ziwei.chart": "命宮",
      "vedic.chart": "第一宮（主身體與舉止）",
      "astrology.calculate": "上升星座",
    },
  },
  love: {
    title: "感情與伴侶",
    comes: {
      favourable:
        "親近在這裡是歇腳的地方，不是考場。有伴之後能做的事變多，情意也常比起頭的緣由長久。",
      mixed: "感情附帶一個誰都沒寫下來的條件。說得開就順，只是默默守著就僵。",
      adverse:
        "伴侶這一題，起初要的比給的多。缺的往往不是情，是時間、距離，或一份不肯讓位的舊情義。",
    },
    step: {
      favourable: "一件自己做得來的事，讓人幫一次。",
      mixed: "挑平靜的一週，而不是吵架的時候，問對方以為了什麼。",
      adverse: "慢慢選，先住得近而不住在一起，看小事上的作為。",
    },
    looks: {
      "bazi.chart": "日主坐下的地支（配偶之位）",
      "ziwei.chart": "夫妻宮",
      "vedic.chart": "第七宮（主對面的人）",
      "astrology.calculate": "下降點（與人相遇之處）",
    },
  },
  work: {
    title: "事業與名位",
    comes: {
      favourable:
        "責任會自己找上你，而且合身。有規矩的職位或手藝比放任更適合你，上位者多半用得上。",
      mixed: "事情做得好，梯子卻是歪的：升遷多從旁邊來，靠換地方多過靠等。",
      adverse: "管束叫你磨腳。同樣的工作，自己作主，或跟一個自己選的人做，能省下一半的力氣。",
    },
    step: {
      favourable: "接下那個要替別人負責的位置。",
      mixed: "每隔一年，看看隔壁行業在做什麼。",
      adverse: "談薪水之前，先談作主的範圍。",
    },
    looks: {
      "bazi.chart": "管束自己的一方（官位與紀律）",
      "ziwei.chart": "官祿宮",
      "vedic.chart": "第十宮（主看得見的作為）",
      "astrology.calculate": "天頂",
    },
  },
  money: {
    title: "錢財",
    comes: {
      favourable: "錢會聚在你出過力的地方。這個命會賺也會守，得來的少有照原路走掉的。",
      mixed: "錢兩頭過路：一樣本事賺來，另一樣本事花掉，剩多剩少看習慣，不看運氣。",
      adverse: "握著的東西要用力氣去握。大數目帶著煩惱來，平穩的小進帳反而讓你更富。",
    },
    step: {
      favourable: "固定撥一份，放到不容易馬上動用的地方。",
      mixed: "兩樣本事的收支，分開兩個戶頭。",
      adverse: "少置需要防守的東西，也別替人作保。",
    },
    looks: {
      "bazi.chart": "自己所掌管的一方",
      "ziwei.chart": "財帛宮",
      "vedic.chart": "第二宮（主積蓄與言語）",
      "astrology.calculate": "第二宮（主所有之物）",
    },
  },
  body: {
    title: "身體與休息",
    comes: {
      favourable: "體格肯合作，不去擾它就自己修補。規律的日子勝過偏方。",
      mixed: "力氣一陣一陣地來。能有一週做得比誰都多，帳單下一週寄到。",
      adverse: "這個命最缺的是休息。身體很早就出聲，被叫去等，等到後來聲音就大了。",
    },
    step: {
      favourable: "留一樣動手動腳的功夫做成老習慣：走路、翻土、唱歌都好。",
      mixed: "排忙的那一週時，一併排好靜的那一週。",
      adverse: "像約會議一樣約好睡覺的鐘點；是什麼毛病，由醫師來說。",
    },
    looks: {
      "bazi.chart": "滋養、恢復自己的一方",
      "ziwei.chart": "疾厄宮",
      "vedic.chart": "第六宮（主勞力與病痛）",
      "astrology.calculate": "第六宮（主日常照料）",
    },
  },
  family: {
    title: "家與親人",
    comes: {
      favourable:
        "來處托著你。小時候的那個家，或你後來造的那個，一直是可以回去的地面，長輩也站在你這邊。",
      mixed: "家裡給你的禮物和功課包在同一個包裹裡。禮物天天在用，功課一直擱著。",
      adverse: "根扎在石頭地裡。你的安穩得自一些本無義務的人，家是你自己蓋起來的地方。",
    },
    step: {
      favourable: "把最年長的那位還記得的事寫下來。",
      mixed: "做那份功課最小的一角，做完告訴他們。",
      adverse: "把那些人的名字說給家裡人聽，記住他們的日子。",
    },
    looks: {
      "bazi.chart": "月支（父母與教養之位）",
      "ziwei.chart": "父母宮",
      "vedic.chart": "第四宮（主母親與居所）",
      "astrology.calculate": "天底（根之所在）",
    },
  },
  growth: {
    title: "長進與內心",
    comes: {
      favourable: "你在做的時候學，做出來的又教了別人。其中的快樂不靠掌聲，遠路對你有益。",
      mixed: "念頭來得容易，缺一個刪改的人。那些看似沒完成什麼的年頭，是用來弄清楚什麼值得完成。",
      adverse:
        "要表達，是上坡路：懂的比拿得出來的多，拿出來又累。成熟的東西都在暗處長，然後忽然就完整了。",
    },
    step: {
      favourable: "趁還在學，就教別人。",
      mixed: "給一件作品一個日期、一個讀者。",
      adverse: "未完成的東西只給一個人看，而且總是同一個人。",
    },
    looks: {
      "bazi.chart": "自己所生發的一方",
      "ziwei.chart": "福德宮",
      "vedic.chart": "第九宮（主師長與福澤）",
      "astrology.calculate": "第九宮（主遠方與信念）",
    },
  },
};

const CHARTS: Readonly<Record<Chart, string>> = {
  "bazi.chart": "四柱",
  "ziwei.chart": "紫微斗數",
  "vedic.chart": "印度命盤",
  "astrology.calculate": "西洋命盤",
};
const ROLES: Readonly<Record<Role, (element: string) => string>> = {
  useful: (element) => `那裡是${element}，正是命局要找的用神`,
  favourable: (element) => `那裡是${element}，命局所喜`,
  idle: (element) => `那裡是${element}，於命局無益也無害`,
  adverse: (element) => `那裡是${element}，命局已經嫌多`,
  hostile: (element) => `那裡是${element}，與用神相左`,
};
const CHANGES: Readonly<Record<string, string>> = {
  lu: "其中有化祿，主增添",
  quan: "其中有化權，主掌握",
  ke: "其中有化科，主名聲",
  ji: "其中有化忌，主阻滯",
};
const BODIES: Readonly<Record<string, string>> = {
  sun: "太陽",
  moon: "月亮",
  mercury: "水星",
  venus: "金星",
  mars: "火星",
  jupiter: "木星",
  saturn: "土星",
};

/** 每題一段。 */
export function tellThemes(told: readonly Told[]): readonly string[] {
  return told.map(({ theme, stands, voices }) => {
    const words = THEMES[theme];
    const evidence = voices.map((voice) => `${evidenceOf(voice, words.looks[voice.system])}。`);
    return `【${words.title}】${words.comes[stands]}${evidence.join("")}${agreement(stands, voices)}${words.step[stands]}`;
  });
}

const text = (named: Named) => (typeof named === "string" ? named : named.text);
const nativeOf = (named: Named) =>
  typeof named === "string" ? named : (named.native ?? named.text);

function evidenceOf(voice: Voice, looks: string): string {
  const name = CHARTS[voice.system];
  switch (voice.system) {
    case "bazi.chart":
      return `${name}看${looks}，${ROLES[voice.says.role](text(voice.says.element))}`;
    case "ziwei.chart":
      return `${name}的${looks}${starsOf(voice.says)}`;
    case "vedic.chart": {
      const { points, lord, lordHouse } = voice.says;
      const strength = points > 30 ? "有力" : points < 26 ? "力弱" : "力量平平";
      return `${name}看${looks}，得 ${points} 點（通常為 28 點），${strength}，宮主${text(lord)}在第 ${lordHouse} 宮`;
    }
    case "astrology.calculate": {
      const { sign, lord, dignity, occupants } = voice.says;
      const able = dignity >= 4 ? "得位" : dignity < 0 ? "失位" : "少有憑藉";
      const guests =
        occupants.length > 0
          ? `，${list(occupants.map((one) => BODIES[typeof one === "string" ? one : one.id] ?? text(one)))}落在其中`
          : "";
      return `${name}的${looks}在${text(sign)}，其主${BODIES[lord] ?? lord}${able}${guests}`;
    }
  }
}

function starsOf({ stars, changes }: Evidence["ziwei.chart"]): string {
  if (stars.length === 0) return "沒有主星，借對宮來看";
  const named = stars.map(
    ({ star, bright }) => `${nativeOf(star)}${bright === null ? "" : bright ? "（明）" : "（暗）"}`,
  );
  const changed = changes.map((one) => CHANGES[one]).filter((one) => one !== undefined);
  return `坐著${list(named)}${changed.length > 0 ? `，${changed.join("，")}` : ""}`;
}

const SIDES: Readonly<Record<Leaning, string>> = {
  favourable: "看好此事",
  mixed: "取其中",
  adverse: "不看好",
};

/** 哪些盤相合，哪些不合。 */
function agreement(stands: Leaning, voices: readonly Voice[]): string {
  const on = (side: Leaning) =>
    voices.filter((voice) => voice.side === side).map(({ system }) => CHARTS[system]);
  const same = on(stands);
  if (same.length === voices.length) return voices.length > 1 ? "各盤一致。" : "能問的只有這一盤。";
  const others = (["favourable", "mixed", "adverse"] as const).filter(
    (side) => side !== stands && on(side).length > 0,
  );
  const dissent = others.map((side) => `${list(on(side))}${SIDES[side]}`).join("，");
  return same.length === 0
    ? `各盤分歧：${dissent}，所謂居中只是相加的結果。`
    : `${list(same)}${SIDES[stands]}，${dissent}。`;
}

import { matters } from "#lore/words/matters_zh_hant.ts";
import { stepOf } from "#lore/words/matters.ts";
import { opening } from "#east/draw/words/zh_hant.ts";
import type { MoAnswer } from "../answer.ts";
import { GROUNDS, unitOf, type Heading, type Throws } from "../dice.ts";
import type { MoWords } from "./en.ts";
import { moAnswer } from "./zh_hant/answers.ts";

const moSyllable = {
  ah: { text: "阿", stands: "空" },
  ra: { text: "惹", stands: "火" },
  pa: { text: "巴", stands: "水" },
  tsa: { text: "雜", stands: "風" },
  na: { text: "那", stands: "地" },
  dhi: { text: "諦", stands: "慧" },
};
const moHeading = {
  home: "家宅與產業",
  aims: "心願與目標",
  wealth: "朋友與財物",
  rivals: "對手",
  guests: "在路上的人",
  health: "病況",
  practice: "學業與修持",
  lost: "失物",
  coming: "來否成否",
  others: "其餘諸事",
};
const leans = { favourable: "有利", mixed: "參半", adverse: "不利" };
const under: Readonly<
  Record<Heading, Readonly<Record<"favourable" | "mixed" | "adverse", string>>>
> = {
  home: {
    favourable: "家宅產業在此答中安穩，不去驚動就會長進",
    mixed: "家宅產業眼下撐得住，要撐下去得花點心思",
    adverse: "此答看見的漏洞就在家宅產業，先補這裡",
  },
  aims: {
    favourable: "心願沒有阻礙，書中許它成就",
    mixed: "心願成一部分，先想清楚要的是什麼",
    adverse: "心願受阻，書中勸你緩一緩",
  },
  wealth: {
    favourable: "朋友與財物朝你走來，也留得住",
    mixed: "朋友與財物會來，不容易留",
    adverse: "朋友與財物眼下從指縫漏走",
  },
  rivals: {
    favourable: "沒有勝得過你的對手",
    mixed: "對手是有，聲勢大過本事",
    adverse: "有人與你作對，別給他由頭，離遠些",
  },
  guests: {
    favourable: "在路上的人走得舒坦，到得了",
    mixed: "在路上的人會晚到，也會累",
    adverse: "在路上的人會遇阻，行程不如延後",
  },
  health: {
    favourable: "照醫囑去做，病況會好轉",
    mixed: "病況會拖一陣子，並不重，治療與休息各有用處",
    adverse: "病況不可輕忽，早點看醫生",
  },
  practice: {
    favourable: "學業修持有進境，旁人也看得見",
    mixed: "學業修持如常，只是一次貪多",
    adverse: "學業修持散亂，只做一件，做得簡單",
  },
  lost: {
    favourable: "失物找得到",
    mixed: "趁早在原處附近找，失物或可找回",
    adverse: "失物已到別人手裡",
  },
  coming: {
    favourable: "會來，也會做完",
    mixed: "來得晚，或換了樣子來",
    adverse: "動靜很大，事情卻不成",
  },
  others: {
    favourable: "這一類事，此答許可",
    mixed: "這一類事，此答平平",
    adverse: "這一類事，此答暫不許可",
  },
};

function looks({ throws, asked }: MoAnswer): string {
  const matter = matters[asked.matter];
  const parts = throws.map((syllable) => {
    const ground = GROUNDS[syllable];
    return `${moSyllable[syllable].text}（${moSyllable[syllable].stands}）指的是${ground ? matter[ground] : syllable === "ah" ? matter.turn : "你自己的判斷"}`;
  });
  return `${throws[0] === throws[1] ? `兩次都是${parts[0]!}` : parts.join("，")}。`;
}

const pace = (throws: Throws) =>
  ({
    days: "書中說很快",
    weeks: "書中說到時自成",
    months: "書中說漸漸地",
    hours: "",
    years: "",
    none: "",
  })[unitOf(throws) ?? "none"];

export const zhHant: MoWords = {
  title: "文殊骰占（Mo）",
  summary: "擲六字骰兩次，得三十六答之一，依所問的門類來讀",
  weighs: "所問門類占二分，諸門合計占一分",
  inputs: {
    throws: {
      label: "自行擲得",
      about: "自行擲骰所得的兩個字；如此則不再隨機",
      values: { ah: "阿", ra: "惹", pa: "巴", tsa: "雜", na: "那", dhi: "諦" },
    },
  },
  fields: {
    optionAnswers: "各選項之答",
    throws: "兩擲",
    stands: "所代表者",
    number: "答案序號",
    answer: "答案",
    about: "大意",
    heading: "門類",
    headings: "諸門",
    leaning: "傾向",
  },
  terms: { moSyllable, moAnswer, moHeading },
  phrases: {
    underHeading: ({ answer: id, heading, leaning }) =>
      `${moAnswer[id].text}，於${moHeading[heading]}讀作${leans[leaning]}`,
  },
  reading: (mo) => {
    const { question, asked, reply, throws, answer: id, heading, score } = mo;
    const told = moAnswer[id];
    const [first, second] = throws.map((one) => moSyllable[one].text);
    const body = `擲得「${first}${second}」，答為「${told.text}」：${told.about}。`;
    const headed = `${under[heading][mo.headings.find((one) => one.heading === heading)!.leaning]}。`;
    if (question === null) {
      const good = mo.headings
        .filter((one) => one.leaning === "favourable")
        .map((one) => moHeading[one.heading]);
      const ill = mo.headings
        .filter((one) => one.leaning === "adverse")
        .map((one) => moHeading[one.heading]);
      return [
        body,
        headed,
        (good.length > 0 ? `此答利於${good.join("、")}。` : "") +
          (ill.length === mo.headings.length
            ? "十門之中，沒有一門有利。"
            : ill.length > 0
              ? `不利於${ill.join("、")}。`
              : ""),
      ].filter((one) => one !== "");
    }
    const why = reply.where
      ? `這是依「${told.text}」與第二擲「${second}」讀出的。`
      : reply.when
        ? `${pace(throws as unknown as Throws)}。`
        : "";
    return [
      opening({
        asked,
        reply,
        question,
        score,
        why,
        by: mo.optionAnswers.map((one) => moAnswer[one].text),
        silent: "此答在書中既不指方位，也不定時日。",
      }),
      headed + looks(mo),
      body,
      stepOf(matters[asked.matter], reply.standing),
    ];
  },
  picture: {
    title: ({ answer: id }) => moAnswer[id].text,
    desc: ({ throws, answer: id }) =>
      `${throws.map((one) => moSyllable[one].text).join("")}：${moAnswer[id].about}`,
    under: ({ heading, number }) => `三十六答之 ${number}，問${moHeading[heading]}`,
  },
};

import type { KetikaWords } from "./en.ts";

const dateText = (date: string) =>
  `${date.slice(0, -6)} 年 ${Number(date.slice(-5, -3))} 月 ${Number(date.slice(-2))} 日`;

const malayPart = {
  morning: "早晨",
  forenoon: "上午",
  noon: "正午",
  afternoon: "午後",
  evening: "傍晚",
};
const ketikaColour = { yellow: "黃白", black: "紅黑", white: "白", red: "紅", green: "綠" };
const ketikaRuler = {
  maswara: {
    text: "大自在天",
    about: "吉：宜向在位者求事，宜開始一切工作；好消息是真，壞消息是假",
  },
  kala: { text: "時神（Kala）", about: "不吉：易起口角，好消息是假，壞消息是真；勿面向西方" },
  sri: { text: "吉祥天女", about: "表中只記其色為白，未言其他" },
  brahma: { text: "梵天", about: "表中只記其色為紅，未言其他" },
  bisnu: { text: "毘濕奴", about: "表中只記其色為綠，未言其他" },
  ahmad: {
    text: "艾哈邁德",
    about: "百事皆宜，利航行、種植與買賣；往南走失的牛會回來；面向南偏東",
  },
  jibrail: { text: "吉卜利勒", about: "小吉：宜種植買賣；失金費力可尋回；勿面向南方" },
  ibrahim: { text: "易卜拉欣", about: "大不吉：壞消息是真，失物難回；宜居家，或面向北方" },
  yusuf: { text: "優素福", about: "不好不壞：面向西方" },
  azrail: { text: "阿茲拉伊勒", about: "大不吉：諸事延後" },
};
const clockSpan = ({ from, to }: { from: string; to: string }) => `${from} 至 ${to}`;

export const zhHant: KetikaWords = {
  title: "馬來五時（Ketika Lima）",
  summary: "馬來一日五時，各由誰主、宜做何事、帶什麼顏色",
  fields: {
    date: "日期",
    hijriDay: "回曆日",
    roundDay: "五日一輪之第幾日",
    hours: "五時",
    part: "時段",
    from: "起",
    to: "止",
    ruler: "主",
    about: "其意",
    colour: "顏色",
    leaning: "傾向",
    now: "此刻",
  },
  terms: { malayPart, ketikaRuler, ketikaColour },
  phrases: {
    ruledBy: ({ ruler, part }) =>
      `${malayPart[part]}由${ketikaRuler[ruler].text}主事：${ketikaRuler[ruler].about}`,
  },
  conventions: {
    table: {
      title: "時表",
      options: {
        gods: "五時：大自在天、時神、吉祥天女、梵天、毘濕奴",
        prophets: "五刻：艾哈邁德、吉卜利勒、易卜拉欣、優素福、阿茲拉伊勒",
      },
    },
  },
  reading: ({ date, hijriDay, roundDay, hours, now }) => {
    const good = hours.filter(({ leaning }) => leaning.value === "favourable");
    const bad = hours.filter(({ leaning }) => leaning.value === "adverse");
    const here = hours.find(({ part }) => part === now);
    return [
      `${dateText(date)}是回曆月的第 ${hijriDay} 日，即五日一輪的第 ${roundDay} 日。`,
      ...(here
        ? [
            `此刻是${malayPart[here.part]}（${clockSpan(here)}），由${ketikaRuler[here.ruler].text}主事，${ketikaRuler[here.ruler].about}。`,
          ]
        : []),
      ...good.map(
        (hour) =>
          `宜取${malayPart[hour.part]}（${clockSpan(hour)}），由${ketikaRuler[hour.ruler].text}主事${hour.colour === null ? "" : `，身上帶點${ketikaColour[hour.colour]}色`}。`,
      ),
      ...bad.map(
        (hour) =>
          `${malayPart[hour.part]}（${clockSpan(hour)}）勿開始新事，由${ketikaRuler[hour.ruler].text}主事，${ketikaRuler[hour.ruler].about}。`,
      ),
    ];
  },
  picture: {
    title: ({ roundDay }) => `馬來五時：第 ${roundDay} 日`,
    desc: ({ roundDay }) => `五日五時之表，第 ${roundDay} 行加框，每格塗其主之色`,
    foot: ({ hours, now }) => {
      const here = hours.find(({ part }) => part === now);
      return here
        ? `此刻：${malayPart[here.part]}，${ketikaRuler[here.ruler].text}`
        : "橫行為一輪之日";
    },
  },
};

import { chinese } from "#sdk";
import { canChi, conGiap } from "../../core/words/zh_hant.ts";
import type { KimLauWords } from "./en.ts";

const kimLau = {
  self: { text: "金樓身", about: "說是妨礙起造或成婚者本人" },
  spouse: { text: "金樓妻", about: "說是妨礙配偶" },
  children: { text: "金樓子", about: "說是妨礙子女" },
  livestock: { text: "金樓六畜", about: "說是損牲畜與生意" },
};
const hoangOc = {
  nhatCat: { text: "一吉", about: "此時起屋，居住安穩" },
  nhiNghi: { text: "二宜", about: "此時起屋，家業興旺" },
  tamDiaSat: { text: "三地煞", about: "此時起屋，多病痛" },
  tuTanTai: { text: "四進財", about: "財隨屋來" },
  nguThoTu: { text: "五閉", about: "此時起屋，主離散" },
  lucHoangOc: { text: "六荒屋", about: "此時起屋，屋易空" },
};
const purpose = { build: "起造", marry: "婚嫁" };

export const zhHant: KimLauWords = {
  title: "金樓、荒屋與三災",
  summary: "依越南習俗，以虛歲看某年宜否起造、婚嫁，並列其後可用之年",
  inputs: {
    birthYear: { label: "生年", about: "陰曆年，以其正月所在之公曆年計" },
    year: { label: "所問之年", about: "出生以後之陰曆年" },
    purpose: {
      label: "用途",
      about: "此年欲作何用，未提供作起造",
      values: { build: "起造", marry: "婚嫁" },
    },
  },
  fields: {
    birthYear: "生年",
    birthPair: "生年干支",
    animal: "生肖",
    year: "年",
    pair: "該年干支",
    purpose: "用途",
    nominalAge: "虛歲",
    kimLau: "金樓",
    about: "舊說",
    hoangOc: "荒屋",
    isHoangOc: "宜避之位",
    tamTai: "三災",
    tamTaiYears: "三災之年",
    verdict: "該年",
    nextClear: "其後可用之年",
  },
  terms: {
    canChi,
    conGiap,
    kimLau,
    hoangOc,
    purpose,
    clearness: { clear: "無犯", touched: "有犯" },
  },
  phrases: {
    kimLau: ({ age, remainder, kimLau: whom }) =>
      `虛歲 ${age}，以九除餘 ${remainder}，犯${kimLau[whom].text}`,
    hoangOc: ({ age, hoangOc: station }) => `虛歲 ${age}，落${hoangOc[station].text}`,
    tamTai: ({ year, place }) => `${year} 年為三災之第${chinese.numeral(place)}年`,
    clear: ({ age }) => `虛歲 ${age} 無所犯`,
  },
  refusals: {
    beforeBirth: {
      when: "所問之年早於生年",
      says: ({ birthYear, year }) => `無法計 ${year} 年之虛歲：生於 ${birthYear} 年`,
    },
  },
  reading(answer) {
    const { year, nominalAge, purpose: wanted, kimLau: whom, hoangOc: station, nextClear } = answer;
    return [
      [
        `你生於${canChi[answer.birthPair]}年，屬${conGiap[answer.animal]}，${year} ${canChi[answer.pair]}年虛歲 ${nominalAge}。`,
        whom
          ? `此歲犯${kimLau[whom].text}：${kimLau[whom].about}。`
          : "此歲不犯金樓（忌起頭之歲）。",
        wanted === "build"
          ? `荒屋六位之中落${hoangOc[station].text}：${hoangOc[station].about}。`
          : "婚嫁看新娘之歲，荒屋只為起造而看。",
        answer.tamTai
          ? `${year} 年正在三災（${answer.tamTaiYears.join("、")}）之內。`
          : `下一輪三災在 ${answer.tamTaiYears.join("、")} 年。`,
      ].join(""),
      answer.verdict.value === "clear"
        ? `以此年${purpose[wanted]}，無所犯。`
        : `以此年${purpose[wanted]}，有所犯；等不及的人家，多借無犯親戚之歲，或由他人出名動手。`,
      ...(nextClear.length > 0
        ? [
            `其後可用：${nextClear.map((one) => `${one.year} ${canChi[one.pair]}年（${one.nominalAge} 歲）`).join("、")}。`,
          ]
        : []),
    ];
  },
  picture: {
    title: ({ birthYear, purpose: wanted }) => `${birthYear} 年生者${purpose[wanted]}之年`,
    subtitle: () => "金樓・荒屋・三災",
    desc: ({ year, birthYear }) => `${birthYear} 年生者自 ${year} 年起十二年，各年所犯`,
    row: ({ verdict, kimLau: whom, hoangOc: station, tamTai }) =>
      verdict.value === "clear"
        ? "無犯"
        : [
            ...(whom ? [kimLau[whom].text] : []),
            ...(verdict.because.some(({ code }) => code === "hoangOc")
              ? [hoangOc[station].text]
              : []),
            ...(tamTai ? ["三災"] : []),
          ].join("・"),
  },
};

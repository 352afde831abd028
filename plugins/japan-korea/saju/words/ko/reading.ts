/** 사주 풀이: 사람, 오행, 용신, 신살, 대운. */
import { sinsal as killerNames, sipseong, yukchin } from "../../../core/words/ko/arts.ts";
import { phase } from "../../../core/words/ko/calendar.ts";
import { cheongan, gapja } from "../../../core/words/ko/korean.ts";
import type { Tie } from "../../../core/arts.ts";
import type { SajuAnswer } from "../../answer.ts";
import { highlightsOf, kindCycles } from "../../highlights.ts";
import type { Singang } from "../../terms.ts";
import { feeds, fields, killers, muchOf, noneOf, selves } from "./themes.ts";

export const singang: Readonly<Record<Singang, string>> = {
  strong: "신강",
  leaningStrong: "중화신강",
  leaningWeak: "중화신약",
  weak: "신약",
};

const STANDS: typeof singang = {
  strong: "신강하여 무거운 짐도 감당하지만 남의 말은 잘 듣지 않는 편입니다",
  leaningStrong: "중화신강이라 제자리를 지키면서도 굽힐 줄 압니다",
  leaningWeak: "중화신약이라 뒤를 받쳐 주는 사람과 준비가 있을 때 힘이 납니다",
  weak: "신약하여 주위의 기운에 민감하고, 흐름을 타는 재주가 있습니다",
};

const TIES: Readonly<Record<Tie, string>> = {
  yukhap: "육합이라 서로를 붙듭니다",
  samhap: "삼합의 짝이라 힘을 모읍니다",
  chung: "충이라 변동과 이동이 따릅니다",
  hyeong: "형이라 서로를 깎습니다",
  pa: "파라 시작한 일이 깨지기 쉽습니다",
  hae: "해라 서로 발목을 잡습니다",
  wonjin: "원진이라 까닭 없이 서운해집니다",
};
const PLACE = { year: "연지", month: "월지", day: "일지", hour: "시지" };

/** 문단들. */
export function readOut(answer: SajuAnswer): readonly string[] {
  const { pillars, strength, helper } = answer;
  const { day } = pillars;
  const { most, missing, heavy, absent, killers: carried, ties } = highlightsOf(answer);
  return [
    `일간 ${cheongan[day.stem]}, ${selves[day.stem]}. ${gapja[day.gapja]} 일주로, ${STANDS[strength.value]}.`,
    [
      `십성 가운데 ${yukchin[most.family]}(${most.count}자)이 가장 두드러집니다. ${muchOf[most.family]}.`,
      ...missing.map(
        (one) => `${yukchin[one.family]}(${phase[one.element]})이 없습니다. ${noneOf[one.family]}.`,
      ),
      ...(heavy.length > 0
        ? [`오행으로는 ${heavy.map((one) => phase[one]).join("·")} 기운이 유난히 많습니다.`]
        : []),
    ].join(" "),
    `억부로 본 용신은 ${phase[helper.value]}입니다${absent.includes(helper.value) ? "만 정작 사주에는 없는 기운입니다" : ""}. 평소 생활에서는 ${feeds[helper.value]}에서 이 기운을 얻을 수 있습니다.`,
    [
      ...carried.map(
        ({ sinsal, places }) =>
          `${places.map((one) => `${PLACE[one]}(${fields[one]})`).join("와 ")}의 ${killerNames[sinsal]}은 ${killers[sinsal]}.`,
      ),
      ...ties.map(({ tie, one, other }) => `${PLACE[one]}와 ${PLACE[other]}는 ${TIES[tie]}.`),
    ].join(" "),
    luckText(answer),
  ];
}

function luckText(answer: SajuAnswer): string {
  const { forward, number, cycles } = answer.luck;
  const runs = `대운은 ${forward ? "순행" : "역행"}`;
  if (number === null)
    return `${runs}합니다. 언제 시작하는지는 태어난 시각이 있어야 알 수 있습니다.`;
  const one = (cycle: (typeof cycles)[number]) =>
    `${gapja[cycle.gapja]} ${sipseong[cycle.stemGod]} 대운(${cycle.startYear}년, 만 ${cycle.age}세부터)`;
  const kind = kindCycles(answer);
  return `${runs}이며 첫 대운은 ${one(cycles[0]!)}입니다. ${
    kind.length > 0
      ? `용신 ${phase[answer.helper.value]}의 기운이 드는 때는 ${kind.map(one).join(", ")}입니다.`
      : `여덟 대운에 ${phase[answer.helper.value]} 기운이 들지 않으니 일상에서 채워야 합니다.`
  }`;
}

/** 천간과 육친, 신살의 뜻풀이. */
import type * as en from "../en/themes.ts";

export const selves: typeof en.selves = {
  jia: "곧게 자라는 큰 나무입니다. 굽히기보다 부러지는 쪽을 택하고, 앞장서기를 좋아합니다",
  yi: "타고 오르는 덩굴입니다. 휘고 감기면서도 남들이 포기한 곳까지 갑니다",
  bing: "하늘의 해입니다. 곁에 있는 사람을 따뜻하게 하고 속마음을 오래 숨기지 못합니다",
  ding: "책상 위의 등불입니다. 찬찬히 살피고 꾸준히 타며, 온기는 몇 사람에게만 줍니다",
  wu: "우뚝한 산입니다. 쉽게 움직이지 않고 사람들이 기대며, 생각을 돌리기 어렵습니다",
  ji: "기름진 밭입니다. 남이 가져온 것을 받아들여 쓸모 있게 길러 냅니다",
  geng: "다듬지 않은 쇠입니다. 결단이 빠르고 약속을 지키며 말을 돌리지 않습니다",
  xin: "갈고닦은 보석입니다. 좋은 것과 흠을 한눈에 알아보고 작은 상처도 오래 기억합니다",
  ren: "넓은 강물입니다. 생각이 멀리 흐르고 많은 것을 품으며 둑을 싫어합니다",
  gui: "내리는 비입니다. 분위기를 먼저 알아채고 조용히 일하며 마침내 어디에나 스며듭니다",
};

export const muchOf: typeof en.muchOf = {
  companions: "제 방식대로 하고 또래와 겨루며 힘을 얻습니다",
  output: "무언가 만들고 말하고 가르쳐야 살아 있다고 느낍니다",
  wealth: "물건의 값과 쓰임을 잘 봅니다",
  officer: "책임과 자리, 남의 눈이 하는 일에 무게를 줍니다",
  resource: "배우고 나서 움직이며 윗사람의 도움을 받습니다",
};

export const noneOf: typeof en.noneOf = {
  companions: "곁에 또래가 적으니 먼저 손을 내미는 법을 익히게 됩니다",
  output: "아는 것이 늦게 나오니 말하고 드러내는 연습이 필요합니다",
  wealth: "결과와 돈은 저절로 오지 않으니 계획이 있어야 합니다",
  officer: "바깥의 규칙이 잘 붙들지 못하니 스스로 규칙을 세워야 합니다",
  resource: "배우기 전에 시작하고 하면서 익힙니다",
};

export const killers: typeof en.killers = {
  geopsal: "빼앗기고 되찾는 기운이니 서류와 열쇠를 잘 챙기세요",
  jaesal: "눌릴수록 꾀가 나지만 다툼은 남에게 맡기는 편이 낫습니다",
  cheonsal: "힘이 닿지 않는 일을 견디는 기운입니다",
  jisal: "제 발로 떠나 새로 시작하는 기운입니다",
  nyeonsal: "눈길을 끄는 매력, 곧 도화입니다",
  wolsal: "메마른 때라 벌이기보다 손보기에 좋습니다",
  mangsin: "감추고 싶을 때 드러나지만 그 덕에 이름도 납니다",
  jangseong: "한가운데 서서 이끄는 기운입니다",
  banan: "말안장, 달린 뒤의 편안함과 자리입니다",
  yeokma: "이동과 여행, 소식의 기운입니다",
  yukhae: "작은 걸림돌과 예민한 직감입니다",
  hwagae: "홀로 있는 시간, 학문과 예술, 믿음의 기운입니다",
};

export const fields: Readonly<Record<keyof typeof en.fields, string>> = {
  year: "집안과 어린 시절",
  month: "일과 부모 형제",
  day: "가정과 배우자 자리",
  hour: "노년과 자녀 자리",
};

export const feeds: typeof en.feeds = {
  wood: "아침 시간, 식물, 동쪽과 푸른빛",
  fire: "빛과 사람들, 남쪽과 붉은빛",
  earth: "규칙적인 끼니, 땅을 밟는 일과 누런빛",
  metal: "정리와 도구, 서쪽과 흰빛",
  water: "쉼과 물가, 북쪽과 검은빛",
};

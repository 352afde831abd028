/** 남녀 납음의 스물다섯 상. 상은 전해 오는 것이고 풀이는 이 서비스의 말이다. */
import type { gungHapImage as en } from "./images_en.ts";

export const gungHapImage: typeof en = {
  woodWood: {
    text: "주인이 닭과 개를 잃는 상",
    gist: "두 나무가 자리를 다투니, 누가 앞장서고 살림을 어떻게 꾸릴지 일찍 정하세요",
  },
  woodFire: {
    text: "한여름에 부채를 얻는 상",
    gist: "한 사람이 가진 것이 다른 사람에게 꼭 필요합니다",
  },
  woodEarth: { text: "입동에 옷을 짓는 상", gist: "늦은 듯해도 애쓰면 살림에 온기가 돕니다" },
  woodMetal: {
    text: "누운 소가 풀짐을 진 상",
    gist: "한쪽은 베고 한쪽은 짊어지니, 버틸 만할 때 짐을 나누세요",
  },
  woodWater: { text: "새가 매로 변하는 상", gist: "여자 쪽이 남자 쪽을 길러 함께 높아집니다" },
  fireWood: { text: "새가 학으로 변하는 상", gist: "불에 땔감이 들어 살림이 처음보다 나아집니다" },
  fireFire: {
    text: "용이 물고기가 되는 상",
    gist: "두 불이 함께 일어 모은 것을 태우니 한 사람이 먼저 식어야 합니다",
  },
  fireEarth: {
    text: "사람이 변하여 신선이 되는 상",
    gist: "따뜻한 불이 흙을 구워 오래가는 집을 이룹니다",
  },
  fireMetal: {
    text: "용이 여의주를 잃는 상",
    gist: "귀한 것도 말다툼에 녹아 버리니, 소중한 것은 다툼에 끌어들이지 마세요",
  },
  fireWater: { text: "노인이 다리를 건너는 상", gist: "한 걸음마다 조심하고 서로 부축하세요" },
  earthWood: {
    text: "마른 나무가 가을을 만나는 상",
    gist: "뿌리가 땅을 가르니, 메마르기 전에 서로 숨 쉴 틈을 주세요",
  },
  earthFire: {
    text: "물고기가 용이 되는 상",
    gist: "여자 쪽의 온기가 남자 쪽의 뜻을 여물게 합니다",
  },
  earthEarth: { text: "가지마다 꽃이 핀 상", gist: "밭과 밭이 이어져 꾸준히 자라고 곳간이 찹니다" },
  earthMetal: { text: "새가 매로 변하는 상", gist: "흙에서 쇠가 나니 숨은 재주가 쓰입니다" },
  earthWater: {
    text: "술 마시며 슬픈 노래를 부르는 상",
    gist: "한쪽은 막고 한쪽은 흐르려 하니, 속이 상하기 전에 말하세요",
  },
  metalWood: {
    text: "헤엄치던 물고기가 물을 잃는 상",
    gist: "날카로운 말이 숨을 막으니 말끝을 누그러뜨리세요",
  },
  metalFire: {
    text: "여윈 말이 무거운 짐을 진 상",
    gist: "한 사람에게 짐이 몰리니, 한꺼번에 많이 바라지 마세요",
  },
  metalEarth: {
    text: "산이 흙과 나무를 얻는 상",
    gist: "한 사람이 터를 닦고 한 사람이 집을 올립니다",
  },
  metalMetal: {
    text: "용이 변하여 물고기가 되는 상",
    gist: "두 칼날이 부딪쳐 크게 울리니, 사이에서 말려 줄 사람이 있으면 좋습니다",
  },
  metalWater: {
    text: "네 마리 말이 짐을 얻는 상",
    gist: "끌 힘이 있는데 끌 만한 짐까지 만났습니다",
  },
  waterWood: {
    text: "상어가 용이 되는 상",
    gist: "남자 쪽이 여자 쪽을 길러 온 집안이 함께 누립니다",
  },
  waterFire: {
    text: "꽃이 지고 더위를 만나는 상",
    gist: "물과 불이 부딪쳐 처음은 뜨겁지만 지키려면 정성이 듭니다",
  },
  waterEarth: {
    text: "만물이 서리를 만나는 상",
    gist: "둑 사이가 좁아 물살이 급하니, 서로 물러설 길을 남겨 두세요",
  },
  waterMetal: {
    text: "세 나그네가 아우를 만나는 상",
    gist: "필요할 때 가까운 사람이 도우러 옵니다",
  },
  waterWater: {
    text: "병든 말이 침을 만나는 상",
    gist: "두 물이 한데 흐르니, 앓던 것도 함께 있으면 낫습니다",
  },
};

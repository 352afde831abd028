import { vocabulary, type IdOf } from "#sdk";

/**
 * The twenty-five images of a man's sound and a woman's, wood, fire, earth, metal and water in both orders.
 *
 * @source 납음오행 궁합법, as Korean almanacs print it (wonje.co.kr, 생년으로 보는 납음오행 궁합법)
 */
export const IMAGE = vocabulary("gungHapImage", {
  woodWood: { native: "주실계견", roman: "jusil gyegyeon" },
  woodFire: { native: "삼하봉선", roman: "samha bongseon" },
  woodEarth: { native: "입동재의", roman: "ipdong jaeui" },
  woodMetal: { native: "와우부초", roman: "wau bucho" },
  woodWater: { native: "조변성응", roman: "jobyeon seong-eung" },
  fireWood: { native: "조변성학", roman: "jobyeon seonghak" },
  fireFire: { native: "용변위어", roman: "yongbyeon wieo" },
  fireEarth: { native: "인변성선", roman: "inbyeon seongseon" },
  fireMetal: { native: "용실명주", roman: "yongsil myeongju" },
  fireWater: { native: "노각도교", roman: "nogak dogyo" },
  earthWood: { native: "고목봉추", roman: "gomok bongchu" },
  earthFire: { native: "어변성룡", roman: "eobyeon seongnyong" },
  earthEarth: { native: "개화만지", roman: "gaehwa manji" },
  earthMetal: { native: "조변성응", roman: "jobyeon seong-eung" },
  earthWater: { native: "음주비가", roman: "eumju biga" },
  metalWood: { native: "유어실수", roman: "yueo silsu" },
  metalFire: { native: "수마중태", roman: "suma jungtae" },
  metalEarth: { native: "산득토목", roman: "sandeuk tomok" },
  metalMetal: { native: "용변화어", roman: "yongbyeon hwa-eo" },
  metalWater: { native: "사마득태", roman: "sama deuktae" },
  waterWood: { native: "교변위룡", roman: "gyobyeon wiryong" },
  waterFire: { native: "화락봉서", roman: "hwarak bongseo" },
  waterEarth: { native: "만물봉상", roman: "manmul bongsang" },
  waterMetal: { native: "삼객봉제", roman: "samgaek bongje" },
  waterWater: { native: "병마봉침", roman: "byeongma bongchim" },
});
export type Image = IdOf<typeof IMAGE>;

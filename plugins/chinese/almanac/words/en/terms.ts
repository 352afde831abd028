/** Terms of the almanac, beside its acts, spirits and phenologies, with those of the floor below. */

export * from "#east/almanac/words/en.ts";

export const festival = {
  chunJie: "Spring Festival, lunar new year",
  yuanXiaoJie: "Lantern Festival",
  longTouJie: "Dragon-head Festival",
  shangSiJie: "Shangsi Festival",
  qingMingJie: "Qingming Festival",
  duanWuJie: "Dragon Boat Festival",
  qiXiJie: "Double Seventh Festival",
  zhongYuanJie: "Ghost Festival",
  zhongQiuJie: "Mid-Autumn Festival",
  chongYangJie: "Double Ninth Festival",
  dongZhiJie: "Winter Solstice Festival",
  laBaJie: "Laba Festival",
  chuXi: "Lunar New Year's Eve",
};

export const period = {
  chuFu: "first dog days",
  zhongFu: "middle dog days",
  moFu: "last dog days",
  nine1: "first nine days of winter",
  nine2: "second nine days of winter",
  nine3: "third nine days of winter",
  nine4: "fourth nine days of winter",
  nine5: "fifth nine days of winter",
  nine6: "sixth nine days of winter",
  nine7: "seventh nine days of winter",
  nine8: "eighth nine days of winter",
  nine9: "ninth nine days of winter",
  ruMei: "plum rains",
  chuMei: "end of the plum rains",
};

export const specialDay = {
  monthBreak: "month breaker",
  fourPartings: "eve of solstice or equinox",
  fourSeverances: "eve of a season",
  pardon: "heaven's pardon",
  yangGong: "Yang Gong's taboo",
};

export const fetalSide = {
  outsideSoutheast: "outside, southeast",
  outsideSouth: "outside, south",
  outsideSouthwest: "outside, southwest",
  outsideWest: "outside, west",
  outsideNorthwest: "outside, northwest",
  outsideNorth: "outside, north",
  indoorsNorth: "indoors, north",
  indoorsCentre: "indoors, centre",
  indoorsSouth: "indoors, south",
  indoorsWest: "indoors, west",
  indoorsEast: "indoors, east",
  outsideNortheast: "outside, northeast",
  outsideEast: "outside, east",
};

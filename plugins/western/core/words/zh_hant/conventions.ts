/** What the schools of chart-making are called. */

export const conventions = {
  houseSystem: {
    title: "宮位制",
    options: {
      placidus: "普拉西度：半日弧三分",
      koch: "柯赫：出生地上升度",
      regiomontanus: "雷喬蒙塔努斯：赤道十二分",
      campanus: "坎帕努斯：卯酉圈十二分",
      porphyry: "波菲利：四象限三分",
      alcabitius: "阿卡比提斯：上升點半日弧三分",
      equal: "自上升點起之等宮制",
      wholeSign: "整宮制",
      vehlow: "上升點居中之等宮制",
      morinus: "莫里努斯：赤道十二分投影於黃道",
      meridian: "子午線制",
      topocentric: "地面中心制",
      sripati: "斯里帕提：以波菲利宮頭為宮心",
      krusinski: "克魯辛斯基：過上升點與天頂之大圓十二分",
      ascendantParallel: "APC：上升點赤緯圈之晝夜弧各六分",
      carter: "卡特：自上升點起之赤道十二分",
      sunshine: "日照制（馬克蘭斯基）：太陽晝夜弧各六分",
      horizontal: "地平制：地平圈方位十二分",
      equalFromMidheaven: "自天頂點起之等宮制",
      pullenDelta: "普倫：象限依差數不等三分",
      pullenRatio: "普倫：象限依比例不等三分",
    },
  },
  zodiac: {
    title: "黃道基準",
    options: {
      tropical: "回歸黃道：自春分點起",
      sidereal: "恆星黃道：依所選歲差差值",
    },
  },
  ayanamsa: {
    title: "恆星黃道之歲差差值",
    options: {
      faganBradley: "費根—布萊德利",
      lahiri: "拉希里",
      krishnamurti: "克里希納穆提",
      raman: "拉曼",
      yukteshwar: "尤克特斯瓦",
      deLuce: "德盧斯",
      babylonianHuber: "巴比倫（胡伯）",
      babylonianAldebaran: "畢宿五定於金牛十五度",
      galacticCentre0Sagittarius: "銀河中心定於射手零度",
      trueChitra: "角宿一定於天秤零度",
    },
  },
  node: {
    title: "月交點",
    options: { mean: "平均交點", true: "真交點（密切軌道）" },
  },
  parallax: {
    title: "觀測處",
    options: { geocentric: "地心", topocentric: "出生地，月亮可差近一度" },
  },
  lilith: {
    title: "莉莉絲（黑月）",
    options: { mean: "平均遠地點", true: "密切遠地點" },
  },
  orbProfile: {
    title: "相位容許度",
    options: {
      modern: "依相位而定：合相與對分相八度，其餘遞減至二度，日月加二度",
      narrow: "現代容許度之半",
      moieties: "依行星而定：兩星半徑相加，僅用托勒密五相",
    },
  },
  bounds: {
    title: "界（terms）",
    options: {
      egyptian: "埃及界",
      ptolemaic: "托勒密界",
      lilly: "利里所列托勒密界",
    },
  },
  peregrine: {
    title: "毫無尊貴之星（外來）",
    options: { minusFive: "另扣五分", zero: "不另扣分" },
  },
  triplicity: {
    title: "三分主星",
    options: {
      dorothean: "晝主、夜主與伴主",
      ptolemaic: "晝夜各一，水象獨歸火星",
    },
  },
};

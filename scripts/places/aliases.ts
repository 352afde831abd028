/** English and Chinese names of countries in daily use beside CLDR's. */
export const COUNTRY_ALIASES: Readonly<Record<string, readonly string[]>> = {
  AE: ["UAE", "Emirates"],
  BA: ["Bosnia"],
  CD: ["Congo", "Zaire"],
  CG: ["Congo"],
  CN: ["PRC", "Mainland China", "中國大陸", "中华人民共和国", "中華人民共和國"],
  CZ: ["Czech Republic"],
  DE: ["West Germany", "East Germany", "GDR", "DDR"],
  GB: ["Great Britain", "Britain"],
  IR: ["Persia"],
  KR: ["Korea", "Republic of Korea"],
  KP: ["DPRK"],
  LK: ["Ceylon"],
  MK: ["Macedonia"],
  NL: ["Holland"],
  PS: ["Palestine"],
  RU: ["Russian Federation", "USSR", "Soviet Union", "СССР"],
  TH: ["Siam"],
  TW: ["ROC", "Formosa", "中華民國"],
  US: ["USA", "United States of America", "America"],
  VN: ["Viet Nam"],
};

/** CLDR's code of divisions that GeoNames names too differently to be matched by name. */
export const DIVISION_CODES: Readonly<Record<string, string>> = {
  ...{
    "AR.07": "arc",
    "BY.02": "byho",
    "BY.03": "byhr",
    "BY.06": "byma",
    "CH.BS": "chbs",
    "CH.GR": "chgr",
  },
  ...{
    "CH.SG": "chsg",
    "CZ.78": "cz64",
    "CZ.79": "cz31",
    "CZ.81": "cz41",
    "CZ.85": "cz80",
    "CZ.88": "cz20",
  },
  ...{
    "DK.18": "dk82",
    "DK.19": "dk81",
    "DK.21": "dk83",
    "EG.14": "egshr",
    "EG.18": "egbns",
    "ES.32": "esnc",
  },
  ...{
    "ES.54": "escm",
    "ES.55": "escl",
    "FI.10": "fi04",
    "FI.11": "fi15",
    "FI.14": "fi03",
    "FI.15": "fi12",
  },
  ...{
    "FI.16": "fi07",
    "FI.17": "fi14",
    "FR.28": "frnor",
    "FR.75": "frnaq",
    "IR.01": "ir02",
    "KR.22": "kr50",
  },
  ...{
    "KZ.06": "kzaty",
    "KZ.10": "kzyuz",
    "NG.11": "ngfc",
    "PL.81": "pl20",
    "RU.01": "ruad",
    "RU.06": "ruark",
    "RU.11": "rubu",
  },
  ...{
    "RU.22": "rukb",
    "RU.24": "rukl",
    "RU.27": "rukc",
    "RU.29": "rukem",
    "RU.31": "rukk",
    "RU.32": "rukhm",
  },
  ...{
    "RU.42": "rulen",
    "RU.45": "rume",
    "RU.46": "rumo",
    "RU.59": "rupri",
    "RU.79": "ruty",
    "RU.80": "ruud",
  },
  ...{ "RU.93": "ruzab", "SA.14": "sa02", "UA.26": "ua23", "US.DC": "usdc", "VN.79": "vnsg" },
};

/** Names that CLDR lacks of a division, by its code there and the language. */
export const DIVISION_NAMES: Readonly<Record<string, Readonly<Record<string, string[]>>>> = {
  twnwt: { zh: ["新北市"], ja: ["新北市"], ko: ["신베이 시"] },
};

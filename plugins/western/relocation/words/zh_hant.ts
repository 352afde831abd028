import * as core from "../../core/words/zh_hant.ts";
import type { RelocationWords } from "./en.ts";

const { houseName, point, sign, themeOf, topicOf } = core;
const corners = {
  ascendant: point.ascendant,
  midheaven: point.midheaven,
  descendant: point.descendant,
  imumCoeli: point.imumCoeli,
};
const MET = {
  ascendant: "見於給人的第一印象",
  midheaven: "見於事業與聲名",
  descendant: "見於所遇之人",
  imumCoeli: "見於居家與私下",
};

export const zhHant: RelocationWords = {
  title: "移居盤",
  summary: "本命盤移至他地：四軸、宮位、臨軸之星與換宮之星",
  inputs: {
    newPlace: { label: "新地點", about: "地名或編號" },
    newLatitude: { label: "新緯度", about: "度，北緯為正" },
    newLongitude: { label: "新經度", about: "度，東經為正" },
  },
  fields: {
    ...core.viewFields,
    birthplace: "出生地四軸",
    moved: "換宮之星",
    from: "原宮",
    to: "新宮",
    angular: "臨軸之星",
    angle: "軸",
  },
  terms: { point, sign, aspect: core.aspect, houseSystem: core.houseSystem },
  phrases: core.housePhrases,
  conventions: { houseSystem: core.conventions.houseSystem },
  refusals: {
    ...core.angleRefusals,
    "new-place-needed": {
      when: "未提供新地點",
      says: "尚不知移往何處，請填新地點，或其緯度與經度",
    },
  },
  reading: ({ angles, birthplace, moved, angular }) =>
    core.paragraphs(
      `彼處上升為${sign[angles!.ascendant.sign]}${angles!.ascendant.sign === birthplace.ascendant.sign ? "，與出生地相同" : `，出生地則為${sign[birthplace.ascendant.sign]}`}，天頂在${sign[angles!.midheaven.sign]}：為人顯得${core.MANNERS[angles!.ascendant.sign]}。`,
      angular.length > 0
        ? angular
            .slice(0, 3)
            .map(
              ({ body, angle, orbDeg }) =>
                `${point[body]}距${corners[angle]} ${core.formatArc(orbDeg)}，${themeOf(body)}${MET[angle]}。`,
            )
            .join("")
        : "無星近軸，此地不由單一行星定調。",
      moved.length > 0 &&
        `${moved
          .slice(0, 5)
          .map(({ body, to }) => `${point[body]}移入${houseName(to)}，主${topicOf(to)}`)
          .join("；")}。`,
    ),
  picture: {
    ...core.wheel,
    title: "移居盤",
    desc: ({ bodies }) =>
      bodies
        .map(({ body, longitudeDeg }) => `${point[body]}${core.placeName(longitudeDeg)}`)
        .join("；"),
  },
};

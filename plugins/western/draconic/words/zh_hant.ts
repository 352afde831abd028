import * as core from "../../core/words/zh_hant.ts";
import type { DraconicAnswer } from "../answer.ts";
import type { DraconicWords } from "./en.ts";

const { point, sign, themeOf } = core;
const of = ({ bodies }: DraconicAnswer, id: string) => bodies.find(({ body }) => body === id)!;

export const zhHant: DraconicWords = {
  title: "龍頭盤",
  summary: "自月交點起算之星位，及其與本命盤之接觸",
  inputs: {},
  fields: {
    ...core.viewFields,
    node: "交點",
    contacts: "與本命之接觸",
    draconic: "龍頭盤",
    natal: "本命",
    opposed: "對分",
  },
  terms: { point, sign, aspect: core.aspect, houseSystem: core.houseSystem },
  phrases: core.housePhrases,
  conventions: { node: core.conventions.node, houseSystem: core.conventions.houseSystem },
  refusals: {
    ...core.chartRefusals,
    "birth-time-needed": core.angleRefusals["birth-time-needed"],
  },
  reading: (answer) => {
    const [sun, moon] = [of(answer, "sun"), of(answer, "moon")];
    const { angles, contacts, node } = answer;
    return core.paragraphs(
      core.paragraph(
        `自${sign[node.sign]}之交點起算，太陽落${sign[sun.sign]}，月亮落${sign[moon.sign]}${angles ? `，上升為${sign[angles.ascendant.sign]}` : ""}。`,
        `此派視之為日常自我之下所追尋的：行事${core.MANNERS[sun.sign]}，安頓之道則${core.MANNERS[moon.sign]}。`,
      ),
      contacts.length > 0
        ? `兩層相會之處：${contacts
            .slice(0, 3)
            .map(
              (one) =>
                `龍頭盤${point[one.draconic]}${one.opposed ? "對分" : "會合"}本命${point[one.natal]}（${themeOf(one.draconic)}${one.opposed ? "對" : "合"}${themeOf(one.natal)}）`,
            )
            .join("；")}。`
        : "兩層之間無點相距二度以內：所求與日常並行而不相擾。",
    );
  },
  picture: {
    ...core.wheel,
    title: "龍頭盤",
    rings: "內圈：自交點起算 · 外圈：本命",
    desc: ({ bodies }) =>
      bodies
        .map(({ body, longitudeDeg }) => `${point[body]}${core.placeName(longitudeDeg)}`)
        .join("；"),
  },
};

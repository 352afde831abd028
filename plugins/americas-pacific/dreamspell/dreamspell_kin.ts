import {
  type Brief,
  defineProcedure,
  type Lang,
  MomentOrNow,
  sayIn,
  type Static,
  TextShape,
  Type,
} from "#old";
import {
  CASTLES,
  FAMILIES,
  isDayOutOfTime,
  kinDay,
  kinOfDate,
  moonDateOf,
  oracleOf,
  PLASMAS,
  SEALS,
  TONES,
  type KinNumber,
} from "./kin.ts";
import { drawOracle } from "./picture.ts";

const kinNumber = Type.Integer({ minimum: 1, maximum: 260 });
const kinShape = Type.Object({
  kin: kinNumber,
  name: TextShape,
  seal: Type.Integer({ minimum: 1, maximum: 20 }),
  sealName: TextShape,
  sealSays: TextShape,
  tone: Type.Integer({ minimum: 1, maximum: 13 }),
  toneName: TextShape,
  toneAsks: TextShape,
  colour: TextShape,
  galacticActivationPortal: Type.Boolean(),
});
const kinOrNull = Type.Union([kinShape, Type.Null()], { description: "Null on 29 February" });

export const kinOutput = Type.Object({
  hunabKuDay: Type.Boolean({ description: "29 February, 0.0 Hunab Ku, outside the count" }),
  dayOutOfTime: Type.Boolean({ description: "25 July, outside the moons" }),
  kin: kinOrNull,
  precedingKin: kinNumber,
  followingKin: kinNumber,
  wavespell: Type.Object({
    kin: kinNumber,
    name: TextShape,
    day: Type.Integer({ minimum: 1, maximum: 13 }),
  }),
  castle: Type.Object({ number: Type.Integer({ minimum: 1, maximum: 5 }), name: TextShape }),
  earthFamily: TextShape,
  oracle: Type.Object(
    { guide: kinShape, analog: kinShape, antipode: kinShape, occult: kinShape },
    { description: "Round the kin; on 29 February round the kin before" },
  ),
  moon: Type.Union([Type.Integer({ minimum: 1, maximum: 13 }), Type.Null()]),
  moonDay: Type.Union([Type.Integer({ minimum: 1, maximum: 28 }), Type.Null()]),
  plasma: Type.Union([Type.String(), Type.Null()]),
  yearBearer: kinShape,
});

export type KinAnswer = Static<typeof kinOutput>;

/** The kin of a date. */
export const dreamspellKin = defineProcedure({
  name: "dreamspell.kin",
  tradition: "dreamspell",
  title: { en: "Dreamspell kin", zhHant: "夢語曆星系印記" },
  summary: {
    en: "Kin of a date with seal, tone, wavespell, castle, oracle of five and galactic activation; today when no date is given",
    zhHant: "某日之印記：圖騰、調性、波符、城堡、五大神諭與銀河啟動；未給日期則取當日",
  },
  kind: "calculation",
  cost: 1,
  icon: "icons/dreamspell.svg",
  needs: ["now"],
  reads: "moment",
  conventions: {
    leapRule: {
      title: { en: "29 February", zhHant: "二月二十九日" },
      default: "standard",
      options: {
        standard: {
          title: { en: "0.0 Hunab Ku, outside the count", zhHant: "0.0 Hunab Ku，不入計" },
          source: "After Dreamspell (1990), as its calculators have it",
        },
        none: {
          title: { en: "counted as any other day", zhHant: "與他日同計" },
          source: "Readers who want a count without a break",
        },
      },
    },
  },
  input: Type.Object({ ...MomentOrNow }),
  output: kinOutput,
  run: ({ leapRule }, give): KinAnswer => {
    const { year, month, day } = give.civil();
    const date = { year, month, day };
    const { kin, nearest } = kinOfDate(date, leapRule);
    const { seal, tone } = kinDay(nearest);
    const moons = moonDateOf(date, leapRule);
    const oracle = oracleOf(nearest);
    const start = nearest - (tone - 1);
    const castle = Math.floor((nearest - 1) / 52);
    return {
      hunabKuDay: kin === null,
      dayOutOfTime: isDayOutOfTime(date),
      kin: kin === null ? null : describe(kin),
      precedingKin: kin === null ? nearest : ((nearest + 258) % 260) + 1,
      followingKin: (nearest % 260) + 1,
      wavespell: { kin: start, name: kinDay(start).name, day: tone },
      castle: { number: castle + 1, name: CASTLES[castle]! },
      earthFamily: FAMILIES[seal % 5]!,
      oracle: {
        guide: describe(oracle.guide),
        analog: describe(oracle.analog),
        antipode: describe(oracle.antipode),
        occult: describe(oracle.occult),
      },
      moon: moons.moon,
      moonDay: moons.moonDay,
      plasma: moons.moonDay === null ? null : PLASMAS[(moons.moonDay - 1) % 7]!,
      yearBearer: describe(moons.yearBearerKin),
    };
  },
  brief: writeBrief,
  picture: drawOracle,
  examples: [
    {
      title: "the first day of the first year",
      input: { date: "1987-07-26" },
      expect: {
        kin: { kin: 34, name: { en: "White Galactic Wizard" } },
        wavespell: { kin: 27 },
        oracle: {
          guide: { kin: 138 },
          analog: { kin: 125 },
          antipode: { kin: 164 },
          occult: { kin: 227 },
        },
        moon: 1,
        moonDay: 1,
      },
      source: "Dreamspell (1990): year of the White Galactic Wizard; two published calculators",
    },
    {
      title: "29 February stands outside the count",
      input: { date: "2024-02-29" },
      expect: { hunabKuDay: true, kin: null, precedingKin: 131, followingKin: 132 },
      source: "Dreamspell: 0.0 Hunab Ku; table of months and years",
    },
  ],
  references: [
    {
      title: "Dreamspell: The Journey of Timeship Earth 2013",
      author: "José Argüelles and Lloydine Burris",
      year: "1990",
    },
  ],
});

function describe(kin: KinNumber): Static<typeof kinShape> {
  const { seal, tone, colour, name, portal } = kinDay(kin);
  return {
    kin,
    name,
    seal,
    sealName: SEALS[seal - 1]!.name,
    sealSays: SEALS[seal - 1]!.keywords,
    tone,
    toneName: TONES[tone - 1]!.name,
    toneAsks: TONES[tone - 1]!.says,
    colour,
    galacticActivationPortal: portal,
  };
}

function writeBrief(answer: KinAnswer, lang: Lang): Brief {
  const say = sayIn(lang);
  const { kin, oracle, wavespell, castle } = answer;
  const english = lang === "en";
  const head = kin
    ? english
      ? `The day is kin ${kin.kin}, ${kin.name.en}. Its seal ${kin.sealSays.en}; its tone asks: ${kin.toneAsks.en}?${kin.galacticActivationPortal ? " It is one of the 52 galactic activation portals." : ""}`
      : `這一天是印記 ${kin.kin}：${kin.name.zhHant}。圖騰${kin.sealSays.zhHant}；調性問道：${kin.toneAsks.zhHant}？${kin.galacticActivationPortal ? "此印記是五十二個銀河啟動之門之一。" : ""}`
    : english
      ? `29 February is 0.0 Hunab Ku and has no kin; it rests between kin ${answer.precedingKin} and kin ${answer.followingKin}.`
      : `二月二十九日是 0.0 Hunab Ku，沒有印記，歇在印記 ${answer.precedingKin} 與 ${answer.followingKin} 之間。`;
  // On tones 1, 6 and 11 a kin is its own guide.
  const centre = kin?.kin ?? answer.precedingKin;
  const ownGuide = oracle.guide.kin === centre;
  const guideEn = ownGuide ? "" : `${oracle.guide.name.en} as guide, `;
  const guideZh = ownGuide ? "" : `指引「${oracle.guide.name.zhHant}」、`;
  const where = kin
    ? { en: "Around it", zhHant: "四周" }
    : { en: `Around kin ${centre}`, zhHant: `印記 ${centre} 的四周` };
  const selfEn = ownGuide ? `${kin ? "It" : `Kin ${centre}`} is its own guide. ` : "";
  const selfZh = ownGuide ? "以己為指引。" : "";
  const counted = kin ? { en: "It", zhHant: "它" } : { en: "That kin", zhHant: "該印記" };
  const around = english
    ? `${where.en} stand ${guideEn}${oracle.analog.name.en} as support, ${oracle.antipode.name.en} as challenge and ${oracle.occult.name.en} as hidden power. ${selfEn}${counted.en} is day ${wavespell.day} of the wavespell of ${wavespell.name.en}, in the ${castle.name.en.toLowerCase()} castle.`
    : `${where.zhHant}是${guideZh}支持「${oracle.analog.name.zhHant}」、挑戰「${oracle.antipode.name.zhHant}」與隱藏之力「${oracle.occult.name.zhHant}」。${selfZh}${counted.zhHant}是「${wavespell.name.zhHant}」波符的第 ${wavespell.day} 日，在${castle.name.zhHant}色城堡之中。`;
  const frame = english
    ? "Dreamspell was made in 1990; it is not the count that Maya day-keepers keep."
    : "夢語曆創於一九九〇年，與馬雅守日者所守之曆不同。";
  return {
    facts: {
      kin: kin
        ? { number: kin.kin, name: say(kin.name), says: say(kin.sealSays), asks: say(kin.toneAsks) }
        : null,
      guide: say(oracle.guide.name),
      analog: say(oracle.analog.name),
      antipode: say(oracle.antipode.name),
      occult: say(oracle.occult.name),
      wavespell: say(wavespell.name),
    },
    outline: english ? ["The kin", "The oracle", "The count"] : ["印記", "五大神諭", "曆法來歷"],
    plain: [head, around, frame].join("\n\n"),
  };
}

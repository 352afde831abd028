import {
  type Give,
  requireAnswerable,
  Refusal,
  standingOf,
  sumOf,
  understand,
  type Leaning,
  type Understood,
  type Weighing,
} from "#sdk";
import { bhavaOfQuestion, elementOf } from "#lore";
import { readBirthChart, type BirthChart } from "../core/birth_chart.ts";
import { dignityOf, signsOf } from "../core/dignity.ts";
import { GRAHA_IDS } from "../core/grahas.ts";
import { anglesAt } from "../core/positions.ts";
import { placeOfLongitude } from "../core/shapes.ts";
import { countSigns, signIdAt, signIndexOf } from "../core/signs.ts";
import { sunDayOf } from "../core/sun_day.ts";
import { vargaSign } from "../core/vargas.ts";
import { risings } from "../upagrahas/rules.ts";
import type { PrashnaAnswer } from "./answer.ts";
import type { Input } from "./input.ts";
import {
  arudhaOf,
  khandaOf,
  lordsAsked,
  pointerOf,
  pointsOf,
  risesOf,
  SPEAKERS,
  sphutasOf,
  testimoniesOf,
  timeOf,
  veethiOf,
  type Question,
  type Speaks,
} from "./rules.ts";
import { SPHUTA } from "./terms.ts";

export { drawPrashna as picture } from "./picture.ts";

/** Testimonies that are named with the verdict. */
const WEIGHTIEST = 3;

export function run(chosen: Input, give: Give<"now">): PrashnaAnswer {
  requireAnswerable(chosen.question);
  const civil = give.civil();
  const chart = readBirthChart(civil, chosen);
  const asked = understand(chosen.question, chosen);
  const day = sunDayOf(civil, chart.place, chosen.sunrise, chart.sky);
  if (!day) {
    throw new Refusal("sun-keeps-up-or-down", { date: civil.receipt.localGregorian.slice(0, -9) });
  }
  const { gulika } = risings(chart.julianDayUt, day, {
    lordless: "last",
    gulika: "begin",
    mandi: "ghatis",
  });
  const { arudhaNumber } = chosen;
  const { lagnaDeg } = chart.angles;
  const drawn = arudhaNumber === undefined ? null : arudhaOf(arudhaNumber);
  const question: Question = {
    longitudes: chart.longitudes,
    speeds: chart.speeds,
    lagnaDeg,
    gulikaDeg: anglesAt(gulika, chart.place, chart, "wholeSign").lagnaDeg,
    arudha: drawn?.sign ?? chart.lagna,
    arudhaGiven: drawn !== null,
    house: chosen.house ?? bhavaOfQuestion(asked),
  };
  const testimonies = testimoniesOf(question);
  const score = sumOf(testimonies);
  const points = pointsOf(question);
  const { querent, quesited } = lordsAsked(question);
  const houseOf = (id: keyof typeof chart.longitudes) =>
    countSigns(chart.lagna, signIndexOf(chart.longitudes[id]));
  const time = timeOf(question);
  const pointer = pointerOf(question);
  const sums = sphutasOf(question);
  const weighed = weighOptions(asked, question);
  return {
    question: chosen.question,
    asked,
    reply: {
      standing: standingOf(score, asked.hope),
      where:
        asked.form === "where"
          ? { quarter: pointer.quarter, ground: elementOf(signIdAt(points.matter)) }
          : null,
      when:
        asked.form === "when" ? { count: time.count, unit: time.unit, from: null, to: null } : null,
      weighed: weighed.map(({ option, score: own }) => ({ option, score: own })),
    },
    arudha: {
      from: drawn ? "number" : "lagna",
      number: arudhaNumber ?? null,
      sign: signIdAt(question.arudha),
      navamsha: signIdAt(drawn?.navamsha ?? vargaSign(lagnaDeg, "D9")),
    },
    lagna: { ...placeOfLongitude(lagnaDeg), rises: risesOf(chart.lagna) },
    chatra: {
      veethi: signIdAt(veethiOf(signIndexOf(chart.longitudes.sun))),
      sign: signIdAt(points.chatra),
    },
    gulika: placeOfLongitude(question.gulikaDeg),
    sphutas: SPHUTA.ids.map((sphuta) => ({
      sphuta,
      ...placeOfLongitude(sums[sphuta]),
      khanda: khandaOf(sums[sphuta]),
    })),
    grahas: grahasOf(chart),
    matter: {
      house: question.house,
      sign: signIdAt(points.matter),
      lord: quesited,
      lordHouse: houseOf(quesited),
      querentLord: querent,
      querentHouse: houseOf(querent),
    },
    pointer: { graha: pointer.graha, timeLord: time.lord, risen: time.risen },
    speakers: weighed.map(({ speaker }) => speaker),
    score,
    testimonies,
    verdict: { value: leaningOf(score), because: weightiest(testimonies) },
  };
}

const leaningOf = (score: number): Leaning => standingOf(score, "hoped");

function weightiest(testimonies: ReturnType<typeof testimoniesOf>) {
  return [...testimonies.slice(1)]
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
    .slice(0, WEIGHTIEST)
    .map(({ weight: _, ...rest }) => rest) as PrashnaAnswer["verdict"]["because"];
}

function grahasOf({ longitudes, speeds, lagna }: BirthChart): PrashnaAnswer["grahas"] {
  const rashi = signsOf(longitudes);
  return GRAHA_IDS.map((graha) => ({
    graha,
    ...placeOfLongitude(longitudes[graha]),
    house: countSigns(lagna, signIndexOf(longitudes[graha])),
    retrograde: speeds[graha] < 0,
    dignity: dignityOf(graha, longitudes[graha], rashi),
  }));
}

/** The options of a choice, each judged from its own speaker as lagna; beyond the fifth they begin again. */
function weighOptions({ options }: Understood, question: Question) {
  return options.map((option, i) => {
    const speaker: Speaks = SPEAKERS[i % SPEAKERS.length]!;
    const lagnaDeg = speaker === "lagna" ? question.lagnaDeg : question.longitudes[speaker];
    return { option, speaker, score: sumOf(testimoniesOf({ ...question, lagnaDeg })) };
  });
}

export function weigh({ score, testimonies }: PrashnaAnswer): Weighing {
  return { score, testimonies };
}

import { asksOfDeath, defineProcedure, Refusal, wordsIn } from "#sdk";
import { placeOf, round } from "../../core/positions.ts";
import { signOfLongitude } from "../../core/signs.ts";
import { kpFigure, rulingPlanets, signifiedBy } from "../figure.ts";
import { GROUPS, judgeHouse } from "../judge.ts";
import { KP_NUMBERS, kpLordsOf } from "../lords.ts";
import { drawKp } from "../picture.ts";
import { KP_REFUSALS, reportFigure } from "../shapes.ts";
import { answer, type HoraryNumberAnswer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { HoraryNumberWords } from "./words/en.ts";

/** Within the number's part, so that rounding cannot fall into the one before. */
const HAIR_DEG = 1e-9;

/** The chart of a number from 1 to 249 and the answer of the cusp's sub lord. */
export const kpHoraryNumber = defineProcedure({
  name: "kp.horaryNumber",
  tradition: "kp",
  words: wordsIn<HoraryNumberWords>(import.meta),
  kind: "calculation",
  cost: 5,
  icon: "icons/kp.svg",
  reads: "moment",
  needs: ["now"],
  conventions: CONVENTIONS,
  refusals: [...KP_REFUSALS, "lifespan"],
  input,
  output: answer,
  run(chosen, give): HoraryNumberAnswer {
    const { number, house, question } = chosen;
    if (question !== undefined && asksOfDeath(question)) throw new Refusal("lifespan");
    const civil = give.civil();
    const place = placeOf(civil);
    if (!place || !civil.timeKnown) throw new Refusal("lagna-needed");
    const { fromDeg, toDeg } = KP_NUMBERS[number - 1]!;
    const { signLord, starLord, subLord } = kpLordsOf(fromDeg + HAIR_DEG);
    const figure = kpFigure(civil, place, chosen, fromDeg + HAIR_DEG);
    const sky = kpFigure(civil, place, chosen);
    const ruling = rulingPlanets(sky, civil.julianDayUt, place, civil.offsetSeconds / 86400);
    const { good } = GROUPS[house - 1]!;
    return {
      number,
      division: {
        fromDeg: round(fromDeg),
        toDeg: round(toDeg),
        sign: signOfLongitude(fromDeg),
        signLord,
        starLord,
        subLord,
      },
      verdict: { house, ...judgeHouse(figure, house) },
      ruling,
      agree: ruling.all.filter((id) => {
        const { byStar, bySelf } = signifiedBy(figure, id);
        return good.some((one) => byStar.includes(one) || bySelf.includes(one));
      }),
      ...reportFigure(figure),
    };
  },
  picture: (answer, { picture: says }, lang) =>
    drawKp(
      "kp-horary",
      lang,
      answer,
      { ...says, title: says.titleOf(answer), desc: says.descOf(answer) },
      answer.verdict.house,
    ),
  examples: [
    {
      title: "number 183 for a marriage, asked at Chennai",
      input: {
        number: 183,
        house: 7,
        date: "2024-05-01",
        time: "10:00",
        timezone: "Asia/Kolkata",
        latitude: 13.0827,
        longitude: 80.2707,
      },
      expect: {
        division: {
          fromDeg: 264,
          toDeg: 265.888889,
          sign: { id: "sagittarius" },
          signLord: { id: "jupiter" },
          starLord: { id: "venus" },
          subLord: { id: "mercury" },
        },
      },
      tolerance: 0.0001,
      source: "table of the 249 numbers, Reader VI; PyJHora",
    },
  ],
  references: [
    { title: "Krishnamurti Padhdhati, Reader VI", author: "K. S. Krishnamurti", year: "1970" },
  ],
});

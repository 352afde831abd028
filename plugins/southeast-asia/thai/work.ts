import {
  type Candidates,
  candidateTimes,
  type Given,
  InputError,
  type InputOf,
  sumOf,
  type Weighing,
} from "#sdk";
import { clockSeconds, SIX } from "../core/sun_day.ts";
import type { WheelAnswer } from "./answer.ts";
import type { input } from "./input.ts";
import { weighWheel } from "./judgement.ts";
import { birthPlanet, PLACE, WHEEL } from "./wheel.ts";

export { drawWheel as picture } from "./picture.ts";

const DEFAULT_NIGHT = "18:00";

export function run(
  { nightAfter = DEFAULT_NIGHT }: InputOf<typeof input>,
  give: Given,
): WheelAnswer {
  const moment = give.civil();
  const seconds = clockSeconds(moment);
  const early = seconds < SIX;
  const weekday = (moment.dayOfWeek + (early ? 6 : 0)) % 7;
  const night = weekday === 3 && (early || seconds >= secondsOf(nightAfter));
  const start = birthPlanet(weekday, night);
  const wheel = PLACE.ids.map((place, i) => {
    const { id, number, letters, colour, direction } = WHEEL[(start + i) % 8]!;
    return {
      place,
      planet: id,
      planetNumber: number,
      letters: letters.split(" "),
      colour,
      direction,
    };
  });
  const lettersOf = (place: (typeof PLACE.ids)[number]) =>
    wheel.find((one) => one.place === place)!.letters;
  const testimonies = weighWheel(wheel.map(({ planetNumber }) => planetNumber));
  return {
    planet: WHEEL[start]!.id,
    birthday: WHEEL[start]!.day,
    weekday,
    night,
    wheel,
    luckyLetters: [...lettersOf("si"), ...lettersOf("det")],
    avoidLetters: lettersOf("kalakini"),
    score: sumOf(testimonies),
    testimonies,
  };
}

/** What is tried where it was left out. */
export const candidates: Readonly<Record<string, Candidates>> = {
  birthTime: candidateTimes({
    clock: ({ nightAfter = DEFAULT_NIGHT }) => [SIX, secondsOf(nightAfter as string)],
  }),
};

export function weigh({ score, testimonies }: WheelAnswer): Weighing {
  return { score, testimonies };
}

function secondsOf(time: string): number {
  const [hour, minute, second = 0] = time.split(":").map(Number) as [number, number, number?];
  if (hour < 12 || hour > 23 || minute > 59 || second > 59) {
    throw new InputError([
      { path: "nightAfter", code: "nightBegins", with: { time }, nearest: DEFAULT_NIGHT },
    ]);
  }
  return hour * 3600 + minute * 60 + second;
}

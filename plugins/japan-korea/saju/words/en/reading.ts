/** The reading in English: the person, the balance, what helps, the killers, the luck. */
import { english } from "#sdk";
import { nativeOf } from "#east/natives.ts";
import { phase, stemName } from "#east/words/en.ts";
import { GAPJA, CHEONGAN } from "../../../core/hangul.ts";
import { SINSAL, SIPSEONG, TIE, YUKCHIN, type Tie } from "../../../core/arts.ts";
import { sinsal as killerNames, sipseong, yukchin } from "../../../core/words/en/arts.ts";
import type { SajuAnswer } from "../../answer.ts";
import { highlightsOf, kindCycles } from "../../highlights.ts";
import { feeds, fields, killers, muchOf, noneOf, selves } from "./themes.ts";

const { list, capital } = english;

const STANDS = {
  strong: "strong: you carry much and suffer little advice",
  leaningStrong: "rather strong: you hold your own and can still be turned",
  leaningWeak: "rather weak: you do best with people and preparation behind you",
  weak: "weak: you feel the weather around you, and your gift is to go with it",
} as const;

const TIES: Readonly<Record<Tie, string>> = {
  yukhap: "hold each other",
  samhap: "pull together",
  chung: "clash, which brings moves and changes",
  hyeong: "rub each other sore",
  pa: "break what was begun",
  hae: "get in each other's way",
  wonjin: "sulk at each other without knowing why",
};

/** The paragraphs. */
export function readOut(answer: SajuAnswer): readonly string[] {
  const { pillars, strength, helper } = answer;
  const { day } = pillars;
  const { most, missing, heavy, absent, killers: carried, ties } = highlightsOf(answer);
  const family = YUKCHIN.writings;
  return [
    `Your day stem is ${nativeOf(CHEONGAN, day.stem)} (${stemName(day.stem)}), ${selves[day.stem]}. You were born on a ${nativeOf(GAPJA, day.gapja)} day; it stands ${STANDS[strength.value]}.`,
    [
      `Of the ten gods (sipseong), the family ${family[most.family]!.roman} (${yukchin[most.family]}) weighs most, with ${most.count} characters: ${muchOf[most.family]}.`,
      ...missing.map(
        (one) =>
          `${capital(family[one.family]!.roman!)} (${yukchin[one.family]}, ${phase[one.element]}) is missing: ${noneOf[one.family]}.`,
      ),
      ...(heavy.length > 0
        ? [`${capital(list(heavy.map((one) => phase[one])))} fills the chart.`]
        : []),
    ].join(" "),
    `The element that evens it (yongsin) is ${phase[helper.value]}${absent.includes(helper.value) ? ", which the chart itself lacks" : ""}. You find it in ${feeds[helper.value]}.`,
    [
      ...carried.map(
        ({ sinsal, places }) =>
          `${capital(SINSAL.writings[sinsal]!.roman!)} (${killerNames[sinsal]}) lies ${places.map((one) => fields[one]).join(", and ")}: ${killers[sinsal]}.`,
      ),
      ...ties.map(
        ({ tie, one, other }) =>
          `The branches of ${one} and ${other} ${TIES[tie]} (${TIE.writings[tie]!.roman}).`,
      ),
    ].join(" "),
    luckText(answer),
  ];
}

function luckText(answer: SajuAnswer): string {
  const { forward, number, cycles } = answer.luck;
  if (number === null) {
    return `Your ten-year luck (daeun) runs ${forward ? "forward" : "backward"} from the month; when it starts needs the time of birth.`;
  }
  const kind = kindCycles(answer);
  const one = (cycle: SajuAnswer["luck"]["cycles"][number]) =>
    `${nativeOf(GAPJA, cycle.gapja)} from ${cycle.startYear} (age ${cycle.age}, ${sipseong[cycle.stemGod]} ${nativeOf(SIPSEONG, cycle.stemGod)})`;
  return `Your ten-year luck (daeun) runs ${forward ? "forward" : "backward"} and first turns at ${cycles[0]!.age}, with ${one(cycles[0]!)}. ${
    kind.length > 0
      ? `What helps you comes with ${list(kind.map(one))}.`
      : `None of the eight cycles brings ${phase[answer.helper.value]} itself; what you do daily has to.`
  }`;
}

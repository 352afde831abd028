/** The paragraphs of a Babylonian horoscope in Chinese. */
import type { HoroscopeAnswer } from "../../answer.ts";
import { bySign, isHard } from "../../sides.ts";
import {
  babylonianBody,
  babylonianSign,
  eclipseType,
  omen,
  path,
  season,
  sirius,
} from "./names.ts";

/** The day of the birth and where the seven stood. */
export function record({ date, bodies, path: road }: HoroscopeAnswer): string {
  const [moon, sun, ...planets] = bodies;
  const hidden = planets.filter(({ seen }) => !seen).map(({ body }) => babylonianBody[body].text);
  const places = bySign(planets.filter(({ seen }) => seen)).map(
    ([sign, group]) =>
      `${group.map(({ body }) => babylonianBody[body].text).join("、")}在${babylonianSign[sign].text}`,
  );
  const ours = (sign: keyof typeof babylonianSign) =>
    `${babylonianSign[sign].text}（今${babylonianSign[sign].western}）`;
  const lights =
    moon!.sign === sun!.sign
      ? `月與日同在${ours(moon!.sign)}`
      : `月在${ours(moon!.sign)}，日在${ours(sun!.sign)}`;
  const rest = places.length > 0 ? `，${places.join("，")}` : "";
  const set = hidden.length > 0 ? `${hidden.join("、")}沒入日光，不得而見。` : "五星俱可見。";
  const eve = date.afterSunset ? "其時日已西沉，新的一日由此開始。" : "";
  const month = ` ${date.leapMonth ? "閏 " : ""}${date.month} 月（${date.monthName}）`;
  return `塞琉古紀元 ${date.seleucidYear} 年${month}第 ${date.day} 日，一子誕生。${eve}當時${lights}${rest}；${set}太陽行於${path[road]}。`;
}

/** The month with its mornings of the Moon, and what of the year lies near. */
export function monthAndYear(birth: HoroscopeAnswer): string {
  const { date, moonset, lastCrescent } = birth;
  const evil = date.evilDay
    ? `第 ${date.day} 日是每月五個惡日之一，擇日之書勸人此日不舉大事。`
    : "";
  const eclipses = birth.eclipses
    .filter(({ seen }) => seen)
    .map(
      ({ kind, type, daysFromBirth }) =>
        `${days(daysFromBirth)}有${eclipseType[type]}${kind === "lunar" ? "月食" : "日食"}`,
    );
  const eclipse =
    eclipses.length > 0
      ? `巴比倫所見之食：${eclipses.join("；")}。`
      : "前後半年之內，巴比倫未見交食。";
  return `該月 ${date.monthLength} 日，前月 ${date.previousMonthLength} 日。第 ${moonset.day} 日清晨，月首度於日出後方落，相去 ${moonset.us} 時度（${moonset.minutes} 分）；第 ${lastCrescent.day} 日黎明，殘月最後一見。${evil}分至之中，${season[birth.season.turning]}最近，在出生${days(birth.season.daysFromBirth)}；${sirius[birth.sirius.phase]}則在出生${days(birth.sirius.daysFromBirth)}。${eclipse}`;
}

/** What the tablets promise of such a sky. */
export function omensSaid({ bodies, omens, score }: HoroscopeAnswer): string {
  const secret = bodies
    .filter((one) => one.inSecretPlace)
    .map(({ body }) => babylonianBody[body].text);
  const places =
    secret.length > 0
      ? `${secret.join("、")}居於其「隱祕之處」，那是神祇最自在的所在，所賜因而更重。`
      : "";
  if (omens.length === 0) {
    return `泥板上的話沒有一句落在這片天空：能言者皆隱而不見。${places}無兆之生並非凶生，只是前路尚待自己走出。`;
  }
  const given = omens
    .filter((one) => !isHard(one))
    .map(({ omen: id }) =>
      id === "moon-latitude"
        ? `月轉向北，主${omen[id].promise}`
        : `${babylonianBody[id].text}主${omen[id].promise}`,
    );
  const good = given.length > 0 ? `已現之星各有所賜：${given.join("；")}。` : "吉星無一現形。";
  const against = omens
    .filter(isHard)
    .map(({ omen: id }) => `${babylonianBody[id].text}主${omen[id].promise}`);
  const bad =
    against.length > 0
      ? `${given.length > 0 ? "與之並立者，" : "所餘者，"}${against.join("；")}。`
      : "";
  const sum =
    score >= 70
      ? "合而觀之，這是一份明亮的紀錄，所應許的宜落實於長久之事。"
      : score >= 50
        ? "合而觀之，偏於吉而不諱其難，宜讓溫和之星先說話。"
        : "合而觀之，這份紀錄較為沉著：先求忍耐，好事在後。";
  return `對這樣的天空，泥板有話可說。${good}${bad}${places}${sum}`;
}

function days(value: number): string {
  const whole = Math.round(Math.abs(value));
  return whole === 0 ? "當日" : `${value < 0 ? "前" : "後"} ${whole} 日`;
}

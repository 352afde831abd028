/** The reading of a Babylonian horoscope as rules write it. */
import { sayIn, type Brief, type Frozen, type Lang } from "#old";
import type { HoroscopeAnswer } from "./shapes.ts";

type Answer = Frozen<HoroscopeAnswer>;
type Body = Answer["bodies"][number];

/** Writes what a writer may use, and the whole reading from rules alone. */
export function writeBrief(answer: Answer, lang: Lang): Brief {
  const say = sayIn(lang);
  const { date, bodies, season, sirius, omens, score } = answer;
  const english = lang === "en";
  return {
    facts: {
      date: date.text,
      evilDay: date.evilDay,
      bodies: bodies.map(({ name, sign, seen }) => ({
        name: say(name),
        sign: say(sign.name),
        western: say(sign.western),
        seen,
      })),
      season: { name: say(season.name), daysFromBirth: season.daysFromBirth },
      sirius: { name: say(sirius.name), daysFromBirth: sirius.daysFromBirth },
      omens: omens.map(({ sign, says }) => ({ sign: say(sign), says: say(says) })),
      score,
    },
    outline: english
      ? ["The record", "Month and year", "The omens", "Their limit"]
      : ["紀錄", "月與年", "諸兆", "限度"],
    plain: (english
      ? [recordEn(answer), monthEn(answer), omensEn(answer), LIMIT.en]
      : [recordZh(answer), monthZh(answer), omensZh(answer), LIMIT.zhHant]
    ).join("\n\n"),
  };
}

const LIMIT = {
  en: "The scribes wrote down a sky and added what it was said to promise; they looked for signs from the gods, which prayer could turn, and not for a fate that was sealed. Read it in that spirit.",
  zhHant:
    "書吏記下一片天空，再添上相傳的應許。他們所求的是諸神的徵兆，祈禱可使之轉移，而非已成定局的命數；今日讀來，也宜作如是觀。",
};

/** Sayings that promise, and those that ask for something. */
function sides(omens: Answer["omens"]): readonly [Answer["omens"], Answer["omens"]] {
  const isHard = ({ body }: Answer["omens"][number]) => body === "saturn" || body === "mars";
  return [omens.filter((one) => !isHard(one)), omens.filter(isHard)];
}

/** What the omen of the Moon's latitude is said of. */
const CLIMBING = "moon-latitude";

function nameOf(bodies: readonly Body[], id: string): Body["name"] {
  return bodies.find((body) => body.id === id)!.name;
}

/** Bodies that are seen, by sign, in the order of the tablets. */
function bySign(bodies: readonly Body[]): readonly (readonly [Body["sign"], readonly Body[]])[] {
  const groups = new Map<string, Body[]>();
  for (const body of bodies) groups.set(body.sign.id, [...(groups.get(body.sign.id) ?? []), body]);
  return [...groups.values()].map((group) => [group[0]!.sign, group]);
}

function recordEn({ date, bodies, path }: Answer): string {
  const [moon, sun, ...planets] = bodies;
  const seen = planets.filter(({ seen: isSeen }) => isSeen);
  const hidden = planets.filter(({ seen: isSeen }) => !isSeen);
  const places = bySign(seen).map(
    ([sign, group]) => `${list(group.map(({ name }) => name.en))} in ${sign.name.en}`,
  );
  const lights =
    moon!.sign.id === sun!.sign.id
      ? `Moon and Sun stood together in ${moon!.sign.name.en}, our ${moon!.sign.western.en}`
      : `the Moon stood in ${moon!.sign.name.en}, our ${moon!.sign.western.en}, and the Sun in ${sun!.sign.name.en}, our ${sun!.sign.western.en}`;
  const rest = places.length > 0 ? `; ${list(places)}` : "";
  const set =
    hidden.length > 0
      ? ` ${list(hidden.map(({ name }) => name.en))} had set into the light of the Sun and could not be seen.`
      : " All five planets could be seen.";
  const eve = date.afterSunset ? " The Sun had already gone down, and with it that day began." : "";
  return `In the year ${date.seleucidYear} of Seleucus, on day ${date.day} of ${monthName(date)}, a child was born.${eve} At that time ${lights}${rest}.${set} The Sun travelled ${path.name.en}.`;
}

function monthEn(answer: Answer): string {
  const { date, moonset, lastCrescent, season, sirius, eclipses } = answer;
  const evil = date.evilDay
    ? ` Day ${date.day} is one of the five in a month on which the hemerologies advise to begin nothing of weight.`
    : "";
  const seen = eclipses.filter((one) => one.seen);
  const eclipse =
    seen.length > 0
      ? `Babylon saw ${list(seen.map(({ kind, type, daysFromBirth }) => `${article(type)} eclipse of the ${kind === "lunar" ? "Moon" : "Sun"} ${days(daysFromBirth)}`))}.`
      : "No eclipse was seen from Babylon in the half year on either side.";
  return `The month had ${date.monthLength} days and the one before it ${date.previousMonthLength}. On its day ${moonset.day} the Moon set after sunrise for the first time, by ${counted(moonset.us, "degree")} of time or ${counted(moonset.minutes, "minute")}, and on day ${lastCrescent.day} her old crescent was last seen before dawn.${evil} Of the turnings of the year the nearest was ${season.name.en}, ${days(season.daysFromBirth)}; ${sirius.name.en} came ${days(sirius.daysFromBirth)}. ${eclipse}`;
}

function omensEn({ bodies, omens, score }: Answer): string {
  const secret = bodies.filter(({ inSecretPlace }) => inSecretPlace).map(({ name }) => name.en);
  const places =
    secret.length > 0
      ? ` ${capital(list(secret))} ${secret.length > 1 ? "stand in their places" : "stands in its place"} of secret, where a god is most at home; what ${secret.length > 1 ? "they give" : "it gives"} weighs more.`
      : "";
  if (omens.length === 0) {
    return `No saying of the tablets falls on this sky: what could speak was hidden.${places} A birth without omen was no bad birth; it left the road open.`;
  }
  const [bright, hard] = sides(omens);
  const given = bright.map(({ body, says }, index) => {
    const giver = body === CLIMBING ? "the Moon's turn to the north" : nameOf(bodies, body).en;
    return index === 0 ? `${giver} promises ${says.en}` : `${giver} ${says.en}`;
  });
  const good =
    given.length > 0
      ? ` ${capital(given.join("; "))}.`
      : " None of the kindly ones has come forth.";
  const against = hard.map(({ body, says }) => `${nameOf(bodies, body).en} with ${says.en}`);
  const bad =
    against.length > 0
      ? ` ${given.length > 0 ? "Beside them" : "What is left"} ${against.length > 1 ? "stand" : "stands"} ${against.join(", and ")}.`
      : "";
  const sum =
    score >= 70
      ? "Taken together the record is a bright one: let what is promised show itself in work that lasts."
      : score >= 50
        ? "Taken together it leans to the good side without leaving out the harder lines; the gentle planets deserve the first word."
        : "Taken together it is a sober record: it asks for patience first and lets good things come later.";
  return `Of such a sky the tablets have this to say.${good}${bad}${places} ${sum}`;
}

function recordZh({ date, bodies, path }: Answer): string {
  const [moon, sun, ...planets] = bodies;
  const seen = planets.filter(({ seen: isSeen }) => isSeen);
  const hidden = planets.filter(({ seen: isSeen }) => !isSeen).map(({ name }) => name.zhHant);
  const places = bySign(seen).map(
    ([sign, group]) => `${listZh(group.map(({ name }) => name.zhHant))}在${sign.name.zhHant}`,
  );
  const lights =
    moon!.sign.id === sun!.sign.id
      ? `月與日同在${moon!.sign.name.zhHant}（今${moon!.sign.western.zhHant}）`
      : `月在${moon!.sign.name.zhHant}（今${moon!.sign.western.zhHant}），日在${sun!.sign.name.zhHant}（今${sun!.sign.western.zhHant}）`;
  const rest = places.length > 0 ? `，${places.join("，")}` : "";
  const set = hidden.length > 0 ? `${listZh(hidden)}沒入日光，不得而見。` : "五星俱可見。";
  const eve = date.afterSunset ? "其時日已西沉，新的一日由此開始。" : "";
  return `塞琉古紀元 ${date.seleucidYear} 年${monthNameZh(date)}第 ${date.day} 日，一子誕生。${eve}當時${lights}${rest}；${set}太陽行於${path.name.zhHant}。`;
}

function monthZh(answer: Answer): string {
  const { date, moonset, lastCrescent, season, sirius, eclipses } = answer;
  const evil = date.evilDay
    ? `第 ${date.day} 日是每月五個惡日之一，擇日之書勸人此日不舉大事。`
    : "";
  const seen = eclipses.filter((one) => one.seen);
  const eclipse =
    seen.length > 0
      ? `巴比倫所見之食：${seen.map(({ kind, type, daysFromBirth }) => `${daysZh(daysFromBirth)}有${TYPES_ZH[type] ?? ""}${kind === "lunar" ? "月食" : "日食"}`).join("；")}。`
      : "前後半年之內，巴比倫未見交食。";
  return `該月 ${date.monthLength} 日，前月 ${date.previousMonthLength} 日。第 ${moonset.day} 日清晨，月首度於日出後方落，相去 ${moonset.us} 時度（${moonset.minutes} 分）；第 ${lastCrescent.day} 日黎明，殘月最後一見。${evil}分至之中，${season.name.zhHant}最近，在出生${daysZh(season.daysFromBirth)}；${sirius.name.zhHant}則在出生${daysZh(sirius.daysFromBirth)}。${eclipse}`;
}

function omensZh({ bodies, omens, score }: Answer): string {
  const secret = bodies.filter(({ inSecretPlace }) => inSecretPlace).map(({ name }) => name.zhHant);
  const places =
    secret.length > 0
      ? `${listZh(secret)}居於其「隱祕之處」，那是神祇最自在的所在，所賜因而更重。`
      : "";
  if (omens.length === 0) {
    return `泥板上的話沒有一句落在這片天空：能言者皆隱而不見。${places}無兆之生並非凶生，只是前路尚待自己走出。`;
  }
  const [bright, hard] = sides(omens);
  const given = bright.map(({ body, says }) =>
    body === CLIMBING
      ? `月轉向北，主${says.zhHant}`
      : `${nameOf(bodies, body).zhHant}主${says.zhHant}`,
  );
  const good = given.length > 0 ? `已現之星各有所賜：${given.join("；")}。` : "吉星無一現形。";
  const against = hard.map(({ body, says }) => `${nameOf(bodies, body).zhHant}主${says.zhHant}`);
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

const TYPES_ZH: Readonly<Record<string, string>> = {
  total: "全",
  partial: "偏",
  annular: "環",
  hybrid: "全環",
};

function monthName({ monthName: name, leapMonth }: Answer["date"]): string {
  return leapMonth ? `the second ${name}` : name;
}

function monthNameZh({ month, leapMonth, monthName: name }: Answer["date"]): string {
  return ` ${leapMonth ? "閏 " : ""}${month} 月（${name}）`;
}

function days(value: number): string {
  const whole = Math.round(Math.abs(value));
  if (whole === 0) return "on the day itself";
  return `${whole} ${whole === 1 ? "day" : "days"} ${value < 0 ? "before" : "after"}`;
}

function counted(value: number, unit: string): string {
  return `${value} ${unit}${value === 1 ? "" : "s"}`;
}

function daysZh(value: number): string {
  const whole = Math.round(Math.abs(value));
  return whole === 0 ? "當日" : `${value < 0 ? "前" : "後"} ${whole} 日`;
}

function article(type: string): string {
  return `${/^[aeiou]/.test(type) ? "an" : "a"} ${type}`;
}

function list(parts: readonly string[]): string {
  return parts.length < 2
    ? (parts[0] ?? "")
    : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)!}`;
}

function listZh(parts: readonly string[]): string {
  return parts.join("、");
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

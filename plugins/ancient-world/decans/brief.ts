/** The reading of the decans of a birth as rules write it. */
import { sayIn, type Brief, type Frozen, type Lang, type Text } from "#old";
import type { DecanAnswer } from "./decan_find.ts";
import { FACES } from "./faces.ts";

type Answer = Frozen<DecanAnswer>;
type Found = Answer["sun"];

const THIRDS: readonly Text[] = [
  { en: "first", zhHant: "初" },
  { en: "second", zhHant: "中" },
  { en: "last", zhHant: "末" },
];

/** Writes what a writer may use, and the whole reading from rules alone. */
export function writeBrief(answer: Answer, lang: Lang): Brief {
  const say = sayIn(lang);
  const { sun, moon, rising, score } = answer;
  const factsOf = ({ name, sign, third, gloss, god, face }: Found) => ({
    name,
    sign: say(sign.name),
    third,
    gloss: gloss && say(gloss),
    god: god && say(god),
    face: say(face.name),
  });
  const english = lang === "en";
  return {
    facts: {
      sun: factsOf(sun),
      moon: factsOf(moon),
      rising: rising && factsOf(rising),
      score,
    },
    outline: english
      ? ["The Sun's decan", "The Moon's decan", "The rising decan", "What decans are"]
      : ["太陽之旬", "月亮之旬", "上升之旬", "何謂旬"],
    plain: (english ? paragraphsEn(answer) : paragraphsZh(answer)).join("\n\n"),
  };
}

function paragraphsEn({ sun, moon, rising }: Answer): readonly string[] {
  const same = moon.number === sun.number;
  const moonText = same
    ? `The Moon shares that decan, so that feeling and doing speak with one voice: at heart this person ${FACES[moon.face.id].feels.en}.`
    : `The Moon stands in ${titleEn(moon)}, in the ${THIRDS[moon.third - 1]!.en} third of ${moon.sign.name.en}.${godEn(moon)} Under the face of ${moon.face.name.en} the heart ${FACES[moon.face.id].feels.en}.`;
  const risingText = rising
    ? `Over the horizon rose ${titleEn(rising)}, in the ${THIRDS[rising.third - 1]!.en} third of ${rising.sign.name.en}.${godEn(rising)} It lends the manner of ${rising.face.name.en}: a person who ${FACES[rising.face.id].appears.en}.`
    : "Which decan was rising is not known without the time and the place; it changes about every forty minutes.";
  return [
    `At this birth the Sun stands in ${titleEn(sun)}, in the ${THIRDS[sun.third - 1]!.en} third of ${sun.sign.name.en}; counted from Sothis, with whom the Egyptian year began, it is decan ${sun.fromSothis} of 36.${godEn(sun)} It wears the face of ${sun.face.name.en}: someone born here ${FACES[sun.face.id].acts.en}.`,
    moonText,
    risingText,
    "The decans were first groups of stars by whose risings Egyptian priests told the hours of the night. Greek astrologers tied them to thirds of the signs and gave each the face of a planet; it is that late form which is read here, and it describes a colouring rather than an event.",
  ];
}

function titleEn({ name, egyptian, gloss }: Found): string {
  const native = name === egyptian ? "" : `Egyptian ${egyptian}`;
  const meaning = gloss ? `“${gloss.en}”` : "";
  const both = [native, meaning].filter((part) => part !== "").join(", ");
  return both === "" ? name : `${name} (${both})`;
}

function godEn({ god }: Found): string {
  return god ? ` The decan belongs to ${god.en}.` : "";
}

function paragraphsZh({ sun, moon, rising }: Answer): readonly string[] {
  const same = moon.number === sun.number;
  const moonText = same
    ? `月亮也在同一旬，心與行說同一種話：論內心，這人${FACES[moon.face.id].feels.zhHant}。`
    : `月亮在${placeZh(moon)}的${titleZh(moon)}。${godZh(moon)}在${moon.face.name.zhHant}之面下，這顆心${FACES[moon.face.id].feels.zhHant}。`;
  const risingText = rising
    ? `出生時從地平升起的，是${placeZh(rising)}的${titleZh(rising)}。${godZh(rising)}為人因而帶著${rising.face.name.zhHant}的氣度：${FACES[rising.face.id].appears.zhHant}。`
    : "不知時刻與地點，便無從得知升起的是哪一旬；它約四十分鐘一換。";
  return [
    `出生時太陽在${placeZh(sun)}的${titleZh(sun)}；埃及以天狼星之旬開歲，由彼數起，此為第 ${sun.fromSothis} 旬。${godZh(sun)}它戴著${sun.face.name.zhHant}之面：生於此旬的人，${FACES[sun.face.id].acts.zhHant}。`,
    moonText,
    risingText,
    "旬本是一組組的星，埃及祭司看它們升起以報夜時。希臘占星家把它們繫於各宮的三分之一，又各配一顆行星之面。此處所讀即此晚出之制，說的是一個人的底色，不是將要發生的事。",
  ];
}

function placeZh({ sign, third }: Found): string {
  return `${sign.name.zhHant}${THIRDS[third - 1]!.zhHant}段`;
}

function titleZh({ name, gloss }: Found): string {
  return gloss ? ` ${name}（「${gloss.zhHant}」）` : ` ${name}`;
}

function godZh({ god }: Found): string {
  return god ? `此旬屬${god.zhHant}。` : "";
}

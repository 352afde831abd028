/** The reading of a chart on the Tree as rules write it. */
import { sayIn, type Brief, type Frozen, type Lang } from "#old";
import type { TreeAnswer } from "./shapes.ts";
import { PILLAR_TEXTS, PLANET_TEXTS, SIGN_TEXTS, WORLD_TEXTS } from "./texts.ts";
import { WORLDS } from "./tree.ts";

type Answer = Frozen<TreeAnswer>;
type Planet = Answer["planets"][number];

/** Writes what a writer may use, and the whole reading from rules alone. */
export function writeBrief(answer: Answer, lang: Lang): Brief {
  const say = sayIn(lang);
  const english = lang === "en";
  return {
    facts: {
      planets: answer.planets.map(({ name, sefirah, sign, path, world, dignity }) => ({
        name: say(name),
        sefirah: `${say(sefirah.name)}, ${say(sefirah.gloss)}`,
        sign: say(sign.name),
        letter: path.name,
        joins: path.joins?.map((one) => say(one.name)) ?? null,
        world: say(world.name),
        dignity,
      })),
      rising: answer.rising && say(answer.rising.sign.name),
      pillars: answer.pillars,
      leaning: say(answer.leaning.name),
      score: answer.score,
    },
    outline: english
      ? ["The heart and the foundation", "The five others", "Pillars and worlds", "What it is for"]
      : ["心與根基", "其餘五星", "柱與界", "何用"],
    plain: (english ? paragraphsEn(answer) : paragraphsZh(answer)).join("\n\n"),
  };
}

function paragraphsEn(answer: Answer): readonly string[] {
  const [sun, moon, ...others] = answer.planets as readonly [Planet, Planet, ...Planet[]];
  const rising = answer.rising
    ? ` In Malkhut, where all of it reaches the ground, ${answer.rising.sign.name.en} was rising with the letter ${answer.rising.letter.name}: others first meet someone given to ${workOf(answer.rising.sign.id).en}.`
    : "";
  return [
    `${PLANET_TEXTS.sun.name.en.replace("the", "The")} rules in Tiferet, ${PLANET_TEXTS.sun.asks.en}. At this birth it stood in ${sun.sign.name.en}, on the letter ${sun.path.name}${wayEn(sun)}; what makes this life whole is ${workOf(sun.sign.id).en}. The Moon rules in Yesod, ${PLANET_TEXTS.moon.asks.en}. ${moonEn(sun, moon)}${rising}`,
    othersEn(others),
    balanceEn(answer),
    "The Tree is a way of looking: it sorts what is already in a person, so that a neglected side can be asked for its opinion. It fixes nothing, and no sefirah is a verdict.",
  ];
}

function moonEn(sun: Planet, moon: Planet): string {
  return sun.sign.id === moon.sign.id
    ? "She stood on the same letter, so that the ground underfoot and the aim above are of one work."
    : `She stood in ${moon.sign.name.en}, on ${moon.path.name}${wayEn(moon)}, and so the ground underfoot is made by ${workOf(moon.sign.id).en}.`;
}

function moonZh(sun: Planet, moon: Planet): string {
  return sun.sign.id === moon.sign.id
    ? "它也落於同一字母，腳下的地與頭上的志同出一事。"
    : `它在${moon.sign.name.zhHant}，落於 ${moon.path.name}${wayZh(moon)}，腳下的地便以「${workOf(moon.sign.id).zhHant}」鋪成。`;
}

/** Planets other than the lights, those of one sign together. */
function bySign(planets: readonly Planet[]): readonly (readonly [Planet, ...Planet[]])[] {
  const groups = Object.groupBy(planets, ({ sign }) => sign.id);
  return Object.values(groups) as unknown as readonly (readonly [Planet, ...Planet[]])[];
}

function othersEn(planets: readonly Planet[]): string {
  const ways = ["works by", "goes the way of", "is lived in", "opens through", "is learnt by"];
  const told = bySign(planets).map((group, index) => {
    const [{ sign, path }] = group;
    const letter = path.joins ? ` on ${path.name}` : "";
    const each = group.map(
      ({ id, name, sefirah }) => `${sefirah.name.en}, ${PLANET_TEXTS[id].asks.en} (${name.en})`,
    );
    return group.length === 1
      ? `${each[0]!}, stands in ${sign.name.en}${letter} and ${ways[index]!} ${workOf(sign.id).en}.`
      : `${capital(sign.name.en)}${letter} holds ${each.join("; ")}: all of it is done by ${workOf(sign.id).en}.`;
  });
  return [...told, easeEn(planets)].filter((part) => part !== "").join(" ");
}

const STRONG: readonly string[] = ["domicile", "exaltation"];
const WEAK: readonly string[] = ["detriment", "fall"];

function namesOf(
  planets: readonly Planet[],
  dignities: readonly string[],
): readonly Planet["name"][] {
  return planets.filter(({ dignity }) => dignities.includes(dignity)).map(({ name }) => name);
}

function easeEn(planets: readonly Planet[]): string {
  const strong = namesOf(planets, STRONG).map(({ en }) => en);
  const weak = namesOf(planets, WEAK).map(({ en }) => en);
  const first =
    strong.length > 0 ? `${listEn(strong)} ${strong.length > 1 ? "are" : "is"} at ease there` : "";
  const second =
    weak.length > 0
      ? `${listEn(weak)} ${weak.length > 1 ? "find" : "finds"} it harder, and ${weak.length > 1 ? "learn" : "learns"} by that`
      : "";
  const both = [first, second].filter((part) => part !== "").join("; ");
  return both === "" ? "" : `${capital(both)}.`;
}

function wayEn({ path }: Planet): string {
  return path.joins
    ? `, the way between ${path.joins[0]!.name.en} and ${path.joins[1]!.name.en}`
    : "";
}

function balanceEn({ pillars, leaning, worlds, planets }: Answer): string {
  const { mercy, severity, middle } = pillars;
  const top = topWorld(worlds);
  const world = top
    ? ` ${capital(countEn(worlds[top]))} of the seven planets stand in ${worldName(top).en}, the world of ${worldGloss(top).en}: ${WORLD_TEXTS[top]!.en}.`
    : " The planets are spread over the four worlds without one that leads.";
  const home = planets.filter(({ path, sefirah }) =>
    path.joins?.some((one) => one.number === sefirah.number),
  );
  const homes =
    home.length > 0
      ? ` ${capital(listEn(home.map(({ name }) => name.en)))} ${home.length > 1 ? "walk paths of their own sefirot" : "walks a path of its own sefirah"}, which makes ${home.length > 1 ? "their voices" : "its voice"} easier to hear.`
      : "";
  return `Mercy is lit ${timesEn(mercy)}, severity ${timesEn(severity)} and the middle ${timesEn(middle)}; the Tree leans to ${leaning.name.en}. ${PILLAR_TEXTS[leaning.id].leans.en}${world}${homes}`;
}

function paragraphsZh(answer: Answer): readonly string[] {
  const [sun, moon, ...others] = answer.planets as readonly [Planet, Planet, ...Planet[]];
  const rising = answer.rising
    ? `一切終在王國（Malkhut）落地，那裡升起的是${answer.rising.sign.name.zhHant}，字母 ${answer.rising.letter.name}：旁人初見的，是一個慣於「${workOf(answer.rising.sign.id).zhHant}」的人。`
    : "";
  return [
    `太陽掌「美」（Tiferet），那是${PLANET_TEXTS.sun.asks.zhHant}。出生時它在${sun.sign.name.zhHant}，落於字母 ${sun.path.name}${wayZh(sun)}；此生的完整，來自「${workOf(sun.sign.id).zhHant}」。月亮掌「根基」（Yesod），那是${PLANET_TEXTS.moon.asks.zhHant}。${moonZh(sun, moon)}${rising}`,
    othersZh(others),
    balanceZh(answer),
    "生命之樹是一種看法：把人身上已有的分門別類，好讓久被冷落的一面也能說話。它不替人下定論，也沒有哪個質點是判決。",
  ];
}

function othersZh(planets: readonly Planet[]): string {
  const told = bySign(planets).map((group) => {
    const [{ sign, path }] = group;
    const letter = path.joins ? `（${path.name}）` : "";
    const each = group.map(
      ({ id, name, sefirah }) =>
        `${name.zhHant}所掌的「${sefirah.gloss.zhHant}」（${sefirah.name.en}），是${PLANET_TEXTS[id].asks.zhHant}`,
    );
    const at = `${sign.name.zhHant}${letter}`;
    return group.length === 1
      ? `${each[0]!}；今在${at}，以「${workOf(sign.id).zhHant}」為路。`
      : `${each.join("；")}：皆在${at}，同以「${workOf(sign.id).zhHant}」為路。`;
  });
  const strong = namesOf(planets, STRONG).map(({ zhHant }) => zhHant);
  const weak = namesOf(planets, WEAK).map(({ zhHant }) => zhHant);
  const ease = [
    strong.length > 0 ? `${strong.join("、")}於所在之處最為自在` : "",
    weak.length > 0 ? `${weak.join("、")}較為費力，而費力處正是所學` : "",
  ].filter((part) => part !== "");
  return told.join("") + (ease.length > 0 ? `${ease.join("；")}。` : "");
}

function wayZh({ path }: Planet): string {
  return path.joins
    ? `，此徑連「${path.joins[0]!.gloss.zhHant}」與「${path.joins[1]!.gloss.zhHant}」`
    : "";
}

function balanceZh({ pillars, leaning, worlds, planets }: Answer): string {
  const { mercy, severity, middle } = pillars;
  const top = topWorld(worlds);
  const world = top
    ? `七星之中有 ${worlds[top]} 顆在${worldGloss(top).zhHant}（${worldName(top).en}）：${WORLD_TEXTS[top]!.zhHant}。`
    : "七星散布四界，沒有哪一界領頭。";
  const home = planets.filter(({ path, sefirah }) =>
    path.joins?.some((one) => one.number === sefirah.number),
  );
  const homes =
    home.length > 0
      ? `${home.map(({ name }) => name.zhHant).join("、")}行於通往本質點的路徑，聲音因而更容易聽見。`
      : "";
  return `慈柱得光 ${mercy}，嚴柱 ${severity}，中柱 ${middle}，全樹偏於${leaning.name.zhHant}。${PILLAR_TEXTS[leaning.id].leans.zhHant}${world}${homes}`;
}

/** The world with most planets, where it leads alone. */
function topWorld(worlds: Answer["worlds"]): keyof Answer["worlds"] | null {
  const sorted = Object.entries(worlds).sort(([, a], [, b]) => b - a);
  const [first, second] = sorted as [[string, number], [string, number]];
  return first[1] > second[1] ? (first[0] as keyof Answer["worlds"]) : null;
}

function worldName(id: string) {
  return WORLDS.find((world) => world.id === id)!.name;
}

function worldGloss(id: string) {
  return WORLDS.find((world) => world.id === id)!.gloss;
}

function workOf(sign: string) {
  return SIGN_TEXTS.find(({ id }) => id === sign)!.work;
}

const NUMBERS = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

function countEn(count: number): string {
  return NUMBERS[count] ?? String(count);
}

function timesEn(count: number): string {
  if (count === 0) return "not at all";
  if (count === 1) return "once";
  return count === 2 ? "twice" : `${NUMBERS[count] ?? count} times`;
}

function listEn(parts: readonly string[]): string {
  return parts.length < 2
    ? (parts[0] ?? "")
    : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)!}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

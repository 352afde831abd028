import type { Brief, Lang, Text } from "#old";
import type { Element } from "#time";
import { ELEMENT_NAMES } from "../core/elements.ts";
import type { NameAnswer } from "./name_shape.ts";
import { listed } from "../core/prose.ts";

type GridView = NameAnswer["grids"]["person"];

/** What the element of the person grid says of a temper. */
const TEMPERS: Readonly<Record<Element, Text>> = {
  wood: {
    en: "upright and growing, patient with people and stubborn about aims",
    zhHant: "向上有志，待人寬厚，認定之事不輕改",
  },
  fire: {
    en: "quick and warm, generous in praise and short in waiting",
    zhHant: "熱情敏捷，樂於成人，惟不耐久候",
  },
  earth: {
    en: "steady and trusted, slow to promise and slow to forget",
    zhHant: "篤實可靠，不輕許諾，許則不忘",
  },
  metal: {
    en: "clear-cut and proud, at ease with rules and with risk",
    zhHant: "果斷自重，守法度而敢承擔",
  },
  water: {
    en: "mobile and observant, rich in ideas and hard to pin down",
    zhHant: "靈動善察，多謀而不拘一格",
  },
};

const LUCK_WORDS: Readonly<Record<GridView["luck"], Text>> = {
  lucky: { en: "lucky", zhHant: "吉數" },
  mixed: { en: "of mixed luck", zhHant: "吉凶參半" },
  unlucky: { en: "counted unlucky", zhHant: "凶數" },
};

const TRAIT_WORDS: Readonly<Record<GridView["traits"][number], Text>> = {
  leadership: { en: "leadership", zhHant: "領導" },
  wealth: { en: "wealth", zhHant: "財富" },
  art: { en: "the arts", zhHant: "才藝" },
  solitude: { en: "solitude", zhHant: "孤獨" },
};

const VERDICTS: Readonly<Record<NameAnswer["verdict"]["value"], Text>> = {
  favourable: {
    en: "Taken together the name is one that readers would gladly give.",
    zhHant: "合而觀之，論者以為可用之佳名。",
  },
  mixed: {
    en: "Taken together the name has its strong sides and its weak ones, as most names have.",
    zhHant: "合而觀之，長短互見，多數姓名亦然。",
  },
  unfavourable: {
    en: "Taken together readers of this school would have looked for another, though many who made their names bear numbers no better.",
    zhHant: "合而觀之，此派論者或另擇他字；然成名之人，其數不佳者亦多。",
  },
};

/** Tells a writer what the name holds, and reads it out. */
export function nameBrief(answer: NameAnswer, lang: Lang): Brief {
  const en = lang === "en";
  const { grids, threePowers, characters, score } = answer;
  return {
    facts: {
      strokes: characters.map(({ form, strokes }) => ({ form, strokes })),
      grids: Object.values(grids).map(({ native, number, luck }) => ({ native, number, luck })),
      threePowers: threePowers.native,
      score,
    },
    outline: en ? ["Strokes", "Person and total", "Three powers"] : ["筆畫", "人格與總格", "三才"],
    plain: (en ? english(answer) : chinese(answer)).join("\n\n"),
  };
}

function english(answer: NameAnswer): readonly string[] {
  const { grids, threePowers, score } = answer;
  const { person, total, earth, outer, heaven } = grids;
  const named = answer.characters.some(({ form }) => form !== null);
  const strokes = answer.characters.map(({ form, strokes: count }) =>
    form ? `${form} ${count}` : String(count),
  );
  const word = (grid: GridView) => LUCK_WORDS[grid.luck].en;
  return [
    `${named ? "The characters count" : "The strokes given are"} ${listed(strokes)}${named ? " strokes" : ""}.${doubtsEnglish(answer)} ` +
      `The heart of the name, the person grid, is ${person.reduced}, ${person.element} and ${word(person)}${gifts(person, true)}: ${TEMPERS[person.element].en}.`,
    `The total, ${total.reduced}, looks to the later years and is ${word(total)}${gifts(total, true)}; the earth grid, ${earth.reduced}, tells of youth and home and is ${word(earth)}. ` +
      `Towards others stands the outer grid, ${outer.reduced}, ${word(outer)}; the heaven grid, ${heaven.reduced}, comes with the surname and is not held for or against anyone.`,
    `Heaven, person and earth make ${threePowers.native}: ${tiesEnglish(answer)}. ${wantedEnglish(answer)}${VERDICTS[answer.verdict.value].en} ` +
      `By this model it comes to ${score} of 100. The tables differ from book to book, and a name is carried by the one who bears it.`,
  ];
}

function chinese(answer: NameAnswer): readonly string[] {
  const { grids, threePowers, score } = answer;
  const { person, total, earth, outer, heaven } = grids;
  const strokes = answer.characters.map(({ form, strokes: count }) =>
    form ? `${form} ${count} 畫` : `${count} 畫`,
  );
  const word = (grid: GridView) => LUCK_WORDS[grid.luck].zhHant;
  return [
    `${strokes.join("、")}。${doubtsChinese(answer)}人格為姓名之主，得 ${person.reduced} 數，屬${ELEMENT_NAMES[person.element].native}，${word(person)}${gifts(person, false)}，主其人${TEMPERS[person.element].zhHant}。`,
    `總格 ${total.reduced}，${word(total)}${gifts(total, false)}，看中年以後；地格 ${earth.reduced}，${word(earth)}，看早年與家室。外格 ${outer.reduced}，${word(outer)}，看人際往來；天格 ${heaven.reduced} 承自祖姓，不論吉凶。`,
    `三才為${threePowers.native}，${tiesChinese(answer)}。${wantedChinese(answer)}${VERDICTS[answer.verdict.value].zhHant}依本模型計 ${score} 分。諸家數表互有出入，姓名之重終在其人。`,
  ];
}

function wantedEnglish({ wanted }: NameAnswer): string {
  if (!wanted) return "";
  const { element, held, fed } = wanted;
  if (held.length > 0) return `The ${element} that was asked for stands in ${gridsOf(held)}. `;
  return fed.length > 0
    ? `No grid is ${element}, which was asked for, though ${gridsOf(fed)} would feed it. `
    : `Of the ${element} that was asked for the name has nothing. `;
}

function gridsOf(ids: readonly string[]): string {
  return `the ${listed(ids)} ${ids.length === 1 ? "grid" : "grids"}`;
}

function wantedChinese({ wanted, grids }: NameAnswer): string {
  if (!wanted) return "";
  const { native } = ELEMENT_NAMES[wanted.element];
  const named = (ids: readonly string[]) =>
    ids.map((id) => grids[id as keyof typeof grids].native).join("、");
  if (wanted.held.length > 0) return `所求之${native}見於${named(wanted.held)}。`;
  return wanted.fed.length > 0
    ? `五格無${native}，而${named(wanted.fed)}可以生之。`
    : `所求之${native}，此名無以相濟。`;
}

function gifts({ traits }: GridView, en: boolean): string {
  if (traits.length === 0) return "";
  const words = traits.map((trait) => (en ? TRAIT_WORDS[trait].en : TRAIT_WORDS[trait].zhHant));
  return en ? `, a number of ${listed(words)}` : `，帶${words.join("、")}之象`;
}

const TIE_EN = {
  same: "is of one kind with",
  feeds: "feeds",
  fed: "is fed by",
  controls: "holds down",
  controlled: "is held down by",
} as const;

function tiesEnglish({ threePowers }: NameAnswer): string {
  const [upper, lower] = threePowers.ties;
  const both = upper!.good === lower!.good;
  return `heaven ${TIE_EN[upper!.tie]} person, ${both ? "and" : "but"} person ${TIE_EN[lower!.tie]} earth, ${upper!.good && lower!.good ? "so that the name runs smoothly from top to bottom" : both ? "so that the name has to work against itself" : `so that ${upper!.good ? "help comes from above rather than from below" : "the footing is better than the start"}`}`;
}

function tiesChinese({ threePowers }: NameAnswer): string {
  const [upper, lower] = threePowers.ties;
  const words = {
    same: "比和",
    feeds: "相生而下",
    fed: "相生而上",
    controls: "相剋而下",
    controlled: "相剋而上",
  } as const;
  const end =
    upper!.good && lower!.good
      ? "上下順遂"
      : upper!.good
        ? "得上之助而根基未穩"
        : lower!.good
          ? "起步雖難而根基尚穩"
          : "上下皆有牽制";
  return `天人${words[upper!.tie]}，人地${words[lower!.tie]}，${end}`;
}

/** Characters of the given name whose form is not certain. */
function doubtsOf({ characters }: NameAnswer) {
  return characters.filter(({ part, alternatives }) => part === "given" && alternatives.length > 0);
}

function doubtsEnglish(answer: NameAnswer): string {
  const told = doubtsOf(answer).map(({ character, form, alternatives }) => {
    const others = alternatives.map((one) => `${one.strokes} as ${one.form}`).join(" or ");
    return form === character
      ? `${character} would have ${others}`
      : `${character}, taken for ${form}, would have ${others}`;
  });
  return told.length === 0 ? "" : ` In another script ${told.join(", ")}.`;
}

function doubtsChinese(answer: NameAnswer): string {
  const told = doubtsOf(answer).map(({ character, form, alternatives }) => {
    const others = alternatives.map((one) => `${one.form}則為 ${one.strokes} 畫`).join("，作");
    return form === character
      ? `${character}依所書之形計，若作${others}`
      : `${character}以${form}計，若作${others}`;
  });
  return told.length === 0 ? "" : `（${told.join("；")}。）`;
}

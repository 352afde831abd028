/** What all dashas of this folder say alike. */
import * as core from "../../core/words/zh_hant.ts";

export const dashaInputs = core.inputs;
export const dashaFields = {
  ...core.span,
  ...core.days,
  first: "起運之主",
  yearDays: "一運年之日數",
  periods: "大運",
  lord: "運主",
  years: "運年",
  subs: "次運",
  running: "所行之運",
};
export const dateOf = (instant: string) => instant.slice(0, instant.lastIndexOf("T"));

interface Told<K extends string> {
  readonly first: K;
  readonly periods: readonly { readonly lord: K; readonly start: string; readonly end: string }[];
  readonly running: readonly { readonly lord: K; readonly end: string }[];
}

export function tellDasha<K extends string>(
  { periods, running }: Told<K>,
  name: (lord: K) => string,
  sense: (lord: K) => string,
): readonly string[] {
  const [first, ...then] = periods;
  const [great, sub] = running;
  return [
    `出生時行${name(first!.lord)}運，至 ${dateOf(first!.end)}${
      then.length === 0
        ? "，為一輪之末"
        : `；繼以${then
            .slice(0, 4)
            .map(
              ({ lord, start }) => `${name(lord)}（${start.slice(0, start.indexOf("-", 1))} 年起）`,
            )
            .join("、")}`
    }。`,
    ...(great
      ? [
          `所問之日正行${name(great.lord)}運，至 ${dateOf(great.end)}：${sense(great.lord)}。${sub ? `其中${name(sub.lord)}次運至 ${dateOf(sub.end)}。` : ""}`,
        ]
      : []),
  ];
}

export const lagnaNeeded = {
  when: "須知命宮，而缺出生時刻或地點",
  says: "此運自命宮起數，請填出生時刻與地點",
};

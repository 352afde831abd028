import { WEEKDAY } from "#lore";
import { english, type Translation, type Words } from "#sdk";
import { dateText, dayFields } from "../../../core/words/days_en.ts";
import type { answer, YamAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const yamMark = {
  fourZeros: { text: "four zeros", about: "gain in plenty; set out at once and the errand is won" },
  cross: { text: "cross", about: "the worst of the five: whoever walks into it walks into defeat" },
  clear: { text: "clear of zeros", about: "no harm and no gain; the road is merely open" },
  twoZeros: { text: "two zeros", about: "make haste, for gain and safety lie on the way" },
  oneZero: { text: "one zero", about: "stay at home; even a strong party comes back beaten" },
};
const clock = (local: string) => local.slice(-5);

export const en = {
  title: "Yam Ubakong, hours for setting out",
  summary:
    "Ten watches of a day and its night with the marks of Ubakong, by which Thais choose when to leave the house",
  fields: {
    ...dayFields,
    watches: "Watches",
    night: "Night",
    watch: "Number",
    from: "From",
    to: "To",
    mark: "Mark",
    about: "What the verse says, in our words",
    now: "Watch asked about",
    best: "Good beginnings",
  },
  terms: { yamMark },
  conventions: {
    night: {
      title: "Marks of the night",
      options: { next: "one watch later than by day", same: "as by day" },
    },
  },
  reading({ civil, watches, now, best }: YamAnswer) {
    const of = (id: keyof typeof yamMark) => watches.filter((one) => one.mark === id);
    const spans = (id: keyof typeof yamMark) =>
      english.list(of(id).map(({ from, to }) => `${clock(from)}–${clock(to)}`));
    const asked =
      now === null
        ? ""
        : ` The time asked about lies in watch ${now.watch} of the ${now.night ? "night" : "day"}, under ${yamMark[now.mark].text}: ${yamMark[now.mark].about}.`;
    return [
      `${dateText(civil.date)} runs in watches of 144 minutes from six in the morning.${asked}`,
      `Four zeros stand at ${spans("fourZeros")}, two zeros at ${spans("twoZeros")}: those are the hours to leave by, the first of them at ${clock([...best].sort()[0]!)}. The cross is at ${spans("cross")}, one zero at ${spans("oneZero")}; in between, at ${spans("clear")}, the road is open and no more.`,
      "The art is named after a Burmese captain who, the story goes, chose his hour by it and walked out of a prison in Bangkok.",
    ];
  },
  picture: {
    title: (date: string) => `Yam Ubakong, ${dateText(date)}`,
    subtitle: "watches of the seven days, the day's own coloured",
    night: "Night",
    weekdays: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
    weekdayIds: WEEKDAY.ids as readonly string[],
    legend: [
      "four and two dots: set out · one dot: stay",
      "cross: never · empty: neither gain nor harm",
    ],
  },
} satisfies Words<{ input: typeof input; answer: typeof answer; conventions: typeof CONVENTIONS }>;

export type YamWords = Translation<typeof en>;

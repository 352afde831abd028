import type { Translation, Words } from "#sdk";
import type { answer, DiscordianAnswer } from "../answer.ts";
import type { input } from "../input.ts";

const season = {
  chaos: "Chaos",
  discord: "Discord",
  confusion: "Confusion",
  bureaucracy: "Bureaucracy",
  aftermath: "The Aftermath",
};

const weekday = {
  sweetmorn: "Sweetmorn",
  boomtime: "Boomtime",
  pungenday: "Pungenday",
  pricklePrickle: "Prickle-Prickle",
  settingOrange: "Setting Orange",
};

const holyday = {
  mungday: "Mungday",
  chaoflux: "Chaoflux",
  mojoday: "Mojoday",
  discoflux: "Discoflux",
  syaday: "Syaday",
  confuflux: "Confuflux",
  zaraday: "Zaraday",
  bureflux: "Bureflux",
  maladay: "Maladay",
  afflux: "Afflux",
  stTibsDay: "St. Tib's Day",
};

const apostle = {
  hungMung: "Hung Mung",
  drVanVanMojo: "Dr. Van Van Mojo",
  sriSyadasti: "Sri Syadasti",
  zarathud: "Zarathud",
  malaclypse: "Malaclypse",
};

export const en = {
  title: "Discordian date",
  summary: "Discordian date, season, weekday, holydays and St. Tib's Day",
  fields: {
    yold: "Year of Our Lady of Discord",
    stTibsDay: "St. Tib's Day",
    season: "Season",
    seasonDay: "Day of the season",
    weekday: "Day of the week",
    holyday: "Holyday",
    patronApostle: "Apostle of the season",
    formatted: "As Discordians write it",
  },
  terms: { erisianSeason: season, erisianWeekday: weekday, holyday, apostle },
  reading: (date: DiscordianAnswer) => [
    dateOf(date),
    "Five seasons of 73 days make the year, and a week of five days runs through them without a break; 1,166 years are added to the civil one, back to a wedding to which Eris was not asked.",
    "It is a joke that keeps perfect time. Nothing is foretold by it, which Discordians hold to be its chief merit.",
  ],
} satisfies Words<{ input: typeof input; answer: typeof answer }>;

export type DiscordianWords = Translation<typeof en>;

function dateOf(date: DiscordianAnswer): string {
  if (date.season === null || date.weekday === null || date.patronApostle === null) {
    return `St. Tib's Day in the year ${date.yold} of Our Lady of Discord, outside season and week.`;
  }
  const feast = date.holyday ? ` It is ${holyday[date.holyday]}, a holyday of the season.` : "";
  return `${weekday[date.weekday]}, day ${date.seasonDay} of ${season[date.season]} in the year ${date.yold} of Our Lady of Discord.${feast} The season is in the care of ${apostle[date.patronApostle]}.`;
}

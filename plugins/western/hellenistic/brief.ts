import type { Brief, Frozen, Lang, Text } from "#old";
import { themeOf, topicOf } from "../core/meanings.ts";
import { houseName, inProse, pointName, SIGNS, type Classical } from "../core/names.ts";
import { RULERS } from "../core/dignity_tables.ts";
import { capital, listTexts, paragraphs, sentences } from "../core/prose.ts";
import type { HellenisticAnswer } from "./output.ts";

type Answer = Frozen<HellenisticAnswer>;
type Planet = Answer["planets"][number];

/** Writes the reading of a nativity in the Greek manner. */
export function writeBrief(answer: Answer, lang: Lang): Brief {
  return {
    facts: {
      sect: answer.sect,
      ascendant: answer.ascendant,
      planets: answer.planets,
      lots: answer.lots,
      profection: answer.profection,
      firdaria: answer.firdaria && {
        major: answer.firdaria.activeMajor,
        sub: answer.firdaria.activeSub,
      },
      releasing: answer.releasing && {
        spirit: answer.releasing.spirit.active,
        fortune: answer.releasing.fortune.active,
      },
    },
    outline:
      lang === "en"
        ? ["Sect", "The rising sign and its lord", "Helps and burdens", "Lots", "Lords of the time"]
        : ["晝夜區分", "上升星座與命主", "助力與負擔", "希臘點", "時主"],
    plain: paragraphs([
      sentences(answer.sect ? sectTexts(answer) : withoutTime(answer), lang),
      sentences(answer.ascendant ? risingTexts(answer) : [], lang),
      sentences(conditionTexts(answer), lang),
      sentences(lotTexts(answer), lang),
      sentences(timeTexts(answer), lang),
    ]),
  };
}

function planetOf(answer: Answer, id: string): Planet {
  return answer.planets.find((one) => one.id === id)!;
}

function sectTexts(answer: Answer): readonly Text[] {
  const { sect, benefic, malefic, light } = answer.sect!;
  const [help, hard, lamp] = [benefic, malefic, light].map((id) => planetOf(answer, id));
  const day = sect === "day";
  const where = (planet: Planet): Text => ({
    en: `in ${planet.signName.en}${planet.house ? `, ${houseName(planet.house).en}` : ""}`,
    zhHant: `在${planet.signName.zhHant}${planet.house ? `、${houseName(planet.house).zhHant}` : ""}`,
  });
  const of = (planet: Planet) => topicOf(planet.house!);
  // By day Saturn, by night Mars belongs to the sect; the other malefic is the harder one.
  const harder = planetOf(answer, answer.sect!.contraryMalefic);
  return [
    {
      en: `This is a ${day ? "day" : "night"} birth, so the ${day ? "Sun" : "Moon"} leads, ${where(lamp!).en}, and the planets of the ${day ? "day" : "night"} work with it.`,
      zhHant: `此為${day ? "晝" : "夜"}生盤，以${lamp!.name.zhHant}為首（${where(lamp!).zhHant}），${day ? "晝" : "夜"}方諸星順其勢而行。`,
    },
    {
      en: `The readiest help comes from ${inProse(help!.id).en}, ${where(help!).en}, and so where ${of(help!).en} are concerned.`,
      zhHant: `最可靠的助力來自${help!.name.zhHant}（${where(help!).zhHant}），見於${of(help!).zhHant}。`,
    },
    {
      en: `${capital(inProse(harder.id).en)} stands against the sect and asks most, ${where(harder).en}: ${of(harder).en} want patience. ${capital(inProse(hard!.id).en)}, of the sect, is the milder of the two hard planets.`,
      zhHant: `${harder.name.zhHant}與區分相逆，要求最嚴（${where(harder).zhHant}）：${of(harder).zhHant}宜多耐心。${hard!.name.zhHant}屬本區分，在兩顆凶星中較為溫和。`,
    },
  ];
}

function withoutTime(answer: Answer): readonly Text[] {
  const dignified = answer.planets.filter(({ dignities }) =>
    dignities.some((one) => one === "domicile" || one === "exaltation"),
  );
  const names = listTexts(dignified.map((one) => inProse(one.id)));
  return [
    {
      en: "Without a time and place of birth the Greek method loses its frame: sect, houses, lots and the lords of time all hang on the horizon, and nothing is said of them here.",
      zhHant:
        "缺出生時刻或地點，希臘占星便失其框架：晝夜、宮位、希臘點與時主皆繫於地平，此處不論。",
    },
    dignified.length > 0
      ? {
          en: `What remains are the planets in their signs. ${capital(names.en)} ${dignified.length > 1 ? "stand" : "stands"} in a sign of ${dignified.length > 1 ? "their" : "its"} own rule or exaltation and can act by ${dignified.length > 1 ? "their" : "its"} own means.`,
          zhHant: `所餘者為行星與星座。${names.zhHant}居於廟或旺之座，能憑己力行事。`,
        }
      : {
          en: "What remains are the planets in their signs; none stands in a sign of its own rule or exaltation, so each works by the leave of another.",
          zhHant: "所餘者為行星與星座；無一居廟居旺，各須仰賴他星之許。",
        },
  ];
}

function risingTexts(answer: Answer): readonly Text[] {
  const rising = answer.ascendant!;
  const lord = planetOf(answer, RULERS[SIGNS.find(({ id }) => id === rising.sign)!.index]!);
  const topic = topicOf(lord.house!);
  const joy = lord.inJoy === true;
  return [
    {
      en: `${rising.signName.en} rises, and ${inProse(lord.id).en} steers the life from ${lord.signName.en} in ${houseName(lord.house!).en}, the place of ${topic.en}${joy ? ", where it has its joy" : ""}.`,
      zhHant: `上升為${rising.signName.zhHant}，命主${lord.name.zhHant}自${lord.signName.zhHant}、${houseName(lord.house!).zhHant}掌舵，此宮主${topic.zhHant}${joy ? "，亦為其喜樂之宮" : ""}。`,
    },
    strengthText(lord),
  ];
}

function strengthText(planet: Planet): Text {
  const good = planet.dignities.filter((one) => /domicile|exaltation|triplicity|bound/.test(one));
  const bad = planet.dignities.filter((one) => /detriment|fall/.test(one));
  if (bad.length > 0) {
    return {
      en: `It stands in a sign foreign to it and must work with borrowed tools.`,
      zhHant: "其所在之座與之不合，行事須借他人之器。",
    };
  }
  if (good.length > 0) {
    return {
      en: `It has ${good.includes("domicile") ? "its own house" : good.includes("exaltation") ? "an honoured seat" : "rights of its own"} there and can be relied on.`,
      zhHant: `它在彼處${good.includes("domicile") ? "如居自宅" : good.includes("exaltation") ? "如坐上席" : "自有權分"}，可資信賴。`,
    };
  }
  return {
    en: "It has no rights of its own there and depends on the lord of that sign.",
    zhHant: "它在彼處無權分可言，須仰賴該座之主。",
  };
}

function conditionTexts({ planets }: Answer): readonly Text[] {
  const helped = planets.filter(({ bonification }) => bonification.length > 0);
  const burdened = planets.filter(({ maltreatment }) => maltreatment.length > 0);
  const told = (list: readonly Planet[], key: "bonification" | "maltreatment") =>
    listTexts(
      list.slice(0, 3).map((one) => {
        const by = listTexts(
          [...new Set(one[key].map((c) => c.by))].map((id) => inProse(id as Classical)),
        );
        return {
          en: `${inProse(one.id).en} (${themeOf(one.id).en}) by ${by.en}`,
          zhHant: `${one.name.zhHant}（${themeOf(one.id).zhHant}）得自${by.zhHant}`,
        };
      }),
    );
  const [good, bad] = [told(helped, "bonification"), told(burdened, "maltreatment")];
  return [
    ...(helped.length > 0
      ? [{ en: `Helped are ${good.en}.`, zhHant: `受益者：${good.zhHant}。` }]
      : []),
    ...(burdened.length > 0
      ? [
          {
            en: `Put to the test are ${bad.en}; what is tested there tends to be learnt slowly and kept.`,
            zhHant: `受考驗者：${bad.zhHant.replaceAll("得自", "受制於")}；此處所學雖慢，卻能長留。`,
          },
        ]
      : []),
  ];
}

function lotTexts({ lots }: Answer): readonly Text[] {
  if (!lots) return [];
  const [fortune, spirit] = ["fortune", "spirit"].map((id) => lots.find((lot) => lot.id === id)!);
  return [
    {
      en: `Fortune, what befalls a person, lies in ${fortune!.signName.en} in ${houseName(fortune!.house).en} (${topicOf(fortune!.house).en}), in the keeping of ${inProse(fortune!.lord).en}.`,
      zhHant: `福點示際遇，在${fortune!.signName.zhHant}、${houseName(fortune!.house).zhHant}（${topicOf(fortune!.house).zhHant}），由${pointName(fortune!.lord).zhHant}看管。`,
    },
    {
      en: `Spirit, what one chooses, lies in ${spirit!.signName.en} in ${houseName(spirit!.house).en} (${topicOf(spirit!.house).en}), under ${inProse(spirit!.lord).en}.`,
      zhHant: `精神點示抉擇，在${spirit!.signName.zhHant}、${houseName(spirit!.house).zhHant}（${topicOf(spirit!.house).zhHant}），由${pointName(spirit!.lord).zhHant}主理。`,
    },
  ];
}

function timeTexts({ profection, firdaria, releasing }: Answer): readonly Text[] {
  if (!profection) return [];
  const lord = inProse(profection.annual.lord);
  const sign = SIGNS.find(({ id }) => id === profection.annual.sign)!.name;
  const texts: Text[] = [
    {
      en: `At ${profection.ageYears} the profected year has come to ${sign.en}, ${houseName(profection.house).en} from the start: ${topicOf(profection.house).en} come to the fore, and ${lord.en} is lord of the year.`,
      zhHant: `${profection.ageYears} 歲小限行至${sign.zhHant}，為${houseName(profection.house).zhHant}：${topicOf(profection.house).zhHant}成為重點，年主為${lord.zhHant}。`,
    },
  ];
  const major = firdaria?.activeMajor;
  if (major) {
    const name = firdarName(major);
    const sub = firdaria.activeSub ? firdarName(firdaria.activeSub) : null;
    texts.push({
      en: `The firdaria are with ${name.en}${sub ? `, ${firdaria.activeSub === major ? "who rules the sub-period as well" : `and within it with ${sub.en}`}` : ""}.`,
      zhHant: `法達大運在${name.zhHant}${sub ? `，小運在${sub.zhHant}` : ""}。`,
    });
  }
  const [first, second] = releasing?.spirit.active ?? [];
  if (first && second) {
    const [one, two] = [first, second].map(({ sign: id }) => SIGNS.find((s) => s.id === id)!.name);
    texts.push({
      en: `Released from Spirit, the time stands in ${one!.en}, and within it in ${two!.en}${second.angularFromFortune ? ", a peak for work and standing" : ""}${second.loosingOfBond ? ", after the loosing of the bond, when the course changes" : ""}.`,
      zhHant: `自精神點釋放，時在${one!.zhHant}，其內為${two!.zhHant}${second.angularFromFortune ? "，屬事業與名望之高峰期" : ""}${second.loosingOfBond ? "，正值鬆綁之後、方向轉換之時" : ""}。`,
    });
  }
  return texts;
}

function firdarName(lord: string): Text {
  if (lord === "northNode") return { en: "the North Node", zhHant: "北交點" };
  if (lord === "southNode") return { en: "the South Node", zhHant: "南交點" };
  return inProse(lord as Classical);
}

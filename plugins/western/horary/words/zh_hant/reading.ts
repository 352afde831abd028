import { elementOf } from "#lore";
import { matters } from "#lore/words/matters_zh_hant.ts";
import { zhHant as lore } from "#lore/words/zh_hant.ts";
import { standsOf, stepOf } from "#lore/words/matters.ts";
import { reply as replies } from "#lore/words/replies_zh_hant.ts";
import { asksOfDeath } from "#sdk";
import * as core from "../../../core/words/zh_hant.ts";
import type { HoraryAnswer } from "../../answer.ts";
import { factsOf, restsOnPerfection, sidesOf } from "../../sides.ts";
import { distance, place, timeUnit, wind } from "./names.ts";
import { considerations, testimonyClause } from "./testimonies.ts";
import { VERDICTS } from "./verdicts.ts";

const { aspect, body, houseName, paragraph, sign, topicOf } = core;
type Planet = HoraryAnswer["significators"]["endOfMatter"];

function opening(answer: HoraryAnswer): string {
  const { question, asked, reply, kind, verdict, score } = answer;
  const met = meeting(answer)?.replace(/。$/u, "");
  const said = asksOfDeath(question) ? "" : replies.asked(question);
  // 問可否者方給評分。
  const scored = asked.form === "whether" ? `，評分 ${score}（滿分一百，五十為平）` : "";
  const about = asked.matter === "general" ? "" : `論${questionMatter[asked.matter]}，`;
  const alone = asked.form === "which" && "一盤只斷一事，要分高下，須逐一另問。";
  return paragraph(
    said,
    standsOf(matters[asked.matter], reply.standing),
    `${about}此盤判斷：${VERDICTS[kind][verdict.value]}${scored}${met ? `；${met}` : ""}。`,
    alone,
  );
}

const { questionMatter } = lore;
const elements = { fire: "火", earth: "土", air: "風", water: "水" };

/** 主事星所在星座於此事為何，並有何人牽涉。 */
function partText({ asked, chart, significators }: HoraryAnswer): string {
  const lord = significators.quesited.planet;
  const own = elementOf(chart.planets.find(({ planet }) => planet === lord)!.sign);
  const matter = matters[asked.matter];
  const moon = elementOf(chart.planets.find(({ planet }) => planet === "moon")!.sign);
  const moves = moon === own ? "" : `月亮在${elements[moon]}象，推動此事的是${matter[moon]}。`;
  return `${body[lord]}落${elements[own]}象星座，在此應於${matter[own]}。${moves}若有旁人牽涉其中，便是${matter.person}。`;
}

function standing({ chart }: HoraryAnswer, planet: Planet): string {
  const { sign: own, house, netPoints } = chart.planets.find((one) => one.planet === planet)!;
  return `在${sign[own]}、${houseName(house)}，強弱合計 ${netPoints} 分`;
}

function actors(answer: HoraryAnswer): string {
  const { significators, quesitedHouse } = answer;
  const { querent, quesited, natural, endOfMatter } = significators;
  const topic = topicOf(quesitedHouse);
  const others = natural.filter(
    (planet) => planet !== querent.planet && planet !== quesited.planet,
  );
  const nature =
    others.length > 0 && `此事之自然徵象星為${others.map((id) => body[id]).join("、")}`;
  const end =
    endOfMatter !== querent.planet &&
    endOfMatter !== quesited.planet &&
    `結局看四宮主${body[endOfMatter]}`;
  const beside = [nature, end].filter((one) => one !== false).join("；");
  const also = beside !== "" && `${beside}。`;
  if (querent.house === quesitedHouse) {
    return paragraph(
      `所問之人由${houseName(quesitedHouse)}之主${body[quesited.planet]}表示，${standing(answer, quesited.planet)}。`,
      also,
    );
  }
  if (querent.planet === quesited.planet) {
    return paragraph(
      `${body[querent.planet]}兼主問者之${houseName(querent.house)}與${topic}之${houseName(quesitedHouse)}，${standing(answer, querent.planet)}，事情大半操之在己。`,
      also,
    );
  }
  const who = querent.house === 1 ? "問者" : `${houseName(querent.house)}之人`;
  return paragraph(
    `${who}由${body[querent.planet]}表示，${standing(answer, querent.planet)}；所問之事屬${topic}，由${body[quesited.planet]}表示，${standing(answer, quesited.planet)}。`,
    also,
  );
}

const MEETINGS = {
  conjunction: "合相，雙方相會",
  sextile: "六分相，稍加努力可成",
  trine: "三分相，順遂可成",
  square: "四分相，經困難而成",
  opposition: "對分相，縱成亦恐生悔",
};

function meeting(answer: HoraryAnswer): string | null {
  if (!restsOnPerfection(answer)) return null;
  const { perfection, significators } = answer;
  const { type, by, planet: third, aspect: kind, reception } = perfection;
  const to = body[significators.quesited.planet];
  switch (type) {
    case "aspect":
      return `${body[by]}與${to}成${MEETINGS[kind!]}${reception ? "，且有容納相助" : ""}。`;
    case "moonAspect":
      return `兩主星雖不相會，兼代問者之月亮卻與${to}成${MEETINGS[kind!]}。`;
    case "translation":
      return `雙方不自成可用之相位，然${body[third!]}傳遞其光，可藉中間人促成。`;
    case "collection":
      return `雙方皆趨近${body[third!]}，由其匯光，可由有力者定奪。`;
    case "host":
      return `${to}以${aspect[kind!]}趨近${body[third!]}，而${body[by]}正在其尊貴之位：事經賞識問者之人而來。`;
    case "prohibited":
      return `雙方雖相向而行，${body[third!]}卻先從中阻隔。`;
    case "refrained":
      return `雙方雖相向而行，${body[third!]}卻在相會前折返。`;
    case "mutualReception":
      return "雙方雖無相位，卻互相容納：彼此有意，自有門徑。";
    case "sameRuler":
      return "成敗繫於此星之強弱，甚於任何相位。";
    case "none":
      return `${body[by]}與${to}之間沒有足以成事的相位，亦無星傳遞其光。`;
  }
}

function moon({ lastMoonAspect: last, nextMoonAspect: next }: HoraryAnswer): string {
  const from = last
    ? `月亮剛離開與${body[last.planet]}的${aspect[last.aspect]}，此為已往`
    : "月亮入座以來未與他星成相位";
  const toward = next
    ? `下一步與${body[next.planet]}成${aspect[next.aspect]}，此為將來`
    : "離座之前亦不再成相位";
  return `${from}；${toward}。`;
}

function sides(answer: HoraryAnswer): string {
  const { favour, against } = sidesOf(answer);
  const told = [
    favour.length > 0 && `有利者：${favour.map(testimonyClause).join("、")}`,
    against.length > 0 && `不利者：${against.map(testimonyClause).join("、")}`,
  ].filter((one) => one !== false);
  return told.length > 0 ? `${told.join("；")}。` : "";
}

function cautions({ considerations: noted, confidence }: HoraryAnswer): string {
  if (noted.length === 0) return "判前須知皆無妨礙。";
  const all = noted.map(({ code }) => considerations[code]).join("；");
  return `採信之前宜留意：${all}；信心定為 ${confidence}（滿分一）。`;
}

function time({ timing }: HoraryAnswer): string | null {
  if (!timing) return null;
  const { a, b, aspect: kind, utc, units } = timing;
  const pair = `${body[a]}與${body[b]}之${aspect[kind]}`;
  const day = utc
    ? `${pair}準確於 ${utc.slice(0, 10)}，可留意此日`
    : `${pair}方才成過，其事已在途中`;
  return `${day}${units ? `；依度數古法約為 ${units.amount} ${timeUnit[units.unit]}` : ""}。`;
}

function where({ whereabouts }: HoraryAnswer): string | null {
  if (!whereabouts) return null;
  return `宜往${wind[whereabouts.wind]}方尋找，${distance[whereabouts.distance]}，${place[whereabouts.place]}。`;
}

/** The judgement. */
export function reading(answer: HoraryAnswer) {
  return {
    paragraphs: core.paragraphs(
      opening(answer),
      paragraph(
        actors(answer),
        partText(answer),
        stepOf(matters[answer.asked.matter], answer.reply.standing),
      ),
      paragraph(moon(answer), sides(answer)),
      paragraph(time(answer), where(answer)) || null,
      cautions(answer),
    ),
    outline: ["判斷", "主星", "證據", "時與地", "須知"],
    facts: factsOf(answer),
  };
}

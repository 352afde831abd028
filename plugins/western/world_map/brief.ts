import type { Brief, Frozen, Lang, Text } from "#old";
import { themeOf } from "../core/meanings.ts";
import { inProse, pointName, type PointId } from "../core/names.ts";
import { capital, paragraphs, sentences } from "../core/prose.ts";
import type { MapAnswer } from "./astrocartography_calculate.ts";
import type { LineId } from "./rules.ts";

const LINE_TEXTS: Readonly<Record<LineId, { readonly name: Text; readonly stage: Text }>> = {
  mc: {
    name: { en: "culminated", zhHant: "上中天" },
    stage: { en: "work and reputation", zhHant: "事業與名聲" },
  },
  ic: {
    name: { en: "crossed the lower meridian", zhHant: "下中天" },
    stage: { en: "home and inner ground", zhHant: "家與內在根基" },
  },
  asc: {
    name: { en: "rose", zhHant: "升起" },
    stage: { en: "one's own bearing", zhHant: "個人的舉止與氣勢" },
  },
  dsc: {
    name: { en: "set", zhHant: "西落" },
    stage: { en: "partners and encounters", zhHant: "伴侶與際遇之人" },
  },
};

/** Writes the reading of the map. */
export function writeBrief(answer: Frozen<MapAnswer>, lang: Lang): Brief {
  const ranked = answer.placeRanking;
  return {
    facts: { places: ranked, crossings: answer.crossings.slice(0, 12), orbKm: answer.orbKm },
    outline: ranked.map(({ name }) => name),
    plain: paragraphs([
      sentences([opening(answer)], lang),
      ...(ranked.length > 0
        ? ranked.slice(0, 6).map((place, i) => sentences(tell(place, i), lang))
        : [sentences(meridians(answer), lang)]),
      sentences([parans(answer)], lang),
    ]),
  };
}

function opening({ orbKm }: Frozen<MapAnswer>): Text {
  return {
    en: `At the moment of birth each planet stood on the horizon or the meridian along certain lines of the Earth. Within ${orbKm} km of such a line, the tradition holds, its theme is felt more than elsewhere.`,
    zhHant: `出生瞬間，每顆行星都在地球上的某些線上恰臨地平或子午圈。傳統認為，距線 ${orbKm} 公里以內，其主題較他處顯著。`,
  };
}

function tell(place: Frozen<MapAnswer>["placeRanking"][number], order: number): readonly Text[] {
  const near = place.influences.slice(0, 3);
  if (near.length === 0) {
    const closest = place.nearest;
    return [
      {
        en: `${place.name} lies away from all lines${closest ? `; the nearest, of ${inProse(closest.body as PointId).en}, passes at ${Math.round(closest.km)} km` : ""}. Such a place is read as neutral ground.`,
        zhHant: `${place.name}不近任何線${closest ? `，最近者為${pointName(closest.body as PointId).zhHant}線，相距 ${Math.round(closest.km)} 公里` : ""}，可視為中性之地。`,
      },
    ];
  }
  return near.map((one, i) => {
    const { name, stage } = LINE_TEXTS[one.line];
    const body = one.body as PointId;
    const theme = themeOf(body);
    const km = Math.round(one.km);
    if (i > 0) {
      return {
        en: `${capital(inProse(body).en)} adds ${theme.en} to ${stage.en} (${km} km, ${one.influence}).`,
        zhHant: `${pointName(body).zhHant}另以${theme.zhHant}加於${stage.zhHant}（${km} 公里，強度 ${one.influence}）。`,
      };
    }
    return order % 2 === 0
      ? {
          en: `In ${place.name}, ${inProse(body).en} ${name.en} ${km} km from the city: ${theme.en} come forward in ${stage.en}, with a strength of ${one.influence} in 100.`,
          zhHant: `在${place.name}，${pointName(body).zhHant}${name.zhHant}之線距城 ${km} 公里：${theme.zhHant}見於${stage.zhHant}，強度 ${one.influence}（滿分一百）。`,
        }
      : {
          en: `${place.name} stands ${km} km from the line where ${inProse(body).en} ${name.en}, strength ${one.influence}; ${stage.en} are coloured there by ${theme.en}.`,
          zhHant: `${place.name}距${pointName(body).zhHant}${name.zhHant}之線 ${km} 公里，強度 ${one.influence}；當地的${stage.zhHant}帶有${theme.zhHant}的色彩。`,
        };
  });
}

function meridians({ lines }: Frozen<MapAnswer>): readonly Text[] {
  return Object.entries(lines)
    .filter(([id]) => ["sun", "moon", "venus", "jupiter"].includes(id))
    .map(([id, line]) => {
      const longitude = Math.round(Math.abs(line.mcLongitude));
      const side = line.mcLongitude < 0;
      const theme = themeOf(id as PointId);
      return {
        en: `${capital(inProse(id as PointId).en)} culminated along ${longitude}° ${side ? "west" : "east"}, a meridian on which work takes up ${theme.en}.`,
        zhHant: `${pointName(id as PointId).zhHant}於${side ? "西經" : "東經"} ${longitude}° 上中天，沿線事業與${theme.zhHant}相繫。`,
      };
    });
}

function parans({ crossings }: Frozen<MapAnswer>): Text | null {
  const first = crossings[0];
  if (!first) return null;
  return {
    en: `${crossings.length} crossings of lines are listed; around each of their latitudes the two planets are read together, wherever on that parallel one lives.`,
    zhHant: `另列有 ${crossings.length} 處線之交點；在其緯度上，無論居於何處，兩星皆合讀。`,
  };
}

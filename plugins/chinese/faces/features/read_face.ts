/** A face by a description in a fixed vocabulary; never by a photograph. */
import { InputError, type InputIssue } from "#sdk";
import type { Luck } from "#east/luck.ts";
import type { FaceAnswer, FaceGrade } from "./answer.ts";
import { FEATURES } from "./features.ts";
import type { AgeCount } from "./input.ts";
import { FACE_PALACE, FEATURE, OFFICER, type FacePart, type Feature, type Shape } from "./terms.ts";

const VALUES: Readonly<Record<Luck, number>> = { lucky: 100, mixed: 55, unlucky: 20 };
/** Parts of the five officers weigh double. */
const OFFICER_WEIGHT = 2;

/**
 * Ages by nominal years and the part that each falls on.
 *
 * @source Mayi Shenxiang, the hundred places of the flowing years: ears to 14, forehead to 30, brows to 34, eyes to 40,
 *   nose to 50, about the mouth to 60, chin after that
 */
const AGES: readonly (readonly [to: number, part: FacePart])[] = [
  [14, "ears"],
  [27, "forehead"],
  [28, "glabella"],
  [30, "temples"],
  [34, "brows"],
  [40, "eyes"],
  [41, "bridge"],
  [45, "nose"],
  [47, "cheekbones"],
  [50, "nose"],
  [51, "philtrum"],
  [60, "mouth"],
  [999, "chin"],
];

/** Part of the face that an age falls on. */
export function partOfAge(age: number, counts: AgeCount): FacePart {
  const nominal = counts === "nominal" ? age : age + 1;
  return AGES.find(([to]) => nominal <= to)![1];
}

/**
 * Reads a face.
 *
 * @throws {InputError} shapeOfOther, twice
 */
export function readFace(
  described: readonly { readonly part: FacePart; readonly shape: Shape }[],
  age: number | undefined,
  counts: AgeCount,
): FaceAnswer {
  const issues: InputIssue[] = [];
  const found: Feature[] = [];
  for (const [i, { part, shape }] of described.entries()) {
    const feature = FEATURE.ids.find(
      (id) => FEATURES[id].part === part && FEATURES[id].shape === shape,
    );
    const path = `features/${i}/shape`;
    if (!feature) {
      const shapes = FEATURE.ids
        .filter((id) => FEATURES[id].part === part)
        .map((id) => FEATURES[id].shape);
      issues.push({ path, code: "shapeOfOther", with: { part, shapes: shapes.join(", ") } });
    } else if (found.includes(feature)) {
      issues.push({ path, code: "twice", with: { part } });
    } else found.push(feature);
  }
  if (issues.length > 0) throw new InputError(issues);
  const officers: readonly string[] = OFFICER.ids;
  const weightOf = (id: Feature) => (officers.includes(FEATURES[id].part) ? OFFICER_WEIGHT : 1);
  const weight = found.reduce((sum, id) => sum + weightOf(id), 0);
  const score = Math.round(
    found.reduce((sum, id) => sum + VALUES[FEATURES[id].luck] * weightOf(id), 0) / weight,
  );
  const agePart = age === undefined ? null : partOfAge(age, counts);
  return {
    features: found.map((feature) => {
      const { part, palace, luck } = FEATURES[feature];
      return { feature, part, palace, luck };
    }),
    officers: OFFICER.ids.map((officer) => {
      const own = found.filter((id) => FEATURES[id].part === officer);
      return { officer, luck: own.length > 0 ? together(own) : null };
    }),
    palaces: FACE_PALACE.ids.flatMap((palace) => {
      const own = found.filter((id) => FEATURES[id].palace === palace);
      return own.length > 0 ? [{ palace, luck: together(own), features: own }] : [];
    }),
    agePart,
    ageFeatures: found.filter((id) => FEATURES[id].part === agePart),
    score,
    verdict: {
      value: gradeOf(score),
      because: found
        .filter((id) => FEATURES[id].luck !== "mixed")
        .map((feature) => ({
          code: FEATURES[feature].luck === "lucky" ? ("helps" as const) : ("asks" as const),
          with: { feature },
          source: "Mayi Shenxiang",
        })),
    },
  };
}

/** Luck of several features together. */
function together(features: readonly Feature[]): Luck {
  const mean = features.reduce((sum, id) => sum + VALUES[FEATURES[id].luck], 0) / features.length;
  return mean >= 75 ? "lucky" : mean < 40 ? "unlucky" : "mixed";
}

function gradeOf(score: number): FaceGrade {
  return score >= 65 ? "open" : score < 45 ? "guarded" : "even";
}

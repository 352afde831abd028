/** Every name that a plate bears beside its gate. */
import { RELATION_RULES, yearCourses } from "./relations.ts";
import { SHAPE_RULES } from "./shapes.ts";
import type { Scene } from "./scene.ts";
import type { Course } from "./terms.ts";

/** A course, and the branch of the year that it takes for granted where the year is not known. */
export interface FoundCourse {
  readonly course: Course;
  readonly ifYear: number | null;
}

/**
 * Finds sub-names of the gate and bodies of the lessons, each once: the gate's own first.
 *
 * @source Da Liu Ren Daquan 7-10
 */
export function findCourses(scene: Scene): readonly FoundCourse[] {
  const plain: Course[] = [...scene.found.names];
  for (const [course, holds] of [...SHAPE_RULES, ...RELATION_RULES]) {
    if (holds(scene) && !plain.includes(course)) plain.push(course);
  }
  const ofYear = yearCourses(scene).filter(
    ({ year }) => scene.year === null || scene.year === year,
  );
  return [
    ...plain.map((course) => ({ course, ifYear: null })),
    ...ofYear.map(({ course, year }) => ({ course, ifYear: scene.year === null ? year : null })),
  ];
}

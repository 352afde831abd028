/** The ring of the animals: friends joined in green, those against in red. */
import { ANIMAL, BRANCH, type Animal } from "#lore";
import type { Lang } from "#sdk";
import { nativeOf } from "#east/natives.ts";
import { drawing, fit, PAPER, SERIF, text } from "#east/svg.ts";
import type { ZodiacProfile } from "./answer.ts";
import type { ProfileWords } from "./words/en.ts";

const WIDTH = 360;
const CENTRE = WIDTH / 2;
const MIDDLE = 206;
const RING = 132;
const GOOD = "#21703c";
const BAD = "#b3261e";

/** Draws the ties of an animal. */
export function drawProfile(answer: ZodiacProfile, { picture }: ProfileWords, lang: Lang): string {
  const { animal, allies, secretFriend, opposite, harm } = answer;
  // 子 stands at the foot, as on a compass with the south above.
  const at = (id: Animal, radius: number) => {
    const angle = ((ANIMAL.ids.indexOf(id) * 30 + 90) * Math.PI) / 180;
    return [CENTRE + radius * Math.cos(angle), MIDDLE + radius * Math.sin(angle)] as const;
  };
  const join = (other: Animal, stroke: string) => {
    const [[x1, y1], [x2, y2]] = [at(animal, RING - 25), at(other, RING - 25)];
    return `<path d="M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}" stroke="${stroke}" stroke-width="2" fill="none"/>`;
  };
  const good = new Set([...allies, secretFriend]);
  const bad = new Set([opposite, harm]);
  const heading = picture.heading(answer);
  return drawing(WIDTH, 384, { title: picture.title, desc: picture.desc(answer), lang }, [
    text(CENTRE, 30, heading, { size: fit(heading, WIDTH - 24, 18), weight: 600, family: SERIF }),
    ...[...good].map((one) => join(one, GOOD)),
    ...[...bad].map((one) => join(one, BAD)),
    ...ANIMAL.ids.flatMap((id, i) => {
      const [x, y] = at(id, RING);
      const fill =
        id === animal ? "#f3d9a4" : good.has(id) ? "#e4f0e2" : bad.has(id) ? "#f6e3e0" : PAPER.card;
      const [main, small] = picture.animal(id, nativeOf(BRANCH, BRANCH.ids[i]!));
      return [
        `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="24" fill="${fill}" stroke="${PAPER.line}"/>`,
        text(x, y + 3, main, { size: fit(main, 36, 17), weight: 600, family: SERIF }),
        text(x, y + 16, small, { size: 10.5, fill: PAPER.faint }),
      ];
    }),
    text(CENTRE, 374, picture.legend, { size: 11, fill: PAPER.faint }),
  ]);
}

/** Chinese figures of speech by the matter they stand for. */
import type { Figure } from "../cues.ts";
import { OF_AFFAIRS } from "./figures_of_affairs.ts";
import { OF_PEOPLE } from "./figures_of_people.ts";

export const FIGURES: readonly Figure[] = [...OF_PEOPLE, ...OF_AFFAIRS];

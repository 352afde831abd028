import { expect, test } from "bun:test";
import { BRANCHES, SIXTY_CYCLE } from "#time";
import { GENERAL, nobleOf } from "../da_liu_ren/generals.ts";
import { layBoard, motionsOf, phasesOf, useOf } from "./board.ts";

const at = (native: string) => BRANCHES.find((one) => one.native === native)!.index;
const pair = (native: string) => SIXTY_CYCLE.find((one) => one.native === native)!;

/** Boards of the list of sixty-four in Liuren Shenke Jinkoujue: month general, day, hour, earth, and what it prints. */
const BOARDS = [
  ["子", "甲辰", "申", "午", true, "庚 丙寅 甲戌", "青龍", "spirit"],
  ["子", "乙巳", "辰", "午", true, "壬 丙戌 戊寅", "天空", "spirit"],
  ["未", "甲子", "亥", "申", false, "壬 乙亥 戊辰", "天后", "spirit"],
] as const;

for (const [general, day, hour, earth, isDay, printed, name, use] of BOARDS) {
  test(`${day} at ${hour} over ${earth} is the board that the book prints`, () => {
    const noble = nobleOf("common", isDay, pair(day).stem.index);
    const board = layBoard({
      day: pair(day),
      month: 1,
      general: at(general),
      hour: at(hour),
      earth: at(earth),
      noble,
    });
    const { human, spirit, general: above } = board;
    expect(`${human.stem.native} ${spirit.pair.native} ${above.pair.native}`).toBe(printed);
    expect(GENERAL.writings[spirit.name]!.native).toBe(name);
    expect(useOf(board).seat).toBe(use);
  });
}

test("壬 by night goes forward from 卯: the vermilion bird over 巳", () => {
  // The fourth board of the list; its general does not follow from its month and is left out.
  const noble = nobleOf("common", false, pair("壬午").stem.index);
  const board = layBoard({
    day: pair("壬午"),
    month: 1,
    general: 0,
    hour: at("寅"),
    earth: at("巳"),
    noble,
  });
  expect(board.human.stem.native).toBe("乙");
  expect(board.spirit.pair.native).toBe("丙午");
});

test("the five motions, as the book names them for its boards", () => {
  // The first board: 官動 of its kind is 鬼動, 午 over 庚; the second: 官動, 戌 over 壬.
  const one = { human: "metal", spirit: "wood", general: "earth", earth: "fire" } as const;
  expect(motionsOf(one)).toContain("ghost");
  const two = { human: "water", spirit: "earth", general: "wood", earth: "fire" } as const;
  expect(motionsOf(two)).toEqual(["wife", "officer", "wealth"]);
});

test("phases are those of stem and branches", () => {
  const board = layBoard({ day: pair("甲辰"), month: 1, general: 0, hour: 8, earth: 6, noble: 1 });
  expect(phasesOf(board)).toEqual({
    human: "metal",
    spirit: "wood",
    general: "earth",
    earth: "fire",
  });
});

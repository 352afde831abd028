import type { InputOf } from "#sdk";
import type { HouseAnswer } from "./answer.ts";
import { readHouse } from "./house.ts";
import type { CONVENTIONS, input } from "./input.ts";

export { drawHouse as picture } from "./picture.ts";

export function run({
  facingDeg,
  doorDeg,
  declinationDeg = 0,
  residents,
  houseBy,
}: InputOf<typeof input, typeof CONVENTIONS>): HouseAnswer {
  return readHouse({
    facingDeg: facingDeg - declinationDeg,
    doorDeg: doorDeg === undefined ? undefined : doorDeg - declinationDeg,
    residents,
    houseBy,
  });
}

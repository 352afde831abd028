import { expect, test } from "bun:test";
import { authorityOf, CENTRE_OF, CHANNEL, channelsOf, gateOf, groupsOf, typeOf } from "./wheel.ts";

test("gateOf() begins with gate 41 at 2° Aquarius, six lines a gate", () => {
  expect(gateOf(302)).toEqual({ gate: 41, line: 1 });
  expect(gateOf(301.99)).toEqual({ gate: 60, line: 6 });
  expect(gateOf(302 + 5.625 - 0.01)).toEqual({ gate: 41, line: 6 });
});

test("every gate stands in one centre, and the channels number 36", () => {
  expect(CHANNEL.ids.length).toBe(36);
  expect(CENTRE_OF.size).toBe(64);
});

test("typeOf() and authorityOf() follow from the groups of centres", () => {
  const groups = (...gates: number[]) => groupsOf(channelsOf(new Set(gates)));
  expect(typeOf(groups())).toBe("reflector");
  expect(authorityOf(groups())).toBe("lunar");
  expect(typeOf(groups(20, 34))).toBe("manifestingGenerator");
  expect(typeOf(groups(3, 60))).toBe("generator");
  expect(typeOf(groups(21, 45))).toBe("manifestor");
  expect(authorityOf(groups(21, 45))).toBe("ego");
  expect(typeOf(groups(1, 8))).toBe("projector");
  expect(authorityOf(groups(1, 8))).toBe("selfProjected");
});

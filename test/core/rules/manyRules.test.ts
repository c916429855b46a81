import { date, decimals, max, maxLength, min, minLength, type Rule } from "parameter-form/core";
import { expect, test } from "vitest";

const dayOf = (place: number) => new Date(place * 86_400_000).toISOString().slice(0, 10);
const makers: readonly (readonly [name: string, make: (place: number) => Rule])[] = [
  ["min", (place) => min(`${place}`)],
  ["max", (place) => max(`${place}`)],
  ["minLength", minLength],
  ["maxLength", maxLength],
  ["decimals", decimals],
  ["date", (place) => date({ min: dayOf(place) })],
];

/** A thousand rules from this place on, where no other test makes any. */
const thousand = (make: (place: number) => Rule, first: number): Rule[] =>
  Array.from({ length: 1000 }, (_, index) => make(first + index));

test.each(makers)("%s: returns the same thousand rules in each render", (_, make) => {
  const rules = thousand(make, 100_000);
  expect(thousand(make, 100_000).every((rule, index) => rule === rules[index])).toBe(true);
});

test.each(makers)(
  "%s: evicts only the oldest of more than a thousand rules, as a server creates others at each request",
  (_, make) => {
    const rules = thousand(make, 200_000);
    make(300_000);
    expect(rules.slice(1).every((rule, index) => rule === make(200_001 + index))).toBe(true);
    expect(make(200_000)).not.toBe(rules[0]);
  },
);

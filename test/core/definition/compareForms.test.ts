import { parseForm } from "parameter-form/core";
import { expect, test } from "vitest";
import { compareForms, takesTheSame } from "../../../src/core/definition/compareForms.ts";
import { fitsAnswer } from "../../../src/core/definition/fingerprint.ts";
import { definition } from "../definitions.ts";

/** A question by its name, its type or its options, and `!` when an answer is required. */
function question(text: string) {
  const [, name = "", type = "", mark] = /^(\w+):([\w,]*)(!?)$/.exec(text) ?? [];
  const options = type.split(",").map((value) => ({ value, label: value }));
  const required = mark === "!";
  return type.includes(",")
    ? definition({ name, type: "select", options, required })
    : definition({ name, type, required });
}

const form = (text: string) => parseForm({ parameters: text.split(" ").map(question) });

/** What is different has a star. */
function comparison(before: string, now: string): string {
  const { added, kept, gone } = compareForms(form(before), form(now));
  return [
    ...added.map(({ name }) => `+${name}`),
    ...gone.map(({ name }) => `-${name}`),
    ...kept.map((one) => `${one.before.name}${takesTheSame(one) ? "" : "*"}`),
  ].join(" ");
}

test("parameters of two forms are compared", () => {
  for (const [before, now, expected] of [
    ["a:string", "a:string", "a"],
    ["a:string b:number", "b:number a:string", "b a"],
    ["a:string", "b:string", "+b -a"],
    ["a:string", "a:number", "a*"],
    ["a:string", "a:string!", "a*"],
    ["a:x,y", "a:x,y", "a"],
    ["a:x,y", "a:y,x", "a*"],
    ["a:x,y", "a:y,z", "a*"],
    ["a:x,y", "a:x,y,z", "a*"],
    ["a:x,y", "a:string", "a*"],
  ] as const) {
    expect.soft(comparison(before, now), `${before} to ${now}`).toBe(expected);
  }
});

test("an answer fits a parameter that takes it", () => {
  for (const [text, type, value, expected] of [
    ["a:string", "string", "anything", true],
    ["a:string", "number", "7", false],
    ["a:phone", "phone", "7", true],
    ["a:phone", "string", "7", false],
    ["a:x,y", "select", "x", true],
    ["a:x,y", "select", "z", false],
    ["a:x,y", "select", undefined, true],
  ] as const) {
    const [parameter] = form(text).parameters;
    expect
      .soft(parameter && fitsAnswer(parameter, { type, value }), `${text} ${type} ${value}`)
      .toBe(expected);
  }
});

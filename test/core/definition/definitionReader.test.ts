import { parseForm, safeParseForm } from "parameter-form/core";
import { expect, test } from "vitest";
import { definition, formOf, issuesOf } from "../definitions.ts";

function fails(): never {
  throw new Error("canary-4711");
}

/** `target`, seen through a proxy that counts what is read of it. */
function counted(target: object, reads: string[], path: string): object {
  return new Proxy(target, {
    get(object, key, receiver) {
      const value: unknown = Reflect.get(object, key, receiver);
      if (Object.hasOwn(object, key)) reads.push(`${path}.${String(key)}`);
      return typeof value === "object" && value !== null
        ? counted(value, reads, `${path}.${String(key)}`)
        : value;
    },
  });
}

test("reads each property once, except an array's length", () => {
  const options = [{ value: "a", label: "A" }];
  const json = {
    id: "f",
    parameters: [
      definition({ type: "select", options, description: "d", depends_on: 1 }),
      definition({ name: "b" }),
    ],
  };
  const reads: string[] = [];
  parseForm(counted(json, reads, "$"));
  const values = reads.filter((path) => !path.endsWith(".length"));
  expect(values).toContain("$.parameters.0.options.0.value");
  expect(values.toSorted()).toEqual([...new Set(values)].toSorted());
});

const whole = {
  name: "a",
  label: "A",
  type: "select",
  required: true,
  options: [{ value: "a", label: "A" }],
};
const withGetter = (object: object, key: string) =>
  Object.defineProperty({ ...object }, key, { get: fails, enumerable: true });

test("reports a throwing getter of a parameter at its path", () => {
  for (const key of ["name", "label", "type", "required", "options", "description", "depends_on"]) {
    expect
      .soft(issuesOf({ parameters: [withGetter(whole, key)] })[0], key)
      .toBe(`$.parameters[0].${key} unreadable`);
  }
});

test("reports a throwing getter of the form at its path", () => {
  for (const key of ["parameters", "id", "link"]) {
    expect.soft(issuesOf(withGetter({ parameters: [] }, key))[0], key).toBe(`$.${key} unreadable`);
  }
});

test("reports a throwing getter of an option at its path", () => {
  for (const key of ["value", "label"]) {
    const options = [withGetter({ value: "a", label: "A" }, key)];
    expect
      .soft(issuesOf(formOf({ type: "select", options }))[0], key)
      .toBe(`$.parameters[0].options[0].${key} unreadable`);
  }
});

const revoked = (target: object): object => {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
};

test("reports a revoked proxy as unreadable", () => {
  expect(issuesOf(revoked({}))).toEqual(["$ unreadable"]);
});

const hostile: readonly (readonly [title: string, wrap: (target: object) => object])[] = [
  ["get", (target) => new Proxy(target, { get: fails })],
  ["getOwnPropertyDescriptor", (target) => new Proxy(target, { getOwnPropertyDescriptor: fails })],
  [
    "has",
    (target) => new Proxy(target, { has: fails, get: fails, getOwnPropertyDescriptor: fails }),
  ],
  ["everything, being revoked", revoked],
];
const places: readonly (readonly [
  title: string,
  place: (wrap: (target: object) => object) => unknown,
])[] = [
  ["the form", (wrap) => wrap({ parameters: [definition()] })],
  ["the parameters", (wrap) => ({ parameters: wrap([definition()]) })],
  ["a parameter", (wrap) => ({ parameters: [wrap({ ...whole })] })],
  [
    "the options",
    (wrap) => formOf({ type: "select", options: wrap([{ value: "a", label: "A" }]) }),
  ],
  ["an option", (wrap) => formOf({ type: "select", options: [wrap({ value: "a", label: "A" })] })],
];

test("never throws when a trap of a proxy throws", () => {
  for (const [trap, where, json] of hostile.flatMap(([trap, wrap]) =>
    places.map(([where, place]) => [trap, where, place(wrap)] as const),
  )) {
    const result = safeParseForm(json);
    expect.soft(JSON.stringify(result), `${trap} at ${where}`).not.toContain("canary");
    const harmless = result.ok && JSON.stringify(result.form).includes('"name":"a"');
    expect
      .soft(harmless || (!result.ok && result.issues.length > 0), `${trap} at ${where}`)
      .toBe(true);
  }
});

test("reports an unreadable item at its path and reads those after it", () => {
  const parameters = Object.defineProperty([definition()], 1, { get: fails });
  parameters.push(definition({ name: "b", label: 1 }));
  expect(issuesOf({ parameters })).toEqual([
    "$.parameters[1] unreadable",
    "$.parameters[1] notObject",
    "$.parameters[2].label notString",
  ]);
});

import { act, render, screen } from "@testing-library/react";
import { type FieldProps, ParameterForm, parseForm } from "parameter-form";
import { StrictMode, useState } from "react";
import { expect, test, vi } from "vitest";
import { sameDefinition } from "../../../src/react/support/sameDefinition.ts";
import { useStable } from "../../../src/react/support/useStable.ts";
import { questions } from "../../support/questions.ts";

const form = parseForm(questions("Name: string?"));

/** Renders once more when it is clicked. */
function useRenders(): [number, () => void] {
  const [count, setCount] = useState(0);
  return [count, () => setCount((before) => before + 1)];
}

test("returns the previous value while it is equal", async () => {
  const seen: unknown[] = [];
  function Shown() {
    const [count, again] = useRenders();
    seen.push(useStable({ list: [count > 1] }));
    return <button onClick={again}>{count}</button>;
  }
  render(
    <StrictMode>
      <Shown />
    </StrictMode>,
  );
  for (const _ of [1, 2, 3]) await act(async () => screen.getByRole("button").click());
  // In strict mode React renders each time twice.
  const [first, second, third, fourth] = seen.filter((_, place) => place % 2 === 1);
  expect([first === second, second === third, third === fourth]).toEqual([true, false, true]);
  expect([first, third]).toEqual([{ list: [false] }, { list: [true] }]);
});

test("an inline function causes no additional render", async () => {
  const rendered = vi.fn();
  function Host() {
    const [count, again] = useRenders();
    rendered();
    const settings = useStable({ rules: { Name: { validate: () => null } } });
    return (
      <>
        <button onClick={again}>{count}</button>
        <ParameterForm
          form={form}
          {...settings}
          fields={{ Name: { as: ({ field }: FieldProps) => <p>{field.parameter.label}</p> } }}
          onSubmit={() => {}}
        />
      </>
    );
  }
  render(
    <StrictMode>
      <Host />
    </StrictMode>,
  );
  await act(async () => screen.getByRole("button", { name: "0" }).click());
  expect(screen.getByText("Name")).toBeInTheDocument();
  expect(rendered).toHaveBeenCalledTimes(4);
});

test.each([
  [{ options: [{ value: "a" }] }, { options: [{ value: "a" }] }, true],
  [{ options: [{ value: "a" }] }, { options: [{ value: "b" }] }, false],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [{ a: undefined }, { b: undefined }, false],
  [["a"], { 0: "a" }, false],
  [[], [1], false],
  [null, {}, false],
  [NaN, NaN, true],
])("%j and %j are the same definition: %j", (a, b, same) => {
  expect(sameDefinition(a, b)).toBe(same);
});

test("an unreadable definition equals no other", () => {
  const broken = () => ({
    get name(): string {
      throw new Error("unreadable");
    },
  });
  expect(sameDefinition(broken(), broken())).toBe(false);
});

const stores: readonly (readonly [string, (values: string) => object])[] = [
  ["sets", (values) => new Set([values])],
  ["patterns", (values) => new RegExp(values)],
  [
    "objects of a class",
    (values) =>
      new (class {
        readonly #held = values;
        holds = (): string => this.#held;
      })(),
  ],
];
test.each(stores)("%s are not equal by their keys", (_, make) => {
  expect(sameDefinition({ a: make("a") }, { a: make("b") })).toBe(false);
  const same = make("a");
  expect(sameDefinition({ a: same }, { a: same })).toBe(true);
});

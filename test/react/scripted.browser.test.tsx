import { ParameterForm, type ParameterFormProps, type SubmitHandler } from "parameter-form";
import { date } from "parameter-form/core";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { designSystems } from "../adapters/designSystems.tsx";
import { patience, show } from "../support/browser.tsx";
import { question } from "../support/questions.ts";

const form = {
  parameters: [
    question("Agreed: boolean?"),
    question("Married: boolean?"),
    question("Plan: select? a|b|c"),
    question("State: select? MD|VA|DC"),
    question(`County: select? ${Array.from({ length: 20 }, (_, at) => `c${at}`).join("|")}`),
    question("Wage: currency?"),
    question("Started: string?"),
    question("Notes: string?"),
    question("Name: string?"),
  ],
};

type Write = (element: HTMLElement, key: "checked" | "value", value: unknown) => void;

/** How scripts write to a control: as React knows of, and as it does not. */
const writes: Readonly<Record<string, Write>> = {
  "its own setter": (element, key, value) => void Reflect.set(element, key, value),
  "the setter of its prototype": (element, key, value) =>
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), key)?.set?.call(element, value),
};

const eventsOf = [["input", "change"], ["change"], ["input"]] as const;

/** How each control is found, and what is written to it. */
const controls: Readonly<
  Record<
    string,
    readonly [selector: string, key: "checked" | "value", value: unknown, answer: string]
  >
> = {
  Agreed: ["input[type=checkbox]", "checked", true, "true"],
  Married: ["input[type=radio]", "checked", true, "true"],
  Plan: ["input[type=radio][value='1']", "checked", true, "b"],
  State: ["select", "value", "VA", "VA"],
  County: ["input[role=combobox]", "value", "[c7]", "c7"],
  Wage: ["input", "value", "1234.5", "1234.5"],
  Started: ["input", "value", "01/31/2026", "2026-01-31"],
  Notes: ["textarea", "value", "Hello", "Hello"],
  Name: ["input", "value", "Ada", "Ada"],
};

const fieldOf = (name: string): Element | null =>
  [...document.querySelectorAll(".pf-field")].find((one) =>
    one.querySelector("[id$='-label']")?.textContent?.startsWith(name),
  ) ?? null;

async function open(
  props: Partial<ParameterFormProps> = {},
  around = (children: ReactNode): ReactNode => children,
) {
  const onSubmit = vi.fn<SubmitHandler>();
  show(
    around(
      <ParameterForm
        form={form}
        onSubmit={onSubmit}
        booleanAs="radio"
        fields={{
          Agreed: { as: "agreement" },
          Plan: { selectAs: "radio" },
          Started: { rule: date() },
          Notes: { multiline: true },
        }}
        {...props}
      />,
    ),
  );
  await vi.waitFor(
    () => expect(fieldOf("County")?.querySelector("[role=combobox]")).toBeTruthy(),
    patience,
  );
  return onSubmit;
}

const cases = Object.keys(controls).flatMap((name) =>
  Object.keys(writes).flatMap((how) => eventsOf.map((events) => [name, how, events] as const)),
);

async function fill(name: string, how: string, events: readonly string[]): Promise<void> {
  const [selector = "", key = "value", value] = controls[name] ?? [];
  const element = fieldOf(name)?.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`${name} has no ${selector}`);
  writes[how]?.(element, key, value);
  for (const type of events) element.dispatchEvent(new Event(type, { bubbles: true }));
}

test.each(cases)("submits %s written with %s and the events %j", async (name, how, events) => {
  const onSubmit = await open();
  await fill(name, how, events);
  document.querySelector("form")?.requestSubmit();
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce(), patience);
  expect(onSubmit.mock.lastCall?.[0]).toEqual({ [name]: controls[name]?.[3] });
});

test.each(designSystems)(
  "%s: submits each control that a script fills in",
  async (_, components, around) => {
    const onSubmit = await open({ components }, around);
    for (const name of Object.keys(controls))
      await fill(name, "its own setter", ["input", "change"]);
    document.querySelector("form")?.requestSubmit();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce(), patience);
    expect(onSubmit.mock.lastCall?.[0]).toEqual(
      Object.fromEntries(Object.entries(controls).map(([name, row]) => [name, row[3]])),
    );
  },
);

test("does not submit an agreement that a script unchecks", async () => {
  const onSubmit = await open({ defaultValues: { Agreed: "true" } });
  const box = document.querySelector<HTMLInputElement>("[type=checkbox]");
  if (box) box.checked = false;
  box?.dispatchEvent(new Event("change", { bubbles: true }));
  document.querySelector("form")?.requestSubmit();
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce(), patience);
  expect(onSubmit.mock.lastCall?.[0]).toEqual({});
});

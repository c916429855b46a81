import {
  ParameterForm,
  type ParameterFormHandle,
  type ParameterFormProps,
  type SubmitHandler,
} from "parameter-form";
import type { ParameterOption } from "parameter-form/core";
import { createRef } from "react";
import { expect, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { find, patience, show } from "../../support/browser.tsx";

/** As many options as asked for: `Item 1`, `Item 2`, … with the values `v1`, `v2`, … */
export const items = (count: number): readonly ParameterOption[] =>
  Array.from({ length: count }, (_, i) => ({ value: `v${i + 1}`, label: `Item ${i + 1}` }));

const names = [
  ["CA", "California"],
  ["DC", "District of Columbia"],
  ["MD", "Maryland"],
  ["MA", "Massachusetts"],
  ["NV", "Nevada"],
  ["NH", "New Hampshire"],
  ["NM", "New Mexico"],
  ["PR", "Peñuelas, Puerto Rico"],
] as const;
/** Twenty options, eight of them places. */
export const places: readonly ParameterOption[] = [
  ...names.map(([value, name]) => ({ value, label: `${value} - ${name}` })),
  ...items(12),
];

interface Given extends Partial<ParameterFormProps> {
  readonly options?: readonly ParameterOption[];
  readonly required?: boolean;
}

export const formOf = ({ options = places, required = true }: Given) => ({
  parameters: [
    { name: "place", label: "Place", type: "select", required, options },
    { name: "note", label: "Note", type: "string", required: false },
  ],
});

/** The searchable select on the page. */
export async function findCombobox(): Promise<HTMLInputElement> {
  const found = await find("input[role=combobox]");
  if (found instanceof HTMLInputElement) return found;
  throw new Error("What has the role of a combobox is no input");
}

/** A form with one long select and one text, drawn in strict mode. */
export async function openCombobox({ options, required, ...props }: Given = {}) {
  const onSubmit = vi.fn<SubmitHandler>();
  const form = formOf({ ...(options && { options }), ...(required !== undefined && { required }) });
  const handle = createRef<ParameterFormHandle>();
  show(<ParameterForm ref={handle} form={form} onSubmit={onSubmit} {...props} />);
  const values = () => handle.current?.getValues();
  return { input: await findCombobox(), onSubmit, values, handle };
}

export const renderedOptions = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>("[role=option]"),
];

/** What the page says of the combobox: text, whether it is open, the option that is highlighted, and the status. */
export function seen(input: HTMLInputElement) {
  const active = input.getAttribute("aria-activedescendant");
  return {
    text: input.value,
    open: input.getAttribute("aria-expanded") === "true",
    active:
      active === null
        ? null
        : (input.ownerDocument.getElementById(active)?.textContent ?? "missing"),
    status: input.closest(".pf-combobox")?.querySelector("output")?.textContent ?? "",
  };
}

/** Waits until the page says this of the combobox. */
export const expectSeen = (
  input: HTMLInputElement,
  expected: Partial<ReturnType<typeof seen>>,
): Promise<void> => vi.waitFor(() => expect(seen(input)).toMatchObject(expected), patience);

/** Presses Submit and tells the submitted answers, or `null` when the form was refused. */
export async function submitted(onSubmit: ReturnType<typeof vi.fn<SubmitHandler>>) {
  const button = await find("button[type=submit]");
  await userEvent.click(button);
  await vi.waitFor(() => {
    if (onSubmit.mock.calls.length === 0 && !document.querySelector(".pf-summary"))
      throw new Error("The form neither submitted nor refused");
  }, patience);
  return onSubmit.mock.lastCall?.[1].payload.parameters ?? null;
}

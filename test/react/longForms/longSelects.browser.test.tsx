import { ParameterForm } from "parameter-form";
import { flushSync } from "react-dom";
import { expect, test } from "vitest";
import { find, show } from "../../support/browser.tsx";
import { items } from "../combobox/comboboxPage.tsx";

const select = { type: "select", required: true };
const form = {
  parameters: [
    { ...select, name: "few", label: "Few", options: items(5) },
    { ...select, name: "many", label: "Many", options: items(5000) },
    { ...select, name: "answered", label: "Answered", options: items(5000) },
  ],
};

/** How many elements each field has as soon as the form is mounted, before anything could be loaded. */
function mount(): readonly number[] {
  document.body.replaceChildren();
  flushSync(() =>
    show(
      <ParameterForm
        form={form}
        defaultValues={{ answered: "v4321" }}
        onSubmit={() => undefined}
      />,
    ),
  );
  return [...document.querySelectorAll(".pf-field")].map(
    (field) => field.querySelectorAll("*").length,
  );
}

const selects = () => [...document.querySelectorAll("select")];

// One test, because the searchable select is loaded only once in a page, and this file has a page of its own.
test("a select of 5,000 options has no more elements on mount than one of five", async () => {
  const [few = 0, many, answered] = mount();
  expect(many).toBeLessThanOrEqual(few);
  expect(answered).toBeLessThanOrEqual(few);
  expect(selects().map(({ length }) => length)).toEqual([6, 1, 2]);
  expect(selects()[2]?.selectedOptions[0]).toHaveTextContent("Item 4321");
  // A person may open it before the other one is there.
  selects()[1]?.focus();
  // React draws them in the microtask of the event, before the browser opens the select.
  await Promise.resolve();
  expect(selects()[1]).toHaveLength(5001);

  await find("input[role=combobox]");
  const after = mount();
  expect(selects()).toHaveLength(1);
  expect(document.querySelectorAll("option, [role=option]")).toHaveLength(6);
  expect(Math.max(...after)).toBeLessThanOrEqual(2 * few);
});

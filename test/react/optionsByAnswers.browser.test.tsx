import { ParameterForm, parseForm, type SubmitHandler } from "parameter-form";
import { optionsBy } from "parameter-form/core";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { expectFocus, find, patience, show } from "../support/browser.tsx";
import { expectSeen, renderedOptions, seen, submitted } from "./combobox/comboboxPage.tsx";

/** Twenty counties of Maryland, then twenty of Virginia. */
const counties = ["Maryland", "Virginia"].flatMap((state) =>
  Array.from({ length: 20 }, (_, at) => ({ value: `${state[0]}${at}`, label: `${state} ${at}` })),
);
const values = counties.map(({ value }) => value);
const form = parseForm({
  parameters: [
    {
      name: "state",
      label: "State",
      type: "select",
      required: true,
      options: ["MD", "VA"].map((value) => ({ value, label: value })),
    },
    { name: "county", label: "County", type: "select", required: true, options: counties },
  ],
});
const fields = {
  county: { options: optionsBy("state", { MD: values.slice(0, 20), VA: values.slice(20) }) },
};
const unavailable = "Choose another option. This one is not offered with your answer to “State”.";

const combobox = async (): Promise<HTMLInputElement> => {
  const found = await find("input[role=combobox]");
  if (found instanceof HTMLInputElement) return found;
  throw new Error("The county is searchable");
};
const selectOf = async (): Promise<HTMLSelectElement> => {
  const found = await find("select");
  if (found instanceof HTMLSelectElement) return found;
  throw new Error("The state is a select");
};
const labels = () => renderedOptions().map(({ textContent }) => textContent);
const error = () => document.querySelector(".pf-error")?.textContent ?? "";

test("a searchable select lists and finds only the offered options, by keys", async () => {
  const onSubmit = vi.fn<SubmitHandler>();
  show(<ParameterForm form={form} fields={fields} onSubmit={onSubmit} />);
  const input = await combobox();
  await userEvent.selectOptions(await selectOf(), "VA");
  input.focus();
  await userEvent.keyboard("{ArrowDown}");
  await expectSeen(input, { open: true });
  expect(labels()[0]).toBe("Virginia 0");
  await userEvent.keyboard("Mary");
  await expectSeen(input, { status: "Nothing in the list matches" });
  await userEvent.clear(input);
  await userEvent.keyboard("Virginia 7{Enter}");
  await expectSeen(input, { open: false, text: "Virginia 7" });

  await userEvent.selectOptions(await selectOf(), "MD");
  await vi.waitFor(() => expect(error()).toContain(unavailable), patience);
  expect(seen(input).text).toBe("Virginia 7");
  expect(input.getAttribute("aria-invalid")).toBe("true");
  expect(await submitted(onSubmit)).toBeNull();

  // The summary leads to the answer, which is kept until another is chosen.
  const link = await find(".pf-summary a");
  await userEvent.click(link);
  await expectFocus("County");
  await userEvent.keyboard("{ArrowDown}");
  await expectSeen(input, { open: true });
  expect(renderedOptions()[0]?.getAttribute("aria-setsize")).toBe("20");
  expect(labels()[0]).toBe("Maryland 0");
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  await vi.waitFor(() => expect(error()).toBe(""), patience);
  expect(await submitted(onSubmit)).toMatchObject([
    { name: "state", value: "MD" },
    { name: "county" },
  ]);
});

test("a native select keeps its place when the options around its answer change", async () => {
  const onSubmit = vi.fn<SubmitHandler>();
  show(<ParameterForm form={form} fields={fields} onSubmit={onSubmit} searchable={false} />);
  const state = await selectOf();
  const county = [...document.querySelectorAll("select")].at(-1) ?? state;
  const chosen = () => county.selectedOptions[0]?.text;
  await userEvent.selectOptions(county, "Maryland 5");
  await userEvent.selectOptions(state, "MD");
  expect([chosen(), county.options.length]).toEqual(["Maryland 5", 21]);
  await userEvent.selectOptions(state, "VA");
  await vi.waitFor(() => expect(error()).toContain(unavailable), patience);
  expect([chosen(), county.options.length]).toEqual(["Maryland 5", 22]);
  county.focus();
  await userEvent.keyboard("Virginia 3{Tab}");
  await vi.waitFor(() => expect(chosen()).toBe("Virginia 3"), patience);
  await vi.waitFor(() => expect(county.options.length).toBe(21), patience);
  expect(error()).toBe("");
  expect(await submitted(onSubmit)).toEqual([
    { name: "state", value: "VA" },
    { name: "county", value: "V3" },
  ]);
});

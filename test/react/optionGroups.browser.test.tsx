import {
  ParameterForm,
  type ParameterFormProps,
  parseForm,
  type SubmitHandler,
} from "parameter-form";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { axeViolations } from "../support/axeViolations.ts";
import { expectFocus, find, patience, show } from "../support/browser.tsx";
import { expectSeen, findCombobox, renderedOptions, submitted } from "./combobox/comboboxPage.tsx";

const options = ["PPO", "HMO", "None", "Vision", "Dental", "Other"].map((label) => ({
  value: label.toLowerCase(),
  label,
}));
/** Four hundred more plans, in twenty groups. */
const many = Array.from({ length: 400 }, (_, at) => ({ value: `${at}`, label: `Plan ${at}` }));
const formOf = (plans: readonly object[]) =>
  parseForm({
    lang: "en",
    parameters: [{ name: "plan", label: "Plan", type: "select", required: true, options: plans }],
  });
const groups = [
  { title: "Extras", values: ["dental", "vision", "unknown"] },
  { title: "Medical", values: ["hmo", "ppo"] },
];
const manyGroups = Array.from({ length: 20 }, (_, at) => ({
  title: `Carrier ${at}`,
  values: many.slice(at * 20, at * 20 + 20).map(({ value }) => value),
}));

function open(props: Partial<ParameterFormProps> = {}, plans: readonly object[] = options) {
  const onSubmit = vi.fn<SubmitHandler>();
  const fields = { plan: { groups: plans === options ? groups : manyGroups } };
  show(<ParameterForm form={formOf(plans)} fields={fields} onSubmit={onSubmit} {...props} />);
  return onSubmit;
}

const payload = (value: string) => [{ name: "plan", value }];
const order = ["None", "Other", "Vision", "Dental", "PPO", "HMO"];

test("a native select has option groups, by keys and to the submitted value", async () => {
  const onSubmit = open({ defaultValues: { plan: "hmo" } });
  const select = await find("select");
  if (!(select instanceof HTMLSelectElement)) throw new Error("It is a select");
  expect([...select.options].map(({ text }) => text)).toEqual(["Select", ...order]);
  expect([...select.querySelectorAll("optgroup")].map(({ label }) => label)).toEqual([
    "Extras",
    "Medical",
  ]);
  expect(select.selectedOptions[0]?.text).toBe("HMO");
  select.focus();
  await userEvent.keyboard("{ArrowUp}");
  expect(select.selectedOptions[0]?.text).toBe("PPO");
  await userEvent.keyboard("Den");
  expect(select.selectedOptions[0]?.text).toBe("Dental");
  expect(await axeViolations()).toEqual([]);
  expect(await submitted(onSubmit)).toEqual(payload("dental"));
});

test("radio buttons are in named groups, and arrow keys move through all of them", async () => {
  const onSubmit = open({ selectAs: "radio" });
  await find("input[type=radio]");
  const radios = [...document.querySelectorAll<HTMLInputElement>("input[type=radio]")];
  expect(radios.map((radio) => radio.labels?.[0]?.textContent)).toEqual(order);
  const inGroups = [...document.querySelectorAll("[role=radiogroup] [role=group]")];
  expect(inGroups.map((group) => [group.getAttribute("aria-label"), group.textContent])).toEqual([
    ["Extras", "ExtrasVisionDental"],
    ["Medical", "MedicalPPOHMO"],
  ]);
  await userEvent.keyboard("{Tab} {ArrowDown}{ArrowDown}");
  await expectFocus("Vision");
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  await expectFocus("PPO");
  expect(await axeViolations()).toEqual([]);
  expect(await submitted(onSubmit)).toEqual(payload("ppo"));
});

test("arrow keys of a searchable select skip the headings", async () => {
  const onSubmit = open({ searchLimit: 3 });
  const input = await findCombobox();
  input.focus();
  for (const label of order) {
    await userEvent.keyboard("{ArrowDown}");
    await expectSeen(input, { open: true, active: label });
  }
  const [list] = document.querySelectorAll("[role=listbox]");
  expect([...(list?.querySelectorAll("[role=group]") ?? [])].map((one) => one.textContent)).toEqual(
    ["ExtrasVisionDental", "MedicalPPOHMO"],
  );
  expect(await axeViolations()).toEqual([]);
  // A heading cannot be chosen, and leaves the list open.
  await userEvent.click(await find("[role=listbox] [aria-hidden=true]"));
  await expectSeen(input, { open: true, active: "HMO" });
  await userEvent.keyboard("{ArrowUp}{ArrowUp}{Enter}");
  await expectSeen(input, { open: false, text: "Dental" });
  expect(await submitted(onSubmit)).toEqual(payload("dental"));
});

test("a search keeps the options of a group together, below its heading", async () => {
  open({ searchLimit: 3 });
  const input = await findCombobox();
  input.focus();
  await userEvent.keyboard("o");
  await expectSeen(input, { status: "5 results", active: "Other" });
  expect(document.querySelector("[role=listbox]")?.textContent).toBe(
    "OtherNoneExtrasVisionMedicalPPOHMO",
  );
});

test("a long list renders a window of rows of equal heights, headings included", async () => {
  open({}, many);
  const input = await findCombobox();
  input.focus();
  await userEvent.keyboard("{ArrowDown}{End}{ArrowUp}");
  const list = await find("[role=listbox]");
  const last = () => renderedOptions().at(-1)?.textContent;
  await userEvent.keyboard("{ArrowUp}");
  await vi.waitFor(
    () => expect(input.getAttribute("aria-activedescendant")).not.toBe(null),
    patience,
  );
  await userEvent.keyboard("{PageDown}".repeat(45));
  await expectSeen(input, { active: "Plan 399" });
  await vi.waitFor(() => expect(last()).toBe("Plan 399"), patience);
  const rows = [...list.querySelectorAll("li")];
  expect(rows.length).toBeLessThan(60);
  const heights = rows.map((row) => Math.round(row.getBoundingClientRect().height));
  expect(new Set(heights).size).toBe(1);
  // The height of all rows, as if they were rendered: 400 options and 20 headings.
  expect(Math.round(list.scrollHeight / (heights[0] ?? 1))).toBe(420);
  const active = list.querySelector("[aria-selected=true]")?.getBoundingClientRect();
  expect(Math.round(active?.bottom ?? 0)).toBeLessThanOrEqual(
    Math.round(list.getBoundingClientRect().bottom),
  );
});

test("fallen-out answers and offered options work together with groups", async () => {
  open({
    fields: { plan: { groups, options: ["ppo", "vision"] } },
    defaultValues: { plan: "hmo" },
  });
  const select = await find("select");
  if (!(select instanceof HTMLSelectElement)) throw new Error("It is a select");
  expect([...select.options].map(({ text }) => text)).toEqual(["Select", "Vision", "PPO", "HMO"]);
  expect(select.selectedOptions[0]?.text).toBe("HMO");
});

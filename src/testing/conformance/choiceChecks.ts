import { check, type ConformanceCheck, isErrorRendered, markedIn, passesProps } from "./check.ts";
import { form, left } from "./checkedForm.ts";
import {
  byId,
  choose,
  fill,
  find,
  inNoAttribute,
  must,
  reads,
  refersTo,
  statuses,
  textOf,
  until,
} from "./page.ts";

const early = "reports an invalid answer on blur";
const gone = { home_state: "gone", insured: "gone" } as const;
/** A group of the second and third option. */
const groups = [{ title: "Group", values: ["option_1", "option_2"] }];
const [box, radio] = ["input[role=combobox]", "[type=radio]"];

/** Waits for the radio buttons. */
async function findRadios(root: Element) {
  await find(root, "input", radio);
  return root.querySelectorAll<HTMLInputElement>(`input${radio}`);
}

/** Types into the combobox, and waits for its rows. */
async function search(root: Element, text: string): Promise<Element> {
  const input = await find(root, "input", "[role=combobox]");
  fill(input, text);
  return until(() => {
    const list = byId(root, input.getAttribute("aria-controls"));
    return input.getAttribute("aria-expanded") === "true" && list;
  }, "The list does not open");
}

/** Asserts that an option has a description outside of its name. */
function isDescribed(option: Element): void {
  refersTo(option, "aria-labelledby", "Option B", "Its name is not its label");
  refersTo(option, "aria-describedby", "About B", "The description is not rendered");
}

/** Whether heights differ by less than a pixel, which browsers cannot show. */
function haveSameHeight(rows: readonly Element[]): boolean {
  const heights = rows.map((row) => row.getBoundingClientRect().height);
  return Math.max(...heights) - Math.min(...heights) < 1;
}

/** Checks of the parts in which an option is chosen. */
export const choiceChecks: readonly ConformanceCheck[] = [
  check(
    "Select",
    "offers the prompt and the options, shows the initial answer, and answers with the chosen option",
    form(["exempt"], { defaultValues: { exempt: "false" } }),
    async ({ root, answered }) => {
      const select = await find(root, "select");
      const texts = await until(
        () => select.length === 3 && [...select.options].map(({ text }) => text),
        `There are ${select.length} options for Yes, No and the prompt`,
      );
      must(texts.slice(1).join() === "Yes,No", `The options are ${texts.join()}`);
      await until(() => select.selectedIndex === 2, "The answer is not chosen");
      choose(select, 1);
      await answered("true");
      must(!root.querySelector("[selected]"), "The answer is in an attribute");
    },
  ),
  check(
    "Select",
    "has the groups of the options",
    form(["home_state"], { fields: { home_state: { groups } } }),
    async ({ root }) => {
      const select = await find(root, "select");
      await until(() => select.length === 4, "The options are not rendered");
      const [, first, second] = select.options;
      must(first?.parentElement === select, "An option in no group does not come first");
      const group = second?.parentElement;
      must(group?.getAttribute("label") === "Group", "An option is not in its group");
    },
  ),
  passesProps("Select", early, left("select", ["home_state"], { defaultValues: gone }), "select", [
    ["select.onBlur", isErrorRendered],
  ]),
  check(
    "RadioGroup",
    "has a radio button for each option, none chosen, and answers with the clicked one",
    form(["exempt"], { booleanAs: "radio" }),
    async ({ root, answered }) => {
      const [yes, no, ...others] = await findRadios(root);
      must(yes && no && others.length === 0, "There are not two radio buttons");
      must(yes.name !== "" && yes.name === no.name, "They are not one group");
      must(!yes.checked && !no.checked, "An option is chosen initially");
      const label = no.labels?.[0];
      must(label && textOf(label) === "No", "A radio button is not named by its label");
      label.click();
      await answered("false");
      must(no.checked, "The clicked option is not chosen");
      (await find(root, "button", "[aria-labelledby]")).click();
      await answered(undefined);
      await until(() => !no.checked, "The answer cannot be cleared");
      must(root.ownerDocument.activeElement === yes, "Focus is lost with the button");
    },
  ),
  check(
    "RadioGroup",
    "shows the initial answer, in no attribute",
    form(["exempt"], { booleanAs: "radio", defaultValues: { exempt: "true" } }),
    async ({ root }) => {
      const [yes] = await findRadios(root);
      await until(() => yes?.checked, "The answer is not chosen");
      must(!root.querySelector("[checked]"), "The answer is in an attribute");
    },
  ),
  check(
    "RadioGroup",
    "renders the description of an option, outside of its name, and a disabled option",
    form(["plan"], { selectAs: "radio" }),
    async ({ root }) => {
      const [open, middle, closed] = await findRadios(root);
      must(open && middle && closed, "There are not three radio buttons");
      isDescribed(middle);
      must(closed.disabled && !open.disabled, "The disabled option can be chosen");
    },
  ),
  check(
    "RadioGroup",
    "has the groups of the options, by name and with a heading",
    form(["home_state"], { fields: { home_state: { groups, selectAs: "radio" } } }),
    async ({ root }) => {
      const [first, second] = await findRadios(root);
      const group = second?.closest("[role=group]");
      must(group?.getAttribute("aria-label") === "Group", "A radio button is not in its group");
      must(first && !group.contains(first), "A radio button in no group does not come first");
      must(textOf(group).startsWith("Group"), "The group has no heading");
    },
  ),
  passesProps(
    "RadioGroup",
    "renders its options in their language",
    form(["insured"], { booleanAs: "radio" }),
    radio,
    [["radios.label.lang", markedIn("en", "Yes", "No")]],
  ),
  passesProps(
    "RadioGroup",
    early,
    left(radio, ["insured"], { booleanAs: "radio", defaultValues: gone }),
    radio,
    [["group.onBlur", isErrorRendered]],
  ),
  check(
    "Combobox",
    "finds options by the typed text, shows them in a list with a name, and answers with Enter",
    form(["state"]),
    async ({ root, answered }) => {
      must(!matchMedia("(pointer: coarse)").matches, "This check needs a page with a mouse");
      const input = await find(root, "input", "[role=combobox]");
      must(input.getAttribute("aria-expanded") === "false", "It is open before it is used");
      const popup = byId(root, input.getAttribute("aria-controls"))?.parentElement;
      must(!popup?.getClientRects().length, "Its popup is visible before it opens");
      const list = await search(root, "option c");
      must(list.getAttribute("role") === "listbox", "The popup is not a listbox");
      const isNamed = list.hasAttribute("aria-label") && !list.hasAttribute("aria-labelledby");
      must(isNamed, "The list needs an aria-label and no aria-labelledby");
      const found = [...list.querySelectorAll("[role=option]")];
      must(found.map(textOf).join() === "Option C", "It finds other options");
      must(getComputedStyle(list).display !== "none", "The list is not visible");
      const active = byId(root, input.getAttribute("aria-activedescendant"));
      must(active === found[0], "No option is active");
      const isCountAnnounced = () => [...root.querySelectorAll(statuses)].some(textOf);
      await until(isCountAnnounced, "The count is not announced");
      input.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
      await answered("option_2");
      await until(() => input.value === "Option C", `The input shows ${input.value}`);
      inNoAttribute(root, "Option C");
    },
  ),
  check(
    "Combobox",
    "renders the description of an option, and a disabled option, in rows of equal height",
    form(["any_plan"]),
    async ({ root }) => {
      const list = await search(root, "option");
      const rows = [...list.querySelectorAll("[role=option]")];
      const [, middle, closed] = rows;
      must(middle && closed, "There are not three rows");
      isDescribed(middle);
      const isDisabled = closed.getAttribute("aria-disabled") === "true";
      must(isDisabled, "The disabled option is not aria-disabled");
      must(haveSameHeight(rows), "Rows differ in height");
    },
  ),
  check(
    "Combobox",
    "has the groups of the options, each with a heading of the height of an option",
    form(["state"], { fields: { state: { groups } } }),
    async ({ root }) => {
      const list = await search(root, "option b");
      const group = list.querySelector(":scope > [role=group]");
      must(group, "The list has no group");
      must(group.getAttribute("aria-label") === "Group", "The group has no name");
      const [heading, option] = group.children;
      must(heading && option, "The group has no heading");
      reads(heading, "Group", "The heading");
      must(heading.getAttribute("aria-hidden") === "true", "The heading is read twice");
      must(option.getAttribute("role") === "option", "The group contains no option");
      must(haveSameHeight([heading, option]), "The heading has another height");
    },
  ),
  passesProps("Combobox", early, left(box, ["work_state"]), box, [
    ["input.onBlur", isErrorRendered],
  ]),
  passesProps(
    "Combobox",
    "has the button that clears an optional answer",
    form(["state"], { defaultValues: { state: "option_1" } }),
    box,
    [["children", (root) => root.querySelector("button[aria-labelledby]")]],
  ),
];

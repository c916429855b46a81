import {
  attributesWith,
  type ConformanceCheck,
  fill,
  find,
  must,
  referencedTexts,
  statuses,
  textOf,
  until,
} from "./check.ts";
import { renderForm } from "./renderCheckedForm.ts";

const radiosOf = (root: Element) => root.querySelectorAll<HTMLInputElement>("input[type=radio]");

/** A group of the second and third option. */
const groups = [{ title: "Group", values: ["option_1", "option_2"] }];

export const choiceChecks: readonly ConformanceCheck[] = [
  {
    part: "Select",
    name: "offers the prompt and the options, shows the initial answer, and answers with the chosen option",
    async run(components, render) {
      const answers: unknown[] = [];
      const root = await renderForm(render, components, ["exempt"], {
        defaultValues: { exempt: "false" },
        onChange: (values) => answers.push(values["exempt"]),
      });
      const select = await find(root, "select");
      const texts = await until(
        () => select.length === 3 && [...select.options].map(({ text }) => text),
        `There are ${select.length} options for Yes, No and the prompt`,
      );
      must(texts.slice(1).join() === "Yes,No", `The options are ${texts.join()}`);
      await until(() => select.selectedIndex === 2, "The answer is not chosen");
      select.selectedIndex = 1;
      select.dispatchEvent(new Event("change", { bubbles: true }));
      await until(() => answers.at(-1) === "true", `The answer is ${String(answers.at(-1))}`);
      must(!root.querySelector("[selected]"), "The answer is in an attribute");
    },
  },
  {
    part: "RadioGroup",
    name: "has a radio button for each option, none chosen, and answers with the clicked one",
    async run(components, render) {
      const answers: unknown[] = [];
      const root = await renderForm(render, components, ["exempt"], {
        booleanAs: "radio",
        onChange: (values) => answers.push(values["exempt"]),
      });
      await find(root, "input", "[type=radio]");
      const [yes, no, ...others] = radiosOf(root);
      must(yes && no && others.length === 0, "There are not two radio buttons");
      must(yes.name !== "" && yes.name === no.name, "They are not one group");
      must(!yes.checked && !no.checked, "An option is chosen initially");
      const label = no.labels?.[0];
      must(label && textOf(label) === "No", "A radio button is not named by its label");
      label.click();
      await until(() => answers.at(-1) === "false", `The answer is ${String(answers.at(-1))}`);
      must(no.checked, "The clicked option is not chosen");
      const clear = await find(root, "button", "[aria-labelledby]");
      clear.click();
      await until(
        () => answers.at(-1) === undefined && !no.checked,
        "The answer cannot be cleared",
      );
      must(root.ownerDocument.activeElement === yes, "Focus is lost with the button");
    },
  },
  {
    part: "RadioGroup",
    name: "shows the initial answer, in no attribute",
    async run(components, render) {
      const root = await renderForm(render, components, ["exempt"], {
        booleanAs: "radio",
        defaultValues: { exempt: "true" },
      });
      await until(() => radiosOf(root)[0]?.checked, "The answer is not chosen");
      must(!root.querySelector("[checked]"), "The answer is in an attribute");
    },
  },
  {
    part: "RadioGroup",
    name: "renders the description of an option, outside of its name, and a disabled option",
    async run(components, render) {
      const root = await renderForm(render, components, ["plan"], { selectAs: "radio" });
      await find(root, "input", "[type=radio]");
      const [open, middle, closed] = radiosOf(root);
      must(open && middle && closed, "There are not three radio buttons");
      must(
        referencedTexts(middle, "aria-labelledby").join() === "Option B",
        "Its name is not its label",
      );
      must(
        referencedTexts(middle, "aria-describedby").join() === "About B",
        "The description is not rendered",
      );
      must(closed.disabled && !open.disabled, "The disabled option can be chosen");
    },
  },
  {
    part: "Combobox",
    name: "renders the description of an option, and a disabled option, in rows of equal height",
    async run(components, render) {
      const root = await renderForm(render, components, ["any_plan"]);
      const input = await find(root, "input", "[role=combobox]");
      fill(input, "option");
      const rows = await until(() => {
        const rendered = [...root.ownerDocument.querySelectorAll("[role=option]")];
        return rendered.length > 2 && rendered;
      }, "The list does not open");
      const [open, middle, closed] = rows;
      must(open && middle && closed, "There are not three rows");
      must(
        referencedTexts(middle, "aria-labelledby").join() === "Option B",
        "Its name is not its label",
      );
      must(
        referencedTexts(middle, "aria-describedby").join() === "About B",
        "The description is not rendered",
      );
      must(
        closed.getAttribute("aria-disabled") === "true",
        "The disabled option is not aria-disabled",
      );
      const heights = new Set(rows.map((row) => Math.round(row.getBoundingClientRect().height)));
      must(heights.size === 1, "Rows differ in height");
    },
  },
  {
    part: "Select",
    name: "has the groups of the options",
    async run(components, render) {
      const fields = { home_state: { groups } };
      const root = await renderForm(render, components, ["home_state"], { fields });
      const select = await find(root, "select");
      await until(() => select.length === 4, "The options are not rendered");
      const [, first, second] = select.options;
      must(first?.parentElement === select, "An option in no group does not come first");
      const group = second?.parentElement;
      must(group?.getAttribute("label") === "Group", "An option is not in its group");
    },
  },
  {
    part: "RadioGroup",
    name: "has the groups of the options, by name and with a heading",
    async run(components, render) {
      const root = await renderForm(render, components, ["home_state"], {
        fields: { home_state: { groups, selectAs: "radio" } },
      });
      await find(root, "input", "[type=radio]");
      const [first, second] = radiosOf(root);
      const group = second?.closest("[role=group]");
      must(group?.getAttribute("aria-label") === "Group", "A radio button is not in its group");
      must(first && !group.contains(first), "A radio button in no group does not come first");
      must(textOf(group).startsWith("Group"), "The group has no heading");
    },
  },
  {
    part: "Combobox",
    name: "has the groups of the options, each with a heading of the height of an option",
    async run(components, render) {
      const root = await renderForm(render, components, ["state"], {
        fields: { state: { groups } },
      });
      const input = await find(root, "input", "[role=combobox]");
      fill(input, "option b");
      const group = await until(
        () => root.ownerDocument.querySelector("[role=listbox] > [role=group]"),
        "The list has no group",
      );
      must(group.getAttribute("aria-label") === "Group", "The group has no name");
      const [heading, option] = group.children;
      must(heading && option && textOf(heading) === "Group", "The group has no heading");
      must(heading.getAttribute("aria-hidden") === "true", "The heading is read twice");
      must(option.getAttribute("role") === "option", "The group contains no option");
      const [one, other] = [heading, option].map((row) => row.getBoundingClientRect().height);
      must(Math.round(one ?? 0) === Math.round(other ?? 0), "The heading has another height");
    },
  },
  {
    part: "Combobox",
    name: "finds options by the typed text, shows them in a list with a name, and answers with Enter",
    async run(components, render) {
      must(!matchMedia("(pointer: coarse)").matches, "This check needs a page with a mouse");
      const answers: unknown[] = [];
      const root = await renderForm(render, components, ["state"], {
        onChange: (values) => answers.push(values["state"]),
      });
      const input = await find(root, "input", "[role=combobox]");
      const closed = root.ownerDocument.getElementById(input.getAttribute("aria-controls") ?? "");
      must(input.getAttribute("aria-expanded") === "false", "It is open before it is used");
      must(!closed?.parentElement?.getClientRects().length, "Its popup is visible before it opens");
      fill(input, "option c");
      const list = await until(() => {
        const id = input.getAttribute("aria-controls") ?? "";
        const found = root.ownerDocument.getElementById(id);
        return input.getAttribute("aria-expanded") === "true" && found;
      }, "The list does not open");
      must(list.getAttribute("role") === "listbox", "The popup is not a listbox");
      const isNamed = list.hasAttribute("aria-label") && !list.hasAttribute("aria-labelledby");
      must(isNamed, "The list needs an aria-label and no aria-labelledby");
      const found = [...list.querySelectorAll("[role=option]")];
      must(found.map(textOf).join() === "Option C", "It finds other options");
      must(getComputedStyle(list).display !== "none", "The list is not visible");
      const active = input.getAttribute("aria-activedescendant") ?? "";
      must(root.ownerDocument.getElementById(active) === found[0], "No option is active");
      const isCountAnnounced = () => [...root.querySelectorAll(statuses)].some(textOf);
      await until(isCountAnnounced, "The count is not announced");
      input.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
      await until(() => answers.at(-1) === "option_2", `The answer is ${String(answers.at(-1))}`);
      await until(() => input.value === "Option C", `The input shows ${input.value}`);
      must(attributesWith(root, "Option C").length === 0, "The answer is in an attribute");
    },
  },
];

import {
  attributesWith,
  type ConformanceCheck,
  fill,
  find,
  must,
  named,
  statuses,
  textOf,
  until,
} from "./check.ts";
import { drawForm } from "./checkedForm.ts";

const radiosOf = (root: Element) => root.querySelectorAll<HTMLInputElement>("input[type=radio]");

export const choiceChecks: readonly ConformanceCheck[] = [
  {
    part: "Select",
    name: "offers the prompt and the options, begins with the answer, and answers with what is chosen",
    async run(components, draw) {
      const answers: unknown[] = [];
      const root = await drawForm(draw, components, ["exempt"], {
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
    name: "has a radio button for each option, none chosen, and answers with what is clicked",
    async run(components, draw) {
      const answers: unknown[] = [];
      const root = await drawForm(draw, components, ["exempt"], {
        booleanAs: "radio",
        onChange: (values) => answers.push(values["exempt"]),
      });
      await find(root, "input", "[type=radio]");
      const [yes, no, ...others] = radiosOf(root);
      must(yes && no && others.length === 0, "There are not two radio buttons");
      must(yes.name !== "" && yes.name === no.name, "They are not one group");
      must(!yes.checked && !no.checked, "One is chosen beforehand");
      const label = no.labels?.[0];
      must(label && textOf(label) === "No", "A radio button is not named by its label");
      label.click();
      await until(() => answers.at(-1) === "false", `The answer is ${String(answers.at(-1))}`);
      must(no.checked, "What was clicked is not chosen");
      const clear = await find(root, "button", "[aria-labelledby]");
      clear.click();
      await until(() => answers.at(-1) === undefined && !no.checked, "It cannot be taken back");
      must(root.ownerDocument.activeElement === yes, "Focus is lost with the button");
    },
  },
  {
    part: "RadioGroup",
    name: "shows the answer that it begins with, in no attribute",
    async run(components, draw) {
      const root = await drawForm(draw, components, ["exempt"], {
        booleanAs: "radio",
        defaultValues: { exempt: "true" },
      });
      await until(() => radiosOf(root)[0]?.checked, "The answer is not chosen");
      must(!root.querySelector("[checked]"), "The answer is in an attribute");
    },
  },
  {
    part: "RadioGroup",
    name: "draws what is said of an option, which is no part of its name, and one that is closed",
    async run(components, draw) {
      const root = await drawForm(draw, components, ["plan"], { selectAs: "radio" });
      await find(root, "input", "[type=radio]");
      const [open, told, closed] = radiosOf(root);
      must(open && told && closed, "There are not three radio buttons");
      must(named(told, "aria-labelledby").join() === "Option B", "Its name is not its label");
      must(named(told, "aria-describedby").join() === "Said of B", "What is said is not drawn");
      must(closed.disabled && !open.disabled, "One that is closed can be chosen");
    },
  },
  {
    part: "Combobox",
    name: "draws what is said of an option, and one that is closed, in rows that are equally tall",
    async run(components, draw) {
      const root = await drawForm(draw, components, ["any_plan"]);
      const input = await find(root, "input", "[role=combobox]");
      fill(input, "option");
      const rows = await until(() => {
        const drawn = [...root.ownerDocument.querySelectorAll("[role=option]")];
        return drawn.length > 2 && drawn;
      }, "Nothing opens");
      const [open, told, closed] = rows;
      must(open && told && closed, "There are not three rows");
      must(named(told, "aria-labelledby").join() === "Option B", "Its name is not its label");
      must(named(told, "aria-describedby").join() === "Said of B", "What is said is not drawn");
      must(closed.getAttribute("aria-disabled") === "true", "It does not say that one is closed");
      const heights = new Set(rows.map((row) => Math.round(row.getBoundingClientRect().height)));
      must(heights.size === 1, "Rows are not equally tall");
    },
  },
  {
    part: "Combobox",
    name: "finds options by what is typed, shows them in a list that it names, and answers with Enter",
    async run(components, draw) {
      must(!matchMedia("(pointer: coarse)").matches, "This check needs a page with a mouse");
      const answers: unknown[] = [];
      const root = await drawForm(draw, components, ["state"], {
        onChange: (values) => answers.push(values["state"]),
      });
      const input = await find(root, "input", "[role=combobox]");
      const closed = root.ownerDocument.getElementById(input.getAttribute("aria-controls") ?? "");
      must(input.getAttribute("aria-expanded") === "false", "It is open before it is used");
      must(!closed?.parentElement?.getClientRects().length, "Its popup is seen before it opens");
      fill(input, "option c");
      const list = await until(() => {
        const id = input.getAttribute("aria-controls") ?? "";
        const found = root.ownerDocument.getElementById(id);
        return input.getAttribute("aria-expanded") === "true" && found;
      }, "Nothing opens");
      must(list.getAttribute("role") === "listbox", "What opens is no listbox");
      const isNamed = list.hasAttribute("aria-label") && !list.hasAttribute("aria-labelledby");
      must(isNamed, "The list is found by the label of its input");
      const found = [...list.querySelectorAll("[role=option]")];
      must(found.map(textOf).join() === "Option C", "It finds something else");
      must(getComputedStyle(list).display !== "none", "What opens is not seen");
      const active = input.getAttribute("aria-activedescendant") ?? "";
      must(root.ownerDocument.getElementById(active) === found[0], "No option is active");
      const told = () => [...root.querySelectorAll(statuses)].some(textOf);
      await until(told, "The count is not told");
      input.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
      await until(() => answers.at(-1) === "option_2", `The answer is ${String(answers.at(-1))}`);
      await until(() => input.value === "Option C", `The input shows ${input.value}`);
      must(attributesWith(root, "Option C").length === 0, "The answer is in an attribute");
    },
  },
];

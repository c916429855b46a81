import { date } from "../../core/rules/date.ts";
import { DateField } from "../../react/index.ts";
import {
  attributesWith,
  type ConformanceCheck,
  fill,
  find,
  must,
  referencedTexts,
  textOf,
  until,
} from "./check.ts";
import { renderForm, submit } from "./renderCheckedForm.ts";

const lines = { remarks: { multiline: 4 } } as const;

export const inputChecks: readonly ConformanceCheck[] = [
  {
    part: "TextInput",
    name: "answers with the typed text, groups its digits, and formats the answer on blur",
    async run(components, render) {
      const answers: unknown[] = [];
      const root = await renderForm(render, components, ["amount"], {
        onChange: (values) => answers.push(values["amount"]),
      });
      const input = await find(root, "input");
      fill(input, "$1234.50");
      await until(() => input.value === "$1,234.50", `The input shows ${input.value}`);
      await until(() => answers.at(-1) === "1234.50", `The answer is ${String(answers.at(-1))}`);
      input.blur();
      await until(() => input.value === "1,234.50", `After blur, the input shows ${input.value}`);
    },
  },
  {
    part: "TextInput",
    name: "keeps the typed text and the initial answer out of every attribute",
    async run(components, render) {
      const root = await renderForm(render, components, ["amount", "ssn"], {
        defaultValues: { ssn: "517-23-4416" },
      });
      const input = await find(root, "input");
      fill(input, "7391");
      await until(() => input.value === "7,391", `The input shows ${input.value}`);
      for (const text of ["7391", "7,391", "517-23", "4416"]) {
        const found = attributesWith(root, text);
        must(found.length === 0, `An answer is in the attribute ${found.join()}`);
      }
    },
  },
  {
    part: "TextInput",
    name: "passes the keyboard, the autofill and the state on to its element",
    async run(components, render) {
      const root = await renderForm(render, components, ["amount"]);
      const input = await find(root, "input");
      const expected = { inputmode: "decimal", autocomplete: "off", enterkeyhint: "done" };
      for (const [name, value] of Object.entries(expected))
        must(input.getAttribute(name) === value, `${name} is ${input.getAttribute(name)}`);
      must(input.getAttribute("aria-required") === "true", "It is not aria-required");
      must(!input.hasAttribute("aria-invalid"), "It is aria-invalid without an error");
      must(!input.hasAttribute("name") && !input.placeholder, "It has a name or a placeholder");
      const read = await renderForm(render, components, ["amount"], { readOnly: true });
      await until(() => read.querySelector("input")?.readOnly, "It can be changed when read-only");
      const off = await renderForm(render, components, ["amount"], { disabled: true });
      await until(() => off.querySelector("input")?.disabled, "It can be changed when disabled");
    },
  },
  {
    part: "TextArea",
    name: "answers with the typed lines, in no attribute, and shows those of an answer",
    async run(components, render) {
      const answers: unknown[] = [];
      const root = await renderForm(render, components, ["remarks"], {
        fields: lines,
        defaultValues: { remarks: "7391\n22" },
        onChange: (values) => answers.push(values["remarks"]),
      });
      const textarea = await find(root, "textarea");
      await until(() => textarea.value === "7391\n22", `It shows ${textarea.value}`);
      fill(textarea, "4416\n33");
      await until(() => answers.at(-1) === "4416\n33", `The answer is ${String(answers.at(-1))}`);
      for (const text of ["7391", "4416"]) {
        const found = attributesWith(root, text);
        must(found.length === 0, `An answer is in the attribute ${found.join()}`);
      }
      must(!root.querySelector("textarea")?.textContent, "An answer is in the page's text");
      must(textarea.rows === 4, `It begins with ${textarea.rows} lines`);
      const label = textarea.labels[0];
      must(label && textOf(label) === "Remarks", "It is not named by its label");
    },
  },
  {
    part: "TextArea",
    name: "passes its state and its descriptions on to its element",
    async run(components, render) {
      const root = await renderForm(render, components, ["remarks"], { fields: lines });
      const textarea = await find(root, "textarea");
      must(
        referencedTexts(textarea, "aria-describedby").join() === "Anything",
        "Its hint does not describe it",
      );
      must(textarea.getAttribute("aria-required") === "true", "It is not aria-required");
      must(!textarea.hasAttribute("aria-invalid"), "It is aria-invalid without an error");
      must(!textarea.name && !textarea.placeholder, "It has a name or a placeholder");
      await submit(root);
      const isWrong = () => root.querySelector("textarea")?.getAttribute("aria-invalid") === "true";
      await until(isWrong, "It is not aria-invalid");
      const read = await renderForm(render, components, ["remarks"], {
        fields: lines,
        readOnly: true,
      });
      await until(
        () => read.querySelector("textarea")?.readOnly,
        "It can be changed when read-only",
      );
      const off = await renderForm(render, components, ["remarks"], {
        fields: lines,
        disabled: true,
      });
      await until(() => off.querySelector("textarea")?.disabled, "It can be changed when disabled");
    },
  },
  {
    part: "TextInput",
    name: "hides its symbol from assistive technology, which announces the unit in words",
    async run(components, render) {
      const root = await renderForm(render, components, ["amount"]);
      const input = await find(root, "input");
      const symbol = [...root.querySelectorAll("[aria-hidden=true]")].find(
        (element) => textOf(element) === "$",
      );
      must(symbol, "There is no symbol, or it is not hidden");
      must(
        referencedTexts(input, "aria-describedby")[1]?.includes("dollar"),
        "The unit does not describe it",
      );
      must(getComputedStyle(input).direction === "ltr", "An amount is not left-to-right");
    },
  },
  {
    part: "TextInput",
    name: "has the button that shows a sensitive answer",
    async run(components, render) {
      const root = await renderForm(render, components, ["ssn"], {
        defaultValues: { ssn: "517-23-4416" },
      });
      const input = await find(root, "input");
      await until(() => input.value.endsWith("4416"), "The answer is not shown");
      must(!input.value.includes("517"), "A sensitive answer is visible");
      const button = await find(root, "button", `[aria-controls="${input.id}"]`);
      must(button.type === "button", "The button submits");
      button.click();
      await until(() => input.value === "517-23-4416", "The button does not show the answer");
    },
  },
  {
    part: "DatePicker",
    name: "has a button that is named by its text, does not submit, and reads the days on click",
    async run(components, render) {
      let looked = false;
      const days = () => {
        looked = true;
        return { min: "2026-01-01", max: "2026-12-31" };
      };
      const root = await renderForm(render, components, ["start"], {
        fields: { start: { as: DateField, rule: { ...date(), days } } },
      });
      const button = await find(root, "button", ":not([type=submit])");
      must(button.type === "button", "The button submits");
      must(textOf(button) === "Choose a date Start", `The button is named ${textOf(button)}`);
      must(!looked, "It read the days before the click");
      button.click();
      await until(() => looked, "It does not read the days that it may offer");
    },
  },
];

import { date } from "../../core/rules/date.ts";
import { DateField } from "../../react/index.ts";
import { check, type ConformanceCheck, passesProps } from "./check.ts";
import { form } from "./checkedForm.ts";
import { fill, find, inNoAttribute, must, reads, referenced, textOf, until } from "./page.ts";

const ssn = { defaultValues: { ssn: "517-23-4416" } };

/** Checks of the parts that text is typed into, and of the calendar beside one. */
export const inputChecks: readonly ConformanceCheck[] = [
  check(
    "TextInput",
    "answers with the typed text, groups its digits, and formats the answer on blur",
    form(["amount"]),
    async ({ root, answered }) => {
      const input = await find(root, "input");
      fill(input, "$1234.50");
      await until(() => input.value === "$1,234.50", `The input shows ${input.value}`);
      await answered("1234.50");
      input.blur();
      await until(() => input.value === "1,234.50", `After blur, the input shows ${input.value}`);
    },
  ),
  check(
    "TextInput",
    "keeps the typed text and the initial answer out of every attribute",
    form(["amount", "ssn"], ssn),
    async ({ root }) => {
      const input = await find(root, "input");
      fill(input, "7391");
      await until(() => input.value === "7,391", `The input shows ${input.value}`);
      inNoAttribute(root, "7391", "7,391", "517-23", "4416");
    },
  ),
  check(
    "TextInput",
    "hides its symbol from assistive technology, which announces the unit in words",
    form(["amount"]),
    async ({ root }) => {
      const input = await find(root, "input");
      const hidden = [...root.querySelectorAll("[aria-hidden=true]")].map(textOf);
      must(hidden.includes("$"), "There is no symbol, or it is not hidden");
      const unit = referenced(input, "aria-describedby").map(textOf)[1];
      must(/dollar/i.test(unit ?? ""), `The unit that describes it reads ${unit}`);
      must(getComputedStyle(input).direction === "ltr", "An amount is not left-to-right");
    },
  ),
  check(
    "TextInput",
    "has the button that shows a sensitive answer",
    form(["ssn"], ssn),
    async ({ root }) => {
      const input = await find(root, "input");
      await until(() => input.value.endsWith("4416"), "The answer is not shown");
      must(!input.value.includes("517"), "A sensitive answer is visible");
      const button = await find(root, "button", `[aria-controls="${input.id}"]`);
      must(button.type === "button", "The button submits");
      button.click();
      await until(() => input.value === "517-23-4416", "The button does not show the answer");
    },
  ),
  passesProps("TextInput", "passes the settings of the keyboard on", form(["email"]), "input", [
    ["input.autoCapitalize", "none"],
    ["input.spellCheck", "false"],
  ]),
  passesProps(
    "TextInput",
    "passes the keyboard of a telephone number on",
    form(["phone"]),
    "input",
    [["input.type", "tel"]],
  ),
  passesProps("TextInput", "is ignored by password managers", form(["ssn"]), "input", [
    ["input.data-1p-ignore", "true"],
    ["input.data-bwignore", "true"],
    ["input.data-lpignore", "true"],
    ["input.data-form-type", "other"],
  ]),
  passesProps(
    "TextInput",
    "is in the language of the option that it shows",
    form(["home_state"], { readOnly: true, defaultValues: { home_state: "option_1" } }),
    "input",
    [["input.lang", "es"]],
  ),
  check(
    "TextArea",
    "answers with the typed lines, in no attribute, and shows those of an answer",
    form(["remarks"], {
      fields: { remarks: { multiline: 4 } },
      defaultValues: { remarks: "7391\n22" },
    }),
    async ({ root, answered }) => {
      const textarea = await find(root, "textarea");
      await until(() => textarea.value === "7391\n22", `It shows ${textarea.value}`);
      fill(textarea, "4416\n33");
      await answered("4416\n33");
      inNoAttribute(root, "7391", "4416");
      must(!textarea.textContent, "An answer is in the page's text");
      must(textarea.rows === 4, `It begins with ${textarea.rows} lines`);
      const [label] = textarea.labels;
      must(label, "It has no label");
      reads(label, "Remarks", "The label");
    },
  ),
  check(
    "DatePicker",
    "has a button that is named by its text, does not submit, and reads the days on click",
    async (...on) => {
      let looked = false;
      const days = () => {
        looked = true;
        return { min: "2026-01-01", max: "2026-12-31" };
      };
      const fields = { start: { as: DateField, rule: { ...date(), days } } };
      const { root } = await form(["start"], { fields })(...on);
      return { root, looked: () => looked };
    },
    async ({ root, looked }) => {
      const button = await find(root, "button", ":not([type=submit])");
      must(button.type === "button", "The button submits");
      reads(button, "Choose a date Start", "The button");
      must(!looked(), "It read the days before the click");
      button.click();
      await until(looked, "It does not read the days that it may offer");
    },
  ),
];

import { describe, expect, test } from "vitest";
import { toldOf } from "./testConformance.tsx";
import { omitting } from "./omissions.tsx";

/** What is said of a part that leaves one property of those it is given out. */
const omissions = [
  "Select select.aria-describedby: a screen reader tells neither hint nor error with the control",
  "Select select.aria-required: a screen reader does not tell that an answer is needed",
  "Select select.aria-invalid: a screen reader does not tell that the answer is refused",
  "Select select.disabled: a form that is disabled can be changed",
  "Select select.lang: a screen reader reads the words as those of another language",
  "Select select.autoComplete: the browser does not fill in what it knows",
  "Select select.onBlur: nobody is told of a wrong answer when it is left",
  "Combobox input.aria-describedby: a screen reader tells neither hint nor error with the control",
  "Combobox input.aria-required: a screen reader does not tell that an answer is needed",
  "Combobox input.aria-invalid: a screen reader does not tell that the answer is refused",
  "Combobox input.disabled: a form that is disabled can be changed",
  "Combobox input.lang: a screen reader reads the words as those of another language",
  "Combobox input.autoComplete: the browser does not fill in what it knows",
  "Combobox input.autoCapitalize: a phone writes capitals that nobody asked for",
  "Combobox input.spellCheck: the browser sends what is typed to its spelling checker, and marks names as wrong",
  "Combobox input.enterKeyHint: a phone does not show what its Enter key does",
  "Combobox input.onBlur: nobody is told of a wrong answer when it is left",
  "Combobox children: what else can be done there cannot be reached",
  "RadioGroup radios.label.lang: a screen reader reads the words as those of another language",
  "RadioGroup group.onBlur: nobody is told of a wrong answer when it is left",
  "TextInput input.type: a phone shows a keyboard that does not fit",
  "TextInput input.autoCapitalize: a phone writes capitals that nobody asked for",
  "TextInput input.spellCheck: the browser sends what is typed to its spelling checker, and marks names as wrong",
  "TextInput input.lang: a screen reader reads the words as those of another language",
  "TextInput input.data-1p-ignore: a password manager offers to fill it in, and to keep what it holds",
  "TextInput input.data-bwignore: a password manager offers to fill it in, and to keep what it holds",
  "TextInput input.data-lpignore: a password manager offers to fill it in, and to keep what it holds",
  "TextInput input.data-form-type: a password manager offers to fill it in, and to keep what it holds",
  "FieldFrame group.aria-describedby: a screen reader tells neither hint nor error with the control",
  "FieldFrame group.aria-required: a screen reader does not tell that an answer is needed",
  "FieldFrame group.aria-invalid: a screen reader does not tell that the answer is refused",
  "FieldFrame field.lang: a screen reader reads the words as those of another language",
  "FieldFrame field.messageLang: a screen reader reads the words as those of another language",
  "FieldFrame mark.lang: a screen reader reads the words as those of another language",
  "FieldFrame unit.lang: a screen reader reads the words as those of another language",
  "ErrorSummary heading.lang: a screen reader reads the words as those of another language",
  "ErrorSummary lines.lang: a screen reader reads the words as those of another language",
  "ErrorSummary children: what else can be done there cannot be reached",
  "Button button.aria-label: a screen reader does not tell which answer the button is for",
  "Button button.aria-describedby: a screen reader tells neither hint nor error with the control",
  "Button button.disabled: a form that is disabled can be changed",
  "Button button.lang: a screen reader reads the words as those of another language",
  "Alert box.lang: a screen reader reads the words as those of another language",
];

/** What the checks of a part say of it when it leaves this out. */
const leaving = (part: string, left: string): Promise<readonly string[]> =>
  toldOf(omitting[part]?.(left.split(".")) ?? {});

test.each(omissions)("%s", async (omission) => {
  const [, part = "", left = ""] = /^(\w+) ([\w.-]+): /.exec(omission) ?? [];
  expect(await leaving(part, left)).toContain(`Error: ${omission.replace(" ", " leaves out ")}`);
});

describe("These parts pass when they leave nothing out:", () => {
  test.each(Object.keys(omitting))("%s", async (part) => {
    expect(await leaving(part, "nothing")).toEqual([]);
  });
});

import type { ConformanceCheck } from "./check.ts";
import { described, passesProps, markedIn, isErrorRendered } from "./passedProps.ts";
import { form, left, refused } from "./formSetups.ts";

const wrong = "announces an invalid answer, and is in the language of the definition";
const whole = "cannot be used in a form that is disabled";
const early = "reports an invalid answer on blur";

const [select, box] = ["select", "input[role=combobox]"] as const;
const gone = { home_state: "gone", insured: "gone" } as const;
const autoComplete = "address-level1";
const fields = { home_state: { autoComplete }, work_state: { autoComplete } } as const;

/** Checks that controls pass their props on. */
export const controlChecks: readonly ConformanceCheck[] = [
  passesProps("Select", wrong, refused(["home_state"], { fields }), select, [
    ["select.aria-describedby", described(select)],
    ["select.aria-required", "true"],
    ["select.aria-invalid", "true"],
    ["select.lang", "es"],
    ["select.autoComplete", autoComplete],
  ]),
  passesProps("Select", whole, form(["home_state"], { disabled: true }), select, [
    ["select.disabled", ""],
  ]),
  passesProps("Select", early, left(select, ["home_state"], { defaultValues: gone }), select, [
    ["select.onBlur", isErrorRendered],
  ]),
  passesProps("Combobox", wrong, refused(["work_state"], { fields }), box, [
    ["input.aria-describedby", described(box)],
    ["input.aria-required", "true"],
    ["input.aria-invalid", "true"],
    ["input.lang", "es"],
    ["input.autoComplete", autoComplete],
    ["input.autoCapitalize", "none"],
    ["input.spellCheck", "false"],
    ["input.enterKeyHint", "done"],
  ]),
  passesProps("Combobox", whole, form(["work_state"], { disabled: true }), box, [
    ["input.disabled", ""],
  ]),
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
  passesProps(
    "RadioGroup",
    "renders its options in their language",
    form(["insured"], { booleanAs: "radio" }),
    "[type=radio]",
    [["radios.label.lang", markedIn("en", "Yes", "No")]],
  ),
  passesProps(
    "RadioGroup",
    early,
    left("[type=radio]", ["insured"], { booleanAs: "radio", defaultValues: gone }),
    "[type=radio]",
    [["group.onBlur", isErrorRendered]],
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
];

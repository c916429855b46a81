import type { ConformanceCheck } from "./check.ts";
import { described, describedIn, passesProps, markedIn } from "./passedProps.ts";
import { form, refused } from "./formSetups.ts";

const group = "[role=radiogroup]";
/** No page is in Esperanto, so an alert cannot inherit the language from the page. */
const messages = { lang: "eo", definitionError: "Eraro" };
const many = Array.from({ length: 60 }, (_, place) => ({
  name: `q${place}`,
  label: `Question ${place}`,
  type: "string",
  required: true,
}));

/** Checks that parts around controls pass their props on. */
export const partChecks: readonly ConformanceCheck[] = [
  passesProps(
    "FieldFrame",
    "announces an invalid answer to several controls",
    refused(["insured"], { booleanAs: "radio" }),
    group,
    [
      ["group.aria-describedby", described(group)],
      ["group.aria-required", "true"],
      ["group.aria-invalid", "true"],
    ],
  ),
  passesProps(
    "FieldFrame",
    "renders each text in its language",
    refused(["insured", "exempt", "amount"]),
    "label",
    [
      ["field.lang", markedIn("es", "Insured", "Whether")],
      ["mark.lang", markedIn("en", "(optional)")],
      ["field.messageLang", describedIn("select[aria-required]", "es", "en")],
      ["unit.lang", describedIn("input", "es", "en", "en")],
    ],
  ),
  passesProps(
    "ErrorSummary",
    "renders its heading and its lines in their language",
    refused(["home_state"]),
    "[role=alert] a",
    [
      ["lines.lang", "en"],
      ["heading.lang", markedIn("en", "There is a problem")],
    ],
  ),
  passesProps(
    "ErrorSummary",
    "has the button that shows the rest of many errors",
    refused([], { form: { parameters: many } }),
    "[role=alert]",
    [
      ["children", (root) => root.querySelector("[role=alert] button")],
      ["lead", markedIn("en", `${many.length} questions still need an answer`)],
    ],
  ),
  passesProps(
    "Button",
    "announces which answer it changes",
    form(["ssn"], { fields: { ssn: { stored: "4416" } } }),
    "button[type=button]",
    [
      ["button.aria-label", "Change Social number"],
      ["button.aria-describedby", (root) => root.querySelector("button[aria-describedby]")],
      ["button.lang", "en"],
    ],
  ),
  passesProps(
    "Button",
    "cannot be pressed in a disabled form",
    form(["home_state"], { disabled: true }),
    "button[type=submit]",
    [["button.disabled", ""]],
  ),
  passesProps(
    "Alert",
    "is in the language of its text",
    form([], { form: { parameters: 1 }, onDefinitionError: () => undefined, messages }),
    "[role=alert]",
    [["box.lang", "eo"]],
  ),
];

import {
  check,
  type ConformanceCheck,
  described,
  describedIn,
  markedIn,
  passesProps,
} from "./check.ts";
import { form, refused, submit } from "./checkedForm.ts";
import { find, must, precedes, reads, referenced, refersTo, textOf, until } from "./page.ts";

const group = "[role=radiogroup]";
const many = Array.from({ length: 60 }, (_, place) => ({
  name: `q${place}`,
  label: `Question ${place}`,
  type: "string",
  required: true,
}));

/** Checks of the parts around controls. */
export const fieldChecks: readonly ConformanceCheck[] = [
  check(
    "FieldFrame",
    "names the control by a label with the label's text and mark",
    form(["exempt"]),
    async ({ root }) => {
      const [label, ...others] = (await find(root, "select")).labels;
      must(label && others.length === 0, "The control has no label, or several");
      reads(label, "Exempt (optional)", "The label");
    },
  ),
  check(
    "FieldFrame",
    "describes the control by its hint, its unit and its error, rendered above it in that order",
    form(["amount"]),
    async ({ root }) => {
      const input = await find(root, "input");
      await submit(root);
      await until(() => input.getAttribute("aria-invalid") === "true", "The error is not rendered");
      const [hint = root, , error = root] = referenced(input, "aria-describedby");
      reads(hint, "How much", "The hint");
      must(/^Error: .*amount/i.test(textOf(error)), `The error reads ${textOf(error)}`);
      const areAbove = precedes(hint, input) && precedes(error, input);
      must(areAbove, "The hint or the error is below the control");
    },
  ),
  check(
    "FieldFrame",
    "renders several controls of one answer as a labelled group that can be disabled as one",
    form(["exempt"], { booleanAs: "radio", disabled: true }),
    async ({ root }) => {
      const fieldset = await find(root, "fieldset", group);
      reads(await find(fieldset, "legend"), "Exempt (optional)", "The legend");
      refersTo(fieldset, "aria-describedby", "Whether", "The hint does not describe it");
      const radios = [...fieldset.querySelectorAll("input")];
      must(
        radios.length > 0 && radios.every((radio) => radio.matches(":disabled")),
        "A radio button of a disabled form can be chosen",
      );
    },
  ),
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
  check(
    "Description",
    "contains paragraphs and lists, and describes its control with them",
    form(["pay"], { markup: "html" }),
    async ({ root }) => {
      const item = await find(root, "li");
      must(!item.closest("p, label"), "A list is in an element that cannot contain it");
      const input = await find(root, "input");
      refersTo(input, "aria-describedby", "HowCash", "They do not describe it");
    },
  ),
  check(
    "ErrorSummary",
    "takes focus, is named by its heading, and links to each field",
    refused(["amount", "ssn"]),
    async ({ root }) => {
      const [first, second] = root.querySelectorAll("input");
      const focused = () => root.ownerDocument.activeElement;
      const box = await until(
        () => focused()?.matches("[role=alert]") && focused(),
        "The summary has no focus",
      );
      refersTo(box, "aria-labelledby", "There is a problem", "It is not named");
      const links = box.querySelectorAll("a");
      must(links.length === 2, `There are ${links.length} links for two fields`);
      links[1]?.click();
      await until(() => second && focused() === second, "A link does not focus its field");
      must(first && precedes(box, first), "The summary is not above the fields");
    },
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
];

import {
  type ConformanceCheck,
  find,
  must,
  referencedTexts,
  precedes,
  textOf,
  until,
} from "./check.ts";
import { renderForm, submit } from "./renderCheckedForm.ts";

export const fieldChecks: readonly ConformanceCheck[] = [
  {
    part: "FieldFrame",
    name: "names the control by a label with the label's text and mark",
    async run(components, render) {
      const root = await renderForm(render, components, ["exempt"]);
      const select = await find(root, "select");
      const [label, ...others] = select.labels ?? [];
      must(label && others.length === 0, "The control has no label, or several");
      must(textOf(label) === "Exempt (optional)", `The label reads ${textOf(label)}`);
    },
  },
  {
    part: "FieldFrame",
    name: "describes the control by its hint, its unit and its error, rendered above it in that order",
    async run(components, render) {
      const root = await renderForm(render, components, ["amount"]);
      const input = await find(root, "input");
      await submit(root);
      await until(() => input.getAttribute("aria-invalid") === "true", "The error is not rendered");
      const [hint = "", , error = ""] = referencedTexts(input, "aria-describedby");
      must(hint === "How much", `The hint reads ${hint}`);
      must(/^Error: .*amount/i.test(error), `The error reads ${error}`);
      const ids = (input.getAttribute("aria-describedby") ?? "").split(" ");
      const rendered = [ids[0] ?? "", ids[2] ?? ""].map(
        (id) => root.ownerDocument.getElementById(id) ?? root,
      );
      must(
        rendered.every((text) => precedes(text, input)),
        "The hint or the error is below the control",
      );
    },
  },
  {
    part: "FieldFrame",
    name: "renders several controls of one answer as a labelled group that can be disabled as one",
    async run(components, render) {
      const root = await renderForm(render, components, ["exempt"], {
        booleanAs: "radio",
        disabled: true,
      });
      const group = await find(root, "fieldset", "[role=radiogroup]");
      const legend = await find(group, "legend");
      must(textOf(legend) === "Exempt (optional)", `The legend reads ${textOf(legend)}`);
      must(
        referencedTexts(group, "aria-describedby")[0] === "Whether",
        "The hint does not describe it",
      );
      const radios = [...group.querySelectorAll("input")];
      must(
        radios.length > 0 && radios.every((radio) => radio.matches(":disabled")),
        "A radio button of a disabled form can be chosen",
      );
    },
  },
  {
    part: "Description",
    name: "contains paragraphs and lists, and describes its control with them",
    async run(components, render) {
      const root = await renderForm(render, components, ["pay"], { markup: "html" });
      const item = await find(root, "li");
      must(!item.closest("p, label"), "A list is in an element that cannot contain it");
      const input = await find(root, "input");
      must(
        referencedTexts(input, "aria-describedby").join() === "HowCash",
        "They do not describe it",
      );
    },
  },
  {
    part: "ErrorSummary",
    name: "takes focus, is named by its heading, and links to each field",
    async run(components, render) {
      const root = await renderForm(render, components, ["amount", "ssn"]);
      await submit(root);
      const [first, second] = root.querySelectorAll("input");
      const box = await until(
        () =>
          root.ownerDocument.activeElement?.matches("[role=alert]") &&
          root.ownerDocument.activeElement,
        "The summary has no focus",
      );
      must(
        referencedTexts(box, "aria-labelledby").join() === "There is a problem",
        "It is not named",
      );
      const links = [...box.querySelectorAll("a")];
      must(links.length === 2, `There are ${links.length} links for two fields`);
      links[1]?.click();
      await until(
        () => second && root.ownerDocument.activeElement === second,
        "A link does not focus its field",
      );
      must(first && precedes(box, first), "The summary is not above the fields");
    },
  },
  {
    part: "Button",
    name: "submits once, is aria-disabled during the submission, and stays mounted",
    async run(components, render) {
      let finish = (): void => undefined;
      let submissions = 0;
      const root = await renderForm(render, components, ["exempt"], {
        afterSubmit: "edit",
        onSubmit: () => {
          submissions++;
          return new Promise<void>((resolve) => (finish = () => resolve()));
        },
      });
      const button = await find(root, "button", "[type=submit]");
      button.click();
      const busy = () => button.getAttribute("aria-disabled") === "true";
      await until(busy, "The button is not aria-disabled during the submission");
      button.click();
      finish();
      await until(() => !busy(), "The button stays aria-disabled after the submission");
      must(submissions === 1 && button.isConnected, `There were ${submissions} submissions`);
    },
  },
  {
    part: "Alert",
    name: "announces at once that a definition cannot be rendered",
    async run(components, render) {
      const props = { form: { parameters: 1 }, onDefinitionError: () => undefined };
      const root = await renderForm(render, components, [], props);
      const alert = await until(() => root.querySelector("[role=alert]"), "There is no alert");
      must(textOf(alert).length > 0, "The alert is empty");
    },
  },
  {
    part: "Alert",
    name: "announces that answers were received, without interrupting",
    async run(components, render) {
      const root = await renderForm(render, components, ["exempt"]);
      await submit(root);
      const received = await until(
        () => [...root.querySelectorAll("[role=status]")].find((status) => textOf(status)),
        "There is no status",
      );
      must(
        textOf(received).startsWith("Your answers were received"),
        `The status reads ${textOf(received)}`,
      );
      must(!root.querySelector("[role=alert]"), "It interrupts with an alert");
    },
  },
];

import { check, type ConformanceCheck, passesProps } from "./check.ts";
import { form, submit } from "./checkedForm.ts";
import { find, must, textOf, until } from "./page.ts";

/** No page is in Esperanto, so an alert cannot inherit the language from the page. */
const messages = { lang: "eo", definitionError: "Eraro" };
const unreadable = { form: { parameters: 1 }, onDefinitionError: () => undefined };

export const buttonAndAlertChecks: readonly ConformanceCheck[] = [
  check(
    "Button",
    "submits once, is aria-disabled during the submission, and stays mounted",
    async (...on) => {
      let finish = (): void => undefined;
      let submissions = 0;
      const onSubmit = () => {
        submissions++;
        return new Promise<void>((resolve) => (finish = () => resolve()));
      };
      const { root } = await form(["exempt"], { afterSubmit: "edit", onSubmit })(...on);
      return { root, finish: () => finish(), submissions: () => submissions };
    },
    async ({ root, finish, submissions }) => {
      const button = await find(root, "button", "[type=submit]");
      button.click();
      const busy = () => button.getAttribute("aria-disabled") === "true";
      await until(busy, "The button is not aria-disabled during the submission");
      button.click();
      finish();
      await until(() => !busy(), "The button stays aria-disabled after the submission");
      must(submissions() === 1 && button.isConnected, `There were ${submissions()} submissions`);
    },
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
  check(
    "Alert",
    "announces at once that a definition cannot be rendered",
    form([], unreadable),
    async ({ root }) => {
      const alert = await until(() => root.querySelector("[role=alert]"), "There is no alert");
      must(textOf(alert).length > 0, "The alert is empty");
    },
  ),
  check(
    "Alert",
    "announces that answers were received, without interrupting",
    form(["exempt"]),
    async ({ root }) => {
      await submit(root);
      const received = await until(
        () => [...root.querySelectorAll("[role=status]")].map(textOf).find(Boolean),
        "There is no status",
      );
      must(received.startsWith("Your answers were received"), `The status reads ${received}`);
      must(!root.querySelector("[role=alert]"), "It interrupts with an alert");
    },
  ),
  passesProps(
    "Alert",
    "is in the language of its text",
    form([], { ...unreadable, messages }),
    "[role=alert]",
    [["box.lang", "eo"]],
  ),
];

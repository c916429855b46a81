import { ParameterForm, type SubmitHandler } from "parameter-form";
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { patience } from "../../support/browser.tsx";
import { questions } from "../../support/questions.ts";
import { serverHtml } from "../../support/serverHtml.ts";

const until = (assertion: () => void): Promise<void> => vi.waitFor(assertion, patience);

/** A modal dialog with the HTML of a form in it, whose script comes when `hydrate` is called. */
function open() {
  const onSubmit = vi.fn<SubmitHandler>();
  const onRecoverableError = vi.fn<(error: unknown) => void>();
  const app = (
    <StrictMode>
      <ParameterForm form={questions("Name: string", "Extra: currency")} onSubmit={onSubmit} />
    </StrictMode>
  );
  const dialog = document.body.appendChild(document.createElement("dialog"));
  dialog.innerHTML = serverHtml(app);
  dialog.showModal();
  const [name, extra] = dialog.querySelectorAll("input");
  const button = dialog.querySelector("button");
  if (!name || !extra || !button) throw new Error("The server drew no form");
  return {
    dialog,
    name,
    extra,
    button,
    onSubmit,
    async hydrate(shown: string): Promise<void> {
      const root = hydrateRoot(dialog, app, { onRecoverableError });
      onTestFinished(() => root.unmount());
      await until(() => expect(extra).toHaveValue(shown));
      expect(onRecoverableError).not.toHaveBeenCalled();
    },
  };
}

const ways: Readonly<Record<string, (button: HTMLElement, extra: HTMLElement) => Promise<void>>> = {
  "a click": (button) => userEvent.click(button),
  async Enter(_, extra) {
    extra.focus();
    await userEvent.keyboard("{Enter}");
  },
};

describe.each(Object.keys(ways))("in a dialog, %s", (way) => {
  test("before hydration closes the dialog without losing an answer", async () => {
    const at = [location.href, history.length];
    const { dialog, name, extra, button, onSubmit, hydrate } = open();
    await userEvent.fill(name, "Ana");
    await userEvent.fill(extra, "1234.5");
    await ways[way]?.(button, extra);
    expect([dialog.open, dialog.returnValue]).toEqual([false, ""]);
    expect([location.href, history.length]).toEqual(at);
    await hydrate("1,234.50");
    dialog.showModal();
    expect(name).toHaveValue("Ana");
    await ways[way]?.(button, extra);
    await until(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ Name: "Ana", Extra: "1234.5" });
    expect([dialog.open, dialog.returnValue]).toEqual([true, ""]);
  });
});

test("Escape closes the dialog when no list is open, and keeps the answers for its reopening", async () => {
  const { dialog, extra, hydrate } = open();
  await userEvent.fill(extra, "1234.5");
  await hydrate("1,234.5");
  extra.focus();
  await userEvent.keyboard("{Escape}");
  await until(() => expect(dialog.open).toBe(false));
  dialog.showModal();
  expect(extra).toHaveValue("1,234.50");
});
